import { type BookingFilter, NO_FILTER } from './booking-filter.ts';
import { homeViews, needsActionStatuses } from './home-views.ts';

export const QUICK_VIEWS = ['All', 'Needs action', 'This week', 'New results'] as const;
export type QuickViewName = (typeof QUICK_VIEWS)[number];

export type QuickView = { name: QuickViewName; filter: BookingFilter };

/** The list's tabs. `today` is 'YYYY-MM-DD'; what needs action is the reader's own: the provider's, or the company's. */
export const quickViews = (today: string, isProvider: boolean): readonly QuickView[] => [
  { name: 'All', filter: NO_FILTER },
  { name: 'Needs action', filter: { ...NO_FILTER, statuses: needsActionStatuses(isProvider) } },
  { name: 'This week', filter: homeViews(today).thisWeek.filter },
  { name: 'New results', filter: { ...NO_FILTER, results: ['Unread'] } },
];
