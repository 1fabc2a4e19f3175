import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Pages that people write; those that are generated follow their sources. */
const written = ['README.md', ...globSync('{docs,docs/decisions,lab,deploy}/*.md', { cwd: root })].filter(
  (path) => !['docs/rules.md', 'docs/configuration.md'].includes(path),
);

const MAX_WORDS = 30;

function sentencesOf(text: string): string[] {
  const blocks = text.replace(/```[\s\S]*?```/g, '\n\n').split(/\n\s*\n|\n(?=\s*(?:[-*|#>]|\d+\.))/);
  return blocks.flatMap((block) => block.replace(/\s+/g, ' ').split(/(?<=[.!?:;])\s+|\s\|\s/));
}

test(`no sentence of a page has more than ${MAX_WORDS} words`, () => {
  const long = written.flatMap((path) =>
    sentencesOf(read(path))
      .filter((sentence) => sentence.split(' ').filter((word) => /[A-Za-z]/.test(word)).length > MAX_WORDS)
      .map((sentence) => `${path}: ${sentence}`),
  );
  expect(long).toEqual([]);
});

test('every decision says its status', () => {
  const silent = written.filter((path) => /decisions\/\d/.test(path) && !/^Status: \w+/m.test(read(path)));
  expect(silent).toEqual([]);
});

test('every path that a page names is there, apart from decisions, which say what was', () => {
  const gone = written
    .filter((path) => !path.startsWith('docs/decisions/'))
    .flatMap((path) =>
      [...read(path).matchAll(/`((?:machines|web|lab|gateway|services|tests|tools|deploy|docs)\/[^`\s<>{}]*)`/g)]
        .map(([, named]) => named ?? '')
        .filter((named) => globSync(named, { cwd: root }).length === 0)
        .map((named) => `${path}: ${named}`),
    );
  expect(gone).toEqual([]);
});

test('0036 names the parts of Headless UI that the portal uses', () => {
  const page = read('docs/decisions/0036-xstate-graph-and-react-aria.md');
  const used = globSync('web/**/*.tsx', { cwd: root, exclude: ['web/dist/**'] }).flatMap((path) =>
    [...read(path).matchAll(/import \{([^}]*)\} from '@headlessui\/react'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => /^(?:type )?([A-Z][a-z]+)/.exec(name.trim())?.[1] ?? ''),
    ),
  );
  const [sentence = ''] = /^- Headless UI draws [\s\S]*?(?=\n- )/m.exec(page) ?? [];
  const named = sentence.match(/(?<=`)[A-Z][a-z]+(?=`)/g) ?? [];
  expect([...new Set(used)].filter(Boolean).sort()).toEqual(named.toSorted());
});

test('a deployment reads what to back up, and how: the database, the files and the signing key', () => {
  const page = read('docs/operations.md');
  const [, backup = ''] = /\n## Back it up\n([\s\S]*?)\n## /.exec(page) ?? [];
  for (const named of ['pg_dump', 'pg_restore', '`FILES_URL`', '`SIGNING_KEY`']) expect(backup).toContain(named);
  expect(read('README.md')).toContain('(docs/operations.md#back-it-up)');
});

test('every link to a file of the project leads somewhere', () => {
  const broken = written.flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(([, target]) => target ?? '')
      .filter((target) => !existsSync(new URL(target, new URL(path, root))))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});
