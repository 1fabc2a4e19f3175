import {
  type BookingCompany,
  type BookingDraft,
  type BookingHeader,
  type BookingPerson,
  type CandidateDraft,
  type CandidateIndex,
  type ChosenPackage,
  type FieldChange,
  maxCandidates,
  type ServiceType,
  type TimeChoice,
} from '../../lib/booking.types.ts';
import type { EpochMs } from '../../lib/ports.ts';
import { cleanText } from '../text/clean-text.ts';
import { newCandidate } from './new-draft.ts';

/** Edits of a draft: each answers a new draft and leaves the old one as it was. */
type Edited = BookingDraft;

export const editCandidate = (draft: BookingDraft, key: string, change: Partial<CandidateDraft>): Edited => ({
  ...draft,
  candidates: draft.candidates.map((candidate) => (candidate.key === key ? { ...candidate, ...change } : candidate)),
});

export const findCandidate = (draft: BookingDraft, key: string) =>
  draft.candidates.find((candidate) => candidate.key === key);

/**
 * Sets the one field that the path names; a subsidiary belongs to its company. Words beside an entry go with its choice; those in
 * the subsidiary's field are looked for in the new company.
 */
export function changeField(unchanged: BookingDraft, { path, value }: FieldChange): Edited {
  const [area, name = '', field = ''] = path.split('.');
  if (area === 'unchosen') return noteUnchosen(unchanged, path.slice('unchosen.'.length), String(value));
  const draft = noteUnchosen(unchanged, path, '');
  if (area === 'candidates') return editCandidate(draft, name, { [field]: value });
  const header: BookingHeader = { ...draft.header, [name]: value };
  if (path !== 'header.company') return { ...draft, header };
  const before = draft.header.company;
  const forCompany = withCompanyDefaults(before, { ...header, subsidiary: null, paperworkIds: [] });
  return withFavouriteClinics(before, { ...draft, header: forCompany });
}

/** Fills in the company's own addresses where a field is blank or still has the previous company's. */
function withCompanyDefaults(before: BookingCompany | null, header: BookingHeader): BookingHeader {
  const { company, resultEmails, resultEmailText, invoiceEmail } = header;
  const areResults = resultEmailText === '' && isBlankOr(resultEmails.join(';'), before?.resultEmails?.join(';'));
  return {
    ...header,
    resultEmails: areResults ? (company?.resultEmails ?? []) : resultEmails,
    invoiceEmail: isBlankOr(invoiceEmail, before?.invoiceEmail) ? (company?.invoiceEmail ?? '') : invoiceEmail,
  };
}

type Place = Pick<TimeChoice, 'state' | 'siteIds'>;

/** The company's favourite clinics for this service, as far as they are in the state of the first. */
function favouritePlace(company: BookingCompany | null, serviceType: ServiceType): Place | null {
  const clinics = company?.favouriteClinics?.filter(({ serviceTypes }) => serviceTypes.includes(serviceType)) ?? [];
  const state = clinics[0]?.state;
  if (state === undefined) return null;
  return { state, siteIds: clinics.filter((clinic) => clinic.state === state).map((clinic) => clinic.id) };
}

/** Candidates without a place, or still at the previous company's favourites, begin at the company's. */
function withFavouriteClinics(before: BookingCompany | null, draft: BookingDraft): Edited {
  const previous = favouritePlace(before, draft.serviceType);
  const place = favouritePlace(draft.header.company, draft.serviceType) ?? (previous && { state: '', siteIds: [] });
  if (!place) return draft;
  const isOpen = ({ pick, choice: { all, state, siteIds } }: CandidateDraft) =>
    !pick && !all && (state === '' || (previous !== null && siteIds.join() === previous.siteIds.join()));
  const candidates = draft.candidates.map((candidate) =>
    isOpen(candidate) ? { ...candidate, choice: { ...candidate.choice, ...place } } : candidate,
  );
  return { ...draft, candidates };
}

const isBlankOr = (text: string, other: string | undefined) => text === '' || text === other;

function noteUnchosen(draft: BookingDraft, path: string, words: string): Edited {
  const { [path]: before = '', ...others } = draft.unchosen;
  if (words === before) return draft;
  return { ...draft, unchosen: words.trim() === '' ? others : { ...others, [path]: words } };
}

const withoutUnchosen = (draft: BookingDraft, prefix: string): Edited => ({
  ...draft,
  unchosen: Object.fromEntries(Object.entries(draft.unchosen).filter(([path]) => !path.startsWith(prefix))),
});

export const changeChoice = (draft: BookingDraft, key: string, change: Partial<TimeChoice>): Edited => ({
  ...draft,
  candidates: draft.candidates.map((candidate) =>
    candidate.key === key ? { ...candidate, choice: { ...candidate.choice, ...change } } : candidate,
  ),
});

/** A time was picked for the package: with another package it means nothing. */
export const choosePackage = (draft: BookingDraft, key: string, chosen: ChosenPackage | null): Edited =>
  findCandidate(draft, key)?.package?.id === chosen?.id
    ? editCandidate(draft, key, { package: chosen })
    : editCandidate(draft, key, { package: chosen, pick: null });

export const touch = (draft: BookingDraft, paths: readonly string[]): Edited => {
  const added = paths.filter((path) => !(path in draft.touched));
  return added.length === 0
    ? draft
    : { ...draft, touched: { ...draft.touched, ...Object.fromEntries(added.map((path) => [path, true as const])) } };
};

const cleaned = <Fields extends object>(fields: Fields, name: string): Fields => {
  const text: unknown = Object(fields)[name];
  return typeof text === 'string' && cleanText(text) !== text ? { ...fields, [name]: cleanText(text) } : fields;
};

