import { sql } from 'drizzle-orm';
import { providerSettingMessages } from '../../../machines/rules/account/provider-settings.ts';
import { formatPhone } from '../../../machines/rules/contact/phone.ts';
import { plainLine } from '../../../machines/rules/text/clean-text.ts';
import type { Caller } from '../../access/caller.ts';
import { audit } from '../../audit/audit.ts';
import { fail, notFound } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { nextStamp, refuseIfChanged, stampSql } from '../../shared/http/edit-conflict.ts';
import { PROVIDER_CHANNEL } from '../../shared/live-provider.ts';
import { requireOwnSecondFactor } from '../company/admin-second-factor.ts';
import type { Write } from '../company/company.ts';
import type { ProviderSettingsRow } from './provider.routes.ts';

export type Stored = Omit<ProviderSettingsRow, 'defaults'>;
export type Settings = Omit<Stored, 'updated_at'>;

/** Without a row nothing is set. */
export async function findSettings(db: Database, orgId: string): Promise<Stored> {
  const { rows } = await db.execute<Stored & Record<string, unknown>>(sql`
    select coalesce(s.brand_name, '') as brand_name, coalesce(s.phone, '') as phone,
           coalesce(s.opening_hours, '') as opening_hours, coalesce(s.xero_account, '') as xero_account,
           coalesce(s.xero_tax, '') as xero_tax, coalesce(s.myob_account, '') as myob_account,
           coalesce(s.myob_tax, '') as myob_tax, s.hold_minutes, s.payment_days, o.admin_second_factor,
           ${stampSql(sql`coalesce(s.updated_at, o.created_at)`)} as updated_at
      from companies.organisations o left join companies.provider_settings s on s.org_id = o.id
     where o.id = ${orgId}::uuid`);
  return rows[0] ?? notFound('Organisation');
}

/** @throws ServiceError 400 at the field that is wrong, 409 EDIT_CONFLICT with the present settings */
export function changeSettings(
  db: Database,
  caller: Caller,
  { seen, wanted, now, address }: { seen: string | undefined; wanted: Settings } & Write,
): Promise<Stored> {
  const { orgId } = caller;
  const written = cleaned(wanted);
  return db.transaction(async (tx) => {
    // The organisation's row is locked for settings that are not there yet.
    await tx.execute(sql`select from companies.organisations where id = ${orgId}::uuid for update`);
    const present = await findSettings(tx, orgId);
    if (seen !== undefined) {
      await refuseIfChanged(tx, present, { seen, what: 'provider settings', id: orgId, caller, now });
    }
    const { updated_at: updatedAt, ...before } = present;
    if (JSON.stringify(before) === JSON.stringify(written)) return present;
    if (written.admin_second_factor && !before.admin_second_factor) await requireOwnSecondFactor(tx, caller);
    await tx.execute(sql`
      update companies.organisations set admin_second_factor = ${written.admin_second_factor} where id = ${orgId}::uuid`);
    await tx.execute(sql`
      insert into companies.provider_settings (org_id, brand_name, phone, opening_hours, xero_account, xero_tax,
        myob_account, myob_tax, hold_minutes, payment_days, updated_at)
      values (${orgId}::uuid, ${written.brand_name}, ${written.phone}, ${written.opening_hours}, ${written.xero_account},
        ${written.xero_tax}, ${written.myob_account}, ${written.myob_tax}, ${written.hold_minutes}::int,
        ${written.payment_days}::int, ${nextStamp(updatedAt, now).toISOString()}::timestamptz)
      on conflict (org_id) do update set brand_name = excluded.brand_name, phone = excluded.phone,
        opening_hours = excluded.opening_hours, xero_account = excluded.xero_account, xero_tax = excluded.xero_tax,
        myob_account = excluded.myob_account, myob_tax = excluded.myob_tax, hold_minutes = excluded.hold_minutes,
        payment_days = excluded.payment_days, updated_at = excluded.updated_at`);
    await audit(tx, caller, {
      action: 'provider.settings-changed',
      entity: 'provider settings',
      entityId: orgId,
      at: now,
      address,
      before,
      after: written,
    });
    await tx.execute(sql`select pg_notify(${PROVIDER_CHANNEL}, '')`);
    return findSettings(tx, orgId);
  });
}

/** As it is stored, in the order of `findSettings`. @throws ServiceError 400 at the field that is wrong */
function cleaned(wanted: Settings): Settings {
  const number = (value: number | null) => value?.toString() ?? '';
  const messages = providerSettingMessages({
    phone: wanted.phone,
    holdMinutes: number(wanted.hold_minutes),
    paymentDays: number(wanted.payment_days),
    xeroAccount: wanted.xero_account,
    xeroTax: wanted.xero_tax,
    myobAccount: wanted.myob_account,
    myobTax: wanted.myob_tax,
  });
  for (const [name, message] of Object.entries(messages)) {
    if (message)
      fail('BAD_REQUEST', message, { field: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) });
  }
  return {
    brand_name: plainLine(wanted.brand_name),
    phone: formatPhone(wanted.phone),
    opening_hours: plainLine(wanted.opening_hours),
    xero_account: wanted.xero_account.trim(),
    xero_tax: wanted.xero_tax.trim(),
    myob_account: wanted.myob_account.trim(),
    myob_tax: wanted.myob_tax.trim(),
    hold_minutes: wanted.hold_minutes,
    payment_days: wanted.payment_days,
    admin_second_factor: wanted.admin_second_factor,
  };
}
