import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { isDuplicate } from '../../../database/pg-error.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { ViewFilter } from './list-views.routes.ts';

const MOST_NAMED = 30;
const MOST_UNNAMED = 200;

interface View extends Record<string, unknown> {
  view_id: string;
  name: string | null;
  filter: ViewFilter;
}

const asList = (field: 'company' | 'site') => {
  const value = sql.raw(`v.filter -> '${field}'`);
  return sql`case when jsonb_typeof(${value}) = 'string' then jsonb_build_object(${sql.raw(`'${field}'`)}, jsonb_build_array(${value})) else '{}' end`;
};
/** Searches that were saved with one company or site have a list of one. */
const columns = sql`v.id as view_id, v.name, v.filter || ${asList('company')} || ${asList('site')} as filter`;

/** The account's own views with a name. */
export async function ownViews(db: Database, { accountId }: Caller): Promise<View[]> {
  const { rows } = await db.execute<View>(sql`
    select ${columns} from booking.list_views v
    where v.account_id = ${accountId}::uuid and v.name is not null order by lower(v.name) limit ${MOST_NAMED}`);
  return rows;
}

/** A view of the caller's organisation: an address may be passed on to a colleague, and to no one else. */
export async function viewOf(db: Database, { orgId }: Caller, viewId: string): Promise<View> {
  const { rows } = await db.execute<View>(sql`
    select ${columns} from booking.list_views v join auth.accounts a on a.id = v.account_id
    where v.id = ${viewId}::uuid and a.org_id = ${orgId}::uuid`);
  return rows[0] ?? notFound('View');
}

/** Words for an address: the same words keep their id, the oldest go. Typing a search is no deed, so nothing is audited. */
export async function storeFilter(db: Database, { accountId }: Caller, filter: ViewFilter, now: Date): Promise<View> {
  const stored = JSON.stringify(filter);
  const used = sql`${now.toISOString()}::timestamptz`;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<View>(sql`
      update booking.list_views v set used_at = ${used}
      where v.account_id = ${accountId}::uuid and v.name is null and v.filter = ${stored}::jsonb returning ${columns}`);
    const [again] = rows;
    if (again) return again;
    const { rows: made } = await tx.execute<View>(sql`
      insert into booking.list_views as v (id, account_id, filter, created_at, used_at)
      values (${uuidv7()}::uuid, ${accountId}::uuid, ${stored}::jsonb, ${used}, ${used}) returning ${columns}`);
    await tx.execute(sql`
      delete from booking.list_views where id in (
        select id from booking.list_views where account_id = ${accountId}::uuid and name is null
        order by used_at desc, id desc offset ${MOST_UNNAMED})`);
    return made[0] ?? notFound('View');
  });
}

/** @throws ServiceError NAME_TAKEN, TOO_MANY */
export async function saveView(
  db: Database,
  caller: Caller,
  { name, filter, now, address }: Origin & { name: string; filter: ViewFilter },
): Promise<View> {
  const id = uuidv7();
  const at = sql`${now.toISOString()}::timestamptz`;
  return named(db, async (tx) => {
    // The account's own row orders two saves at once, so that both cannot be the thirtieth.
    await tx.execute(sql`select from auth.accounts where id = ${caller.accountId}::uuid for update`);
    if ((await ownViews(tx, caller)).length >= MOST_NAMED)
      fail('TOO_MANY', `${MOST_NAMED} saved views are the most. Delete one first.`, { field: 'name' });
    const { rows } = await tx.execute<View>(sql`
      insert into booking.list_views as v (id, account_id, name, filter, created_at, used_at)
      values (${id}::uuid, ${caller.accountId}::uuid, ${name}, ${JSON.stringify(filter)}::jsonb, ${at}, ${at})
      returning ${columns}`);
    await audit(tx, caller, { ...entryOf('list_view.saved', id), after: { name }, address, at: now });
    return rows[0] ?? notFound('View');
  });
}

/** @throws ServiceError NOT_FOUND, NAME_TAKEN */
export async function renameView(
  db: Database,
  caller: Caller,
  { viewId, name, now, address }: Origin & { viewId: string; name: string },
): Promise<View> {
  return named(db, async (tx) => {
    const { rows } = await tx.execute<View>(sql`
      update booking.list_views v set name = ${name}
      where v.id = ${viewId}::uuid and v.account_id = ${caller.accountId}::uuid and v.name is not null returning ${columns}`);
    await audit(tx, caller, { ...entryOf('list_view.renamed', viewId), after: { name }, address, at: now });
    return rows[0] ?? notFound('View');
  });
}

/** @throws ServiceError NOT_FOUND */
export async function deleteView(db: Database, caller: Caller, { viewId, now, address }: Origin & { viewId: string }) {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(sql`
      delete from booking.list_views
      where id = ${viewId}::uuid and account_id = ${caller.accountId}::uuid and name is not null returning name`);
    const [gone] = rows;
    if (!gone) notFound('View');
    await audit(tx, caller, { ...entryOf('list_view.deleted', viewId), before: gone, address, at: now });
  });
}

const entryOf = (action: string, entityId: string) => ({ action, entity: 'list_view', entityId });

async function named(db: Database, work: (tx: Database) => Promise<View>): Promise<View> {
  try {
    return await db.transaction(work);
  } catch (thrown) {
    if (isDuplicate(thrown, 'list_views_name'))
      fail('NAME_TAKEN', 'You have a view of this name already. Choose another one.', { field: 'name' });
    throw thrown;
  }
}
