import { type SQL, sql } from 'drizzle-orm';
import { fold, searchWords } from '../../../../machines/rules/text/fold.ts';
import type { Database } from '../../../database/database.ts';
import { editDistance } from './edit-distance.ts';

/** Below this share of common trigrams names have little in common; 'jack wrad' and 'Jack Ward' have 0.6. */
const SIMILARITY = 0.45;
const MOST_NAMES = 100;

/** A slip in a short word makes it another name. */
const slipsAllowed = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/**
 * The words of the candidate's name that a search without a hit is nearest to; null where no name is near.
 * @param scope the candidates `c` that the caller may see
 */
export async function nearestName(db: Database, search: string, scope: SQL): Promise<string | null> {
  const words = searchWords(search).filter((word) => !/\d|@/.test(word));
  if (words.length === 0 || words.every((word) => slipsAllowed(word) === 0)) return null;
  const wanted = words.join(' ');
  const names = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(SIMILARITY)}, true)`);
    const { rows } = await tx.execute<{ name: string }>(sql`
      select candidate_name as name from booking.candidates c where c.search_text %> ${wanted} and ${scope}
      group by 1 order by min(c.search_text <->> ${wanted}), 1 limit ${MOST_NAMES}`);
    return rows.map(({ name }) => name);
  });
  const near = names.flatMap((name) => nearWords(name, words) ?? []);
  return near.toSorted((one, other) => one.slips - other.slips)[0]?.words ?? null;
}

/** Of a name the words that are meant by those typed, with the slips in them; null where one of them means none. */
function nearWords(name: string, typed: readonly string[]) {
  const own = name.split(/[\s-]+/).filter(Boolean);
  const meant = typed.map((word) => {
    const slips = own.map((each) => ({ each, slips: editDistance(word, fold(each)) }));
    return slips.toSorted((one, other) => one.slips - other.slips).find((one) => one.slips <= slipsAllowed(word));
  });
  if (meant.some((one) => one === undefined)) return null;
  const known = meant.flatMap((one) => one ?? []);
  return { words: known.map(({ each }) => each).join(' '), slips: known.reduce((sum, { slips }) => sum + slips, 0) };
}
