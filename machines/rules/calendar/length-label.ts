/** Length of an appointment for people: '45 minutes', 'about 2 h', 'about 1 h 35'. */
export function lengthLabel(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  const rest = minutes % 60;
  return `about ${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${String(rest).padStart(2, '0')}`}`;
}

/** Whole minutes between two instants. */
export const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
