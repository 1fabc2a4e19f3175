import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { testDatabase } from '../support/database/database.ts';

test('two test databases are migrated and do not see each other', async () => {
  await using cleanup = new AsyncDisposableStack();
  const [one, other] = await Promise.all([testDatabase(), testDatabase()]);
  cleanup.defer(() => one.close());
  cleanup.defer(() => other.close());
  expect(one.kind).toBe(inject('database'));
  await one.db.execute(sql`create table audit.mine (id int)`);
  const found = async ({ db }: typeof one, table: string) =>
    (await db.execute<{ found: boolean }>(sql`select to_regclass(${table}) is not null as found`)).rows[0]?.found;
  expect(await found(one, 'audit.mine')).toBe(true);
  expect(await found(other, 'audit.mine')).toBe(false);
  expect(await found(other, 'booking.claims')).toBe(true);
});
