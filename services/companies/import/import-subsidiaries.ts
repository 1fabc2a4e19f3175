import { sql } from 'drizzle-orm';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { importColumns } from '../../../machines/rules/import/import-columns.ts';
import { isYes } from '../../../machines/rules/import/read-import.ts';
import { cleanLine } from '../../../machines/rules/text/clean-text.ts';
import type { Database } from '../../database/database.ts';
import { organisationsNamed, repeated, UNKNOWN_COMPANY } from '../../shared/import/named.ts';
import type { Importer } from '../../shared/import/run-import.ts';
import { imports } from '../companies.tables.ts';
import { insertSubsidiaries, type NewSubsidiary, SUBSIDIARY_TAKEN } from '../subsidiaries/subsidiaries.ts';

const columns = importColumns.subsidiaries;

/** Subsidiaries, each of the company that its row names. */
export const subsidiaryImporter: Importer<'subsidiaries', NewSubsidiary> = {
  kind: 'subsidiaries',
  imports,

  async judge(db, _caller, { rows, report }) {
    const companies = await organisationsNamed(
      db,
      rows.map(({ cells }) => cleanLine(cells.company)),
    );
    const wanted = rows.map(({ row, cells }, at) => ({
      row,
      orgId: defined(companies[at]).id,
      siteName: cleanLine(cells.name),
      alias: cleanLine(cells.alias) || cleanLine(cells.name),
      enable: isYes(columns.enable, cells.enable),
      fitTest: isYes(columns.fitTest, cells.fitTest),
    }));
    const found = await subsidiariesNamed(db, wanted);
    const key = (at: number) => (found[at]?.key === '' ? '' : `${wanted[at]?.orgId}\n${found[at]?.key}`);
    const twice = repeated(wanted.map(({ row }, at) => ({ row, key: key(at) })));
    return wanted.map(({ row, orgId, ...site }, at) => {
      if (orgId === null) report(row, 'company', UNKNOWN_COMPANY);
      else report(row, 'name', found[at]?.is_taken ? SUBSIDIARY_TAKEN : (twice.get(row) ?? null));
      return { ...site, orgId: orgId ?? '' };
    });
  },

  write: insertSubsidiaries,
};

/** Of each name, how it is compared and whether its company has it. */
async function subsidiariesNamed(
  db: Database,
  wanted: readonly { readonly orgId: string | null; readonly siteName: string }[],
) {
  const { rows } = await db.execute<{ key: string; is_taken: boolean }>(sql`
    select lower(w.name) as key, exists (
        select from companies.subsidiaries s where s.org_id = w.org_id and lower(s.site_name) = lower(w.name)
      ) as is_taken
      from unnest(${sql.param(wanted.map(({ orgId }) => orgId))}::uuid[], ${sql.param(wanted.map(({ siteName }) => siteName))}::text[])
        with ordinality w (org_id, name, nth)
     order by w.nth`);
  return rows;
}
