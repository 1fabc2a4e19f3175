/*
 * Typed, pasted, imported and mailed text is judged and stored as these functions give it. Fields keep what is typed until
 * they are left. Source: Unicode's Default_Ignorable_Code_Point and its normal form C.
 */

/** Controls without white space, soft hyphens, direction marks, zero-width and filling characters, noncharacters. */
const UNSEEN =
  /[^\P{Cc}\t-\r\x85]|[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB\u{1D159}]/gu;
/** Joins the parts of one emoji, or says that a sign is drawn as one. */
const EMOJI_PART =
  /(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\uFE0F|(?<=[\d#*])\uFE0F(?=\u20E3)/gu;

const LINE_BREAK = /\r\n|[\n\v\f\r\x85\u2028\u2029]/g;
/** White space within a line; the Braille pattern without dots is a blank, too. */
const BLANK = /[^\S\n]|\u2800/g;

/** Marks alone, without a letter below them, are no text. */
const SEEN = /[^\p{M}\p{Z}\p{Cc}\p{Cf}\p{Cs}]/u;

/** Most texts are plain ASCII in one line, and each key asks for them. */
const isPlain = (text: string) => /^[!-~]+(?: [!-~]+)*$/.test(text);

function visible(text: string): string {
  const parts = new Set(Array.from(text.matchAll(EMOJI_PART), ({ index }) => index));
  return text.replace(UNSEEN, (sign: string, at: number) => (parts.has(at) ? sign : '')).normalize('NFC');
}

/** Several lines: without what cannot be seen, one blank between words, no blanks around a text or at the end of a line. */
export function cleanText(text: string): string {
  if (isPlain(text)) return text;
  const lines = visible(text)
    .replace(LINE_BREAK, '\n')
    .replace(BLANK, ' ')
    .replace(/(?<=\S) +/g, ' ')
    .replace(/(?<! ) +$/gm, '')
    .trim();
  return SEEN.test(lines) ? lines : '';
}

/** The same in one line. */
export const cleanLine = (text: string): string => (isPlain(text) ? text : cleanText(text).replace(/\s+/g, ' '));

/** Nothing but blanks, marks without a letter, and what cannot be seen. */
export const isUnseen = (text: string): boolean => cleanText(text) === '';

/** One line of a number, a day or an address: wide digits and letters are the plain ones. */
export const plainLine = (text: string): string => cleanLine(text.normalize('NFKC'));
