import { sql } from 'drizzle-orm';
import {
  type CallerRow,
  type CallerVariable,
  callerColumn,
  type callerValues,
  withCaller,
} from '../../access/found-caller.ts';
import type { Database } from '../../database/database.ts';
import { settled, statement, variable } from '../../database/statement.ts';

interface BookingAccount {
  readonly account_id: string;
  readonly contact_person: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly company: {
    readonly id: string;
    readonly name: string;
    readonly po_required: boolean;
    readonly candidates_fill_in: boolean;
    readonly result_email: string;
    readonly invoice_email: string;
  };
}

const v = {
  wanted: settled(variable('wantedId', 'uuid'), 'uuid'),
  orgId: variable('orgId', 'uuid'),
  hasSms: variable('hasSms', 'boolean'),
};

const accountStatement = statement<
  { caller: CallerRow | null; account: BookingAccount | null },
  CallerVariable | 'wantedId' | 'hasSms'
>(
  'booking_account_and_caller',
  sql`
    with ${withCaller}, account as (
      select a.id as account_id, a.contact_person, a.phone, a.email, json_build_object('id', o.id, 'name', o.company_name,
        'po_required', coalesce(d.po_required, false),
        'candidates_fill_in', ${v.hasSms} and coalesce(r.candidates_fill_in, false),
        'result_email', coalesce(d.result_email, ''), 'invoice_email', coalesce(d.invoice_email, '')) as company
      from auth.accounts a join companies.organisations o on o.id = a.org_id
        left join companies.company_details d on d.org_id = o.id
        left join booking.reminder_settings r on r.org_id = o.id
      where a.id = ${v.wanted} and a.active and (a.org_id = ${v.orgId} or (select is_provider from caller))
    )
    select ${callerColumn}, (select row_to_json(account) from account) as account`,
);

/** The account of the caller's organisation that a booking starts with; the provider's people see anybody's. */
export async function bookingAccountAndCaller(
  db: Database,
  caller: ReturnType<typeof callerValues>,
  wanted: { wantedId: string; hasSms: boolean },
) {
  const [found] = await accountStatement(db, { ...caller, ...wanted });
  return found ?? { caller: null, account: null };
}
