export const loadCalendar = () => import('./calendar-popover.tsx');
