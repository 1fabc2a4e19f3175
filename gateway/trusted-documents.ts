import { usePersistedOperations as persistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { portalError } from './rest/rest-error.ts';

/**
 * Documents named by their hash, `{ extensions: { persistedQuery: { version: 1, sha256Hash } } }`, instead of sent as text.
 * @param documents text by hash, as the build of the web wrote it
 * @param only true: no other document is run
 */
export function trustedDocuments(documents: Readonly<Record<string, string>>, { only }: { only: boolean }) {
  return persistedOperations({
    allowArbitraryOperations: !only,
    getPersistedOperation: (hash) => (Object.hasOwn(documents, hash) && documents[hash]) || null,
    customErrors: {
      notFound: () => refused('This page is older than the portal. Please reload it.'),
      keyNotFound: () => refused('No document was named.'),
      persistedQueryOnly: () => refused("Only the portal's own documents are run."),
    },
  });
}

const refused = (reason: string) => portalError({ code: 'REJECTED', reason, status: 400 });
