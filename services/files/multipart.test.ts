import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readForm } from './multipart.ts';

async function* inPieces(bytes: Uint8Array, sizes: readonly number[]) {
  let at = 0;
  for (let piece = 0; at < bytes.length; piece += 1) {
    const size = sizes[piece % sizes.length] ?? 1;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

/** As the platform writes a form, and as we read it, cut into pieces anywhere. */
async function through(form: FormData, sizes: readonly number[]) {
  const request = new Request('http://here', { method: 'POST', body: form });
  const bytes = new Uint8Array(await request.clone().arrayBuffer());
  const files: { fileName: string; content: string }[] = [];
  const fields = await readForm(inPieces(bytes, sizes), request.headers.get('content-type') ?? '', async (part) => {
    const chunks = [];
    for await (const chunk of part.bytes) chunks.push(chunk);
    files.push({ fileName: part.fileName, content: Buffer.concat(chunks).toString('latin1') });
  });
  return { fields: Object.fromEntries(fields), files };
}

test('whatever a form holds, and however it is cut on its way, it is read as it was written', async () => {
  const pieces = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 9 });
  const content = fc.array(fc.constantFrom('\r', '\n', '-', '--', 'a', '\r\n--', 'ÿ'), { maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(content, fc.string(), pieces, fc.boolean(), async (parts, text, sizes, isFileFirst) => {
      const value = parts.join('');
      const file = new File([Buffer.from(value, 'latin1')], 'form “1”.pdf');
      const form = new FormData();
      if (isFileFirst) form.append('file', file);
      form.append('paper_work', text.replace(/[\r\n]/g, ' '));
      if (!isFileFirst) form.append('file', file);
      const read = await through(form, sizes);
      expect(read).toEqual({
        fields: { paper_work: text.replace(/[\r\n]/g, ' ') },
        files: [{ fileName: 'form “1”.pdf', content: value }],
      });
    }),
    { numRuns: 60 },
  );
});

test('a body that is no form, is cut off, or never ends its header is refused', async () => {
  const read = (text: string, type = 'multipart/form-data; boundary=x') =>
    readForm(inPieces(Buffer.from(text), [7]), type, async () => {});
  await expect(read('--x--', 'application/json')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(read('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nhalf')).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
  await expect(read(`--x\r\n${'a'.repeat(9_000)}`)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(read('--x\r\ncontent-type: text/plain\r\n\r\nno name\r\n--x--')).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});
