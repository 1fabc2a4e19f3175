import { expect, test } from 'vitest';
import { transition } from 'xstate';
import {
  DELIVERIES,
  type Delivery,
  dueOutcome,
  plannedReminder,
  RETURNING,
  type ReminderEvent,
  type ReminderFacts,
  type ReminderPhase,
  reminderMachine,
  reminderPhase,
  STORED_STATES,
  shownPhase,
  WITHDRAWABLE,
  WRITTEN_PHASES,
} from './reminder.machine.ts';

const sendAt = '2026-11-23T00:00:00Z';
const after = (facts: Partial<ReminderFacts>, ...events: ReminderEvent[]) =>
  events.reduce((phase, event) => transition(reminderMachine, phase, event)[0], reminderPhase({ sendAt, ...facts }));
const due = { stands: true, isLate: false, isChosen: true, isReachable: true };

test.each<[string, Partial<ReminderFacts>, unknown]>([
  ['planned', {}, { planned: 'onTime' }],
  ['stored as planned', { stored: 'planned' }, { planned: 'onTime' }],
  ['stored as planned, its time not read', { stored: 'planned', sendAt: null }, { planned: 'onTime' }],
  ['in quiet hours', { isHeldBack: true }, { planned: 'outsideQuietHours' }],
  ['too late', { sendAt: null }, 'tooLate'],
  ['stopped', { stored: 'stopped' }, 'stopped'],
  ['stopped, and too late', { stored: 'stopped', sendAt: null }, 'stopped'],
  ['skipped', { stored: 'skipped' }, 'skipped'],
  ['written', { stored: 'written' }, { written: 'waiting' }],
  ['tried again', { stored: 'written', delivery: 'retried' }, { written: 'retrying' }],
  ['being sent', { stored: 'written', delivery: 'sending' }, { written: 'sending' }],
  ['not sent', { stored: 'written', delivery: 'failed' }, { written: 'failed' }],
  ['sent', { stored: 'written', delivery: 'sent' }, { written: { sent: 'unanswered' } }],
  ['confirmed', { stored: 'written', delivery: 'sent', answer: 'confirmed' }, { written: { sent: 'confirmed' } }],
  ['asked about', { stored: 'written', delivery: 'sent', answer: 'asked' }, { written: { sent: 'asked' } }],
  ['confirmed before it left', { stored: 'written', answer: 'confirmed' }, { written: 'waiting' }],
])('[remind.sent] a reminder that is %s', (_what, facts, value) => {
  expect(after(facts).value).toEqual(value);
});

test.each([
  [{}, 'written'],
  [{ isLate: true }, 'skipped'],
  [{ isChosen: false }, 'skipped'],
  [{ isReachable: false }, 'skipped'],
  [{ stands: false }, 'stopped'],
  [{ stands: false, isChosen: false }, 'stopped'],
])('[remind.chosen] when it is due and %j it is %s', (facts, stored) => {
  expect(dueOutcome({ ...due, ...facts })).toBe(stored);
});

test('[remind.stopped][remind.moved] unsent reminders are withdrawn, and planned again for the new time', () => {
  expect(WITHDRAWABLE).toEqual(['waiting', 'retried']);
  expect(RETURNING).toEqual(['stopped']);
  const again = '2026-11-24T00:00:00Z';
  for (const delivery of WITHDRAWABLE) {
    const withdrawn = after({ stored: 'written', delivery }, { type: 'reminder.withdrawn' });
    expect(withdrawn.value).toBe('stopped');
    const [back] = transition(reminderMachine, withdrawn, {
      type: 'appointment.returned',
      sendAt: again,
      isHeldBack: true,
    });
    expect([back.value, back.context.sendAt]).toEqual([{ planned: 'outsideQuietHours' }, again]);
  }
  for (const stored of STORED_STATES) {
    expect(after({ stored }).can({ type: 'moment.came', ...due }), stored).toBe(stored === 'planned');
  }
});

