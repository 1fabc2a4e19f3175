import { fail } from '../base/errors.ts';

/** The part of a form that carries a file: its name as it was sent, and its bytes as they come. */
export interface FilePart {
  readonly field: string;
  readonly fileName: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

const MOST_FIELDS = 20;
const MOST_HEADER = 4_096;
const MOST_FIELD = 8_192;
const LINE = Buffer.from('\r\n');
const BLANK = Buffer.from('\r\n\r\n');

/**
 * Reads form data (RFC 7578) as it comes: texts are answered at the end, the file goes to `onFile` while it arrives.
 * @throws ServiceError 400 where it is no form data, or more than a form of ours has
 */
export async function readForm(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  onFile: (part: FilePart) => Promise<void>,
): Promise<ReadonlyMap<string, string>> {
  const reader = partReader(body, boundaryOf(contentType));
  const fields = new Map<string, string>();
  let files = 0;
  await reader.begin();
  while (await reader.hasPart()) {
    const { name, fileName } = disposition(await reader.header());
    if (fileName === null) {
      if (fields.size >= MOST_FIELDS) refuseForm();
      fields.set(name, await textOf(reader.content()));
    } else {
      files += 1;
      if (files > 1) fail('BAD_REQUEST', 'One file at a time.', { field: 'file' });
      const bytes = reader.content();
      await onFile({ field: name, fileName, bytes });
      for await (const _rest of bytes); // unread bytes would be in the way of the next part
    }
  }
  return fields;
}

function refuseForm(): never {
  fail('BAD_REQUEST', 'This is not the form data of a file.');
}

function boundaryOf(contentType: string): string {
  const [, quoted, plain] =
    /^multipart\/form-data;.*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? plain ?? refuseForm();
}

function disposition(header: string): { name: string; fileName: string | null } {
  const line = /^content-disposition:\s*form-data;(.*)$/im.exec(header)?.[1] ?? refuseForm();
  const name = /(?:^|[\s;])name="([^"]*)"/.exec(line)?.[1] ?? refuseForm();
  return { name: unescaped(name), fileName: mapped(/[\s;]filename="([^"]*)"/.exec(line)?.[1]) };
}

const mapped = (fileName: string | undefined) => (fileName === undefined ? null : unescaped(fileName));

/** Browsers escape three signs in names. */
const unescaped = (text: string) => text.replace(/%(22|0D|0A)/gi, (sign) => decodeURIComponent(sign));

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.byteLength;
    if (size > MOST_FIELD) refuseForm();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Cuts a stream at its boundaries; of what comes only what may still be the beginning of one is kept back. */
function partReader(body: AsyncIterable<Uint8Array>, boundary: string) {
  const source = body[Symbol.asyncIterator]();
  const mark = Buffer.from(`\r\n--${boundary}`);
  // The first boundary is at the very beginning.
  let held: Buffer = LINE;

  async function more(): Promise<void> {
    const { value, done } = await source.next();
    if (done) refuseForm();
    held = Buffer.concat([held, value]);
  }
  async function upTo(sign: Buffer, most: number): Promise<Buffer> {
    let at = held.indexOf(sign);
    while (at === -1) {
      if (held.length > most) refuseForm();
      await more();
      at = held.indexOf(sign);
    }
    const before = held.subarray(0, at);
    held = held.subarray(at + sign.length);
    return before;
  }
  return {
    begin: () => upTo(mark, MOST_HEADER),
    /** After a boundary: another part follows, or the form ends. */
    async hasPart(): Promise<boolean> {
      while (held.length < 2) await more();
      return held.subarray(0, 2).toString() !== '--';
    },
    header: async () => (await upTo(BLANK, MOST_HEADER)).toString('utf8'),
    async *content(): AsyncGenerator<Uint8Array> {
      for (;;) {
        const at = held.indexOf(mark);
        if (at !== -1) {
          const last = held.subarray(0, at);
          held = held.subarray(at + mark.length);
          if (last.length > 0) yield last;
          return;
        }
        const sure = held.length - mark.length + 1;
        if (sure > 0) {
          const passed = held.subarray(0, sure);
          held = held.subarray(sure);
          yield passed;
        }
        await more();
      }
    },
  };
}
