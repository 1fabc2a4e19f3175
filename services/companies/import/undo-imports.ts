import { sql } from 'drizzle-orm';
import type { ImportUndo } from '../../shared/import/undo-import.ts';
import { imports } from '../companies.tables.ts';

/** Tables with rows of a company beyond what its import makes, and the words for a row in one of them. */
export const companyUses: readonly (readonly [table: string, words: string])[] = [
  ['auth.accounts', 'has an account'],
  ['companies.subsidiaries', 'has a subsidiary'],
  ['booking.packages', 'has a package'],
  ['booking.package_prices', 'has a price'],
  ['booking.bookings', 'has a booking'],
  ['booking.drafts', 'has an unfinished booking'],
  ['companies.projects', 'has a project'],
  ['companies.project_identifications', 'has a project identification'],
  ['companies.purchase_orders', 'has a PO number'],
  ['companies.paperworks', 'has paperwork'],
  ['companies.statement_numbers', 'has an invoice'],
  ['booking.orders', 'has an order'],
  ['booking.crews', 'has a crew'],
  ['booking.reminder_settings', 'has settings for reminders'],
  ['webhooks.endpoints', 'has a webhook'],
  ['auth.identity_providers', 'has a sign-in of its own'],
  ['auth.sign_in_domains', 'has a sign-in of its own'],
];

/** As the import made it, with its first positions and details. */
export const companyUndo: ImportUndo = {
  kind: 'companies',
  imports,
  entity: 'company',
  table: 'companies.organisations',
  name: sql`t.company_name`,
  allowedBy: sql`t.id as org_id, null as kind`,
  uses: [
    ...companyUses.map(
      ([table, words]) => [words, sql`exists (select from ${sql.raw(table)} u where u.org_id = t.id)`] as const,
    ),
    [
      'has other positions',
      sql`exists (select from companies.positions p where p.org_id = t.id and p.updated_at <> t.created_at)`,
    ],
    [
      'has other details',
      sql`exists (select from companies.company_details d where d.org_id = t.id and d.updated_at <> t.created_at)`,
    ],
  ],
  parts: [
    ['companies.positions', 'org_id'],
    ['companies.company_details', 'org_id'],
  ],
};

export const subsidiaryUndo: ImportUndo = {
  kind: 'subsidiaries',
  imports,
  entity: 'subsidiary',
  table: 'companies.subsidiaries',
  name: sql`t.site_name`,
  allowedBy: sql`t.org_id, null as kind`,
  uses: [
    [
      'has a booking',
      sql`exists (select from booking.bookings b where b.org_id = t.org_id and b.subsidiary_id = t.id)`,
    ],
    ['has a crew', sql`exists (select from booking.crews c where c.org_id = t.org_id and c.subsidiary_id = t.id)`],
    [
      'has an unfinished booking',
      sql`exists (select from booking.drafts d where d.org_id = t.org_id and strpos(d.body::text, t.id::text) > 0)`,
    ],
  ],
  parts: [],
};
