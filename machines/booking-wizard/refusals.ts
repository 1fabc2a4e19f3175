import type { BookingDraft, DraftErrors } from '../lib/booking.types.ts';
import type { PortalError } from '../lib/portal-error.ts';

/** Fields of the create call that the wizard has under another name. */
const headerFields: Readonly<Record<string, string>> = {
  orgId: 'company',
  subsidiaryId: 'subsidiary',
  resultEmail: 'resultEmails',
  bookingComment: 'comment',
};

const candidateFields: Readonly<Record<string, string>> = {
  positionId: 'position',
  packageId: 'package',
  reserveId: 'hold',
  fromTime: 'hold',
  siteId: 'choice.site',
  preferredState: 'choice.state',
  preferredFromDate: 'choice.fromDate',
  preferredToDate: 'choice.toDate',
  preferredTime: 'choice.time',
};

/**
 * The service's errors by field of the wizard: 'candidates.2.email' is the third candidate's email.
 * A field that the wizard does not have is left out; the failure's own reason still says it.
 */
export function refusalsOf(draft: BookingDraft, error: PortalError): DraftErrors {
  const fields = 'fields' in error ? error.fields : {};
  return Object.fromEntries(
    Object.entries(fields ?? {}).flatMap(([field, message]) => {
      const path = pathOf(draft, field);
      return path === null ? [] : [[path, message]];
    }),
  );
}

/** Keys of the candidates whose hold the service no longer has. */
export const holdsRefused = ({ draft, refusals }: { draft: BookingDraft; refusals: DraftErrors }) =>
  draft.candidates.map(({ key }) => key).filter((key) => `candidates.${key}.hold` in refusals);

function pathOf(draft: BookingDraft, field: string): string | null {
  const parts = field.split('.');
  const name = parts.at(-1) ?? '';
  if (name === 'policyAccepted') return name;
  const [area, number = ''] = parts;
  if (area !== 'candidates') return within('header', draft.header, headerFields[name] ?? name);
  const candidate = draft.candidates[Number(number)];
  return candidate ? within(`candidates.${candidate.key}`, candidate, candidateFields[name] ?? name) : null;
}

/** A hold is kept beside the draft, not in it. */
const within = (at: string, part: object, name: string) =>
  name === 'hold' || (name.split('.')[0] ?? '') in part ? `${at}.${name}` : null;

/** The refusals that remain after a field was changed: its own and those of its parts are removed. */
export const withoutRefusal = (refusals: DraftErrors, path: string): DraftErrors =>
  Object.fromEntries(Object.entries(refusals).filter(([at]) => at !== path && !at.startsWith(`${path}.`)));
