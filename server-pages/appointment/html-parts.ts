import type { html } from 'hono/html';
import { dayIn } from '../../machines/rules/calendar/dates.ts';

export type Html = ReturnType<typeof html>;

/** 'Tuesday 24 November 2026', of an instant in a zone. */
export const longDay = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${dayIn(instant, timeZone)}T00:00:00Z`),
  );
