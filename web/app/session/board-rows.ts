import { storedAccount } from './stored-keys.ts';

const key = () => `board-rows:${storedAccount() ?? ''}`;

/** Keeps how high the account wants the board's rows, in this browser. */
export const rememberRows = (rows: string) => localStorage.setItem(key(), rows);

export const rememberedRows = () => localStorage.getItem(key());
