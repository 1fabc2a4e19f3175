import { BOARD_LANES, type BoardLanes } from '../../../machines/rules/calendar/board-lanes.ts';
import { storedAccount } from './stored-keys.ts';

const key = () => `board-lanes:${storedAccount() ?? ''}`;

/** Keeps which lanes the account wants on the board, in this browser. */
export const rememberLanes = (lanes: BoardLanes) => localStorage.setItem(key(), lanes);

/** The lanes of an address, or those chosen last. */
export const lanesToShow = (named: string | null): BoardLanes =>
  BOARD_LANES.find((lanes) => lanes === (named ?? localStorage.getItem(key()))) ?? 'doctors';
