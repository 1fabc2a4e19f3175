import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { type Caller, orgScope } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import { shareCatalogue } from '../../catalogue/catalogue/catalogue-lock.ts';
import type { BookablePackage } from '../../catalogue/packages/bookable-package.contract.ts';
import { type GivenAssessment, insertPackage } from '../../catalogue/packages/package-writing.ts';
import { claimId, refuseUsedId } from '../../shared/idempotency.ts';
import { lockDraft } from '../drafts/drop-draft.ts';
import { refuseSent, sentAs } from '../drafts/sent-booking.ts';

/** Five people, each of whom may think again a few times. */
const MOST_CUSTOM = 20;

interface Wanted {
  readonly name: string;
  readonly service_type: 'pem' | 'fit_test';
  readonly assessments: readonly GivenAssessment[];
}

interface PackageInBooking extends Origin {
  readonly org: string | undefined;
  readonly draftId: string | null;
  /** Made by the sender: the same package sent again is found as it is. */
  readonly id?: string | undefined;
  readonly wanted: Wanted;
}

/**
 * A package made in the middle of a booking: kept for the company, or, with a draft, for one candidate of that booking.
 * Every caller who may book may make it; changing it afterwards is the packages page's.
 */
export async function addInBooking(
  db: Database,
  caller: Caller,
  { org, draftId, id = uuidv7(), wanted, now, address }: PackageInBooking,
) {
  const orgId = orgScope(caller, org);
  return db.transaction(async (tx) => {
    await shareCatalogue(tx);
    await requireClient(tx, orgId);
    const content = { orgId, draftId, wanted };
    if (draftId !== null && !(await claimId(tx, caller, { kind: 'package', id, content, now })))
      return readMade(tx, id);
    if (draftId !== null) await requireOpenDraft(tx, caller, draftId);
    const { rows: others } = await tx.execute(sql`select from booking.packages where id = ${id}::uuid`);
    if (others.length > 0) refuseUsedId();
    const { name, service_type: serviceType, assessments } = wanted;
    await insertPackage(tx, { id, orgId, name, serviceType, assessments, draftId, now });
    const made = await readMade(tx, id);
    await audit(tx, caller, {
      action: draftId === null ? 'package.added' : 'package.made',
      entity: 'package',
      entityId: id,
      after: { name: made.name, minutes: made.minutes },
      address,
      at: now,
    });
    return made;
  });
}

async function requireClient(tx: Database, orgId: string): Promise<void> {
  const { rows } = await tx.execute(
    sql`select from companies.organisations where id = ${orgId}::uuid and kind = 'client'`,
  );
  if (rows.length === 0) notFound('Company');
}

/** Locked, so that of many at once none goes over the limit. */
async function requireOpenDraft(tx: Database, { accountId }: Caller, draftId: string): Promise<void> {
  await lockDraft(tx, draftId);
  const { rows } = await tx.execute<{ sent: string | null }>(sql`
    select ${sentAs} as sent from booking.drafts where id = ${draftId}::uuid and account_id = ${accountId}::uuid`);
  const draft = rows[0] ?? notFound('Draft');
  if (draft.sent) refuseSent(draft.sent);
  const { rows: made } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from booking.packages where draft_id = ${draftId}::uuid`,
  );
  if ((made[0]?.count ?? 0) >= MOST_CUSTOM) {
    fail('TOO_MANY', `A booking has at most ${MOST_CUSTOM} custom packages.`, { field: 'draft_id' });
  }
}

async function readMade(tx: Database, id: string): Promise<BookablePackage> {
  const { rows } = await tx.execute<BookablePackage>(sql`
    select p.id as package_id, p.name, p.service_type, ceil(p.minutes / 15.0)::int * 15 as minutes, p.org_id, (
      select json_agg(json_build_object('category_name', a.category_name, 'assessment_name', a.assessment_name,
        'checked', true) order by a.position, a.id)
      from booking.package_assessments pa join booking.assessments a on a.id = pa.assessment_id
      where pa.package_id = p.id) as assessments
    from booking.packages p where p.id = ${id}::uuid`);
  return rows[0] ?? notFound('Package');
}
