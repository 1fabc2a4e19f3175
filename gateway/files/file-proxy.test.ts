import { expect, test } from 'vitest';
import { fileProxy } from './file-proxy.ts';

const nobody = { baseUrl: 'http://nobody', fetch: () => Promise.reject(new Error('Nobody is asked.')) };

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
  const answer = await fileProxy({ auth: nobody, booking: nobody, companies: nobody, reporting }, 30_000)(exportOf());
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
    const gate = fileProxy({ auth: nobody, booking: nobody, companies: nobody, reporting: reporting(type) }, 20);
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
  const answer = fileProxy(
    { auth: nobody, booking: nobody, companies: nobody, reporting },
    30_000,
  )(exportOf(left.signal));
  await requests.promise;
  left.abort();
  expect((await answer).status).toBe(504);
});
