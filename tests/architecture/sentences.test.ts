import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MOST_WORDS = 30;
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Paragraphs and points of a list; without fenced code, tables and headings, a piece of code as one word that may begin a sentence. */
const paragraphs = (text: string) =>
  text
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/^[|#].*$/gm, '\n')
    .replace(/^\s*(?:[-*]|\d+\.) /gm, '\n\n')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`[^`]*`/g, 'Code')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' '));

const sentences = (text: string) =>
  paragraphs(text).flatMap((paragraph) => [...segmenter.segment(paragraph)].map(({ segment }) => segment.trim()));

const words = (sentence: string) => sentence.split(' ').filter((word) => /\w/.test(word)).length;

test.each(['README.md', 'docs/guide.md', 'docs/glossary.md', 'docs/scale.md', 'lab/README.md'])(
  `no sentence of %s has more than ${MOST_WORDS} words`,
  (path) => {
    const all = sentences(read(path));
    expect(all.length).toBeGreaterThan(2);
    expect(all.filter((sentence) => words(sentence) > MOST_WORDS)).toEqual([]);
  },
);
