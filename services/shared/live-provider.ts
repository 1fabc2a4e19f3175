import { sql } from 'drizzle-orm';
import { USUAL_BILLING } from '../../machines/rules/account/provider-settings.ts';
import type { OpenDatabase } from '../database/database.ts';

/** The settings in use: each as it is set, or the server's default where it is not set. Texts may be empty. */
export interface Provider {
  readonly brandName: string;
  readonly phone: string;
  readonly openingHours: string;
  readonly holdMinutes: number;
  readonly paymentDays: number;
  readonly xeroAccount: string;
  readonly xeroTax: string;
  readonly myobAccount: string;
  readonly myobTax: string;
}

/** The one place to read the provider's settings from. */
export interface LiveProvider {
  /** As they are now: read it at each use. */
  readonly current: Provider;
  readonly defaults: Provider;
  /** Length of a hold that begins now, and of each extension. */
  readonly holdMs: number;
  /** Reads them again, so that an answer to a change does not come before its effect. */
  refresh(): Promise<void>;
}

/** Without the database's settings. */
export const providerDefaults = (config: {
  providerName: string;
  providerPhone: string | null;
  holdMinutes: number;
}): Provider => ({
  brandName: config.providerName,
  phone: config.providerPhone ?? '',
  openingHours: '',
  holdMinutes: config.holdMinutes,
  ...USUAL_BILLING,
});

/** Notified by each change, in its transaction. */
export const PROVIDER_CHANNEL = 'provider_changed';

/** Keeps the settings in memory; each process reads them again when it is notified, and after a lost connection. */
export async function openProvider(
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  defaults: Provider,
  onFault: (error: unknown) => void,
): Promise<LiveProvider> {
  let current = defaults;
  const read = async () => {
    const { rows } = await db.execute<{ settings: Partial<Provider> }>(sql`
      select jsonb_strip_nulls(jsonb_build_object(
        'brandName', nullif(brand_name, ''), 'phone', nullif(phone, ''), 'openingHours', nullif(opening_hours, ''),
        'holdMinutes', hold_minutes, 'paymentDays', payment_days,
        'xeroAccount', nullif(xero_account, ''), 'xeroTax', nullif(xero_tax, ''),
        'myobAccount', nullif(myob_account, ''), 'myobTax', nullif(myob_tax, ''))) as settings
        from companies.provider_settings order by updated_at desc limit 1`);
    current = { ...defaults, ...rows[0]?.settings };
  };
  // One after the other: an older answer never replaces a newer one.
  let last = Promise.resolve();
  const refresh = () => (last = last.catch(() => {}).then(read));
  await listen(PROVIDER_CHANNEL, () => void refresh().catch(onFault));
  await refresh();
  return {
    get current() {
      return current;
    },
    get holdMs() {
      return current.holdMinutes * 60_000;
    },
    defaults,
    refresh,
  };
}
