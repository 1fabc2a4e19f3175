import { emailKey, readEmail } from './email.ts';

/** A duplicate shows its error for this long, then it goes (milliseconds). */
export const DUPLICATE_SHOWN_MS = 1_000;

const TYPED = /[,;\n\r\t]/;
/** A column of a spreadsheet has an address a line. */
const PASTED = /[,;\r\n]/;
/** A name may have a comma of its own: "Lee, Ann" <ann@lee.com>. */
const QUOTED_NAME = /"[^"\r\n]*"\s*(?=<)/g;
/** One name and its address, as mail programs copy them. */
const NAMED = /^[^<>@]*<[^<>\s]+@[^<>\s]+>\s*$/;
const trimmed = (parts: readonly string[]) => parts.map(readEmail).filter((part) => part !== '');

/** Enter and Tab arrive as '\n' and '\t'. What follows the last separator is still being typed. */
export function typedEntries(text: string): { entries: readonly string[]; rest: string } {
  const parts = text.split(TYPED);
  return { entries: trimmed(parts.slice(0, -1)), rest: parts.at(-1) ?? '' };
}

/** A paste is complete: it has no rest. */
export function pastedEntries(text: string): readonly string[] {
  const unquoted = text.replace(QUOTED_NAME, '');
  const named = unquoted.split(/[;\r\n]/).filter((part) => part.trim() !== '');
  return trimmed(named.every((part) => NAMED.test(part)) ? named : unquoted.split(PASTED));
}

/** Takes what fits under `max` (no `max`: all) and hands back what did not. */
export function addEntries(list: readonly string[], added: readonly string[], max = Number.POSITIVE_INFINITY) {
  const free = Math.max(0, max - list.length);
  return { list: [...list, ...added.slice(0, free)], refused: added.slice(free) };
}

/** Positions of the entries that repeat an earlier one. */
export function duplicatePositions(list: readonly string[]): readonly number[] {
  const keys = list.map(emailKey);
  return keys.flatMap((key, position) => (keys.indexOf(key) < position ? [position] : []));
}

export function withoutDuplicates(list: readonly string[]): readonly string[] {
  const repeated = new Set(duplicatePositions(list));
  return list.filter((_entry, position) => !repeated.has(position));
}

/** As stored and sent: semicolon-separated. */
export const joinEmails = (list: readonly string[]) => list.join('; ');
export const splitEmails = (stored: string) => trimmed(stored.split(';'));
