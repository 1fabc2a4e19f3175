import { expect, test } from 'vitest';
import { fold, hasWords, searchWords } from './fold.ts';

test.each([
  ['Ngāti Pōneke', 'ngati poneke'],
  ['Müller', 'muller'],
  ['José', 'jose'], // one letter and a mark
  ['O’Brien', 'obrien'],
  ["O'Brien", 'obrien'],
  ['OʼBrien', 'obrien'],
  ['Groß Ærø Łódź', 'gross aero lodz'],
  ['\u202A0491 570 006\u202C', '0491 570 006'],
  ['０４９１', '0491'],
  ['\uFB01tter', 'fitter'],
])('%s is searched as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('a search is its words: commas, hyphens and blanks part them, and each counts once', () => {
  expect(searchWords('  Ward,  Jack ')).toEqual(['ward', 'jack']);
  expect(searchWords('Mei-Ling\u00A0TAN tan')).toEqual(['mei', 'ling', 'tan']);
  expect(searchWords('J. Ward (Hay Street)')).toEqual(['j', 'ward', 'hay', 'street']);
  expect(searchWords(' - ’ ')).toEqual([]);
});

test('words are found in any order, and all of them have to be there', () => {
  expect(hasWords('Jack Ward', 'Ward, Jack')).toBe(true);
  expect(hasWords('Amelia O’Brien', "o'brien amelia")).toBe(true);
  expect(hasWords('Jack Ward', 'jack wood')).toBe(false);
  expect(hasWords('Jack Ward', '')).toBe(true);
});
