import type { GatewayContext } from '../context.ts';

/** Lets the browser that asked open the signed addresses it is given: they are good for its session alone. */
export function letDownload({ request: { headers }, fileAccess }: GatewayContext): void {
  const [, token] = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (token) fileAccess.keep(token);
}