test.each<[Delivery, unknown]>([
  ['waiting', { written: 'waiting' }],
  ['retried', { written: 'retrying' }],
  ['sending', { written: 'sending' }],
  ['failed', { written: 'failed' }],
  ['sent', { written: { sent: 'unanswered' } }],
])('[remind.sent] whatever was before, an outbox that says %s is believed', (delivery, value) => {
  for (const before of DELIVERIES) {
    const phase = after({ stored: 'written', delivery: before }, { type: 'delivery.changed', delivery });
    expect([phase.value, phase.context.delivery], before).toEqual([value, delivery]);
  }
});

test('[sms.reply] one that has left is answered, and the last answer counts', () => {
  const [yes, no] = [{ type: 'reply.confirmed' }, { type: 'reply.asked' }] as const;
  const sent = { stored: 'written', delivery: 'sent' } as const;
  const answers = [[yes], [no], [yes, no], [no, yes], [yes, yes]].map((events) => after(sent, ...events).value);
  expect(answers).toEqual(
    ['confirmed', 'asked', 'asked', 'confirmed', 'confirmed'].map((answer) => ({ written: { sent: answer } })),
  );
  for (const delivery of DELIVERIES) {
    expect(after({ stored: 'written', delivery }).can(yes), delivery).toBe(delivery === 'sent');
    expect(after({ stored: 'written', delivery }).can(no), delivery).toBe(delivery === 'sent');
  }
});

test('[remind.quiet] an SMS that falls into the night waits for the morning, a mail does not', () => {
  const at = { appointment: '2026-11-24T22:00:00Z', timeZone: 'Australia/Perth', now: '2026-11-20T00:00:00Z' };
  const sms = plannedReminder({ ...at, appointment: '2026-11-25T02:00:00Z', moment: '1d', channel: 'sms' });
  expect([sms.value, sms.context.sendAt]).toEqual([{ planned: 'onTime' }, '2026-11-24T02:00:00Z']);
  const early = plannedReminder({ ...at, appointment: '2026-11-24T23:00:00Z', moment: '2h', channel: 'sms' });
  expect([early.value, early.context.sendAt]).toEqual([{ planned: 'outsideQuietHours' }, '2026-11-24T11:45:00Z']);
  expect(plannedReminder({ ...at, moment: '2h', channel: 'mail' }).value).toEqual({ planned: 'onTime' });
  expect(plannedReminder({ ...at, moment: '7d', channel: 'mail' }).value).toBe('tooLate');
});

test.each<[Partial<ReminderFacts>, ReminderPhase | null]>([
  [{}, null],
  [{ stored: 'stopped', delivery: 'sent' }, null],
  [{ stored: 'written' }, 'waiting'],
  [{ stored: 'written', delivery: 'retried' }, 'retrying'],
  [{ stored: 'written', delivery: 'sending' }, 'sending'],
  [{ stored: 'written', delivery: 'failed', answer: 'confirmed' }, 'failed'],
  [{ stored: 'written', delivery: 'sent' }, 'sent'],
  [{ stored: 'written', delivery: 'sent', answer: 'confirmed' }, 'confirmed'],
  [{ stored: 'written', delivery: 'sent', answer: 'asked' }, 'asked'],
])('[remind.shown] of a reminder with %j the booking shows %s', (facts, shown) => {
  expect(shownPhase(after(facts))).toBe(shown);
});

test('[remind.shown] statements have each delivery with each answer once', () => {
  const keys = WRITTEN_PHASES.map(({ delivery, answer }) => `${delivery} ${answer}`);
  expect(new Set(keys).size).toBe(DELIVERIES.length * 3);
  expect(WRITTEN_PHASES).toContainEqual({ delivery: 'failed', answer: 'confirmed', phase: 'failed' });
  expect(WRITTEN_PHASES).toContainEqual({ delivery: 'sent', answer: 'asked', phase: 'asked' });
});
