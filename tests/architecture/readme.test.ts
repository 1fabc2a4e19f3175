import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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
  const proofs = read('docs/testing.md');
  for (const further of more) expect(proofs, 'what CI runs further').toContain(`\`${further}\``);
});
