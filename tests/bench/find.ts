import { sql } from 'drizzle-orm';
import { defined } from '../../machines/lib/assert-defined.ts';
import { answerOf } from '../support/rest.ts';
import { clocked, median } from './measure.ts';
import type { Stage } from './stage.ts';
import type { Row } from './table.ts';

const ROUNDS = 40;
const MAX_FOUND = 6;

/** The search over everything among many bookings: the six newest that match, as its first answer has them. */
export async function find(stage: Stage, rows: number): Promise<Row[]> {
  const rest = await stage.signIn('admin');
  const search = (words: string) =>
    answerOf(rest.booking.GET('/booking/bookings', { params: { query: { search: words, page_size: MAX_FOUND } } }));
  const { rows: one } = await stage.database.db.execute<{ reference: string; name: string; phone: string }>(sql`
    select reference, candidate_name as name, candidate_phone as phone from booking.candidates
    order by created_at offset ${Math.floor(rows / 2)} limit 1`);
  const { reference, name, phone } = defined(one[0]);
  const asked = [
    ['a reference', reference],
    ['a whole name', name],
    ['a family name', defined(name.split(' ')[1])],
    ['a phone number', phone],
    ['what nobody has', 'Qzxwv'],
  ] as const;
  const figures: Row[] = [];
  for (const [what, words] of asked) {
    await search(words);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await clocked(() => search(words)));
    const figure = median(times);
    figures.push({
      what: `find ${what} among ${rows.toLocaleString('en-AU')}`,
      on: stage.on,
      unit: 'ms',
      figure,
      aim: { kind: 'at most', value: 50 },
    });
  }
  return figures;
}
