import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { findProgram } from '../programs.ts';

/** TLS in front of a server on this machine, for `localhost`, by a certificate of its own in `folder`. */
export async function startTlsFront(target: number, folder: string) {
  const [key, certificate] = [join(folder, 'tls.key'), join(folder, 'tls.crt')];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  const files = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate];
  execFileSync(defined(findProgram('openssl')), ['req', '-x509', ...files, ...name], { stdio: 'pipe' });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (client) => {
    const upstream = connect(target, '127.0.0.1');
    client.pipe(upstream).pipe(client);
    for (const [end, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      end.on('error', () => other.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, certificate, close: () => void server.close() };
}
