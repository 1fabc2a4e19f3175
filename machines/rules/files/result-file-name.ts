import type { ResultType } from './result-types.ts';

/** At most so many spellings of a name are looked for. */
const MAX_NAMES = 60;

const REFERENCE = /(?<![A-Z])PF[\s_-]?(\d{6})(?!\d)/i;

/** The booking's reference in a file's name, as it is written elsewhere; null without one. */
export function referenceIn(fileName: string): string | null {
  const digits = REFERENCE.exec(fileName)?.[1];
  return digits === undefined ? null : `PF-${digits}`;
}

/**
 * Whatever in a file's name can be a person's: two to four words in a row, also with the last name first, in lower case.
 * 'OConnor, Liam audiometry.pdf' → 'oconnor liam', 'liam oconnor', 'liam audiometry' and so on.
 */
export function namesIn(fileName: string): string[] {
  const plain = fileName
    .replace(/\.[a-z]{2,4}$/i, '')
    .replace(REFERENCE, ' ')
    .toLowerCase();
  const names = new Set<string>();
  for (const parts of [plain.split(/[\s_.,;()]+/), plain.split(/[\s_.,;()-]+/)]) {
    const words = parts.filter((word) => /\p{L}/u.test(word));
    for (const length of [2, 3, 4]) {
      for (let first = 0; first + length <= words.length; first += 1) {
        const [last = '', ...rest] = words.slice(first, first + length);
        names.add([last, ...rest].join(' '));
        names.add([...rest, last].join(' '));
      }
    }
  }
  return [...names].flatMap((name) => (/['’]/.test(name) ? withBothApostrophes(name) : [name])).slice(0, MAX_NAMES);
}

const withBothApostrophes = (name: string) => [name.replaceAll('’', "'"), name.replaceAll("'", '’')];

const KEYWORDS: readonly (readonly [RegExp, ResultType])[] = [
  [/audio|hearing/, 'audiometry'],
  [/spiro|lung/, 'spirometry'],
  [/drug|alcohol|urine/, 'drug_screen'],
  [/fit[\s_-]?test|mask|respirator/, 'fit_test'],
  [/medical|report|certificate/, 'medical_report'],
];

/** The type of a file by the words of its name; '' without a known word. */
export function resultTypeIn(fileName: string): ResultType | '' {
  const name = fileName.toLowerCase();
  return KEYWORDS.find(([words]) => words.test(name))?.[1] ?? '';
}
