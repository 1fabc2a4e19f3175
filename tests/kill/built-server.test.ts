import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startPortal } from '../support/servers/portal.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

test('[edge.one-graphql] the built server has one copy of graphql', () => {
  const scripts = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.name.endsWith('.js'),
  );
  const text = scripts.map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8')).join('\n');
  expect(text.match(/class GraphQLError extends Error/g)).toHaveLength(1);
});

test('[edge.one-graphql] the built server answers what a type is called, and what is refused in words', async () => {
  const portal = await startPortal({ env: { PREFLIGHT_DEV: '1' }, waitForDemo: false });
  try {
    const ask = async (query: string) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${portal.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
      return [answer.status, await answer.json()];
    };
    expect(await ask('{ __typename portal { __typename } }')).toEqual([
      200,
      { data: { __typename: 'Query', portal: { __typename: 'Portal' } } },
    ]);
    expect(await ask('{ nothing }')).toMatchObject([
      200,
      { errors: [{ extensions: { code: 'REJECTED', status: 400 } }] },
    ]);
  } finally {
    await portal.stop();
  }
});
