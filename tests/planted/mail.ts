import type { Plant } from './plant.ts';

export const mailPlants: readonly Plant[] = [
  { id: 'mail.outbox', file: 'services/mail/sender.ts', find: 'isFinal: error.isFinal', replace: 'isFinal: true' },
  {
    id: 'mail.html',
    file: 'services/mail/mail-look.ts',
    find: '>= contrast(colour, DARK) ? LIGHT : DARK',
    replace: '>= contrast(colour, DARK) ? DARK : LIGHT',
  },
  {
    id: 'mail.move',
    file: 'services/booking/board/move-notices.ts',
    find: "...(reason ? [['Reason', reason] as const] : []),",
    replace: '',
  },
  {
    id: 'mail.one-notice',
    file: 'services/booking/board/move-notices.ts',
    find: "and m.state = 'waiting' and m.tries = 0",
    replace: "and m.state = 'failed' and m.tries = 0",
  },
  {
    id: 'mail.calendar',
    file: 'services/booking/mails/booking-mails.ts',
    find: 'greatest(calendar_sequence + 1,',
    replace: 'greatest(calendar_sequence,',
  },
];
