import type { ComponentType } from 'react';
import { routeOf } from '../../machines/rules/access/access-routes.ts';
import type { Page, ViewName } from '../../machines/rules/access/page-table.ts';
import { type Load, loadPart } from '../ui/loading/arrived-parts.ts';
import { lazyView } from '../ui/loading/lazy-view.tsx';
import { pageViews } from './generated/page-views.ts';

type LoadView = Load<{ default: ComponentType }>;

/** Every component of the table of pages loads by itself: one without a file does not compile. */
const loads: Readonly<Record<ViewName, LoadView>> = pageViews;

const loadBareLayout = () => import('../frame/bare-layout.tsx');
export const BareLayout = lazyView(loadBareLayout);

const views = new Map<LoadView, ComponentType>();

/** The component of a page, made once: addresses can share it. */
export function viewOf({ view }: Page): ComponentType {
  const load = loads[view];
  const made = views.get(load) ?? lazyView<object>(load);
  views.set(load, made);
  return made;
}

/** Starts fetching the code of an address beside the first questions to the server, instead of after them. */
export async function fetchPageOf(path: string): Promise<void> {
  const { isBare, view } = routeOf(path) ?? ROOT;
  await Promise.all([isBare ? loadPart(loadBareLayout) : null, loadPart(loads[view])]);
}

/** The root leads to the list. */
const ROOT: Pick<Page, 'isBare' | 'view'> = { view: 'bookings/list/bookings-page' };
