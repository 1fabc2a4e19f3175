import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, ListMultipartUploadsCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { needs } from '../../../tests/support/needs.ts';
import { startProxy, type TcpProxy } from '../../../tests/support/servers/proxy.ts';
import { type SwiftServer, startSwift, swiftKeys } from '../../../tests/support/servers/swift.ts';
import { zipOf } from '../../../tests/support/zip.ts';
import { type BucketPlace, readFilePlace } from '../file-place.ts';
import { MOST_BYTES } from '../file-store.ts';
import { openShelf } from '../move/file-shelf.ts';
import { moveFiles } from '../move/move-files.ts';
import { plainPdf } from '../plain-pdf.ts';
import { s3Client } from './s3-client.ts';
import { s3Store } from './s3-store.ts';

const MB = 1024 * 1024;
const bigPdf = (size: number) => Buffer.concat([plainPdf('Form', ['One line.']), Buffer.alloc(size, '% filling\n')]);

async function* inPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 100_000) yield bytes.subarray(at, at + 100_000);
}

describe('a bucket of a real S3 server', needs('swift'), () => {
  let swift: SwiftServer;
  let proxy: TcpProxy;
  const faults: unknown[] = [];
  const placeOn = (endpoint: string, more = '') =>
    readFilePlace(`s3://files/portal?endpoint=${encodeURIComponent(endpoint)}&region=us-east-1${more}`) as BucketPlace;
  const storeOn = (place: BucketPlace, requestMs?: number) =>
    s3Store({ client: s3Client(place, requestMs), place, onFault: (error) => faults.push(error) });
  const keysIn = async () => {
    const { Contents = [] } = await s3Client(placeOn(swift.endpoint)).send(
      new ListObjectsV2Command({ Bucket: 'files' }),
    );
    return Contents.map(({ Key }) => Key);
  };
  const open = async (store: ReturnType<typeof storeOn>, key: string) =>
    Buffer.from(await new Response((await store.open(key)).body).arrayBuffer());

  beforeAll(async () => {
    process.env['AWS_ACCESS_KEY_ID'] = swiftKeys.accessKeyId;
    process.env['AWS_SECRET_ACCESS_KEY'] = swiftKeys.secretAccessKey;
    [swift, proxy] = await Promise.all([startSwift(), startProxy()]);
    proxy.target(swift.port);
    await s3Client(placeOn(swift.endpoint)).send(new CreateBucketCommand({ Bucket: 'files' }));
  }, 120_000);
  beforeEach(() => faults.splice(0));
  afterAll(async () => {
    await proxy.stop();
    await swift.stop();
  });

  test('[edge.s3] a file of one part and one of several come back as they were, and are gone once removed', async () => {
    const store = storeOn(placeOn(swift.endpoint));
    const word = zipOf(['[Content_Types].xml', 'word/document.xml', '_rels/.rels']);
    for (const [kind, bytes] of [
      ['pdf', bigPdf(1_000)],
      ['pdf', bigPdf(9 * MB)],
      ['docx', word],
    ] as const) {
      const { key, size } = await store.take(inPieces(bytes)).then((stored) => {
        expect(stored).toMatchObject({ kind, size: bytes.length });
        return stored;
      });
      await store.check(key);
      expect((await store.open(key)).size).toBe(size);
      expect((await open(store, key)).equals(bytes)).toBe(true);
      await store.remove(key);
      await store.remove(key);
      await expect(store.open(key)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    }
    expect(await keysIn()).toEqual([]);
  });

  test('[edge.s3] a refused or interrupted upload leaves nothing: no file and no part of one', async () => {
    const store = storeOn(placeOn(swift.endpoint));
    const cut = async function* () {
      yield* inPieces(bigPdf(7 * MB));
      throw new Error('The browser has left.');
    };
    await expect(store.take(inPieces(Buffer.alloc(6 * MB, 'no kind')))).rejects.toMatchObject({ code: 'WRONG_KIND' });
    await expect(store.take(inPieces(Buffer.alloc(0)))).rejects.toMatchObject({ code: 'WRONG_KIND' });
    await expect(store.take(inPieces(bigPdf(MOST_BYTES)))).rejects.toMatchObject({ code: 'TOO_LARGE' });
    await expect(store.take(cut())).rejects.toThrow('The browser has left.');
    expect(await keysIn()).toEqual([]);
    const { Uploads = [] } = await s3Client(placeOn(swift.endpoint)).send(
      new ListMultipartUploadsCommand({ Bucket: 'files' }),
    );
    expect(Uploads).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('[edge.s3-faults] a store that is down, slow, cut off, or refuses its key has an error message in the answer and the log', async () => {
    const unavailable = { code: 'UNAVAILABLE' };
    const held = createServer(() => {}).listen(0, '127.0.0.1');
    await once(held, 'listening');
    const silent = `http://127.0.0.1:${(held.address() as AddressInfo).port}`;
    const key = 'ab'.repeat(16);
    const cases = [storeOn(placeOn('http://127.0.0.1:9')), storeOn(placeOn(silent), 300)];
    for (const store of cases) {
      await expect(store.take(inPieces(bigPdf(1_000)))).rejects.toMatchObject(unavailable);
      await expect(store.take(inPieces(bigPdf(9 * MB)))).rejects.toMatchObject(unavailable);
      for (const use of [store.check, store.open, store.remove])
        await expect(use(key)).rejects.toMatchObject(unavailable);
    }
    held.close();
    process.env['AWS_SECRET_ACCESS_KEY'] = 'another';
    const stranger = storeOn(placeOn(swift.endpoint));
    await expect(stranger.take(inPieces(bigPdf(1_000)))).rejects.toMatchObject(unavailable);
    await expect(stranger.check(key)).rejects.toMatchObject(unavailable);
    process.env['AWS_SECRET_ACCESS_KEY'] = swiftKeys.secretAccessKey;
    const cutOff = storeOn(placeOn(proxy.url));
    const inTheMiddle = async function* () {
      yield* inPieces(bigPdf(6 * MB));
      proxy.target(9);
      proxy.drop();
      yield* inPieces(bigPdf(1 * MB));
    };
    await expect(cutOff.take(inTheMiddle())).rejects.toMatchObject(unavailable);
    proxy.target(swift.port);
    expect(faults).toHaveLength(2 * 5 + 2 + 1);
    expect(await keysIn()).toEqual([]);
    // It is taken up again without a restart.
    await cutOff.remove((await cutOff.take(inPieces(bigPdf(1_000)))).key);
  });

  test('[edge.s3-faults] a store that cannot encrypt keeps nothing where encryption is configured', async () => {
    const store = storeOn(placeOn(swift.endpoint, '&encryption=AES256'));
    await expect(store.take(inPieces(bigPdf(1_000)))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(faults).toMatchObject([{ message: expect.stringContaining('encryption') }]);
    expect(await keysIn()).toEqual([]);
  });

  test('[edge.s3-faults] a file damaged in transit is neither stored nor served as a whole file', async () => {
    const damaging = await startDamaging(swift.port);
    const store = storeOn(placeOn(damaging.url));
    await expect(store.take(inPieces(bigPdf(1_000)))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(store.take(inPieces(bigPdf(9 * MB)))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await keysIn()).toEqual([]);
    const sound = storeOn(placeOn(swift.endpoint));
    for (const size of [1_000, 9 * MB]) {
      const { key } = await sound.take(inPieces(bigPdf(size)));
      await expect(open(store, key)).rejects.toThrow('checksum');
      await sound.remove(key);
    }
    damaging.stop();
  });

  test('[run.move-files] files move to a bucket, a second run sends what is missing or differs, and back they are the same', async () => {
    const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'preflight-move-')));
    const shelves = await Promise.all(
      [...folders.map((folder) => ({ kind: 'folder', folder }) as const), placeOn(swift.endpoint)].map(openShelf),
    );
    const [from, back, bucket] = shelves as [(typeof shelves)[0], (typeof shelves)[0], (typeof shelves)[0]];
    const keys = ['0a', '0b', 'ff'].map((two) => two.repeat(16));
    for (const [at, key] of keys.entries()) await from.write(key, inPieces(bigPdf(at * 6 * MB)));
    writeFileSync(join(folders[0] ?? '', 'incoming', 'ab'.repeat(16)), 'half of an upload');
    const ignore = () => {};
    expect(await moveFiles(from, bucket, ignore)).toEqual({ copied: 3, same: 0, faults: [] });
    await bucket.write(keys[1] ?? '', inPieces(bigPdf(3)));
    expect(await moveFiles(from, bucket, ignore)).toEqual({ copied: 1, same: 2, faults: [] });
    expect(await moveFiles(bucket, back, ignore)).toEqual({ copied: 3, same: 0, faults: [] });
    expect(await moveFiles(from, back, ignore)).toEqual({ copied: 0, same: 3, faults: [] });
    const broken = { ...bucket, write: () => Promise.reject(new Error('The store is down.')), keys: back.keys };
    const empty = { ...broken, async *keys() {} };
    expect(await moveFiles(from, empty, ignore)).toMatchObject({ copied: 0, faults: { length: 3 } });
    expect(readdirSync(join(folders[1] ?? '', 'incoming'))).toEqual([]);
    for (const folder of folders) rmSync(folder, { recursive: true });
  });
});

/** A line to a server that changes a few letters of what passes, either way. */
async function startDamaging(port: number) {
  const damage = (chunk: Buffer) => Buffer.from(chunk.toString('latin1').replace('% filling', '% FILLING'), 'latin1');
  const sockets: Socket[] = [];
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    sockets.push(client, upstream);
    client.on('data', (chunk) => upstream.write(damage(chunk))).on('error', () => upstream.destroy());
    upstream.on('data', (chunk) => client.write(damage(chunk))).on('error', () => client.destroy());
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

test('[edge.s3] an address of a bucket says what it means, and keys in it are refused', () => {
  expect(readFilePlace('s3://files?endpoint=http://127.0.0.1:9000&region=ap-southeast-2')).toEqual({
    kind: 's3',
    bucket: 'files',
    prefix: '',
    endpoint: 'http://127.0.0.1:9000',
    region: 'ap-southeast-2',
    encryption: null,
  });
  expect(readFilePlace('s3://files/portal/?encryption=aws:kms')).toMatchObject({
    prefix: 'portal/',
    endpoint: null,
    encryption: 'aws:kms',
  });
  const bad = [
    's3://a',
    's3://key:secret@files',
    's3://files?endpoint=ftp://x',
    's3://files?encryption=rot13',
    'gs://files',
  ];
  for (const each of [...bad, 's3://files?reigon=x', 'file://host/folder']) expect(readFilePlace(each)).toBeNull();
});
