import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface ReceivedCall {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** A hiring system's own server, which is called once a test is complete. */
export async function callbackReceiver() {
  const heard: ReceivedCall[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const { method, url: path, headers } = request;
    heard.push({ method, path, authorization: headers.authorization, body: await text(request) });
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/take_home_tests`,
    heard,
    answerWith(next: number) {
      status = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
