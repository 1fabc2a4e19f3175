/** The board's day in hours since midnight at the site. Source: specification, sections 5 and 9. */
export const BOARD_OPENS = 5.5;
export const BOARD_CLOSES = 18.5;

const isWithin = (hour: number) => hour >= BOARD_OPENS && hour <= BOARD_CLOSES;

/** 'HH:mm' as hours since midnight, or null where it is no quarter of an hour within the board's day. */
export function boardHour(clock: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):(00|15|30|45)$/.exec(clock) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const hour = Number(hours) + Number(minutes) / 60;
  return isWithin(hour) ? hour : null;
}
