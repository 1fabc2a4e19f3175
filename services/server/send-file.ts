import type { ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

/** What is read at once. */
const PIECE_BYTES = 256 * 1024;

/** Sends a file that can be read into memory of ours; answers everything else as it came. */
export async function sendFile(answer: Response, to: ServerResponse): Promise<Response> {
  const reader = answer.headers.has('content-disposition') && answer.body ? readerInto(answer.body) : null;
  if (!reader) return answer;
  to.writeHead(answer.status, Object.fromEntries(answer.headers));
  await sendBytes(reader, to);
  return RESPONSE_ALREADY_SENT;
}

function readerInto(body: ReadableStream): ReadableStreamBYOBReader | null {
  try {
    return body.getReader({ mode: 'byob' });
  } catch {
    return null;
  }
}

/**
 * Reads into the same memory again and again, each time when the connection has taken what stood there: however long the file
 * is, it leaves nothing to be collected. Who leaves stops the reading; a stream that fails cuts the connection.
 */
export async function sendBytes(reader: ReadableStreamBYOBReader, to: Writable): Promise<void> {
  to.once('close', () => void reader.cancel().catch(() => {}));
  try {
    let piece = await reader.read(new Uint8Array(PIECE_BYTES));
    while (!piece.done) {
      await taken(to, piece.value);
      piece = await reader.read(new Uint8Array(piece.value.buffer));
    }
    to.end();
  } catch (error) {
    to.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

const taken = (to: Writable, piece: Uint8Array) =>
  new Promise<void>((resolve, reject) => {
    to.write(piece, (error) => (error ? reject(error) : resolve()));
  });
