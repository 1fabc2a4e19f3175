import {
  type BookingDraft,
  type CandidateDraft,
  type CandidateIndex,
  maxCandidates,
  type ServiceType,
} from '../../lib/booking.types.ts';
import { type EpochMs, id, type OrgId, type PackageId, type SiteId } from '../../lib/ports.ts';
import { newCandidate, newDraft } from './new-draft.ts';

/** A person who is due again, with the details of the last booking. Days are YYYY-MM-DD. */
export interface DuePerson {
  readonly candidateName: string;
  readonly candidateDob: string;
  readonly candidateGender: string;
  readonly candidatePhone: string;
  readonly candidateEmail: string;
  readonly positionId: string | null;
  readonly candidatePosition: string;
  readonly package: { readonly id: string; readonly name: string; readonly minutes: number } | null;
  readonly serviceType: ServiceType;
  readonly company: { readonly id: string; readonly name: string };
  readonly subsidiary: { readonly id: string; readonly name: string } | null;
  readonly site: { readonly id: string; readonly state: string } | null;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly contactEmail: string;
  readonly resultEmails: readonly string[];
  readonly invoiceEmail: string;
}

/** Key of the fields that candidates of one booking have in common. */
const shared = ({ company, subsidiary, serviceType }: DuePerson) =>
  [serviceType, company.id, subsidiary?.id ?? ''].join(' ');

/**
 * Unfinished bookings of people who are due again: up to five of one company, subsidiary and kind in each, in the order of
 * `people`. Dates are left open; addresses and booking person are those of the first one's last booking.
 */
export const dueDrafts = (people: readonly DuePerson[], now: EpochMs): readonly BookingDraft[] =>
  bookingsOf(people).map((group) => draftOf(group, now));

/** Number of drafts that these people make. */
export const countDueDrafts = (people: readonly DuePerson[]) => bookingsOf(people).length;

const bookingsOf = (people: readonly DuePerson[]) =>
  [...Map.groupBy(people, shared).values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / maxCandidates) }, (_, nth) =>
      group.slice(nth * maxCandidates, (nth + 1) * maxCandidates),
    ),
  );

const INDEXES: readonly CandidateIndex[] = [0, 1, 2, 3, 4];

function draftOf(people: readonly DuePerson[], now: EpochMs): BookingDraft {
  const [first] = people;
  const draft = newDraft({ serviceType: first?.serviceType ?? 'pem', sid: null }, now);
  if (!first) return draft;
  const { company, subsidiary, contactName, contactPhone, contactEmail, resultEmails, invoiceEmail } = first;
  return {
    ...draft,
    header: {
      ...draft.header,
      contactName,
      contactPhone,
      contactEmail,
      resultEmails,
      invoiceEmail,
      subsidiary,
      company: { id: id<OrgId>(company.id), name: company.name },
    },
    candidates: people.flatMap((person, at) => {
      const index = INDEXES[at];
      return index === undefined ? [] : [candidateOf(person, index, now)];
    }),
  };
}

function candidateOf(person: DuePerson, index: CandidateIndex, now: EpochMs): CandidateDraft {
  const blank = newCandidate(`c${index + 1}`, index, now);
  const { package: due, site, candidatePosition } = person;
  return {
    ...blank,
    name: person.candidateName,
    dob: person.candidateDob,
    gender: person.candidateGender,
    phone: person.candidatePhone,
    email: person.candidateEmail,
    position: candidatePosition ? { id: person.positionId, name: candidatePosition } : null,
    package: due && { ...due, id: id<PackageId>(due.id) },
    choice: site ? { ...blank.choice, state: site.state, siteIds: [id<SiteId>(site.id)] } : blank.choice,
  };
}
