import { sql } from 'drizzle-orm';
import type { ImportUndo } from '../../../shared/import/undo-import.ts';
import { imports } from '../catalogue.tables.ts';
import { requireWrite } from '../packages/package-record.ts';

/** Packages until one is booked, held, priced or in a crew. */
export const packageUndo: ImportUndo = {
  kind: 'packages',
  imports,
  entity: 'package',
  table: 'booking.packages',
  name: sql`t.name`,
  allowedBy: sql`t.org_id, null as kind`,
  allow: (caller, { org_id: orgId }) => requireWrite(caller, orgId),
  uses: [
    ['has a booking', sql`exists (select from booking.candidates c where c.package_id = t.id)`],
    ['has a held time', sql`exists (select from booking.reservations r where r.package_id = t.id)`],
    ['has a price', sql`exists (select from booking.package_prices p where p.package_id = t.id)`],
    ['is in a crew', sql`exists (select from booking.crew_lines l where l.package_id = t.id)`],
  ],
  parts: [['booking.package_assessments', 'package_id']],
};
