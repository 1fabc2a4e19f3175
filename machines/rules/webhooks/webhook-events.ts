/** The events that are posted to webhook endpoints, with their labels, in the order of the screen. */
export const WEBHOOK_EVENTS = {
  'booking.booked': 'Candidate booked',
  'booking.moved': 'Appointment moved',
  'booking.cancelled': 'Candidate cancelled',
  'candidate.arrived': 'Candidate arrived',
  'booking.completed': 'Examination completed',
  'outcome.recorded': 'Outcome recorded',
  'question.asked': 'Question asked of your company',
  'results.available': 'Result files available',
  'order.changed': 'Order booked, changed or rejected',
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const webhookEvents = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]];

/** Sent by the button 'Send a test' alone. */
export const TEST_EVENT = 'endpoint.tested';

export const MOST_ENDPOINTS = 10;

/** A delivery: `waiting` for its first or next try, `sending`, `delivered`, or `failed` and not tried again by itself. */
export const DELIVERY_STATES = ['waiting', 'sending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
