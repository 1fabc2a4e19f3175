import type { Lane } from '../board/board-lanes.ts';

type Doctor = { id: string; name: string };

/** A requested action on a doctor's day; times are minutes of it. */
export type BoardRequest =
  | { what: 'actions'; lane: Lane }
  | { what: 'addDay'; siteId: string; doctor: Doctor | null; day: string; from: number; to: number }
  | { what: 'hours'; lane: Lane }
  | { what: 'block'; lane: Lane; from: number; to: number }
  | { what: 'open'; lane: Lane }
  | { what: 'card'; candidateId: string }
  /** A walk-in at the desk; without a minute, the first free time from now on. */
  | { what: 'walkIn'; lane: Lane; minute: number | null };

export type DialogHost = {
  onClose: () => void;
  /** It was done: the board is fetched again. */
  onDone: () => void;
};
