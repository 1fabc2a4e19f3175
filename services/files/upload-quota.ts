import { sql } from 'drizzle-orm';
import type { Caller } from '../access/caller.ts';
import { fail } from '../base/errors.ts';
import type { Database } from '../database/database.ts';

const MEGABYTE = 1024 * 1024;

/**
 * The rest of an account's, or a candidate's, uploads of the day; in the database, so that every process counts the
 * same.
 */
export interface UploadQuota {
  /** @throws ServiceError 429 where so many bytes more are too many for today */
  check(bytes: number): Promise<void>;
  /** Counts what came. @throws ServiceError 429 where it is more than was left; then nothing more is counted */
  count(bytes: number): Promise<void>;
  /** Counts what came and was refused, however much it is. */
  countRefused(bytes: number): Promise<void>;
}

export function uploadQuota(
  {
    db,
    now,
    portal,
    uploadMegabytes,
  }: { db: Database; now: () => Date; portal: { timeZone: string }; uploadMegabytes: number },
  { accountId }: Pick<Caller, 'accountId'>,
  { megabytes, whose } = { megabytes: uploadMegabytes, whose: 'Your account' },
): UploadQuota {
  const most = megabytes * MEGABYTE;
  const today = sql`(${now().toISOString()}::timestamptz at time zone ${portal.timeZone})::date`;
  const isMine = sql`day = ${today} and account_id = ${accountId}::uuid`;

  async function add(bytes: number, limit: number): Promise<boolean> {
    const { rows } = await db.execute(sql`
      insert into files.uploads as sent (day, account_id, bytes) values (${today}, ${accountId}::uuid, ${bytes}::bigint)
      on conflict (day, account_id) do update set bytes = sent.bytes + excluded.bytes
        where sent.bytes + excluded.bytes <= ${limit}::bigint
      returning bytes`);
    return rows.length === 1;
  }
  const refuseQuota = () =>
    fail(
      'UPLOAD_QUOTA',
      `${whose} can upload ${megabytes} MB a day, and this file is more than what is left. Try again tomorrow.`,
      { field: 'file' },
    );
  return {
    async check(bytes) {
      const { rows } = await db.execute<{ bytes: number }>(
        sql`select bytes::float8 as bytes from files.uploads where ${isMine}`,
      );
      if ((rows[0]?.bytes ?? 0) + bytes > most) refuseQuota();
    },
    async count(bytes) {
      if (bytes > most || !(await add(bytes, most))) refuseQuota();
      await db.execute(sql`delete from files.uploads where day < ${today} - 7`);
    },
    async countRefused(bytes) {
      await add(bytes, Number.MAX_SAFE_INTEGER);
    },
  };
}
