import type { ExecutionResult } from 'graphql';
import { isAsyncIterable, type YogaServerInstance } from 'graphql-yoga';
import { TextResponse } from '../services/shared/http/text-response.ts';
import type { ServerContext } from './context.ts';
import { finishErrors, type OnFault, withoutDetails } from './format-errors.plugin.ts';
import { readText, toParams } from './rest/json-body.ts';
import { portalError } from './rest/rest-error.ts';

type Yoga = YogaServerInstance<ServerContext, object>;
type Result = ExecutionResult & { stringify?: (result: object) => string };

/**
 * Answers a document as JSON. It runs in Yoga's pipeline with all its plugins, but not in Yoga's HTTP server, which costs as much
 * again. Streams need that.
 */
export function jsonAnswers(yoga: Yoga, onFault: OnFault) {
  return async (request: Request, context: ServerContext): Promise<Response> => {
    const result = await resultOf(request, context);
    const accept = request.headers.get('accept') ?? '';
    const type = accept.includes('graphql-response+json') ? 'application/graphql-response+json' : 'application/json';
    const headers = { 'content-type': `${type}; charset=utf-8` };
    if (!result.errors) return new TextResponse(result.stringify?.(result) ?? JSON.stringify(result), { headers });
    const { errors, status } = finishErrors(result.errors, context, onFault);
    return new TextResponse(JSON.stringify({ ...result, errors }), { status, headers });
  };

  async function resultOf(request: Request, context: ServerContext): Promise<Result> {
    try {
      const result = await yoga.getResultForParams({ request, params: toParams(await readText(request)) }, context);
      if (!isAsyncIterable(result)) return result ?? {};
      await result[Symbol.asyncIterator]().return?.();
      throw portalError({ code: 'REJECTED', reason: 'This is answered as an event stream.', status: 406 });
    } catch (error) {
      return { errors: [withoutDetails(error)] };
    }
  }
}
