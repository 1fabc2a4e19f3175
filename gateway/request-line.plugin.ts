import { type DocumentNode, getOperationAST } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { ServerContext } from './context.ts';

/** Facts of a request for the log and the metrics: the document's own name, and the status of its first error. */
export interface RequestInfo {
  operation?: string | undefined;
  status?: number;
}

export const operationName = (document: DocumentNode): string | undefined => getOperationAST(document)?.name?.value;

export function requestLine(): Plugin<object, ServerContext> {
  return {
    onValidate: ({ params, context }) => {
      const requestInfo = (context as Partial<ServerContext>).requestInfo;
      if (requestInfo) requestInfo.operation = operationName(params.documentAST);
    },
    onResultProcess({ result, serverContext: { requestInfo } }) {
      if (isAsyncIterable(result) || Array.isArray(result)) return;
      const status = result.errors?.[0]?.extensions?.['status'];
      if (typeof status === 'number') requestInfo.status = status;
    },
  };
}
