import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { describeService } from '../../../tools/describe-service.ts';
import { serviceNames } from '../service-names.ts';

/** Errors and warnings of Redocly's recommended rules. */
async function problemsIn(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer}: ${message}`);
}

test.each(serviceNames)(
  "[edge.openapi] the document of %s passes Redocly's recommended rules",
  { timeout: 180_000 },
  async (name) => {
    expect(await problemsIn(await describeService(name))).toEqual([]);
  },
);

test('[edge.openapi] a document with a fault does not pass', { timeout: 180_000 }, async () => {
  const { servers: _servers, ...faulty } = Object(await describeService('countries'));
  expect(await problemsIn(faulty)).toEqual([expect.stringContaining('no-empty-servers')]);
});
