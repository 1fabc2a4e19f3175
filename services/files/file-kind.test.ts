import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { zipOf } from '../../tests/support/zip.ts';
import { diskStore } from './disk-store.ts';
import { MOST_BYTES } from './file-store.ts';
import { plainPdf } from './plain-pdf.ts';

const folder = mkdtempSync(join(tmpdir(), 'preflight-store-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const faults: unknown[] = [];
const store = diskStore(folder, (error) => faults.push(error));
const take = (bytes: Uint8Array) =>
  store.take(
    (async function* () {
      yield bytes;
    })(),
  );
const files = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

const word = ['[Content_Types].xml', 'word/document.xml', '_rels/.rels'];
const good: [string, Uint8Array][] = [
  ['pdf', plainPdf('Form', ['One line.'])],
  ['png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['jpg', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['docx', zipOf(word)],
  ['pdf', Buffer.concat([Buffer.from('\uFEFF'), plainPdf('Form', ['One line.'])])],
  ['pdf', Buffer.concat([Buffer.alloc(1019, '\n'), plainPdf('Form', [])])],
  ['heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['webp', Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1')],
];
const bad: [string, Uint8Array][] = [
  ['a program called form.pdf', Buffer.from('MZ\x90\x00 This program cannot be run in DOS mode')],
  ['an empty file', Buffer.alloc(0)],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF that begins too late', Buffer.concat([Buffer.alloc(1020, '\n'), plainPdf('Form', [])])],
  ['a page with the header of a PDF in it', Buffer.from('<html>%PDF-1.7')],
  ['a film', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0', 'latin1')],
  ['a zip of something else', zipOf(['setup.exe'])],
  ['a sheet', zipOf(['[Content_Types].xml', 'xl/workbook.xml'])],
  ['a letter with macros', zipOf([...word, 'word/vbaProject.bin'])],
  ['half a zip', zipOf(word).subarray(0, 60)],
];

test.each(good)('a %s is taken for what it is', async (kind, bytes) => {
  const stored = await take(bytes);
  expect(stored).toMatchObject({ kind, size: bytes.length, key: expect.stringMatching(/^[\da-f]{32}$/) });
  const opened = await store.open(stored.key);
  expect(new Uint8Array(await new Response(opened.body).arrayBuffer())).toEqual(new Uint8Array(bytes));
});

test.each(bad)('%s is refused at its field, and nothing of it is kept', async (_name, bytes) => {
  await expect(take(bytes)).rejects.toMatchObject({ code: 'WRONG_KIND', options: { field: 'file' } });
  expect(files()).toEqual([]);
});

test('a file that is too large is refused while it comes, not after', async () => {
  let sent = 0;
  const endless = async function* () {
    for (;;) {
      sent += 1_048_576;
      yield Buffer.alloc(1_048_576, '%PDF-');
    }
  };
  await expect(store.take(endless())).rejects.toMatchObject({ code: 'TOO_LARGE' });
  expect(sent).toBeLessThanOrEqual(MOST_BYTES + 1_048_576);
  expect(files()).toEqual([]);
});

test('half of a file that a killed process was taking in goes with time; one that is on its way stays', async () => {
  mkdirSync(`${folder}/incoming`, { recursive: true });
  const twoDaysAgo = Date.now() / 1_000 - 2 * 24 * 3_600;
  for (const name of ['killed', 'going']) writeFileSync(`${folder}/incoming/${name}`, '%PDF-');
  utimesSync(`${folder}/incoming/killed`, twoDaysAgo, twoDaysAgo);
  const { key } = await take(plainPdf('Form', []));
  expect(
    files()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([key, 'going'].toSorted());
});

test('names are never places: only keys of ours open or remove anything', async () => {
  const secret = `${folder}-outside`;
  writeFileSync(secret, 'secret');
  for (const key of ['../../etc/passwd', `../${secret.split('/').at(-1)}`, '..', '', '/etc/passwd']) {
    for (const use of [store.check, store.open, store.remove])
      await expect(use(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  expect(readFileSync(secret, 'utf8')).toBe('secret');
  rmSync(secret);
});

test('a removed folder has its own error, in the answer and the log; once it is back, requests succeed', async () => {
  const { key } = await take(plainPdf('Form', []));
  const away = `${folder}-away`;
  const gone = { code: 'UNAVAILABLE' };
  const inTheMiddle = async function* () {
    yield plainPdf('Form', []);
    renameSync(folder, away);
  };
  await expect(store.take(inTheMiddle())).rejects.toMatchObject(gone);
  writeFileSync(folder, ''); // nor can a new one be made
  await expect(take(plainPdf('Form', []))).rejects.toMatchObject(gone);
  for (const use of [store.check, store.open, store.remove]) await expect(use(key)).rejects.toMatchObject(gone);
  expect(faults).toHaveLength(5);
  rmSync(folder);
  renameSync(away, folder);
  await (await store.open(key)).body.cancel();
  await store.remove(key);
  await store.remove(key);
});
