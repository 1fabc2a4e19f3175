import { createHash } from 'node:crypto';

/**
 * A store's bytes, compared with the checksum (ETag) that it keeps: MD5 of the whole, or of the MD5s of its parts.
 * The last bytes are given on only where it fits, so that a damaged file is never taken for a whole one.
 */
export async function* checkedBody(
  body: AsyncIterable<Uint8Array>,
  { etag, partBytes }: { etag: string; partBytes: number },
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const whole = createHash('md5');
  const parts: Buffer[] = [];
  let part = createHash('md5');
  let inPart = 0;
  let held: Uint8Array<ArrayBuffer> | null = null;
  for await (const chunk of body) {
    if (held) yield held;
    whole.update(chunk);
    for (let at = 0; at < chunk.byteLength; ) {
      const taken = chunk.subarray(at, at + partBytes - inPart);
      part.update(taken);
      at += taken.byteLength;
      inPart += taken.byteLength;
      if (inPart < partBytes) continue;
      parts.push(part.digest());
      part = createHash('md5');
      inPart = 0;
    }
    held = new Uint8Array(chunk);
  }
  if (inPart > 0) parts.push(part.digest());
  const composite = createHash('md5').update(Buffer.concat(parts)).digest('hex');
  const actual = etag.includes('-') ? `${composite}-${parts.length}` : whole.digest('hex');
  if (actual !== etag) throw new Error('A file came from the store with another checksum than the store keeps of it.');
  if (held) yield held;
}
