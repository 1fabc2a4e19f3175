import type { Plant } from './plant.ts';

export const mailPlants: readonly Plant[] = [
  { id: 'mail.outbox', file: 'services/mail/sender.ts', find: 'isFinal: error.isFinal', replace: 'isFinal: true' },
  {
    id: 'mail.summary',
    file: 'services/booking/record/mails/first-mails.ts',
    find: '.filter(({ appointment_time: at }) => at !== NO_TIME)',
    replace: '',
  },
  {
    id: 'mail.html',
    file: 'machines/rules/text/contrast.ts',
    find: '>= contrast(colour, DARK) ? LIGHT : DARK',
    replace: '>= contrast(colour, DARK) ? DARK : LIGHT',
  },
  {
    id: 'mail.texts',
    file: 'services/mail/texts/event-mail.ts',
    find: 'order by version desc limit 1',
    replace: 'order by version limit 1',
  },
  {
    id: 'mail.placeholders',
    file: 'machines/rules/mail/mail-text.ts',
    find: 'isRequired && !used.has(name)',
    replace: 'isRequired && used.has(name)',
  },
  {
    id: 'mail.preview',
    file: 'services/booking/record/mail-texts/preview-mail.ts',
    find: '...(candidate ? { ...valuesOf(candidate), how_to_change: howToChange(candidate, input.now) } : {}),',
    replace: '',
  },
  {
    id: 'questions.state',
    file: 'machines/rules/booking/question-state.ts',
    find: 'waitsFor === by && !asksBack',
    replace: 'waitsFor === by',
  },
  {
    id: 'questions.thread',
    file: 'services/booking/candidate/questions/messages.ts',
    find: 'side: otherSide(side), by: actor.name',
    replace: 'side, by: actor.name',
  },
  {
    id: 'questions.waiting',
    file: 'services/booking/candidate/questions/open-questions.ts',
    find: 'c.question_waits_for = ${side} and',
    replace: 'c.question_waits_for is not null and',
  },
  {
    id: 'questions.reply',
    file: 'services/booking/candidate/questions/messages.ts',
    find: '${mailId ?? null}, ${now',
    replace: '${null}, ${now',
  },
  {
    id: 'questions.signed',
    file: 'services/booking/candidate/questions/reply-address.ts',
    find: "host !== domain || signature === '' || !isSame(signature, expected)",
    replace: "host !== domain || signature === ''",
  },
  {
    id: 'mail.move',
    file: 'services/booking/record/mails/move-notices.ts',
    find: "...(reason ? [['Reason', reason] as const] : []),",
    replace: '',
  },
  {
    id: 'mail.one-notice',
    file: 'services/booking/record/mails/move-notices.ts',
    find: "and m.state = 'waiting' and m.tries = 0",
    replace: "and m.state = 'failed' and m.tries = 0",
  },
  {
    id: 'mail.calendar',
    file: 'services/booking/record/mails/booking-mails.ts',
    find: 'greatest(calendar_sequence + 1,',
    replace: 'greatest(calendar_sequence,',
  },
];
