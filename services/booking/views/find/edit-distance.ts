/** Count of letters that are wrong, missing, too many, or in each other's place. */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      now[at] = Math.min(
        (last[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, now];
  }
  return last[other.length] ?? 0;
}
