import { type PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** Path inside the archive, in ASCII. */
  readonly name: string;
  /** Less than 4 GiB of it. */
  readonly data: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** Of nine: twice as fast as the usual six, for a file a sixth larger. It runs on a thread of Node's own, beside this one. */
const LEVEL = 3;
/** The first moment that a zip can name: no clock is asked. */
const MADE = new Date(1980, 0, 1);

/** An archive written while its entries are read: nothing of them is held. Who stops reading it stops the reading of them. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const archive = zip.outputStream as PassThrough; // its types know only what every stream has
  let reading: Readable | undefined;
  const fill = async () => {
    for await (const { name, data } of entries) {
      reading = Readable.from(data, { objectMode: false });
      zip.addReadStream(reading, name, { compressionLevel: LEVEL, mtime: MADE, forceDosTimestamp: true });
      await finished(reading);
    }
    zip.end();
  };
  // The entry's error is the archive's; the library's own word of it comes beside.
  zip.on('error', () => {});
  const filled = fill().catch((error: Error) => archive.destroy(error));
  try {
    yield* archive;
  } finally {
    reading?.destroy();
    await filled;
  }
}
