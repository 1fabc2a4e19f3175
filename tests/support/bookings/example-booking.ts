export * from '../../../machines/models/example-booking.ts';
