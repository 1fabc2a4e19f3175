import { DAYS_TURNED } from '../calendar/dates.ts';

const DAYS_AHEAD = 60;
const MAX_YEARS = 3;

interface DueDays {
  readonly from: string;
  readonly to: string;
  /** Why these days are not searched, for the last one's field. */
  readonly fault: string | null;
}

/** Days of the 'due again' list: a year back and 60 days ahead by default. */
export function dueDays(today: string, asked: { from?: string | undefined; to?: string | undefined }): DueDays {
  const day = Temporal.PlainDate.from(today);
  const from = asked.from || day.subtract({ years: 1 }).toString();
  const to = asked.to || day.add({ days: DAYS_AHEAD }).toString();
  const latest = Temporal.PlainDate.from(from).add({ years: MAX_YEARS }).toString();
  const fault =
    to < from ? DAYS_TURNED : to > latest ? `The last day is more than ${MAX_YEARS} years after the first.` : null;
  return { from, to, fault };
}
