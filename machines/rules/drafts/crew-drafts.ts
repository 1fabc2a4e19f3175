import {
  type BookingDraft,
  type BookingHeader,
  type CandidateDraft,
  type CandidateIndex,
  type ChosenPackage,
  maxCandidates,
  type Named,
  type ServiceType,
  type UsualPackage,
} from '../../lib/booking.types.ts';
import type { BookingReference } from '../../lib/booking-references.ts';
import type { EpochMs, SiteId } from '../../lib/ports.ts';
import { usualPackage } from './last-booking.ts';
import { newCandidate, newDraft } from './new-draft.ts';

/** People of a crew who are booked alike. A `state` without clinics means all of its clinics. */
export interface CrewLine {
  readonly people: number;
  readonly position: CandidateDraft['position'];
  readonly package: ChosenPackage | null;
  readonly state: string;
  readonly siteIds: readonly SiteId[];
}

/** The pattern of a booking, without names of candidates. */
export interface Crew extends Readonly<Record<BookingReference, string>> {
  readonly serviceType: ServiceType;
  readonly sid: string | null;
  readonly subsidiary: Named | null;
  readonly resultEmails: readonly string[];
  readonly invoiceEmail: string;
  readonly lines: readonly CrewLine[];
}

const INDEXES: readonly CandidateIndex[] = [0, 1, 2, 3, 4];

/**
 * Unfinished bookings of a crew: up to five candidates in each, in the order of its lines. Company and booking person are those of
 * the booking that is open; where the crew has no address or package, the open booking's and the usual one are taken.
 */
export function crewDrafts(
  crew: Crew,
  open: BookingDraft,
  usual: readonly UsualPackage[],
  now: EpochMs,
): readonly BookingDraft[] {
  const gapless = open.candidates[0]?.choice.gapless;
  const people = crew.lines.flatMap((line) => Array.from({ length: line.people }, () => line));
  const header = headerOf(crew, open.header);
  return Array.from({ length: Math.ceil(people.length / maxCandidates) }, (_, nth) => {
    const draft = newDraft({ serviceType: crew.serviceType, sid: crew.sid }, now, gapless);
    const seated = people.slice(nth * maxCandidates, (nth + 1) * maxCandidates);
    const candidates = INDEXES.slice(0, seated.length).map((index, at) => {
      const blank = newCandidate(`c${index + 1}`, index, now, gapless);
      const line = seated[at];
      return line ? { ...blank, ...placeOf(line, blank, usual) } : blank;
    });
    return { ...draft, header: { ...draft.header, ...header }, candidates };
  });
}

/** Number of unfinished bookings that a crew makes. */
export const countCrewDrafts = ({ lines }: { lines: Counted }) => Math.ceil(crewSize(lines) / maxCandidates);

type Counted = readonly Pick<CrewLine, 'people'>[];
export const crewSize = (lines: Counted) => lines.reduce((sum, { people }) => sum + people, 0);

function headerOf(crew: Crew, open: BookingHeader): Partial<BookingHeader> {
  const { company, contactName, contactPhone, contactEmail } = open;
  const { subsidiary, resultEmails, invoiceEmail, poNumber, project, projectIdentification } = crew;
  return {
    company,
    contactName,
    contactPhone,
    contactEmail,
    subsidiary,
    poNumber,
    project,
    projectIdentification,
    resultEmails: resultEmails.length > 0 ? resultEmails : open.resultEmails,
    invoiceEmail: invoiceEmail || open.invoiceEmail,
  };
}

function placeOf(line: CrewLine, { choice }: CandidateDraft, usual: readonly UsualPackage[]): Partial<CandidateDraft> {
  const { state, siteIds, position } = line;
  return {
    position,
    package: line.package ?? usualPackage(usual, position),
    choice: { ...choice, state, siteIds, all: state !== '' && siteIds.length === 0 },
  };
}

/** Candidates as the lines of a crew: those who are booked alike are one. A custom package is one candidate's alone. */
export function crewLines(candidates: readonly CandidateDraft[]): readonly CrewLine[] {
  const lines = candidates.map(({ position, package: chosen, choice }): Omit<CrewLine, 'people'> => {
    const siteIds = choice.mode === 'range' ? (choice.site ? [choice.site.id] : []) : choice.all ? [] : choice.siteIds;
    return {
      position,
      package: chosen && !chosen.custom ? { id: chosen.id, name: chosen.name, minutes: chosen.minutes } : null,
      state: siteIds.length > 0 || choice.all ? choice.state : '',
      siteIds,
    };
  });
  const alike = ({ position, package: chosen, state, siteIds }: Omit<CrewLine, 'people'>) =>
    JSON.stringify([position?.name.trim().toLowerCase() ?? '', chosen?.id ?? '', state, siteIds.toSorted()]);
  return [...Map.groupBy(lines, alike).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, people: 1 + others.length }] : [],
  );
}
