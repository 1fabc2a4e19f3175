import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** The masked text frames that a browser sends, and how much of the bytes they were. */
function textsOf(bytes: Buffer): { texts: string[]; used: number } {
  const texts: string[] = [];
  let at = 0;
  while (at + 2 <= bytes.length) {
    const short = bytes.readUInt8(at + 1) & 127;
    const head = short === 126 ? 4 : short === 127 ? 10 : 2;
    if (at + head + 4 > bytes.length) break;
    const length =
      short === 126 ? bytes.readUInt16BE(at + 2) : short === 127 ? Number(bytes.readBigUInt64BE(at + 2)) : short;
    const start = at + head + 4;
    if (start + length > bytes.length) break;
    const mask = bytes.subarray(at + head, start);
    const body = Buffer.from(bytes.subarray(start, start + length).map((byte, index) => byte ^ (mask[index % 4] ?? 0)));
    if ((bytes.readUInt8(at) & 15) === 1) texts.push(body.toString('utf8'));
    at = start + length;
  }
  return { texts, used: at };
}

/** A WebSocket server that only listens: a receiver of the developer's choice. */
export async function startReceiver() {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer();
  server.on('upgrade', (request, socket: Socket) => {
    sockets.add(socket);
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    let rest = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes: Buffer) => {
      const all = Buffer.concat([rest, bytes]);
      const { texts, used } = textsOf(all);
      heard.push(...texts);
      rest = Buffer.from(all.subarray(used));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
