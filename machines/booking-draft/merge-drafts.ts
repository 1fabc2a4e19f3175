import { defined } from '../lib/assert-defined.ts';
import { type BookingDraft, type CandidateDraft, maxCandidates } from '../lib/booking.types.ts';
import { deepEqual } from '../lib/deep-equal.ts';
import { findCandidate, freeIndex } from '../rules/drafts/draft-edits.ts';

/** Fields that are not shared: two tabs may look at different steps of one draft. */
const viewFields = ['step', 'current', 'unchosen', 'touched'];

/** Fields that mean nothing without the first of them: they are merged as one value, of the side that changed the first. */
const groups = [
  ['company', 'subsidiary', 'paperworkIds'],
  ['serviceType', 'sid'],
  ['package', 'pick'],
  ['state', 'all', 'siteIds', 'site'],
];

/**
 * Brings two drafts that grew from the same saved one together, field by field.
 * @param base what both started from · @param sent what was sent since without an answer: theirs may be made of it, and what they
 * have of it is mine · @param winner whose value stays where both changed the same field
 * @returns the merged draft, and whether both had changed the same field to different values
 */
export function mergeDrafts(
  base: BookingDraft,
  mine: BookingDraft,
  theirs: BookingDraft,
  winner: 'mine' | 'theirs',
  sent: readonly BookingDraft[] = [],
): { draft: BookingDraft; overlaps: boolean } {
  const clashes: string[] = [];
  const merge = <Value extends object>(
    before: object,
    left: Value,
    right: Value,
    at: string,
    ours: readonly object[],
  ): Value => {
    const merged = Object.entries(right).map(([field, theirValue]) => {
      const myValue = read(left, field);
      if (viewFields.includes(field) && at === '') return [field, myValue];
      const group = groups.find((names) => names.includes(field)) ?? [field];
      const isSame = (one: object, other: object) =>
        group.every((name) => deepEqual(read(one, name), read(other, name)));
      if (isSame(left, right) || isSame(before, right)) return [field, myValue];
      if (ours.some((own) => isSame(own, right))) return [field, myValue];
      if (isSame(before, left)) return [field, theirValue];
      const first = group[0] ?? field;
      const [isMine, isTheirs] = [left, right].map((side) => !deepEqual(read(before, first), read(side, first)));
      if (isMine !== isTheirs) return [field, isMine ? myValue : theirValue];
      clashes.push(`${at}${field}`);
      return [field, winner === 'mine' ? myValue : theirValue];
    });
    return { ...right, ...Object.fromEntries(merged) };
  };

  const candidates = mergeCandidates(base, mine, theirs, { winner, merge, clashes, sent });
  const headers = sent.map((own) => own.header);
  const header = merge(base.header, mine.header, theirs.header, 'header.', headers);
  const { candidates: _b, header: _bh, ...baseRest } = base;
  const { candidates: _m, header: _mh, ...mineRest } = mine;
  const { candidates: _t, header: _th, ...theirRest } = theirs;
  const rest = merge(baseRest, mineRest, theirRest, '', sent);
  const current = candidates.some(({ key }) => key === mine.current) ? mine.current : defined(candidates[0]).key;
  const touched = { ...theirs.touched, ...mine.touched };
  const merged: BookingDraft = { ...rest, header, candidates, current, touched };
  if (arePackagesOfBooker(merged, [mine, theirs])) return { draft: merged, overlaps: clashes.length > 0 };
  return { draft: withBookerOf(winner === 'mine' ? mine : theirs, merged), overlaps: true };
}

/** A package is one of a company and a service: each was chosen in a draft for the same ones. */
function arePackagesOfBooker(merged: BookingDraft, sides: readonly BookingDraft[]): boolean {
  const possible = sides.filter((side) => deepEqual(bookerOf(side), bookerOf(merged)));
  return merged.candidates.every(
    ({ key, package: chosen }) =>
      chosen === null || possible.some((side) => deepEqual(findCandidate(side, key)?.package, chosen)),
  );
}

const bookerOf = ({ header: { company, subsidiary }, serviceType, sid }: BookingDraft) => [
  company?.id,
  subsidiary?.id,
  serviceType,
  sid,
];

/** The merged draft with company, service and packages of one side. */
function withBookerOf(side: BookingDraft, merged: BookingDraft): BookingDraft {
  const { serviceType, sid } = side;
  const { company, subsidiary, paperworkIds } = side.header;
  const candidates = merged.candidates.map((candidate) => {
    const own = findCandidate(side, candidate.key);
    return { ...candidate, package: own?.package ?? null, pick: own?.pick ?? null };
  });
  return { ...merged, serviceType, sid, header: { ...merged.header, company, subsidiary, paperworkIds }, candidates };
}

type Merge = <Value extends object>(
  before: object,
  left: Value,
  right: Value,
  at: string,
  ours: readonly object[],
) => Value;

interface Merging {
  readonly winner: 'mine' | 'theirs';
  readonly merge: Merge;
  readonly clashes: string[];
  readonly sent: readonly BookingDraft[];
}

/** Theirs first, since their places are kept already; one deleted by either side stays deleted unless the other changed it. */
function mergeCandidates(
  base: BookingDraft,
  mine: BookingDraft,
  theirs: BookingDraft,
  { winner, merge, clashes, sent }: Merging,
): CandidateDraft[] {
  const of = (draft: BookingDraft, key: string) => draft.candidates.find((candidate) => candidate.key === key);
  const saved: CandidateDraft[] = [];
  for (const their of theirs.candidates) {
    const [before, my] = [of(base, their.key), of(mine, their.key)];
    const ours = sent.flatMap((own) => of(own, their.key) ?? []);
    if (my) saved.push(mergeCandidate(before, my, their, merge, ours));
    else if (![before, ...ours].some((known) => known && deepEqual(known, their))) saved.push(their);
  }
  for (const my of mine.candidates) {
    const before = of(base, my.key);
    if (of(theirs, my.key) || (before && deepEqual(before, my))) continue;
    const index = saved.some((candidate) => candidate.index === my.index) ? freeIndex(saved) : my.index;
    if (index === undefined || saved.length >= maxCandidates) clashes.push(`candidates.${my.key}`);
    else saved.push({ ...my, index });
  }
  if (saved.length > 0) return saved;
  clashes.push('candidates');
  return [...(winner === 'mine' ? mine : theirs).candidates];
}

function mergeCandidate(
  before: CandidateDraft | undefined,
  my: CandidateDraft,
  their: CandidateDraft,
  merge: Merge,
  ours: readonly CandidateDraft[],
) {
  const at = `candidates.${my.key}.`;
  const choice = merge(
    before?.choice ?? {},
    my.choice,
    their.choice,
    `${at}choice.`,
    ours.map((own) => own.choice),
  );
  const { choice: _before, ...beforeRest } = before ?? { choice: null };
  return { ...merge(beforeRest, { ...my, choice }, { ...their, choice }, at, ours), index: their.index };
}

const read = (fields: object, field: string) => new Map(Object.entries(fields)).get(field);
