import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const files = globSync('{machines,lab,web,gateway,server-pages,services,tests,tools}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/generated/**', 'web/dist/**'],
});
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const sourceOf = (path: string) => ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest);

/** Words that hide the subject of a sentence, and first words that put a clause in place of a noun. */
const MARKER =
  /\b(whoever|nobody|somebody|anew|is told|are told|hears? of|is asked|are asked|stands?|goes on)\b|^(What|Who|Whose|Whether|Where|How)\b/i;

/** Comments with a marker when this test was written, less those that were reworded since. Lower it, never raise it. */
const MOST_MARKERS = 0;

function commentsOf(text: string): string[] {
  const blocks = text.match(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g) ?? [];
  return blocks.map((block) => block.replace(/^\/\*+|^\/\/|\*\/$/g, '').replace(/^\s*\* ?/gm, ''));
}

test('comments use plain sentences: the count of markers only falls', () => {
  const marked = files.flatMap((file) => commentsOf(read(file)).filter((comment) => MARKER.test(comment.trim())));
  expect(marked.length).toBeLessThanOrEqual(MOST_MARKERS);
});

/** The titles of a test file: the text before a function, as in `test('…', () => …)` and `test.each(…)('…', …)`. */
function titlesOf(path: string): string[] {
  const source = sourceOf(path);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [title, ...others] = node.arguments;
      const isText = title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
      if (isText && others.some(ts.isFunctionLike)) titles.push(title.getText(source).slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles.map((title) => title.replace(/^(\[[^\]]+\])+ ?/, ''));
}

test('test titles are plain statements', () => {
  const titles = files.filter((file) => /\.(test|run)\.tsx?$/.test(file)).flatMap(titlesOf);
  expect(titles.length).toBeGreaterThan(2_500);
  expect(titles.filter((title) => MARKER.test(title))).toEqual([]);
});

/** An object or array written out and spread at once, `...{ a, b }`: it only changes how the formatter breaks lines. */
function spreadLiteralsIn(path: string): number {
  const source = sourceOf(path);
  let count = 0;
  const visit = (node: ts.Node): void => {
    const isSpread = ts.isSpreadAssignment(node) || ts.isSpreadElement(node) || ts.isJsxSpreadAttribute(node);
    if (isSpread && (ts.isObjectLiteralExpression(node.expression) || ts.isArrayLiteralExpression(node.expression)))
      count += 1;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return count;
}

test('no literal is spread where it could be written out', () => {
  expect(files.filter((file) => spreadLiteralsIn(file) > 0)).toEqual([]);
});
