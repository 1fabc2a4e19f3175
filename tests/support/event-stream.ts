import { eventData } from '../../gateway/derived/event-stream.ts';
import type { Service } from '../../services/shared/http/service.ts';

/** A service's stream of server-sent events. @throws where it is refused */
export async function openEventStream(url: string, authorization: string) {
  const hangUp = new AbortController();
  const response = await fetch(url, { headers: { authorization }, signal: hangUp.signal });
  if (!response.ok || !response.body)
    throw new Error(`${response.status} instead of a stream: ${await response.text()}`);
  const events = eventData(response.body);
  return {
    /** Reads on to the first event whose data fit. @throws where the stream ends before */
    async until(fits: (data: string) => boolean): Promise<void> {
      for (;;) {
        const { value, done } = await events.next();
        if (done) throw new Error('The stream ended.');
        if (fits(value)) return;
      }
    },
    close: async () => hangUp.abort(),
  };
}

/** The stream of a service without a port between: `next` answers an event's data, or 'ended'; `end` hangs up. */
export async function serviceStream(service: Service, path: string, token: string) {
  const hangUp = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const request = new Request(`http://${service.name}${path}`, { headers, signal: hangUp.signal });
  const response = await service.fetch(request);
  if (!response.ok || !response.body) throw new Error(`${response.status} instead of a stream.`);
  const events = eventData(response.body);
  return {
    next: async (): Promise<unknown> => {
      const { value, done } = await events.next();
      return done ? 'ended' : JSON.parse(value);
    },
    end: () => {
      hangUp.abort();
      // Read here so that it is kept until now: the signal of a request that was garbage-collected is never aborted.
      if (!request.signal.aborted) throw new Error('The request was not aborted.');
    },
  };
}
