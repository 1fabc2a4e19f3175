import { remindersForm } from '../../machines/forms/company-forms.ts';
import { OWN_MOVE_DAYS, ownMoveLabel } from '../../machines/rules/booking/own-move.ts';
import { MAIL_MOMENTS, REMINDER_LABELS, REMINDER_MOMENTS } from '../../machines/rules/booking/reminder-times.ts';
import { FormBox, RefusalLine, useForm } from '../app/forms/form.tsx';
import { ConflictBox } from '../app/records/conflict-box.tsx';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useAnswer } from '../app/records/use-answer.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { Card } from '../ui/card.tsx';
import { SkeletonFields } from '../ui/feedback/skeleton-fields.tsx';
import { Field, useGroupControl } from '../ui/fields/field.tsx';
import { Select } from '../ui/fields/inputs.tsx';
import { Checkbox, Switch } from '../ui/fields/switches.tsx';
import { SaveRow } from '../ui/save-row.tsx';
import { ChooseRemindersDocument, ReminderSettingsDocument } from './companies.documents.ts';

/** Settings of the reminders that the company's candidates get. */
export function RemindersCard({ orgId }: { orgId: string }) {
  const { data, failure, retry } = useAnswer(
    'reminderSettings',
    ReminderSettingsDocument,
    { orgId },
    'reminderSettings',
  );
  return (
    <Card title="Reminders and candidates">
      <div className="px-4 pt-3.5 pb-4">
        {failure ? <RecordFailure failure={failure} what="reminders" onRetry={retry} /> : null}
        {data ? <RemindersForm key={orgId} orgId={orgId} settings={data} /> : null}
        {data || failure ? null : <SkeletonFields fields={2} label="Loading the reminders" />}
      </div>
    </Card>
  );
}

type Settings = { mail: string[]; sms: string[]; ownMoveDays: number; candidatesFillIn: boolean; updatedAt: string };

const labels = {
  mail: 'By email',
  sms: 'By SMS',
  ownMoveDays: 'Candidates move their appointment themselves',
  candidatesFillIn: 'Candidates fill in their details themselves',
};

/** A chosen value in the words of its field. */
function formatChoice(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((moment) => Object(REMINDER_LABELS)[moment] ?? moment);
  const days = OWN_MOVE_DAYS.find((one) => one === value);
  return days === undefined ? value : ownMoveLabel(days);
}

const moveChoices = OWN_MOVE_DAYS.map((days) => ({ value: String(days), label: ownMoveLabel(days) }));

function RemindersForm({ orgId, settings }: { orgId: string; settings: Settings }) {
  const gateway = useGateway();
  const form = useForm(
    remindersForm,
    {
      mail: settings.mail,
      sms: settings.sms,
      ownMoveDays: settings.ownMoveDays,
      candidatesFillIn: settings.candidatesFillIn,
      updatedAt: settings.updatedAt,
    },
    {
      save: async (input, signal) => {
        const answer = await gateway.request(ChooseRemindersDocument, { orgId, input }, { signal });
        const { mail, sms, ownMoveDays, candidatesFillIn, updatedAt } = answer.chooseReminders;
        return { mail, sms, ownMoveDays, candidatesFillIn, updatedAt };
      },
    },
  );
  const { value, onValue, ...moveDays } = form.field('ownMoveDays');
  const { value: fillsIn, ...fillIn } = form.field('candidatesFillIn');
  return (
    <FormBox form={form} label="Reminders">
      <Field label="By email" group>
        <Moments moments={MAIL_MOMENTS} {...form.field('mail')} />
      </Field>
      <Field label="By SMS" group keepHint hint="None from 20:00 to 08:00 by the clinic’s clock.">
        <Moments moments={REMINDER_MOMENTS} {...form.field('sms')} />
      </Field>
      <Field
        label="Candidates move their appointment themselves"
        keepHint
        hint="At the same clinic, before or after the day you booked, until 24 hours before."
      >
        <Select {...moveDays} value={String(value)} choices={moveChoices} onValue={(days) => onValue(Number(days))} />
      </Field>
      <Switch
        {...fillIn}
        checked={fillsIn}
        hint="You may leave open date of birth, sex, email and position. Name and mobile are enough: we send the link by SMS."
      >
        Candidates fill in their details themselves
      </Switch>
      {form.conflict ? (
        <ConflictBox form={form} labels={labels} formatValue={formatChoice} />
      ) : (
        <>
          <RefusalLine form={form} />
          <SaveRow form={form} label="Save reminders and candidates" />
        </>
      )}
    </FormBox>
  );
}

type MomentsProps = {
  moments: readonly (keyof typeof REMINDER_LABELS)[];
  name: string;
  value: readonly string[];
  onValue: (value: string[]) => void;
  onBlur: () => void;
};

function Moments({ moments, name, value, onValue, onBlur }: MomentsProps) {
  const { id, 'aria-labelledby': labelled, 'aria-describedby': described } = useGroupControl();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field's label names it, where a fieldset would need a legend of its own
    <div
      id={id}
      role="group"
      aria-labelledby={labelled}
      aria-describedby={described}
      className="flex flex-wrap items-center gap-x-6 gap-y-2"
    >
      {moments.map((moment, at) => (
        <Checkbox
          key={moment}
          checked={value.includes(moment)}
          onBlur={onBlur}
          onValue={(isOn) => onValue(moments.filter((one) => (one === moment ? isOn : value.includes(one))))}
          {...(at === 0 ? { name } : {})}
        >
          {REMINDER_LABELS[moment]}
        </Checkbox>
      ))}
    </div>
  );
}
