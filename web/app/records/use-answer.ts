import type { TypedDocumentString } from '../../generated/graphql.ts';
import { useGateway } from '../session/session-context.tsx';
import { useRecord } from './use-record.ts';

/** The one answer to a question: `useRecord` with what the gateway answers under the name of `field`. */
export function useAnswer<Answer, Variables, Field extends keyof Answer>(
  name: string,
  document: TypedDocumentString<Answer, Variables>,
  variables: Variables,
  field: Field,
) {
  const gateway = useGateway();
  return useRecord(name, async (signal) => (await gateway.request(document, variables, { signal }))[field]);
}
