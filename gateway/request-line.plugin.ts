import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ServerContext } from './context.ts';

/** Facts of a request for the log and the metrics: the document's own name, and the status of its first error. */
export interface RequestInfo {
  operation?: string | undefined;
  status?: number;
}

/** Names the document of a request. */
export const requestLine = (): Plugin<object, ServerContext> => ({
  onValidate({ params, context }) {
    const requestInfo = (context as Partial<ServerContext>).requestInfo;
    if (requestInfo) requestInfo.operation = getOperationAST(params.documentAST)?.name?.value;
  },
});
