import type { Plant } from './plant.ts';

export const dataPlants: readonly Plant[] = [
  {
    id: 'data.auth',
    file: 'services/auth/auth.service.ts',
    find: 'c.json({ account_configs: configs }, 200)',
    replace: 'c.json({ account_config: configs } as never, 200)',
  },
  {
    id: 'data.booking',
    file: 'services/booking/record/rows/booking-row.ts',
    find: 'booking_comment: sql`b.booking_comment`,',
    replace: 'booking_comment: sql`c.appointment_note`,',
  },
  {
    id: 'data.booking-list',
    file: 'services/booking/views/list/booking-list.ts',
    find: '{ Confirmed: counts.confirmed, Pending: counts.pending }',
    replace: '{ confirmed: counts.confirmed, pending: counts.pending }',
  },
  {
    id: 'data.company',
    file: 'services/companies/company/company.ts',
    find: 'o.enable, o.enable as active,',
    replace: 'o.enable, false as active,',
  },
  {
    id: 'data.subsidiary',
    file: 'services/companies/subsidiaries/subsidiaries.ts',
    find: "input.alias?.trim() || siteName, 'site.alias'",
    replace: "input.alias?.trim() || siteName.slice(0, 3), 'site.alias'",
  },
  {
    id: 'data.paperwork',
    file: 'services/companies/lookups/lookups.ts',
    find: 'w.temporary, w.link, w.file_name',
    replace: 'w.temporary, null as link, w.file_name',
  },
  {
    id: 'data.package',
    file: 'services/booking/catalogue/packages/package-writing.ts',
    find: '=> sum + minutes, 0)',
    replace: '=> Math.max(sum, minutes), 0)',
  },
  {
    id: 'data.clinic',
    file: 'services/booking/views/lookups/lookups.ts',
    find: 'json_build_array(c.number) as ids',
    replace: 'json_build_array() as ids',
  },
  {
    id: 'data.scheduler',
    file: 'services/booking/clinic-day/board/scheduler-board.ts',
    find: "'available', s.available,",
    replace: "'available', true,",
  },
  {
    id: 'data.account',
    file: 'services/auth/accounts/account-records.ts',
    find: "to_json(coalesce(p.permissions, '{}')) as permissions\n",
    replace: "to_json('{}'::text[]) as permissions\n",
  },
  {
    id: 'data.time-slot',
    file: 'services/booking/scheduling/slots/time-slots.ts',
    find: '"calendar_ids":[${starts',
    replace: '"calendar_id":[${starts',
  },
  {
    id: 'data.reservation',
    file: 'services/booking/drafts/holds/slots.operations.ts',
    find: 'booking_end_time: iso(hold.to_time),',
    replace: 'booking_end_time: iso(hold.from_time),',
  },
  {
    id: 'data.consult-file',
    file: 'services/booking/results/consult/consult.operations.ts',
    find: 'signed_url: links.to(file_id, caller, now())',
    replace: 'url: links.to(file_id, caller, now())',
  },
  {
    id: 'data.candidate',
    file: 'gateway/derived/shape.ts',
    find: 'if (isGiven) theirs[name] =',
    replace: "if (isGiven && name !== 'preferred_time') theirs[name] =",
    tests: ['tests/stack/booking-payload.test.ts'],
  },
];
