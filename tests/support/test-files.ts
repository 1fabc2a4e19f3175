import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The projects of vitest.config.ts, cheapest first. Those of the services are one here: on whichever database a test runs. */
export const projects = ['unit', 'model', 'services', 'portal'] as const;
export type Project = (typeof projects)[number];

export function projectOf(file: string): Project {
  if (/^tests\/(browser|journeys|kill|drills)\//.test(file)) return 'portal';
  if (file.startsWith('tests/model/')) return 'model';
  return file.startsWith('services/') || file.startsWith('tests/stack/') ? 'services' : 'unit';
}

/** Every line of a browser's test that names requirements in its title. */
export const testTitles = (): readonly string[] =>
  globSync('tests/browser/**/*.test.{ts,tsx}', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => /\[[a-z0-9-]+\.[a-z0-9-]+\]/.test(line)),
  );

/** The files below the project's root with a test that names each requirement in its title, or in what its title is made of. */
export function testFilesById(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  // The inputs of the requirements report's own tests are examples, and no proof.
  const files = globSync('{machines,lab,web,gateway,server-pages,tools,services,tests}/**/*.test.{ts,tsx}', {
    cwd: root,
  }).filter((file) => file !== 'tests/support/requirements-report.test.ts');
  for (const file of files.sort()) {
    const text = readFileSync(join(root, file), 'utf8');
    const ids = new Set(Array.from(text.matchAll(/[['`]([a-z0-9-]+\.[a-z0-9-]+)[\]'`]/g), (match) => match[1] ?? ''));
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), file]);
  }
  return found;
}
