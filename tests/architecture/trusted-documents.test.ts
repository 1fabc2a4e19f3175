import { expect, test } from 'vitest';
import type { ServiceEndpoint } from '../../gateway/rest/service-fetch.ts';
import { createGateway } from '../../gateway/server.ts';
import { serverPages } from '../../server-pages/server-pages.ts';
import documents from '../../web/generated/persisted-documents.json' with { type: 'json' };
import { plainFacts } from '../support/bookings/plain-facts.ts';

const nobody: ServiceEndpoint = { baseUrl: 'http://nobody', fetch: () => Promise.reject(new Error('nobody')) };
const gateway = createGateway({
  pages: serverPages,
  services: { auth: nobody, companies: nobody, booking: nobody, reporting: nobody, countries: nobody },
  portal: plainFacts,
  production: true,
  trustedDocuments: documents,
  onFault: () => undefined,
});

// REJECTED is the answer to a document; BAD_REQUEST (no variables are sent) and UNREACHABLE come after it was accepted.
test.each(Object.entries(documents))('production runs %s within its limits', async (sha256Hash) => {
  const response = await gateway.fetch(
    new Request('http://portal/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } } }),
    }),
  );
  const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string; reason: string } }[] };
  expect(errors.filter(({ extensions }) => extensions.code === 'REJECTED')).toEqual([]);
});
