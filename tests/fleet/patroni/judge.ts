/** A write that a caller was told is done; milliseconds of one clock. */
export interface Acknowledged {
  readonly number: number;
  readonly sentAt: number;
  readonly at: number;
}

/** A write that one member itself acknowledged. */
export interface MemberWrite extends Acknowledged {
  readonly member: string;
  readonly timeline: number;
}

/** Members that said at one moment that they take writes. */
export interface OpenMembers {
  readonly at: number;
  readonly members: readonly string[];
}

/** @returns the longest time without an acknowledgement that began or ended between `from` and `to` */
export function writeGap(times: readonly number[], { from, to }: { from: number; to: number }): number {
  const before = times.findLast((at) => at <= from) ?? from;
  const after = times.find((at) => at >= to) ?? to;
  const all = [before, ...times.filter((at) => at > from && at < to), after];
  return Math.max(0, ...all.slice(1).map((at, index) => at - (all[index] ?? at)));
}

/** @returns the numbers that were acknowledged and are not in the database */
export function lostWrites(acknowledged: readonly Acknowledged[], stored: ReadonlySet<number>): number[] {
  return acknowledged.filter(({ number }) => !stored.has(number)).map(({ number }) => number);
}

/**
 * A timeline begins with a promotion. A write that began after a later timeline had acknowledged one, and was acknowledged by an
 * earlier timeline, comes from a second primary.
 */
export function secondWriters(writes: readonly MemberWrite[]): string[] {
  const beginnings = new Map<number, number>();
  for (const { timeline, at } of writes) beginnings.set(timeline, Math.min(at, beginnings.get(timeline) ?? at));
  return writes.flatMap(({ member, timeline, number, sentAt }) => {
    const later = [...beginnings].find(([other, beganAt]) => other > timeline && beganAt < sentAt);
    if (later === undefined) return [];
    return [`${member} acknowledged ${number} on timeline ${timeline} while timeline ${later[0]} took writes`];
  });
}

/** @returns the longest time for which two members said that they take writes, whether or not they acknowledged any */
export function bothOpen(looks: readonly OpenMembers[]): number {
  let longest = 0;
  let since: number | null = null;
  for (const { at, members } of looks) {
    if (members.length < 2) since = null;
    else since ??= at;
    if (since !== null) longest = Math.max(longest, at - since);
  }
  return longest;
}

/** The way in which a member came back, by its own log. */
export function cameBackBy(log: string): 'pg_rewind' | 'a new copy' | 'its own log' {
  if (/replica has been created using/.test(log)) return 'a new copy';
  return /running pg_rewind from/.test(log) ? 'pg_rewind' : 'its own log';
}

/** A member as Patroni describes it. */
export interface MemberState {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
}

/** True for a primary with all others behind it, on its timeline, one of them waited for by each commit. */
export function isSettled(states: readonly MemberState[], count: number): boolean {
  const leader = states.find(({ role }) => role === 'leader');
  return (
    leader?.state === 'running' &&
    states.length === count &&
    states.every(({ state, timeline }) => /^(running|streaming)$/.test(state) && timeline === leader.timeline) &&
    (count === 1 || states.some(({ role }) => role === 'sync_standby'))
  );
}
