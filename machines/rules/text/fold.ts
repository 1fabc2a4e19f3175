/** Apostrophes as keyboards and programs write them, and format characters, which show nothing. */
const DROPPED = /['‘’‛ʹʻʼˈ`´′＇\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
const MARKS = /[\u0300-\u036F]/g;

/** Letters that Unicode does not take apart into a plain one and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};
const LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/**
 * Text as searches compare it: without case, accents, apostrophes and format characters, in one Unicode form. The
 * database's `public.fold_text` gives the same.
 */
export const fold = (text: string): string =>
  text
    .replace(DROPPED, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter);

const BETWEEN_WORDS = /[\s,;\u2010-\u2015-]+/;
const AROUND_WORD = /^[.:()"“”]+|[.:()"“”]+$/g;
/** More words narrow a search no further that people write by hand. */
const MOST_WORDS = 12;

/** The words of a search, folded, each once. Commas, semicolons and hyphens part words as blanks do. */
export const searchWords = (text: string): readonly string[] => {
  const words = fold(text)
    .split(BETWEEN_WORDS)
    .map((word) => word.replace(AROUND_WORD, ''));
  return [...new Set(words.filter(Boolean))].slice(0, MOST_WORDS);
};

/** True where each word of a search begins a word of the text, in any order. */
export const beginsWords = (text: string, search: string): boolean => {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u);
  return searchWords(search).every((begun) => words.some((word) => word.startsWith(begun)));
};

/** True where a text has all words of a search in it, in any order. */
export const hasWords = (text: string, search: string): boolean => {
  const folded = fold(text);
  return searchWords(search).every((word) => folded.includes(word));
};
