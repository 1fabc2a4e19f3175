import { useAnswer } from '../../app/records/use-answer.ts';
import type { PersonToBookInput } from '../../generated/graphql.ts';
import { clinicDayAndTime } from '../../ui/date-format.ts';
import { Banner } from '../../ui/feedback/states.tsx';
import { useWizard } from '../wizard-context.ts';
import { OverlappingAppointmentsDocument } from './overlaps.documents.ts';

/** Above the table: people who have another appointment at the same time. It blocks nothing. */
export function Overlaps() {
  const { draft, context } = useWizard();
  const people = draft.candidates.flatMap(({ key, name, dob, choice }) => {
    const hold = choice.mode === 'time' ? context.holds[key] : undefined;
    if (!hold || name.trim() === '' || dob === '') return [];
    return { candidateName: name.trim(), candidateDob: dob, fromTime: hold.slot.startsAt, toTime: hold.endsAt };
  });
  const org = draft.header.company?.id ?? null;
  // Other people or times are another question.
  return people.length > 0 ? <Found key={JSON.stringify([org, people])} org={org} people={people} /> : null;
}

function Found(question: { org: string | null; people: PersonToBookInput[] }) {
  const { data } = useAnswer('overlaps', OverlappingAppointmentsDocument, question, 'overlappingAppointments');
  if (!data || data.length === 0) return null;
  return (
    <Banner tone="warn" title="Already booked at the same time">
      <ul className="grid gap-1">
        {data.map(({ person, reference, siteName, siteTimeZone, appointmentTime }) => (
          <li key={`${person} ${reference}`}>
            {question.people[person]?.candidateName} has {reference}, {clinicDayAndTime(siteTimeZone, appointmentTime)},{' '}
            {siteName}.
          </li>
        ))}
      </ul>
    </Banner>
  );
}
