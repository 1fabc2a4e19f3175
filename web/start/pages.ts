import type { ComponentType } from 'react';
import { routeOf } from '../../machines/rules/access/access-routes.ts';
import type { Page, ViewName } from '../../machines/rules/access/page-table.ts';
import { type Load, loadPart } from '../ui/loading/arrived-parts.ts';
import { lazyView } from '../ui/loading/lazy-view.tsx';
import { prefetchOnActivity } from '../ui/loading/prefetch.ts';

type LoadView = Load<{ default: ComponentType }>;
type PageViews = Readonly<Record<ViewName, LoadView>>;

/**
 * The pages that most visits begin with load without the table of all pages, which names 150 files: 3 KB of script.
 * public/theme.js asks for the table where a visit begins elsewhere.
 */
const first: Partial<PageViews> = {
  'bookings/list/bookings-page': () => import('../bookings/list/bookings-page.tsx'),
  'new-booking/wizard-page': () => import('../new-booking/wizard-page.tsx'),
};

/** A page of the table without a file does not compile. */
const loadTable = (): Promise<{ pageViews: PageViews }> => import('./generated/page-views.ts');
prefetchOnActivity(loadTable);

const loadBareLayout = () => import('../frame/bare-layout.tsx');
export const BareLayout = lazyView(loadBareLayout);

const made = new Map<ViewName, { readonly load: LoadView; readonly View: ComponentType }>();

/** The component of a page, made once: addresses can share it. */
function componentOf(view: ViewName) {
  const known = made.get(view);
  if (known) return known;
  const load = first[view] ?? (() => loadTable().then(({ pageViews }) => pageViews[view]()));
  const component = { load, View: lazyView<object>(load) };
  made.set(view, component);
  return component;
}

export const viewOf = ({ view }: Page): ComponentType => componentOf(view).View;

/** Starts fetching the code of an address beside the first questions to the server, instead of after them. */
export async function fetchPageOf(path: string): Promise<void> {
  const { isBare, view } = routeOf(path) ?? ROOT;
  await Promise.all([isBare ? loadPart(loadBareLayout) : null, loadPart(componentOf(view).load)]);
}

/** The root leads to the list. */
const ROOT: Pick<Page, 'isBare' | 'view'> = { view: 'bookings/list/bookings-page' };
