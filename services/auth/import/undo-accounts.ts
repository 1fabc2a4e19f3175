import { sql } from 'drizzle-orm';
import type { ImportUndo } from '../../shared/import/undo-import.ts';
import { requireManagement } from '../accounts/account-access.ts';
import { imports } from '../auth.tables.ts';

/** Accounts until their invitations are sent. */
export const accountUndo: ImportUndo = {
  kind: 'accounts',
  imports,
  entity: 'account',
  table: 'auth.accounts',
  name: sql`t.username`,
  allowedBy: sql`t.org_id, t.kind`,
  allow: (caller, { org_id: orgId, kind }) => requireManagement(caller, orgId, kind),
  uses: [
    ['is invited', sql`t.import_id is null`],
    ['has signed in', sql`exists (select from auth.sessions s where s.account_id = t.id)`],
    ['is the contact of a booking', sql`exists (select from booking.candidates c where c.contact_account_id = t.id)`],
  ],
  parts: [],
};
