import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

export interface ReceivedDelivery {
  readonly id: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly isVerified: boolean;
}

/** Answers a post; 200 unless said otherwise. */
export type Answering = (heard: ReceivedDelivery, response: ServerResponse) => void;

/** A company's own program: it verifies each post with the stock library, and answers as the test says. */
export async function webhookReceiver() {
  const heard: ReceivedDelivery[] = [];
  let [secret, answer]: [string, Answering] = ['', (_heard, response) => response.end('ok')];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const headers = request.headers as Record<string, string>;
    const one = { id: headers['webhook-id'] ?? '', headers, body, isVerified: verifies(secret, { headers, body }) };
    heard.push(one);
    answer(one, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    heard,
    believe(next: string) {
      secret = next;
    },
    answerWith(next: Answering) {
      answer = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** By the library that receivers use. */
export function verifies(secret: string, { headers, body }: Pick<ReceivedDelivery, 'headers' | 'body'>): boolean {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}
