import { rootRedirect } from './landing.ts';
import { menuRules } from './menu.ts';
import { pages, type RoutePattern } from './page-table.ts';
import { holdsAny, type Permission } from './permissions.ts';
import { type OrganisationKind, onlyUsable } from './usable-permissions.ts';

/** One entry or page: whether an account gets it, and any one of which permissions it needs (none: everybody). */
export type VisiblePage = { name: string; isOpen: boolean; needs: readonly Permission[] };

type PagePattern = Exclude<RoutePattern, '/404'>;

const nameOf = (path: RoutePattern) => pages.find(({ pattern }) => pattern === path)?.name ?? path;

/** Pages that an account of such an organisation sees, and the rule that hides the rest; no session of it is begun. */
export function visiblePages(
  permissions: readonly Permission[],
  kind: OrganisationKind,
): {
  /** The page's name. */
  landing: string;
  menu: readonly VisiblePage[];
  pages: readonly (VisiblePage & { pattern: PagePattern })[];
} {
  const held = onlyUsable(kind, permissions);
  const seen = (name: string, needs: readonly Permission[]): VisiblePage => ({
    name,
    needs,
    isOpen: holdsAny(held, needs),
  });
  return {
    landing: nameOf(rootRedirect(held)),
    menu: menuRules(kind).map(({ name, anyOf }) => seen(name, anyOf)),
    pages: pages.flatMap(({ pattern, name, anyOf }) => (pattern === '/404' ? [] : [{ ...seen(name, anyOf), pattern }])),
  };
}
