export * from '../../../machines/rules/drafts/example-booking.ts';
