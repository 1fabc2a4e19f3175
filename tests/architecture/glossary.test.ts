import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const rows = read('docs/glossary.md').split('## Retired words')[1]?.split('\n') ?? [];
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
