import { type SQL, sql } from 'drizzle-orm';
import type { AuditSearch } from './audit-filter.ts';
import { type AuditCursor, atSql, entryIds, entryJoins } from './audit-list.ts';
import { type ExportColumn, fileWriters } from './export-file.ts';
import { type ExportSource, withoutDetails } from './export-rows.ts';
import { type IdPage, inSlices, SLICE_ROWS } from './export-slices.ts';

const column = (header: string, width: number, value: SQL): ExportColumn => ({ header, width, value, isTyped: true });

/** Columns of an export of entries; times in the requested zone. */
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

/** Every entry of a search as a file of CSV, newest first. */
export function auditFile({ db, copier, log }: ExportSource, search: AuditSearch, timeZone: string) {
  const columns = auditColumns(timeZone);
  const fields = fileWriters.csv.fields(columns);
  const rows = inSlices(
    (cursor: AuditCursor | undefined) => pageAt(db, search, cursor),
    (ids) =>
      copier.slice(
        sql`select ${fields} from audit.entries e ${entryJoins}
          where e.id = any (${`{${ids.join(',')}}`}::uuid[]) order by e.at desc, e.id desc`,
        'csv',
      ),
  );
  return fileWriters.csv.file(columns, withoutDetails(rows, log), 'Audit');
}

async function pageAt(
  db: ExportSource['db'],
  search: AuditSearch,
  cursor: AuditCursor | undefined,
): Promise<IdPage<AuditCursor>> {
  const { rows } = await db.execute<AuditCursor & Record<string, unknown>>(sql`
    select page.id, ${atSql(sql`page.at`)} as at from (${entryIds(search, cursor ?? null, SLICE_ROWS)}) page
    order by page.at desc, page.id desc`);
  const isLast = rows.length < SLICE_ROWS;
  return { ids: rows.map(({ id }) => id), next: isLast ? null : (rows.at(-1) ?? null) };
}
