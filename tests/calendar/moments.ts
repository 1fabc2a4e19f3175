/** Moments at which tests and demo are most likely to lean on the calendar, as instants with the offset of the place. */
export const moments = {
  'friday-afternoon': '2026-12-04T16:55+08:00',
  'saturday-morning': '2026-12-05T07:05+08:00',
  'sunday-night': '2026-12-06T23:50+08:00',
  'monday-first-minutes': '2026-12-07T00:10+08:00',
  christmas: '2026-12-25T10:00+08:00',
  'new-years-eve': '2026-12-31T23:58+08:00',
  'new-years-day': '2027-01-01T00:10+08:00',
  'before-clocks-go-back': '2027-04-04T01:30+11:00',
  'after-clocks-go-back': '2027-04-04T03:30+10:00',
  'public-holiday': '2027-09-27T10:00+08:00',
  'before-clocks-go-forward': '2027-10-03T01:30+10:00',
  'after-clocks-go-forward': '2027-10-03T03:30+11:00',
  'leap-day': '2028-02-29T10:00+08:00',
  'perth-is-a-day-ahead': '2026-12-01T20:05Z',
  'perth-opens': '2026-12-01T22:50Z',
} as const;

/** The instant that `at` names, epoch milliseconds: a name of the table or an ISO instant with an offset. @throws for any other text */
export function momentOf(at: string): number {
  const instant = Date.parse(at in moments ? moments[at as keyof typeof moments] : at);
  if (Number.isNaN(instant))
    throw new Error(`${at} is neither an instant nor one of ${Object.keys(moments).join(', ')}.`);
  return instant;
}

/** One of the moments for each commit, so that every one is tried as commits come. `commit` is its hash in hexadecimal. */
export function momentOfCommit(commit: string): string {
  const names = Object.keys(moments);
  const name = names[Number.parseInt(commit.slice(0, 8), 16) % names.length];
  if (name === undefined) throw new Error(`${commit} is not the hash of a commit.`);
  return name;
}

const SHARDS = 4;

/** Which quarter of the test files, as Vitest's --shard reads it, such as '2/4'. `commit` is its hash in hexadecimal. */
export const shardOfCommit = (commit: string) => `${(Number.parseInt(commit.slice(8, 16), 16) % SHARDS) + 1}/${SHARDS}`;