/** A field that was left shows its text as it is stored, and what is wrong with it. */
export function leaveField(draft: BookingDraft, path: string): Edited {
  const [area, name = '', field = ''] = path.split('.');
  const header = area === 'header' ? cleaned(draft.header, name) : draft.header;
  const candidates =
    area === 'candidates'
      ? draft.candidates.map((candidate) => (candidate.key === name ? cleaned(candidate, field) : candidate))
      : draft.candidates;
  return touch({ ...draft, header, candidates }, [path]);
}

export const selectCandidate = (draft: BookingDraft, key: string): Edited =>
  key !== draft.current && findCandidate(draft, key) ? { ...draft, current: key } : draft;

const indexes: readonly CandidateIndex[] = [0, 1, 2, 3, 4];
export const freeIndex = (candidates: readonly CandidateDraft[]) =>
  indexes.find((index) => candidates.every((candidate) => candidate.index !== index));

/** From the clock, so that two tabs adding a candidate to one draft do not name two people alike. */
function newKey(draft: BookingDraft, now: EpochMs): string {
  const name = `c${now.toString(36)}`;
  const alike = draft.candidates.filter(({ key }) => key.startsWith(name)).length;
  return alike === 0 ? name : `${name}-${alike + 1}`;
}

/**
 * Adds at the end and shows it: blank, or what a crew shares of the one copied (position, package, when and where, note).
 * A custom package stays with the one it was made for.
 */
export function addCandidate(draft: BookingDraft, now: EpochMs, copied?: string): Edited {
  const index = freeIndex(draft.candidates);
  if (index === undefined || draft.candidates.length >= maxCandidates) return draft;
  const blank = newCandidate(newKey(draft, now), index, now, draft.candidates[0]?.choice.gapless);
  const from = copied === undefined ? undefined : findCandidate(draft, copied);
  const shared = from && {
    position: from.position,
    package: from.package?.custom ? null : from.package,
    choice: from.choice,
    note: from.note,
  };
  return { ...draft, candidates: [...draft.candidates, { ...blank, ...shared }], current: blank.key };
}

/** The last one stays. The one that takes its place is shown. */
export function deleteCandidate(draft: BookingDraft, key: string): Edited {
  const at = draft.candidates.findIndex((candidate) => candidate.key === key);
  const candidates = draft.candidates.filter((candidate) => candidate.key !== key);
  const neighbour = candidates[at] ?? candidates.at(-1);
  if (at < 0 || neighbour === undefined) return draft;
  const touched = Object.entries(draft.touched).filter(([path]) => !path.startsWith(`candidates.${key}.`));
  const current = draft.current === key ? neighbour.key : draft.current;
  return { ...withoutUnchosen(draft, `candidates.${key}.`), candidates, current, touched: Object.fromEntries(touched) };
}

/** A booking person's own details, where nothing was typed yet. */
export function fillBlanks(draft: BookingDraft, person: BookingPerson): Edited {
  const { company, contactName, contactPhone, contactEmail } = draft.header;
  const header: BookingHeader = {
    ...draft.header,
    company: company ?? person.company,
    contactName: contactName || person.contactName,
    contactPhone: contactPhone || person.contactPhone,
    contactEmail: contactEmail || person.contactEmail,
  };
  return company
    ? { ...draft, header }
    : withFavouriteClinics(null, { ...draft, header: withCompanyDefaults(null, header) });
}

/** Clinics and dates for the candidate after this one, who is then shown. */
export function copyChoice(draft: BookingDraft, key: string): Edited {
  const at = draft.candidates.findIndex((candidate) => candidate.key === key);
  const from = draft.candidates[at];
  const next = draft.candidates[at + 1];
  return from && next ? selectCandidate(changeChoice(draft, next.key, from.choice), next.key) : draft;
}

/** Copies position, package and note to the candidate after this one, who is then shown. */
export function shareFields(draft: BookingDraft, key: string): Edited {
  const at = draft.candidates.findIndex((candidate) => candidate.key === key);
  const [from, next] = [draft.candidates[at], draft.candidates[at + 1]];
  if (!from || !next) return draft;
  const shared = editCandidate(draft, next.key, { position: from.position, note: from.note });
  const withPackage = from.package?.custom ? shared : choosePackage(shared, next.key, from.package);
  return selectCandidate(withPackage, next.key);
}

/** A change that waits for its confirmation, because it would empty the packages that were chosen. */
export type PackageLosingChange =
  | FieldChange
  | { path: 'service'; value: { serviceType: ServiceType; sid: string | null } };

/** Packages belong to a company and a service: a change of either clears them all. */
export function applyLosingChange(draft: BookingDraft, change: PackageLosingChange): Edited {
  const candidates = draft.candidates.map((candidate) => ({ ...candidate, package: null, pick: null }));
  return change.path === 'service'
    ? { ...draft, serviceType: change.value.serviceType, sid: change.value.sid, candidates }
    : { ...changeField(draft, change), candidates };
}

/** True for a change of company, subsidiary or service while a package is chosen that was not just suggested. */
export const losesPackages = (draft: BookingDraft, change: PackageLosingChange) =>
  isOtherBooker(draft, change) && draft.candidates.some(({ package: chosen }) => chosen !== null && !chosen.suggested);

function isOtherBooker({ header, serviceType, sid }: BookingDraft, change: PackageLosingChange): boolean {
  if (change.path === 'header.company') return change.value?.id !== header.company?.id;
  if (change.path === 'header.subsidiary') return change.value?.id !== header.subsidiary?.id;
  return change.path === 'service' && (change.value.serviceType !== serviceType || change.value.sid !== sid);
}
