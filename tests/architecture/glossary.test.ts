import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Rows of the table below a heading of the glossary. */
const rowsOf = (heading: string) =>
  read('docs/glossary.md').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0]?.split('\n') ?? [];
const rows = rowsOf('Retired words');
const retired = new Set(
  rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, word]) => word)),
);

/** Declarations of a file for itself and others; a function's own variables are its own affair. */
function declaredIn(path: string): string[] {
  const { statements } = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest);
  const declarations = statements.flatMap((statement): readonly ts.Node[] =>
    ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement],
  );
  return declarations.flatMap((one) => {
    const name = ts.getNameOfDeclaration(one as ts.Declaration);
    return name && ts.isIdentifier(name) ? [name.text] : [];
  });
}

test('no function, type or constant is called by a word that the glossary retires', () => {
  expect(retired.size).toBeGreaterThan(30);
  const files = globSync('{machines,lab,web,gateway,server-pages,services,tests,tools}/**/*.{ts,tsx}', {
    cwd: root,
  }).filter((file) => !file.includes('/generated/'));
  const found = files.flatMap((file) =>
    declaredIn(file)
      .filter((name) => retired.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect([...new Set(found)]).toEqual([]);
});

test('no screen and no mail has a sentence that the glossary retires, and each that takes its place is there', () => {
  const sentences = rowsOf('Retired sentences').flatMap((row) => {
    const [, retiredWords = '', words = ''] = row.split('|').map((cell) => cell.trim());
    return words === '' || words === 'the words' || words.startsWith('---') ? [] : [{ retiredWords, words }];
  });
  expect(sentences.length).toBeGreaterThan(30);
  const sources = globSync('{machines,web,server-pages,services}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\/generated\/|\.test\.|\.model\.|^web\/dist\//.test(file))
    // A sentence of JSX may be broken over two lines.
    .map((file) => ({ file, text: read(file).replace(/\s+/g, ' ') }));
  const faults = sentences.flatMap(({ retiredWords, words }) => [
    ...sources.filter(({ text }) => text.includes(retiredWords)).map(({ file }) => `${file} says: ${retiredWords}`),
    ...(sources.some(({ text }) => text.includes(words)) ? [] : [`nothing says: ${words}`]),
  ]);
  expect(faults).toEqual([]);
});
