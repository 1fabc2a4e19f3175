import { useState } from 'react';
import { saveCrewForm } from '../../../machines/forms/crew-forms.ts';
import type { BookingCompany, BookingDraft } from '../../../machines/lib/booking.types.ts';
import { MAX_CREW_NAME, peopleTyped } from '../../../machines/rules/booking/crew.ts';
import { crewLines, crewSize } from '../../../machines/rules/drafts/crew-drafts.ts';
import { useForm } from '../../app/forms/form.tsx';
import { messageFor } from '../../app/messages.ts';
import { EditDialog } from '../../app/records/edit-dialog.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { FieldError } from '../../slots/field-error.tsx';
import { hintClass } from '../../ui/fields/control-classes.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { SaveCrewDocument } from './crews.documents.ts';
import { crewInput, crewLineSummary, positionOf } from './saved-crew.ts';

type SaveCrewProps = { draft: BookingDraft; company: BookingCompany; onClose: () => void };

/** Saves the shared facts of a booking's candidates under a name: a line for those who are booked alike. */
export default function SaveCrew({ draft, company, onClose }: SaveCrewProps) {
  const gateway = useGateway();
  const [lines] = useState(() => crewLines(draft.candidates));
  const [machine] = useState(() => saveCrewForm(messageFor));
  const form = useForm(
    machine,
    { name: '', people: lines.map(({ people }) => String(people)) },
    {
      save: ({ name, people }) => {
        const kept = lines.map((line, at) => ({ ...line, people: peopleTyped(people[at] ?? '') ?? 0 }));
        const input = crewInput(
          draft,
          name.trim(),
          kept.filter((line) => line.people > 0),
        );
        return gateway.request(SaveCrewDocument, { org: company.id, input });
      },
      onSaved: onClose,
      draftKey: 'save crew',
    },
  );
  const { value: people, onValue, onBlur } = form.field('people');
  const all = crewSize(people.map((typed) => ({ people: peopleTyped(typed) ?? 0 })));
  return (
    <EditDialog
      form={form}
      title="Save as a crew"
      text={`Positions, packages, clinics, order numbers and addresses of this booking, for whoever books for ${company.name}. Nobody’s name is kept.`}
      submit="Save crew"
      isWide
      onClose={onClose}
    >
      <Field label="Name" hint="Such as ‘Crane crew’." error={form.errors['name']}>
        <TextInput {...form.field('name')} maxLength={MAX_CREW_NAME} autoComplete="off" autoFocus />
      </Field>
      <fieldset className="grid gap-2">
        <legend className="pb-1 font-strong">How many of each</legend>
        {lines.map((line, at) => (
          <div
            key={`${positionOf(line)} ${crewLineSummary(line)} ${line.siteIds.join()}`}
            className="flex items-start gap-3"
          >
            <Field label={`How many: ${positionOf(line)}`} className="w-20 shrink-0 [&>label]:sr-only">
              <TextInput
                name="people"
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                value={people[at] ?? ''}
                onValue={(typed) => onValue(people.with(at, typed))}
                onBlur={onBlur}
              />
            </Field>
            <p className="min-w-0 pt-0.5 wrap-anywhere">
              {positionOf(line)}
              <span className="block text-text-3 text-xs">{crewLineSummary(line)}</span>
            </p>
          </div>
        ))}
        <FieldError error={form.errors['people']} />
        <p className={hintClass} role="status">
          {all} {all === 1 ? 'person' : 'people'}
          {all > draft.candidates.length ? ', booked five at a time.' : '.'}
        </p>
      </fieldset>
    </EditDialog>
  );
}
