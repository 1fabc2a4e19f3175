import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { diskStore } from './disk-store.ts';
import { plainPdf } from './plain-pdf.ts';
import { serveFile } from './serve-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'preflight-served-'));
const store = diskStore(folder, () => {});
// More than one piece of a stream, which has 64 KB.
const bytes = plainPdf(
  'Result',
  Array.from({ length: 6_000 }, (_, line) => `Line ${line} of the examination.`),
);
let key = '';

({ key } = await store.take(
  (async function* () {
    yield bytes;
  })(),
));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function asked(headers: Record<string, string> = {}) {
  const answer = await serveFile(store, { key, name: 'a.pdf', contentType: 'application/pdf' }, new Headers(headers));
  const body = Buffer.from(await answer.arrayBuffer());
  const [length, range] = ['content-length', 'content-range'].map((name) => answer.headers.get(name));
  return { status: answer.status, body, length, range, etag: answer.headers.get('etag') ?? '' };
}

test('[consult.range] an interrupted download resumes at its offset, and both parts are the whole', async () => {
  const whole = await asked();
  expect([whole.status, whole.body.equals(bytes)]).toEqual([200, true]);
  const half = Math.floor(bytes.length / 2);
  const first = await asked({ range: `bytes=0-${half - 1}` });
  const rest = await asked({ range: `bytes=${half}-`, 'if-range': whole.etag });
  expect([first.status, first.length, first.range]).toEqual([206, `${half}`, `bytes 0-${half - 1}/${bytes.length}`]);
  expect(Buffer.concat([first.body, rest.body]).equals(bytes)).toBe(true);
  const last = await asked({ range: 'bytes=-6' });
  expect([last.status, String(last.body)]).toEqual([206, String(bytes.subarray(-6))]);
});

test('[consult.range] a range past the end is refused; several ranges and another file’s bring the whole', async () => {
  const { status, range } = await asked({ range: `bytes=${bytes.length}-` });
  expect([status, range]).toEqual([416, `bytes */${bytes.length}`]);
  for (const headers of [
    { range: 'bytes=0-1,4-5' },
    { range: 'lines=0-1' },
    { range: 'bytes=0-1', 'if-range': '"another"' },
  ]) {
    const { status, length } = await asked(headers);
    expect([status, length], JSON.stringify(headers)).toEqual([200, `${bytes.length}`]);
  }
});
