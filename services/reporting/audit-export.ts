import { type SQL, sql } from 'drizzle-orm';
import type { Copier } from '../database/copy-out.ts';
import { fieldsOf } from '../database/copy-out.ts';
import { ReusableBuffer } from '../database/reusable-buffer.ts';
import type { AuditSearch } from './audit-filter.ts';
import { type AuditCursor, entryIds, entryJoins } from './audit-list.ts';
import type { ExportColumn } from './export-columns.ts';

const column = (header: string, width: number, value: SQL): ExportColumn => ({ header, width, value });

/** What an export says of an entry; times in the zone that was asked for. */
export const auditColumns = (timeZone: string): readonly ExportColumn[] => [
  column('When', 19, sql`to_char(e.at at time zone ${timeZone}::text, 'DD/MM/YYYY HH24:MI:SS')`),
  column('Account', 24, sql`e.account_name`),
  column('Company', 24, sql`coalesce(o.company_name, '')`),
  column('Action', 24, sql`e.action`),
  column('Times', 6, sql`e.count::text`),
  column('People', 40, sql`coalesce(shown.names, '')`),
  column('Number of people', 8, sql`coalesce(cardinality(e.candidate_ids)::text, '')`),
  column('Booking', 12, sql`coalesce(b.reference, '')`),
  column('About', 16, sql`e.entity`),
  column('Id', 36, sql`e.entity_id`),
  column('Address', 16, sql`coalesce(e.address, '')`),
  column('Before', 40, sql`coalesce(e.before::text, '')`),
  column('After', 40, sql`coalesce(e.after::text, '')`),
];

/** So many entries at once, so that an embedded database answers others in between. */
const SLICE_ENTRIES = 500;

/** Every entry of a search, newest first, as lines of COPY. A slice begins where the one before ended. */
export async function* auditRows(copier: Copier, search: AuditSearch, timeZone: string): AsyncGenerator<Buffer> {
  const memory = new ReusableBuffer();
  const fields = sql.join(
    [
      ...auditColumns(timeZone).map(({ value }) => value),
      sql`to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      sql`e.id::text`,
    ],
    sql`, `,
  );
  for (let cursor: AuditCursor | null = null, isMore = true; isMore; ) {
    const lines: Buffer = await copier.slice(
      sql`select ${fields} from (${entryIds(search, cursor, SLICE_ENTRIES)}) page
        join audit.entries e on e.id = page.id ${entryJoins} order by page.at desc, page.id desc`,
      memory,
    );
    isMore = lines.length > 0;
    if (!isMore) break;
    const [at = '', id = ''] = fieldsOf(lines.subarray(lines.lastIndexOf('\n', -2) + 1, -1)).slice(-2);
    cursor = { at, id };
    yield lines;
  }
}
