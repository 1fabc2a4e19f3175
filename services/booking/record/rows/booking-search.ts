import { type SQL, sql } from 'drizzle-orm';
import { fold } from '../../../../machines/rules/text/fold.ts';
import type { Database } from '../../../database/database.ts';
import { foldSql, hasWordsSql, likePattern } from '../../../shared/sql/search.ts';

/** Records whose names a search means; the candidates booked for them are found beside those who have its words. */
export interface NamedRecords {
  readonly companyIds: readonly string[];
  readonly siteIds: readonly string[];
}

export const NAMES_NOTHING: NamedRecords = { companyIds: [], siteIds: [] };

/** Of a candidate: all words in `search_text`, which is folded and indexed. Digits alone are a phone, however it was typed. */
export function hasSearchWords(search: string): SQL {
  const digits = phoneIn(search);
  if (digits) return sql`c.search_text like ${likePattern(digits)}`;
  return hasWordsSql(sql`c.search_text`, asStored(search));
}

/**
 * The alternatives of a search, each served by one index: words, then companies, then clinic sites. They exclude each
 * other, so that their union counts no candidate twice.
 */
export function searchConditions(search: string, { companyIds, siteIds }: NamedRecords): SQL[] {
  const text = hasSearchWords(search);
  const ofCompanies = companyIds.map((id) => sql`(c.org_id = ${id}::uuid and not ${text})`);
  if (siteIds.length === 0) return [text, ...ofCompanies];
  const sites = uuids(siteIds);
  const others = sql`not ${text} and not c.org_id = any (${uuids(companyIds)})`;
  return [
    text,
    ...ofCompanies,
    sql`(c.clinic_id = any (${sites}) and ${others})`,
    sql`(c.clinic_id is null and c.preferred_site_id = any (${sites}) and ${others})`,
  ];
}

/** `search_text` first: it is the indexed one, and holds every column that can be asked for. */
export const columnHasWords = (column: SQL, search: string): SQL[] => [
  sql`(${hasWordsSql(sql`c.search_text`, search)} and ${hasWordsSql(foldSql(column), search)})`,
];

/** Phones are compared by their digits, however they were typed: +61 4… and 04… are one number. */
export function phoneCondition(phone: string): SQL[] {
  const digits = phoneDigits(phone);
  if (!digits) return [sql`false`];
  const pattern = likePattern(digits);
  return [
    sql`c.search_text like ${pattern}`,
    sql`(regexp_replace(c.candidate_phone, '[^0-9]', '', 'g') like ${pattern}
      or regexp_replace(regexp_replace(c.candidate_phone, '^[+]61', '0'), '[^0-9]', '', 'g') like ${pattern})`,
  ];
}

/** With the country code a number begins as it does at home. Without a + only a whole number is sure to have one. */
const phoneDigits = (typed: string) =>
  fold(typed)
    .trim()
    .replace(/^(tel:)?(\+|0011 ?|00(?=61))61[\s-]*(\(?0\)?)?/, '0')
    .replace(/\D/g, '')
    .replace(/^61(?=\d{9}$)/, '0');

const PHONE = /^(tel:)?[\d\s()+.-]{3,}$/;

/** The digits of a search that is a phone or a part of one; '' of any other. */
const phoneIn = (search: string) => (PHONE.test(asStored(search).trim()) ? phoneDigits(search) : '');

/** Dates of birth and references as `search_text` has them: 14/03/1991 for '14/3/1991' and '1991-03-14', pf205110 for 'PF 205110'. */
const asStored = (search: string) =>
  fold(search)
    .replace(/\bpf[\s-]+(?=[a-z]?\d)/g, 'pf')
    .replace(/\b(\d{4})-(\d{1,2})-(\d{1,2})\b/g, '$3/$2/$1')
    .replace(/\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/g, (_all, day: string, month: string, year: string) =>
      [day.padStart(2, '0'), month.padStart(2, '0'), year].join('/'),
    );

/** More companies or sites than this that match by name are too vague a search to walk one by one. */
const MOST_NAMED = 20;

/**
 * The companies, of those in scope, and the clinic sites that a search names. They are read before the list and not inside its
 * query: the database cannot know that none matches, and would read a million rows to find nothing.
 */
export async function recordsNamed(
  db: Database,
  { search }: { readonly search: string },
  { orgId }: { readonly orgId: string | null },
): Promise<NamedRecords> {
  if (!search || phoneIn(search)) return NAMES_NOTHING;
  const inScope = orgId === null ? sql`true` : sql`id = ${orgId}::uuid`;
  const { rows } = await db.execute<{ id: string; is_site: boolean }>(sql`
    (select id, false as is_site from companies.organisations
     where ${hasWordsSql(foldSql(sql`company_name`), search)} and ${inScope} order by company_name limit ${MOST_NAMED})
    union all
    (select id, true from booking.clinics where ${hasWordsSql(foldSql(sql`name`), search)} order by name limit ${MOST_NAMED})`);
  const { true: sites = [], false: companies = [] } = Object.groupBy(rows, ({ is_site }) => `${is_site}`);
  return { companyIds: companies.map(({ id }) => id), siteIds: sites.map(({ id }) => id) };
}

const uuids = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`;
