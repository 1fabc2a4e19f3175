import type { IncomingMessage, ServerResponse } from 'node:http';
import { ServiceError } from '../base/errors.ts';

/** The slowest allowed pace of a request's body. */
export interface BodyPace {
  /** An incomplete body that brings fewer bytes than this in a window is cut off. */
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
 * Watches the bodies of requests under way. A client that sends almost nothing for a whole window gets 408 and its
 * connection is closed. A body that waits in Node's buffer for its reader does not count as slow.
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
    /** The handler's answer, or 408. After a 408 the handler's read of the body fails, and its result is dropped. */
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
