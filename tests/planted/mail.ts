import type { Plant } from './plant.ts';

export const mailPlants: readonly Plant[] = [
  { id: 'mail.outbox', file: 'services/mail/sender.ts', find: 'isFinal: error.isFinal', replace: 'isFinal: true' },
];
