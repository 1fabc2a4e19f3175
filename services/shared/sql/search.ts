import { type SQL, sql } from 'drizzle-orm';
import { fold, searchWords } from '../../../machines/rules/text/fold.ts';

/** Text in the form in which searches compare it; an index over the same expression serves them. */
export const foldSql = (text: SQL): SQL => sql`public.fold_text(${text})`;

/** The pattern of LIKE that finds a part of folded text. */
export const likePattern = (part: string): string =>
  `%${fold(part).replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

/** Folded text with all words of a search in it, in any order; a search without a word finds nothing. */
export function hasWordsSql(folded: SQL, search: string): SQL {
  const words = searchWords(search);
  if (words.length === 0) return sql`false`;
  const conditions = words.map((word) => sql`${folded} like ${likePattern(word)}`);
  return sql`(${sql.join(conditions, sql` and `)})`;
}
