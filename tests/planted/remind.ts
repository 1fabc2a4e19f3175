import type { Plant } from './plant.ts';

export const remindPlants: readonly Plant[] = [
  {
    id: 'remind.times',
    file: 'machines/rules/booking/reminder-times.ts',
    find: "'7d': { days: 7 }",
    replace: "'7d': { hours: 168 }",
  },
  {
    id: 'remind.quiet',
    file: 'machines/rules/booking/reminder-times.ts',
    find: 'at.hour >= QUIET_FROM || at.hour < QUIET_UNTIL;',
    replace: 'at.hour > QUIET_FROM || at.hour < QUIET_UNTIL;',
  },
  {
    id: 'remind.sent',
    file: 'machines/reminder/reminder.machine.ts',
    find: 'isLate || !isChosen || !isReachable',
    replace: '!isChosen || !isReachable',
  },
  {
    id: 'remind.once',
    file: 'services/booking/candidate/reminders/run-reminders.ts',
    find: 'order by r.send_at limit ${AT_ONCE} for update of r, c skip locked`);',
    replace: 'order by r.send_at limit ${AT_ONCE}`);',
  },
  {
    id: 'remind.chosen',
    file: 'services/booking/candidate/reminders/run-reminders.ts',
    find: 'return phone !== null && !stopped.has(phone);',
    replace: 'return phone !== null;',
  },
  {
    id: 'remind.stopped',
    file: 'services/booking/record/mails/withdraw-reminders.ts',
    find: 'and ${deliverySql} = any',
    replace: 'and ${deliverySql} <> all',
  },
  {
    id: 'remind.moved',
    file: 'services/booking/candidate/reminders/plan-reminders.ts',
    find: 'where reminders.state = any (${`{${RETURNING',
    replace: 'where reminders.state <> any (${`{${RETURNING',
  },
  {
    id: 'remind.shown',
    file: 'services/booking/record/mails/reminder-phase.ts',
    find: "case when m.state = 'waiting' and m.tries > 0 then 'retried' else m.state end",
    replace: 'm.state',
  },
  {
    id: 'remind.settings',
    file: 'services/booking/record/mails/reminder-settings.ts',
    find: 'if (!caller.isProvider && caller.orgId !== orgId)',
    replace: 'if (!caller.isProvider && caller.orgId === null)',
  },
  {
    id: 'sms.reply',
    file: 'services/booking/candidate/reminders/sms-replies.ts',
    find: 'if (rows.length === 0) return { meaning, candidateId: null };',
    replace: '',
  },
  {
    id: 'sms.stop',
    file: 'services/booking/candidate/reminders/sms-replies.ts',
    find: "and recipient = ${phone} and state = 'waiting'`);",
    replace: "and recipient = ${phone} and state = 'sent'`);",
  },
  {
    id: 'sms.signed',
    file: 'services/mail/sms-signature.ts',
    find: 'return isOurs && Math.abs(',
    replace: 'return isOurs || Math.abs(',
  },
  {
    id: 'sms.http',
    file: 'services/mail/sms.ts',
    find: 'const LATER = [408, 425, 429];',
    replace: 'const LATER = [408, 425];',
  },
];
