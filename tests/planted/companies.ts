import type { Plant } from './plant.ts';

export const companiesPlants: readonly Plant[] = [
  {
    id: 'companies.abn',
    file: 'machines/rules/contact/abn.ts',
    find: 'return sum % 89 === 0;',
    replace: 'return sum > 0;',
  },
  {
    id: 'companies.defaults',
    file: 'machines/booking-wizard/drafts/draft-edits.ts',
    find: '(company?.resultEmails ?? [])',
    replace: '[]',
  },
  {
    id: 'companies.po',
    file: 'services/booking/change/appointments.ts',
    find: 'if (poFault) fail(',
    replace: 'if (poFault && !org.enable) fail(',
  },
  {
    id: 'companies.own-packages',
    file: 'services/booking/packages/offered-to.ts',
    find: 'and d.own_packages_only',
    replace: 'and d.po_required',
  },
  {
    id: 'companies.list',
    file: 'services/companies/lookups/lookups.ts',
    find: '${descending ? sql`desc` : sql`asc`} nulls last',
    replace: 'asc nulls last',
  },
  {
    id: 'companies.list',
    file: 'web/app/records/entity-table.tsx',
    find: 'max-sm:col-start-2 max-sm:row-start-1 ',
    replace: '',
    tests: ['tests/browser/admin/phone-menus.test.ts'],
  },
  {
    id: 'admin.accounts',
    file: 'web/accounts/account-adding.tsx',
    find: '(isPhone ? [usual] : kinds)',
    replace: 'kinds',
    tests: ['tests/browser/admin/phone-menus.test.ts'],
  },
  {
    id: 'catalogue.edit',
    file: 'services/booking/catalogue/assessment-changes.ts',
    find: 'max(position) filter (where lower(category_name) = lower(${category})), max(position) + 1, 0)',
    replace: 'max(position) + 1, 0)',
  },
  {
    id: 'catalogue.services',
    file: 'services/booking/catalogue/service-names.ts',
    find: 'where lower(name) = lower(${name}) and id',
    replace: 'where name = ${name} and id',
  },
  {
    id: 'catalogue.order',
    file: 'services/booking/catalogue/move-assessment.ts',
    find: 'toSpliced(next ? others.indexOf(next) : end, 0, id)',
    replace: 'toSpliced(end, 0, id)',
  },
  {
    id: 'catalogue.packages',
    file: 'services/booking/catalogue/assessment-changes.ts',
    find: 'const isOther = isRenamed || minutes !== present.minutes;',
    replace: 'const isOther = isRenamed && minutes === present.minutes;',
  },
  {
    id: 'catalogue.copy',
    file: 'web/catalogue/package-add-page.tsx',
    find: 'assessments: had.filter((key) => offered.has(key)) };',
    replace: 'assessments: [] };',
  },
  {
    id: 'prices.set',
    file: 'services/booking/prices/prices.ts',
    find: 'set cents = excluded.cents,',
    replace: 'set cents = package_prices.cents,',
  },
  {
    id: 'prices.company',
    file: 'services/booking/prices/price-on.ts',
    find: 'order by pr.org_id nulls last,',
    replace: 'order by pr.org_id nulls first,',
  },
  {
    id: 'prices.as-booked',
    file: 'services/booking/prices/price-on.ts',
    find: 'and pr.from_day <= ${day}',
    replace: '',
  },
  {
    id: 'billing.statement',
    file: 'services/reporting/statements/statement-rows.ts',
    find: 'and c.status = any (${billed}::text[])',
    replace: "and c.status <> 'Pending'",
  },
  {
    id: 'billing.files',
    file: 'services/reporting/statements/statements.operations.ts',
    find: 'isImport ? sql`and c.price_cents is not null` : sql``',
    replace: 'sql``',
  },
];
