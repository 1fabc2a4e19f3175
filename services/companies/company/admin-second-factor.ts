import { z } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../access/caller.ts';
import { audit } from '../../audit/audit.ts';
import { fail, notFound } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { errorResponse, namedBody, routesOf } from '../../shared/http/route.ts';
import type { Write } from './company.ts';

const route = routesOf('Companies');

export const updateAdminSecondFactor = route('updateAdminSecondFactor', 'put', '/companies/admin-second-factor', {
  graphql: { mutation: 'changeAdminSecondFactor', flat: true },
  summary: 'Whether administrators need a second factor',
  description: 'Of the own company. The provider has it among its settings.',
  request: {
    body: namedBody('AdminSecondFactor', {
      admin_second_factor: z.boolean().openapi({
        description: 'Administrators of the company open nothing but their own account without a second factor.',
      }),
    }),
  },
  responses: {
    204: { description: 'Changed. It counts from the next request on.' },
    404: errorResponse('The provider is no company.'),
    422: errorResponse('INVALID: the caller has no second factor yet.'),
  },
});

/** @throws ServiceError 404 for the provider, 422 at the field for a caller without a second factor */
export async function changeAdminSecondFactor(
  db: Database,
  caller: Caller,
  { wanted, now, address }: { wanted: boolean } & Write,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ admin_second_factor: boolean }>(sql`
      select admin_second_factor from companies.organisations
      where id = ${caller.orgId}::uuid and kind = 'client' for update`);
    const [before] = rows;
    if (!before) notFound('Organisation');
    if (before.admin_second_factor === wanted) return;
    if (wanted) await requireOwnSecondFactor(tx, caller);
    await tx.execute(sql`
      update companies.organisations set admin_second_factor = ${wanted} where id = ${caller.orgId}::uuid`);
    await audit(tx, caller, {
      action: 'company.changed',
      entity: 'company',
      entityId: caller.orgId,
      at: now,
      address,
      before,
      after: { admin_second_factor: wanted },
    });
  });
}

/** Or the setting would lead the person who turns it on away from the page with the switch. */
export async function requireOwnSecondFactor(tx: Database, { accountId }: Caller): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from auth.second_factors where account_id = ${accountId}::uuid and confirmed_at is not null
    union all select from auth.passkeys where account_id = ${accountId}::uuid`);
  if (rows.length > 0) return;
  fail('INVALID', 'Set up your own second factor first, under My Account.', { field: 'admin_second_factor' });
}
