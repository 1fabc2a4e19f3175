import { type DocumentNode, getOperationAST } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { ServerContext } from './context.ts';

/** Facts of a request for the log and the metrics: the document's own name, and the status of its first error. */
export interface Noted {
  operation?: string | undefined;
  status?: number;
}

export const operationName = (document: DocumentNode): string | undefined => getOperationAST(document)?.name?.value;

export function requestLine(): Plugin<object, ServerContext> {
  return {
    onValidate: ({ params, context }) => {
      const noted = (context as Partial<ServerContext>).noted;
      if (noted) noted.operation = operationName(params.documentAST);
    },
    onResultProcess({ result, serverContext: { noted } }) {
      if (isAsyncIterable(result) || Array.isArray(result)) return;
      const status = result.errors?.[0]?.extensions?.['status'];
      if (typeof status === 'number') noted.status = status;
    },
  };
}
