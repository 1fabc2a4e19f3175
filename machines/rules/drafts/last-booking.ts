import type {
  BookingDraft,
  BookingPerson,
  CandidateDraft,
  ChosenPackage,
  FieldChange,
  LastBooking,
  UsualPackage,
} from '../../lib/booking.types.ts';
import { changeField, choosePackage, editCandidate, fillBlanks, findCandidate } from './draft-edits.ts';

/**
 * The booking person's own details, and what they booked last, where nothing was typed yet; the company's own addresses come first.
 * A purchase order is of one booking: the last one would bill other people to it.
 */
export function fillFromPerson(draft: BookingDraft, person: BookingPerson): BookingDraft {
  const filled = fillBlanks(draft, person);
  const isOwn = person.company !== null && filled.header.company?.id === person.company.id;
  return person.last && isOwn ? fillFromLast(filled, person.last) : filled;
}

function fillFromLast(draft: BookingDraft, last: LastBooking): BookingDraft {
  const { resultEmails, resultEmailText, invoiceEmail, subsidiary } = draft.header;
  const areResultsBlank = resultEmails.length === 0 && resultEmailText === '';
  return {
    ...draft,
    header: {
      ...draft.header,
      subsidiary: subsidiary ?? last.subsidiary,
      resultEmails: areResultsBlank ? last.resultEmails : resultEmails,
      invoiceEmail: invoiceEmail || last.invoiceEmail,
    },
    candidates: draft.candidates.map((candidate) => ({ ...candidate, ...lastOf(candidate, last) })),
  };
}

function lastOf({ package: chosen, choice, position }: CandidateDraft, last: LastBooking): Partial<CandidateDraft> {
  const isPlaceBlank = choice.state === '' && choice.siteIds.length === 0;
  return {
    package: chosen ?? usualPackage(last.usualPackages, position) ?? suggested(last.package),
    ...(isPlaceBlank && last.place && { choice: { ...choice, ...last.place } }),
  };
}

type Position = CandidateDraft['position'];

/** As names of positions are compared. */
export const plain = (name: string) => name.trim().toLowerCase();

export const usualPackage = (usual: readonly UsualPackage[], position: Position) =>
  suggested((position && usual.find((one) => plain(one.position) === plain(position.name))?.package) ?? null);

const suggested = (found: ChosenPackage | null): ChosenPackage | null => found && { ...found, suggested: true };

/** A package that a person chose, or had made, is not replaced by a usual one. */
const isChosen = ({ package: chosen }: CandidateDraft) => chosen !== null && !chosen.suggested;

/**
 * The draft with a new position and the usual package that it brings. Null where the change is none of a position, where a person
 * chose the package, where a time is picked for it, or where none is usual.
 */
export function withUsualPackage(
  draft: BookingDraft,
  change: FieldChange,
  usual: readonly UsualPackage[],
): BookingDraft | null {
  const key = /^candidates\.(.+)\.position$/.exec(change.path)?.[1];
  const candidate = key === undefined ? undefined : findCandidate(draft, key);
  if (!candidate || candidate.pick || isChosen(candidate)) return null;
  const changed = changeField(draft, change);
  const found = usualPackage(usual, findCandidate(changed, candidate.key)?.position ?? null);
  return found && found.id !== candidate.package?.id ? choosePackage(changed, candidate.key, found) : null;
}

/**
 * Rows that became candidates: each gets the usual package of its position, else that of the first candidate, and clinics and days
 * of the first candidate where it has none of its own.
 */
export function shareWithPasted(draft: BookingDraft, keys: readonly string[], usual: readonly UsualPackage[]) {
  const [first] = draft.candidates;
  if (!first) return draft;
  const common = first.package?.custom ? null : suggested(first.package);
  return keys.reduce((shared, key) => {
    const candidate = findCandidate(shared, key);
    if (!candidate) return shared;
    const choice = candidate.choice.state === '' ? first.choice : candidate.choice;
    const placed = editCandidate(shared, key, { choice });
    if (isChosen(candidate)) return placed;
    return choosePackage(placed, key, usualPackage(usual, candidate.position) ?? candidate.package ?? common);
  }, draft);
}
