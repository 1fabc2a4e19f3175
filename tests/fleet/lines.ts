import { startProxy, type TcpProxy } from '../support/servers/proxy.ts';

/** A line to a server, and the port at which it begins. */
export interface Line {
  readonly line: TcpProxy;
  readonly port: number;
}

/** A line that ends with `cleanup`; without a target it gets one later. */
export async function lineTo(cleanup: AsyncDisposableStack, target?: number): Promise<Line> {
  const line = await startProxy();
  cleanup.defer(() => line.stop());
  if (target !== undefined) line.target(target);
  return { line, port: Number(new URL(line.url).port) };
}
