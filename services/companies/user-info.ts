import { z } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import type { Caller } from '../access/caller.ts';
import { accounts } from '../auth/auth.tables.ts';
import { shownTrust } from '../auth/sessions/address-trust.ts';
import type { Database } from '../database/database.ts';
import { answer, namedObject, routesOf } from '../shared/http/route.ts';
import { listColumnNames } from '../shared/list-columns.ts';
import { organisations } from './companies.tables.ts';

const route = routesOf('Account');

const userInfoSchema = namedObject('UserInfo', {
  account_id: z.uuid(),
  email: z.string().nullable(),
  email_trusted_from: z
    .string()
    .nullable()
    .openapi({ description: 'From when on one-time passwords go to a new address; null: already.' }),
  contact_person: z.string().nullable(),
  phone: z.string().nullable(),
  username: z.string(),
  list_columns: listColumnNames,
  account_type: z.enum(['admin', 'client', 'booking']),
  company: z.object({
    id: z.uuid(),
    company_name: z.string(),
    otp: z.boolean().openapi({ description: 'Consult files need a one-time password.' }),
    fit_test: z.boolean(),
    provider: z.boolean().openapi({ description: 'True for the provider itself.' }),
  }),
});

export const getUserInfo = route('getUserInfo', 'get', '/companies/user-info', {
  summary: 'Who is signed in',
  description: "The caller's account and organisation.",
  responses: { 200: answer('The account.', userInfoSchema) },
});

export async function findUserInfo(db: Database, caller: Caller, now: Date): Promise<z.infer<typeof userInfoSchema>> {
  const [row] = await db
    .select({ account: accounts, company: organisations })
    .from(accounts)
    .innerJoin(organisations, eq(organisations.id, accounts.orgId))
    .where(eq(accounts.id, caller.accountId));
  if (!row) throw new Error('The account of an open session is gone.');
  const { account, company } = row;
  return {
    account_id: account.id,
    email: account.email,
    email_trusted_from: shownTrust(account.emailTrustedFrom, now),
    contact_person: account.contactPerson,
    phone: account.phone,
    username: account.username,
    list_columns: account.listColumns,
    account_type: account.kind,
    company: {
      id: company.id,
      company_name: company.companyName,
      otp: company.otp,
      fit_test: company.fitTest,
      provider: company.kind === 'provider',
    },
  };
}
