/* All tables of the schema `booking`, for drizzle-kit, tests and the other services. A context imports its own and those below it. */

export * from './candidate/candidate-files/candidate-files.tables.ts';
export * from './candidate/earlier-time/earlier-times.tables.ts';
export * from './candidate/questions/questions.tables.ts';
export * from './catalogue/catalogue.tables.ts';
export * from './catalogue/prices/prices.tables.ts';
export * from './clinic-day/board/moves.tables.ts';
export * from './clinic-day/bulk-changes/bulk-changes.tables.ts';
export * from './clinic-day/closings/closings.tables.ts';
export * from './drafts/crews/crews.tables.ts';
export * from './drafts/drafts.tables.ts';
export * from './record/booking-record.tables.ts';
export * from './record/links/candidate-links.tables.ts';
export * from './record/links/own-moves.tables.ts';
export * from './record/mails/reminders.tables.ts';
export * from './record/orders/orders.tables.ts';
export * from './results/consult/consult-files.tables.ts';
export * from './scheduling/rosters/roster-patterns.tables.ts';
export * from './scheduling/scheduling.tables.ts';
export { bookingSchema } from './shared/booking-schema.ts';
export * from './shared/idempotency.tables.ts';
export * from './views/calendar-feeds/calendar-feeds.tables.ts';
export * from './views/digest/digest.tables.ts';
export * from './views/list/list-views.tables.ts';
