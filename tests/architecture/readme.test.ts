import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environment } from '../../services/server/environment.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const readme = read('README.md');

/** Everything fenced as code, one command line each. */
const commands = [...readme.matchAll(/^```\n(.+?)\n```$/gms)].flatMap((block) => block[1]?.split('\n') ?? []);

test('[run.two-commands] the README gives the two commands, and CI runs the second one to the letter', () => {
  expect(commands).toContain('npm ci && npm start');
  expect(commands).toContain('npm ci && npm test');
  const [first, second, ...more] = read('.ci/run')
    .split('\n')
    .filter((line) => line.startsWith('npm '));
  expect(`${first} && ${second}`).toBe('npm ci && npm test');
  for (const further of more) expect(readme, 'what CI runs further').toContain(`\`${further}\``);
});

test('the README names every setting that is read, and no other', () => {
  const configuration = readme.slice(readme.indexOf('## Configuration'), readme.indexOf('## Honest limits'));
  const rows = configuration.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map((match) => match[1]));
  expect(named.toSorted()).toEqual(Object.keys(environment.shape).toSorted());
});
