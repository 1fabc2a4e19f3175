import { ClipboardPaste, Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { maxCandidates } from '../../../machines/lib/booking.types.ts';
import { SEXES } from '../../../machines/rules/booking/sexes.ts';
import { EXAMPLE_EMAIL } from '../../../machines/rules/contact/email.ts';
import { PHONE_HINT } from '../../../machines/rules/contact/phone.ts';
import { Button } from '../../ui/button.tsx';
import { shortenName } from '../../ui/date-format.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { type Choice, Select, TextArea, TextInput } from '../../ui/fields/inputs.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { FormGroup, longButtonClass, StepBody, StepForm } from '../step-body.tsx';
import { focusStepHeading, StepHeading } from '../step-heading.tsx';
import { calledName, useCandidate, useWizard } from '../wizard-context.ts';
import { pastedHere } from './pasted-words.ts';
import { PositionField } from './position-field.tsx';
import { useCandidateFields } from './use-candidate-fields.ts';

const PasteRows = lazyPart(() => import('./paste-rows.tsx'));

const NOTE_LENGTH = 200;
const NAME_LENGTH = 200;

/** A pasted word that is none of them is kept as a choice until another one is chosen. */
const sexes = (value: string): readonly Choice<string>[] => {
  const isPasted = value !== '' && !SEXES.some((sex) => sex === value);
  return [...(isPasted ? [value] : []), ...SEXES].map((sex) => ({ value: sex, label: sex }));
};

/** The person in view: who, how to reach them, and for what work. */
export function CandidatesStep({ isMove }: { isMove: boolean }) {
  const { draft, send } = useWizard();
  const { candidate, number } = useCandidate();
  return (
    <StepBody isUnderTabs>
      <StepForm>
        <div className="flex items-center gap-2 min-h-9">
          <StepHeading isMove={isMove}>{calledName(candidate, number)}</StepHeading>
          {draft.candidates.length > 1 ? (
            <Button
              look="danger-quiet"
              size="sm"
              className="ml-auto"
              icon={<Trash2 className="size-3.5" />}
              onClick={() => send({ type: 'candidate.deleted', key: candidate.key })}
            >
              Delete candidate
            </Button>
          ) : null}
        </div>
        <Sharing />
        <PersonFields key={candidate.key} />
      </StepForm>
    </StepBody>
  );
}

/** Work that is the same for a crew is typed once, and rows of a spreadsheet not at all. */
function Sharing() {
  const { draft, send } = useWizard();
  const { candidate, number } = useCandidate();
  const [isPasting, setPasting] = useState(() => pastedHere().isOpen);
  const next = draft.candidates[number];
  const copy = <Copy className="size-3.5" />;
  return (
    <div className="flex items-center gap-2 flex-wrap mt-2">
      <Button size="sm" icon={<ClipboardPaste className="size-3.5" />} onClick={() => setPasting(true)}>
        Paste rows
      </Button>
      {next ? (
        <Button
          size="sm"
          look="quiet"
          className={longButtonClass}
          icon={copy}
          onClick={() => {
            send({ type: 'candidate.shared', key: candidate.key });
            requestAnimationFrame(focusStepHeading);
          }}
        >
          Copy position, package and note to {shortenName(next.name) || `candidate ${number + 1}`}
        </Button>
      ) : null}
      {draft.candidates.length < maxCandidates ? (
        <Button
          size="sm"
          look="quiet"
          className={longButtonClass}
          icon={copy}
          onClick={() => {
            send({ type: 'candidate.copied', key: candidate.key });
            requestAnimationFrame(focusStepHeading);
          }}
        >
          Copy to a new candidate
        </Button>
      ) : null}
      {isPasting ? <PasteRows onClose={() => setPasting(false)} /> : null}
    </div>
  );
}

function PersonFields() {
  const { draft } = useWizard();
  const optional = draft.header.company?.candidatesFillIn === true;
  const { candidate, change, at, error, leave } = useCandidateFields();
  return (
    <FormGroup legend="Person" isLegendHidden>
      <Field label="Name" error={error('name')}>
        <TextInput
          value={candidate.name}
          onValue={(value) => change({ path: at('name'), value })}
          onBlur={leave('name')}
          autoComplete="off"
          maxLength={NAME_LENGTH}
        />
      </Field>
      {optional ? (
        <p className="text-text-2">
          Name and mobile are enough: the candidate gets a link by SMS and fills in what you leave open.
        </p>
      ) : null}
      <div className="grid grid-cols-2 items-start gap-3 max-sm:grid-cols-1">
        <Field label="Date of birth" optional={optional} hint="DD/MM/YYYY" error={error('dob')}>
          <DateField
            value={candidate.dob}
            onValue={(value) => change({ path: at('dob'), value })}
            onBlur={leave('dob')}
            birth
          />
        </Field>
        <Field label="Assigned Sex at Birth" optional={optional} error={error('gender')}>
          <Select
            value={candidate.gender}
            choices={sexes(candidate.gender)}
            onValue={(value) => change({ path: at('gender'), value })}
            onBlur={leave('gender')}
          />
        </Field>
        <Field label="Phone" hint={PHONE_HINT} error={error('phone')}>
          <TextInput
            type="tel"
            value={candidate.phone}
            onValue={(value) => change({ path: at('phone'), value })}
            onBlur={leave('phone')}
            autoComplete="off"
            maxLength={40}
          />
        </Field>
        <Field label="Email" optional={optional} hint={`Eg. ${EXAMPLE_EMAIL}`} error={error('email')}>
          <TextInput
            type="email"
            value={candidate.email}
            onValue={(value) => change({ path: at('email'), value })}
            onBlur={leave('email')}
            autoComplete="off"
            maxLength={254}
          />
        </Field>
      </div>
      <PositionField />
      <Field
        label="Note"
        optional
        hint="About this candidate. The clinic reads this."
        counter={{ text: candidate.note, most: NOTE_LENGTH }}
      >
        <TextArea
          rows={2}
          maxLength={NOTE_LENGTH}
          value={candidate.note}
          onValue={(value) => change({ path: at('note'), value })}
        />
      </Field>
    </FormGroup>
  );
}
