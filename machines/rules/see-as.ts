import { routePermissions } from './access-routes.ts';
import { rootRedirect } from './landing.ts';
import { menuRules } from './menu.ts';
import { holdsAny, type Permission } from './permissions.ts';

/** One entry or page: whether an account gets it, and any one of which permissions it needs (none: everybody). */
export type Seen = { name: string; isOpen: boolean; needs: readonly Permission[] };

/** What an account with these permissions sees, and which rule hides the rest; nothing is done in its name. */
export function seenBy(held: readonly Permission[]): {
  landing: string;
  menu: readonly Seen[];
  pages: readonly Seen[];
} {
  const seen = (name: string, needs: readonly Permission[]): Seen => ({ name, needs, isOpen: holdsAny(held, needs) });
  return {
    landing: rootRedirect(held),
    menu: menuRules.map(({ name, anyOf }) => seen(name, anyOf)),
    pages: routePermissions
      .filter(({ pattern }) => pattern !== '/404')
      .map(({ pattern, anyOf }) => seen(pattern, anyOf)),
  };
}
