import { routeOf } from './access-routes.ts';
import { holdsAny, type Permission } from './permissions.ts';
import { isPublic } from './public-paths.ts';

const CONSULT = '/booking/download-consult-file';
const HAS_LIST: readonly Permission[] = ['view_bookings', 'my_bookings'];

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? '';
const isConsultPath = (address: string) => pathOf(address) === CONSULT;

/** Target of '/'. */
export const rootRedirect = (held: readonly Permission[]) =>
  holdsAny(held, HAS_LIST) ? '/pem-bookings' : '/my/account';

/** @param savedPath what `lastPath` kept: path and query, or null */
export function landingAfterSignIn(held: readonly Permission[], savedPath: string | null): string {
  if (savedPath !== null && isConsultPath(savedPath)) return savedPath;
  return holdsAny(held, HAS_LIST) ? '/pem-bookings' : '/';
}

/**
 * The way back that is offered as a link, 'Continue where you were', rather than followed; null where there is none.
 * Only pages of this portal are offered.
 */
export const continuePath = (savedPath: string | null): string | null =>
  savedPath !== null && !isConsultPath(savedPath) && isRemembered(savedPath) ? savedPath : null;

/**
 * True if a visited path is kept as `lastPath`: pages of the portal but /404; never a public one, whose query may carry
 * a token.
 */
export function isRemembered(address: string): boolean {
  const path = pathOf(address);
  return routeOf(path) !== null && path !== '/404' && !isPublic(path);
}
