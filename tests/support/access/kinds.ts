import type { ServiceName } from '../../../services/shared/service-names.ts';

/** The kinds of record that an id names. Those of `shared` have no owner: every caller may name them. */
export type Kind = Tenant | Shared;
const tenant = [
  ...(['org', 'account', 'subsidiary', 'position', 'project', 'paperwork', 'package', 'booking'] as const),
  ...([
    'candidate',
    'consultFile',
    'draft',
    'hold',
    'view',
    'device',
    'session',
    'passkey',
    'move',
    'bulkChange',
    'calendarFeed',
    'candidateFile',
    'crew',
    'apiKey',
    'webhookEndpoint',
    'webhookDelivery',
    'signInDomain',
    'order',
    'import',
  ] as const),
];
export type Tenant = (typeof tenant)[number];
type Shared =
  | 'clinic'
  | 'roster'
  | 'slot'
  | 'doctor'
  | 'closing'
  | 'pattern'
  | 'newPattern'
  | 'leave'
  | 'price'
  | 'assessment'
  | 'service'
  | 'newBulkChange'
  | 'role'
  | 'time'
  | 'bookedTime';

export const isTenant = (kind: Kind): kind is Tenant => tenant.some((one) => one === kind);

/** Parts of bookings: with my_bookings alone only one's own. */
export const booked: ReadonlySet<Kind> = new Set(['booking', 'candidate', 'consultFile', 'candidateFile', 'move']);
/** Records that an account has for itself alone. */
export const personal: ReadonlySet<Kind> = new Set([
  'draft',
  'hold',
  'view',
  'device',
  'session',
  'passkey',
  'bulkChange',
  'calendarFeed',
  'import',
]);

const everywhere: Readonly<Record<string, Kind>> = {
  org: 'org',
  org_id: 'org',
  company_id: 'org',
  company: 'org',
  account_id: 'account',
  account_ids: 'account',
  subsidiary: 'subsidiary',
  subsidiary_id: 'subsidiary',
  position_id: 'position',
  project_id: 'project',
  package_id: 'package',
  package_ids: 'package',
  paperwork_id: 'paperwork',
  paperwork_ids: 'paperwork',
  import_id: 'import',
  ids: 'paperwork',
  booking_id: 'booking',
  candidate_id: 'candidate',
  candidate_ids: 'candidate',

  draft_id: 'draft',
  order_id: 'order',
  'query.partner_interview_id': 'order',
  reserve_id: 'hold',
  replaces: 'hold',
  view_id: 'view',
  feed_id: 'calendarFeed',
  candidate_file_id: 'candidateFile',
  crew_id: 'crew',
  key_id: 'apiKey',
  endpoint_id: 'webhookEndpoint',
  delivery_id: 'webhookDelivery',
  domain_id: 'signInDomain',
  break_glass_account_id: 'account',
  move_id: 'move',
  bulk_change_id: 'bulkChange',
  // The account's own, whatever another one has under it.
  'body.bulk_change_id': 'newBulkChange',
  site_id: 'clinic',
  site_ids: 'clinic',
  site: 'clinic',
  preferred_site_id: 'clinic',
  // Of a signed address: the session that asked for it.
  session: 'device',
  session_id: 'session',
  passkey_id: 'passkey',

  roster_id: 'roster',
  calendar_id: 'roster',
  calendar_ids: 'roster',
  slot_ids: 'slot',
  doctor_id: 'doctor',
  doctor_ids: 'doctor',
  closing_id: 'closing',
  replaces_pattern_id: 'pattern',
  new_pattern_id: 'newPattern',
  leave_id: 'leave',

  price_id: 'price',
  assessment_id: 'assessment',
  service_id: 'service',
  'body.before': 'assessment',
  role_id: 'role',
  calendar_from_time: 'time',
  from_time: 'time',
  'seen.calendar_from_time': 'bookedTime',
};

/** The same word names another thing where the service speaks of other things. */
const inService: Readonly<Partial<Record<ServiceName, Readonly<Record<string, Kind>>>>> = {
  auth: { id: 'device' },
  companies: { site_id: 'subsidiary', file_id: 'paperwork' },
  booking: { file_id: 'consultFile' },
};

/**
 * The kind of record that a parameter or a property names, by the last words of its path; undefined where it is no id.
 */
export function kindOf(service: ServiceName, at: string): Kind | undefined {
  const [name = '', group = ''] = at.split('.').reverse();
  return inService[service]?.[name] ?? everywhere[`${group}.${name}`] ?? everywhere[name];
}
