import type { CalendarFeedsQuery } from '../../generated/graphql.ts';

/** An entry that a calendar can show, with its feed where there is one. */
export interface FeedRow {
  /** A saved view's; null: all that the account may see. */
  readonly viewId: string | null;
  readonly name: string;
  readonly feed: { readonly id: string; readonly madeAt: string; readonly readAt: string | null } | null;
}

/** The account's own appointments first, then its saved views by name. */
export function feedRows({ calendarFeeds, listViews }: CalendarFeedsQuery): readonly FeedRow[] {
  const feedOf = (viewId: string | null) => calendarFeeds.find((feed) => feed.viewId === viewId) ?? null;
  return [
    { viewId: null, name: 'All appointments', feed: feedOf(null) },
    ...listViews.map(({ id, name }) => ({ viewId: id, name: name ?? '', feed: feedOf(id) })),
  ];
}

/** By which calendar programs know that they are to subscribe. */
export const webcalOf = (address: string): string => address.replace(/^https?:/, 'webcal:');
