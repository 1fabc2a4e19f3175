import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface Received extends Email {
  /** Whom the envelope names, which alone decides who gets it. */
  readonly envelope: readonly string[];
}

/** A real mail server on a port of its own, or on one that another had: what it took, and where it is. */
export async function mailServer(options: SMTPServerOptions = {}, port = 0) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    async onData(stream, session, done) {
      const parsed = await PostalMime.parse(await text(stream));
      received.push({ ...parsed, envelope: session.envelope.rcptTo.map(({ address }) => address) });
      done();
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return { received, port: address.port, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}
