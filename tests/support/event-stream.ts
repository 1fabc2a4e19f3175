import { eventData } from '../../gateway/slots/event-stream.ts';

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
