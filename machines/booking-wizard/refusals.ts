import type { BookingDraft, DraftErrors } from '../lib/booking.types.ts';
import type { PortalError } from '../lib/portal-error.ts';

/** Our names for the fields of the create call that differ from its own. */
const headerFields: Readonly<Record<string, string>> = {
  org_id: 'company',
  subsidiary_id: 'subsidiary',
  result_email: 'resultEmails',
  invoice_email: 'invoiceEmail',
  contact_name: 'contactName',
  contact_phone: 'contactPhone',
  contact_email: 'contactEmail',
  po_number: 'poNumber',
  project: 'project',
  project_identification: 'projectIdentification',
  paperwork_ids: 'paperworkIds',
  booking_comment: 'comment',
};

const candidateFields: Readonly<Record<string, string>> = {
  name: 'name',
  dob: 'dob',
  gender: 'gender',
  phone: 'phone',
  email: 'email',
  position_id: 'position',
  position: 'position',
  package_id: 'package',
  note: 'note',
  appointment_note: 'note',
  reserve_id: 'hold',
  from_time: 'hold',
  preferred_site_id: 'choice.site',
  preferred_state: 'choice.state',
  preferred_from_date: 'choice.fromDate',
  preferred_to_date: 'choice.toDate',
  preferred_time: 'choice.time',
};

/**
 * Where the wizard shows what the service refused: 'candidates.2.candidate_email' is the third candidate's email.
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
  const parts = field.split('.').map(snakeCase);
  const name = parts.at(-1) ?? '';
  if (name === 'policy_accepted') return 'policyAccepted';
  const [area, number = ''] = parts;
  if (area !== 'candidates') return name in headerFields ? `header.${headerFields[name]}` : null;
  const candidate = draft.candidates[Number(number)];
  const own = candidateFields[name.replace(/^candidate_/, '')];
  return candidate && own ? `candidates.${candidate.key}.${own}` : null;
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What still stands after a field was changed: its own refusal, and those of what follows from it, are gone. */
export const withoutRefusal = (refusals: DraftErrors, path: string): DraftErrors =>
  Object.fromEntries(Object.entries(refusals).filter(([at]) => at !== path && !at.startsWith(`${path}.`)));
