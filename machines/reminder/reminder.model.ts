import { modelOfFolder } from '../lib/model.ts';
import { reminderMachine } from './reminder.machine.ts';
import { DELIVERIES, type DueFacts, type ReminderFacts } from './reminder.types.ts';

const sendAt = '2026-11-23T00:00:00Z';
const planned: ReminderFacts = { stored: null, sendAt, isHeldBack: false, delivery: 'waiting', answer: 'none' };
const written: ReminderFacts = { ...planned, stored: 'written' };
const due: DueFacts = { stands: true, isLate: false, isChosen: true, isReachable: true };

const came = [
  { type: 'moment.came', ...due },
  { type: 'moment.came', ...due, stands: false },
  { type: 'moment.came', ...due, isChosen: false },
] as const;
const left = [
  { type: 'reminder.withdrawn' },
  { type: 'appointment.returned', sendAt, isHeldBack: false },
  { type: 'appointment.returned', sendAt, isHeldBack: true },
] as const;
const deliveries = DELIVERIES.map((delivery) => ({ type: 'delivery.changed' as const, delivery }));
const replies = [{ type: 'reply.confirmed' }, { type: 'reply.asked' }] as const;
const facts = ({ delivery, isHeldBack }: ReminderFacts) => [delivery, isHeldBack];

export const reminderModel = modelOfFolder('reminder', 'Reminder', reminderMachine, {
  'from its plan': { input: planned, events: [...came, ...left], facts },
  'one that quiet hours held back': { input: { ...planned, isHeldBack: true }, events: came, facts },
  'one that comes too late': { input: { ...planned, sendAt: null }, events: [] },
  'a written one': { input: written, events: [...deliveries, ...replies, ...left], facts },
  'one that is sent': { input: { ...written, delivery: 'sent' }, events: replies },
  'one that was confirmed': { input: { ...written, delivery: 'sent', answer: 'confirmed' }, events: replies },
  'one that another time was asked for': {
    input: { ...written, delivery: 'sent', answer: 'asked' },
    events: replies,
  },
  'one that is being sent': { input: { ...written, delivery: 'sending' }, events: deliveries, facts },
  'one that is tried again': { input: { ...written, delivery: 'retried' }, events: left, facts },
  'one that could not be sent': { input: { ...written, delivery: 'failed' }, events: deliveries, facts },
  'a skipped one': { input: { ...planned, stored: 'skipped' }, events: left },
  'a stopped one': { input: { ...planned, stored: 'stopped' }, events: left, facts },
});
