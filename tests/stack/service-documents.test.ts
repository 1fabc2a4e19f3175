import { describe, expect, test } from 'vitest';
import { accessRule, operations } from '../../services/access/operations.ts';
import { operationsOf, type ServiceDocument, serviceDocuments } from '../support/service-documents.ts';

const documents = await serviceDocuments();
const all = documents.flatMap(operationsOf);

/** The names of every property below an operation's body, query or answer, however deep. */
function namesOf(operationId: string): ReadonlySet<string> {
  const found = all.find((one) => one.operationId === operationId);
  if (!found) throw new Error(`No service documents ${operationId}.`);
  const names = new Set(found.parameters.map(({ name }) => name));
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if ('$ref' in value) visit(resolve(found.document, String(value.$ref)));
    if ('properties' in value) for (const name of Object.keys(Object(value.properties))) names.add(name);
    for (const part of Object.values(value)) visit(part);
  };
  visit(found.operation);
  return names;
}

function resolve(document: ServiceDocument, reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => Object(value)[key], document);
}

describe('each service', () => {
  test('[api.services] is one of five, and describes itself in OpenAPI 3.1', () => {
    expect(documents.map(({ name }) => name).sort()).toEqual([
      'auth',
      'booking',
      'companies',
      'countries',
      'reporting',
    ]);
    for (const { openapi } of documents) expect(openapi).toMatch(/^3\.1\./);
  });

  test.each(all)('$operationId says what it is for, what can be refused, and who may call it', (one) => {
    expect(String(one.operation['description'] ?? '').length).toBeGreaterThan(10);
    const answers = Object.keys(Object(one.operation['responses']));
    expect(answers).toContain('400');
    if (accessRule(one.operationId).permissions !== 'public')
      expect(answers).toEqual(expect.arrayContaining(['401', '498']));
  });

  test('[perm.table] the table has a row for each operation, and no row without one', () => {
    expect(all.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(operations).sort());
  });
});

describe('field names are those of the specification', () => {
  const cases: [ids: string, operationId: string, fields: string][] = [
    ['[data.auth]', 'login', 'username password access_token refresh_token org account_id'],
    ['[data.auth]', 'getPermissions', 'account_configs'],
    ['[data.auth]', 'getUserInfo', 'email contact_person username account_type company otp'],
    [
      '[data.booking]',
      'getBookingDetail',
      'candidate_name candidate_dob candidate_email candidate_phone candidate_gender candidate_position company_name site_name contact_name contact_phone contact_email result_email invoice_email appointment_time appointment_status appointment_status_color preferred_site_name preferred_site_tz preferred_from_date preferred_to_date package_name assessments po_number project_identification paperworks paper_work temporary booking_comment appointment_note booking_id candidate_id site_tz created_at',
    ],
    ['[data.booking-list]', 'listBookings', 'bookings pages page_size counts Confirmed Pending error next_cursor'],
    ['[data.booking-list]', 'listMyBookings', 'bookings pages page_size counts Confirmed Pending error next_cursor'],
    ['[data.package]', 'listBookablePackages', 'package_id name assessments category_name assessment_name checked'],
    [
      '[data.clinic]',
      'listBookableClinics',
      'id ids uuid name phone fax email state is_active is_external timezone booking_free',
    ],
    [
      '[data.time-slot][call.slots]',
      'listTimeSlots',
      'package_id site_ids calendar_from_time calendar_to_time time_zone candidate_id optimize org time_slots calendar_ids booking_free',
    ],
    ['[call.slots]', 'listHolidays', 'from_date to_date timezone state'],
    [
      '[data.reservation][call.reserve]',
      'reserveSlot',
      'site_id package_id calendar_ids calendar_from_time reserve_id booking_start_time booking_end_time expires_at',
    ],
    [
      '[data.candidate][wizard.payload][call.create]',
      'createBooking',
      'org header candidates preferred_site_id preferred_site_name preferred_state preferred_from_date preferred_to_date preferred_time timezone time_slots from_time time_slots_detail calendar_from_time_raw listLocation preferred_site booking_id reference',
    ],
    ['[call.bookings]', 'listBookings', 'is_count time_zone org status page page_size'],
  ];

  test.each(cases)('%s %s', (_ids, operationId, fields) => {
    expect([...namesOf(operationId)]).toEqual(expect.arrayContaining(fields.split(' ')));
  });
});
