import type { IncomingMessage, ServerResponse } from 'node:http';
import { ServiceError } from '../shared/http/errors.ts';

/** How slowly a request's body may come. */
export interface BodyPace {
  /** A body that brings fewer than this many bytes in a window, and is not whole, is cut. */
  readonly leastBytes: number;
  readonly windowMs: number;
}

export const bodyPace: BodyPace = { leastBytes: 1_024, windowMs: 15_000 };

interface Watched {
  readonly response: ServerResponse;
  readonly cut: (answer: Response) => void;
  bytesRead: number | null;
}

/**
 * Watches the bodies of requests under way. Whoever sends next to nothing for a whole window is answered 408 and his
 * connection is closed. A body that waits because nobody reads it yet is not slow: what came stands in Node's buffer.
 */
export function slowBodies({ leastBytes, windowMs }: BodyPace) {
  const watched = new Map<IncomingMessage, Watched>();

  function look(): void {
    for (const [request, { response, cut, bytesRead }] of watched) {
      if (request.complete) {
        watched.delete(request);
        continue;
      }
      const now = request.socket.bytesRead;
      watched.set(request, { response, cut, bytesRead: now });
      if (bytesRead === null || now - bytesRead >= leastBytes || request.readableLength > 0) continue;
      watched.delete(request);
      if (response.headersSent) request.destroy();
      else cut(tooSlow());
    }
  }
  const timer = setInterval(look, windowMs).unref();

  return {
    /** What the handler answers, or 408: then reading the rest of the body fails in the handler, and nobody hears of it. */
    async orTooSlow(
      request: IncomingMessage,
      response: ServerResponse,
      handled: Response | Promise<Response>,
    ): Promise<Response> {
      const { promise: cutOff, resolve: cut } = Promise.withResolvers<Response>();
      watched.set(request, { response, cut, bytesRead: null });
      response.once('close', () => watched.delete(request));
      return Promise.race([handled, cutOff]);
    },
    stop: () => clearInterval(timer),
  };
}

const tooSlow = () =>
  new ServiceError('REQUEST_TOO_SLOW', 'The request came too slowly and was cut. Check the line and try again.', {
    headers: { connection: 'close' },
  }).toResponse();
