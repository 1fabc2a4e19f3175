import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ServerContext } from './context.ts';

/** Names the document of a request. */
export const requestLine = (): Plugin<object, ServerContext> => ({
  onValidate({ params, context }) {
    const requestInfo = (context as Partial<ServerContext>).requestInfo;
    if (requestInfo) requestInfo.operation = getOperationAST(params.documentAST)?.name?.value;
  },
});
