import { EventSourceParserStream } from 'eventsource-parser/stream';

/** The data of each `next` event. Comments keep the line open and carry nothing. */
export async function* messagesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  // Safari has no async iteration over a stream.
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  try {
    for (let event = await reader.read(); !event.done; event = await reader.read()) {
      if (event.value.event === 'next') yield event.value.data;
    }
  } finally {
    await reader.cancel();
  }
}
