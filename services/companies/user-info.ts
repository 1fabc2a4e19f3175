import { z } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import type { Caller } from '../access/caller.ts';
import { isoSql } from '../base/iso-time.ts';
import type { Database } from '../database/database.ts';
import { inGraphql } from '../shared/http/graphql.ts';
import { answer, namedObject, routesOf } from '../shared/http/route.ts';
import { listColumnNames } from '../shared/list-columns.ts';

const route = routesOf('Account');

const userInfoSchema = namedObject(
  'UserInfo',
  {
    account_id: z.uuid(),
    email: inGraphql(z.string().nullable(), { type: 'EmailAddress' }),
    email_trusted_from: inGraphql(
      z
        .string()
        .nullable()
        .openapi({ description: 'From when on one-time passwords go to a new address; null: already.' }),
      { type: 'DateTime' },
    ),
    contact_person: z.string().nullable(),
    phone: z.string().nullable(),
    username: z.string(),
    list_columns: listColumnNames,
    lacks_second_factor: z
      .boolean()
      .openapi({ description: 'An administrator who has to set up a second factor before anything else opens.' }),
    account_type: z.enum(['admin', 'client', 'booking']),
    company: inGraphql(
      z.object({
        id: z.uuid(),
        company_name: z.string(),
        otp: z.boolean().openapi({ description: 'Consult files need a one-time password.' }),
        fit_test: z.boolean(),
        sandbox: z.boolean().openapi({ description: 'Nothing of its bookings is sent.' }),
        provider: z.boolean().openapi({ description: 'True for the provider itself.' }),
      }),
      { type: 'MyCompany', names: { name: 'company_name' } },
    ),
  },
  { type: 'Me' },
);

export const getUserInfo = route('getUserInfo', 'get', '/companies/user-info', {
  summary: 'Who is signed in',
  description: "The caller's account and organisation.",
  responses: { 200: answer('The account.', userInfoSchema) },
});

type UserInfo = z.infer<typeof userInfoSchema>;

export async function findUserInfo(db: Database, caller: Caller, now: Date): Promise<UserInfo> {
  const { rows } = await db.execute<{ info: UserInfo }>(sql`
    select json_build_object(
      'account_id', a.id, 'email', a.email,
      'email_trusted_from', case when a.email_trusted_from > ${now.toISOString()}::timestamptz
        then ${isoSql(sql`a.email_trusted_from`)} end,
      'contact_person', a.contact_person, 'phone', a.phone, 'username', a.username,
      'list_columns', a.list_columns, 'lacks_second_factor', ${caller.lacksSecondFactor}::boolean, 'account_type', a.kind,
      'company', json_build_object('id', o.id, 'company_name', o.company_name, 'otp', o.otp, 'fit_test', o.fit_test, 'sandbox', o.sandbox,
        'provider', o.kind = 'provider')) as info
      from auth.accounts a join companies.organisations o on o.id = a.org_id where a.id = ${caller.accountId}::uuid`);
  if (!rows[0]) throw new Error('The account of an open session is gone.');
  return rows[0].info;
}
