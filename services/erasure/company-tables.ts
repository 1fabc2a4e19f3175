import { type SQL, sql } from 'drizzle-orm';

/** Rows of a table, called `t`, that belong to a company. */
export interface OwnedTable {
  readonly table: string;
  readonly of: SQL;
  /** Columns that open something and are in no export. */
  readonly secret?: readonly string[];
  /** Nothing of it is exported: tokens, counters. */
  readonly isInternal?: true;
}

/** A company, with the mobile phones that only its candidates have. */
export interface Company {
  readonly orgId: string;
  readonly phones: readonly string[];
}

/** The rows of a company, children before what they point to: in this order it can be deleted. */
export function companyTables({ orgId, phones }: Company): readonly OwnedTable[] {
  const org = sql`${orgId}::uuid`;
  const own = sql`t.org_id = ${org}`;
  const candidates = sql`(select id from booking.candidates where org_id = ${org})`;
  const bookings = sql`(select id from booking.bookings where org_id = ${org})`;
  const accounts = sql`(select id from auth.accounts where org_id = ${org})`;
  const packages = sql`(select id from booking.packages where org_id = ${org})`;
  const ofCandidate = sql`t.candidate_id in ${candidates}`;
  const ofAccount = sql`t.account_id in ${accounts}`;
  const ofPackage = sql`t.package_id in ${packages}`;
  const ofPhone = sql`t.phone = any (${sql.param(phones)}::text[])`;
  return [
    { table: 'booking.consult_files', of: own },
    { table: 'booking.candidate_files', of: own },
    { table: 'booking.moves', of: own },
    { table: 'booking.messages', of: ofCandidate },
    { table: 'booking.candidate_links', of: ofCandidate, isInternal: true },
    { table: 'booking.own_moves', of: ofCandidate },
    { table: 'booking.reminders', of: ofCandidate },
    { table: 'booking.reminder_settings', of: own },
    { table: 'booking.sms_replies', of: sql`${ofCandidate} or ${ofPhone}` },
    { table: 'mail.sms_stops', of: ofPhone },
    { table: 'booking.earlier_time_offers', of: ofCandidate },
    { table: 'booking.earlier_time_requests', of: ofCandidate },
    { table: 'booking.closing_people', of: ofCandidate },
    { table: 'booking.bulk_changes', of: sql`${own} or ${ofAccount}` },
    { table: 'booking.claims', of: own, isInternal: true },
    { table: 'booking.reservations', of: sql`${own} or ${ofAccount}`, isInternal: true },
    {
      table: 'mail.outbox',
      of: sql`${own} or t.entity_id in ${candidates} or t.entity_id in ${bookings} or t.entity_id in ${accounts}`,
    },
    { table: 'webhooks.deliveries', of: own },
    { table: 'webhooks.endpoints', of: own, secret: ['sealed_secret', 'sealed_previous_secret'] },
    { table: 'booking.monday_digests', of: ofAccount },
    { table: 'booking.calendar_feeds', of: ofAccount, secret: ['hash'] },
    { table: 'booking.list_views', of: sql`${ofAccount} or ${isNamed(candidates)}` },
    {
      table: 'booking.idempotency',
      of: sql`${ofAccount} or t.response ->> 'booking_id' in (select id::text from booking.bookings where org_id = ${org})`,
      isInternal: true,
    },
    { table: 'files.uploads', of: sql`${ofAccount} or t.account_id in ${candidates}` },
    { table: 'auth.imports', of: ofAccount },
    { table: 'booking.imports', of: ofAccount },
    { table: 'companies.imports', of: ofAccount },
    {
      table: 'auth.attempts',
      of: sql`exists (select from auth.accounts a where a.org_id = ${org} and (strpos(t.key, a.id::text) > 0
        or strpos(t.key, lower(a.username)) > 0 or (a.email <> '' and strpos(t.key, lower(a.email)) > 0)))`,
      isInternal: true,
    },
    { table: 'auth.otps', of: ofAccount, isInternal: true },
    { table: 'auth.reset_tokens', of: ofAccount, isInternal: true },
    {
      table: 'auth.refresh_tokens',
      of: sql`t.session_id in (select id from auth.sessions where account_id in ${accounts})`,
      isInternal: true,
    },
    { table: 'auth.api_keys', of: own, secret: ['hash', 'previous_hash'] },
    { table: 'auth.devices', of: ofAccount, secret: ['hash'] },
    {
      table: 'auth.provider_sessions',
      of: own,
      isInternal: true,
    },
    { table: 'auth.provider_sign_ins', of: own, isInternal: true },
    { table: 'auth.linked_subjects', of: own },
    { table: 'auth.sign_in_domains', of: own },
    { table: 'auth.identity_providers', of: own, secret: ['sealed_secret'] },
    { table: 'auth.sessions', of: ofAccount },
    { table: 'auth.second_factors', of: ofAccount, secret: ['sealed_secret', 'recovery_hashes'] },
    { table: 'auth.passkey_challenges', of: ofAccount, isInternal: true },
    { table: 'auth.passkeys', of: ofAccount, secret: ['credential_id', 'public_key'] },
    { table: 'auth.sign_in_devices', of: ofAccount, secret: ['hash'] },
    { table: 'auth.written_positions', of: ofAccount, isInternal: true },
    { table: 'auth.account_permissions', of: sql`${ofAccount} or ${own}` },
    { table: 'booking.orders', of: own },
    { table: 'booking.candidates', of: own },
    { table: 'booking.bookings', of: own },
    { table: 'booking.drafts', of: sql`${own} or ${ofAccount}` },
    { table: 'booking.crew_lines', of: sql`t.crew_id in (select id from booking.crews where org_id = ${org})` },
    { table: 'booking.crews', of: own },
    { table: 'booking.package_prices', of: sql`${own} or ${ofPackage}` },
    { table: 'booking.package_versions', of: ofPackage },
    { table: 'booking.package_assessments', of: ofPackage },
    { table: 'booking.packages', of: own },
    { table: 'companies.paperworks', of: own },
    { table: 'companies.purchase_orders', of: own },
    { table: 'companies.project_identifications', of: own },
    { table: 'companies.projects', of: own },
    { table: 'companies.positions', of: own },
    { table: 'companies.subsidiaries', of: own },
    { table: 'companies.statement_numbers', of: own },
    { table: 'companies.company_details', of: own },
    { table: 'auth.accounts', of: own, secret: ['password_hash'] },
    { table: 'companies.organisations', of: sql`t.id = ${org}` },
  ];
}

/** A view of the list, of whomever, that was made to find one of these candidates. */
const isNamed = (candidates: SQL) => sql`exists (
  select from booking.candidates c where c.id in ${candidates} and (
    (c.candidate_name <> '' and strpos(lower(t.filter::text), lower(c.candidate_name)) > 0)
    or (c.candidate_email <> '' and strpos(lower(t.filter::text), lower(c.candidate_email)) > 0)
    or (c.candidate_phone <> '' and strpos(t.filter::text, c.candidate_phone) > 0)))`;
