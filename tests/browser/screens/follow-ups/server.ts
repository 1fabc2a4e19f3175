import type { Stub } from '../../../../lab/inspector/gallery/stub.ts';
import type { PortalError } from '../../../../machines/lib/portal-error.ts';
import type { TypedDocumentString } from '../../../../web/generated/graphql.ts';

type Answers = Stub['answers'];

/** The server answers a question. */
export const serverAnswers = <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  data: Result,
): Answers => ({
  [document.__meta__?.['hash']]: { data },
});

/** The server refuses a question. */
export const serverRefuses = (document: TypedDocumentString<unknown, never>, error: PortalError): Answers => ({
  [document.__meta__?.['hash']]: { error },
});
