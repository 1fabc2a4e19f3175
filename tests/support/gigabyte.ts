import { request as httpRequest } from 'node:http';
import { defined } from '../../machines/lib/assert-defined.ts';

const MB = 2 ** 20;
export const GIGABYTE = 1024 * MB;

interface Sending {
  readonly url: string;
  readonly authorization: string;
  /** True to send its length beforehand. */
  readonly announced: boolean;
  /** Leaves after a megabyte and this, without waiting for an answer. */
  readonly leavesAfter?: () => Promise<unknown>;
}

/**
 * Sends a file of one gigabyte as a form, a megabyte at a time, until it is answered.
 * @returns the answer's status, null if the sender left before it, and how many bytes had been sent by then
 */
export function sendGigabyte({ url, authorization, announced, leavesAfter }: Sending) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | null; sent: number }>();
  const headers = {
    authorization,
    'content-type': 'multipart/form-data; boundary=x',
    ...(announced ? { 'content-length': String(GIGABYTE) } : {}),
  };
  let sent = 0;
  const request = httpRequest(url, { method: 'POST', headers }, ({ statusCode }) => {
    resolve({ status: defined(statusCode), sent });
    request.destroy();
  });
  request.on('error', reject);
  request.write('--x\r\ncontent-disposition: form-data; name="file"; filename="big.pdf"\r\n\r\n%PDF-');
  const chunk = Buffer.alloc(MB);
  const leave = () => {
    resolve({ status: null, sent });
    request.destroy();
  };
  const writeChunk = () => {
    if (announced || request.destroyed || sent >= GIGABYTE) return;
    sent += chunk.length;
    request.write(chunk, leavesAfter ? () => leavesAfter().then(leave, reject) : writeChunk);
  };
  writeChunk();
  return promise;
}
