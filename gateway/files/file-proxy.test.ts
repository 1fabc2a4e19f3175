import { expect, test } from 'vitest';
import { eachService } from '../../services/shared/service-names.ts';
import type { ServiceEndpoint } from '../rest/service-fetch.ts';
import { fileProxy } from './file-proxy.ts';
import { passingOn } from './pass-on.ts';

const nobody = { baseUrl: 'http://nobody', fetch: () => Promise.reject(new Error('Nobody is asked.')) };

/** The files of a portal whose other services answer nothing. */
const filesOf = (reporting: ServiceEndpoint, ms = 30_000) =>
  fileProxy(passingOn({ ...eachService(() => nobody), reporting }, ms));

const exportOf = (signal?: AbortSignal) =>
  new Request('http://portal/files/exports/bookings', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '2' },
    body: '{}',
    ...(signal && { signal }),
  });

test('a caller who leaves in the middle of a file lets the service stop writing it', async () => {
  const stopped = Promise.withResolvers<void>();
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1_000)),
    cancel: () => stopped.resolve(),
  });
  const reporting = { baseUrl: 'http://reporting', fetch: async () => new Response(body) };
  const answer = await filesOf(reporting)(exportOf());
  const reader = answer.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await stopped.promise;
});

test('a stalled file is aborted', async () => {
  const stopped = Promise.withResolvers<void>();
  const reporting = (type?: 'bytes') => ({
    baseUrl: 'http://reporting',
    fetch: async () => new Response(new ReadableStream({ type, cancel: () => stopped.resolve() } as UnderlyingSource)),
  });
  for (const type of ['bytes', undefined] as const) {
    const gate = filesOf(reporting(type), 20);
    await expect((await gate(exportOf())).text()).rejects.toThrow('Nothing moved for 20 ms.');
    await stopped.promise;
  }
});

test('a caller who leaves before the first byte ends the request at once', async () => {
  const left = new AbortController();
  const requests = Promise.withResolvers<void>();
  const reporting = {
    baseUrl: 'http://reporting',
    fetch: (_request: Request, options?: { signal?: AbortSignal }) =>
      new Promise<Response>((_answer, reject) => {
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
        requests.resolve();
      }),
  };
  const answer = filesOf(reporting)(exportOf(left.signal));
  await requests.promise;
  left.abort();
  expect((await answer).status).toBe(504);
});
