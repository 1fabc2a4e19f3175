import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { needs } from '../../tests/support/needs.ts';
import { findProgram } from '../../tests/support/programs.ts';
import { killWithParent } from '../../tests/support/servers/child-process.ts';
import { clamd } from './clamd.ts';
import { diskStore } from './disk-store.ts';
import { scannedStore } from './scanned-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'preflight-scan-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The harmless text that every scanner takes for a virus; in two parts, so that no scanner takes this file for one. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const pdf = (content: string) => Buffer.from(`%PDF-1.4\n${content}\n${'% filling\n'.repeat(50_000)}`);

async function* inPieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

const storeWith = (port: number, faults: unknown[]) => {
  const files = join(folder, `files-${port}`);
  const store = scannedStore(
    diskStore(files, () => {}),
    clamd(`tcp://127.0.0.1:${port}`),
    (error) => faults.push(error),
  );
  const saved = () => readdirSync(files, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return { store, saved: saved };
};

describe('with clamd', needs('clamd'), () => {
  let running: ChildProcess;
  let port: number;
  let callOff = () => {};
  beforeAll(async () => {
    port = await freePort();
    const signatures = join(folder, 'signatures');
    mkdirSync(signatures);
    writeFileSync(join(signatures, 'test.ndb'), `Eicar-Test:0:*:${Buffer.from(eicar).toString('hex')}\n`);
    const configuration = join(folder, 'clamd.conf');
    const lines = ['Foreground yes', `TCPSocket ${port}`, 'TCPAddr 127.0.0.1', `DatabaseDirectory ${signatures}`];
    writeFileSync(configuration, `${lines.join('\n')}\n`);
    running = spawn(defined(findProgram('clamd')), ['--config-file', configuration], { stdio: 'ignore' });
    callOff = killWithParent(running.pid ?? 0, 'KILL');
    const requests = () => clamd(`tcp://127.0.0.1:${port}`)(inPieces(Buffer.from('ready?')));
    await vi.waitFor(requests, { timeout: 50_000 });
  }, 60_000);
  afterAll(async () => {
    callOff();
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  });

  test('[edge.scan] a clean file is kept, one with a virus is refused by its name and leaves nothing', async () => {
    const { store, saved } = storeWith(port, []);
    expect(await store.take(inPieces(pdf('clean')))).toMatchObject({ kind: 'pdf' });
    await expect(store.take(inPieces(pdf(eicar)))).rejects.toMatchObject({
      code: 'INFECTED',
      options: { field: 'file' },
      message: expect.stringContaining('Eicar-Test'),
    });
    expect(saved()).toHaveLength(1);
  });
});

test('[edge.scan] without an answer of the scanner no file is stored, and the error is reported', async () => {
  const faults: unknown[] = [];
  const { store, saved: kept } = storeWith(await freePort(), faults);
  await expect(store.take(inPieces(pdf('clean')))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(kept()).toEqual([]);
  expect(faults).toHaveLength(1);
});
