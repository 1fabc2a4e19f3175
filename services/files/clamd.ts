import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** Looks for a virus: its name, or null. @throws where the scanner cannot say */
export type Scan = (content: AsyncIterable<Uint8Array>) => Promise<string | null>;

const SILENCE_MS = 30_000;
const DEFAULT_PORT = 3310;

/** Asks clamd at `url` (tcp://host:port) by its command INSTREAM: the file travels in pieces, each behind its length. */
export function clamd(url: string): Scan {
  const { hostname, port } = new URL(url);
  return async (content) => {
    const socket = connect(Number(port || DEFAULT_PORT), hostname.replace(/^\[|\]$/g, ''));
    socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error(`clamd said nothing for ${SILENCE_MS} ms.`)));
    const [answer] = await Promise.all([text(socket), pipeline(Readable.from(commandWith(content)), socket)]);
    const said = answer.replace(/\0.*$/s, '');
    if (said === 'stream: OK') return null;
    const virus = /^stream: (.+) FOUND$/.exec(said)?.[1];
    if (virus === undefined) throw new Error(`clamd did not scan: ${said}`);
    return virus;
  };
}

async function* commandWith(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of content) {
    yield lengthOf(piece.byteLength);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
