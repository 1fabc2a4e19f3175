import { focusStepHeading } from './step-heading.tsx';

/** What a press on 'Next' or 'Send' leads the focus to: the first thing that is wrong, or the heading of another candidate. */
export function focusAfter(wasCurrent: string, isCurrent: string) {
  const frame = document.querySelector('[data-wizard]');
  if (wasCurrent !== isCurrent) return focusStepHeading();
  const wrong = frame?.querySelector('[aria-invalid="true"]');
  const control = wrong?.matches('input, select, textarea') ? wrong : wrong?.querySelector('input');
  if (control instanceof HTMLElement) control.focus();
  else frame?.querySelector('.err, .banner.bad')?.scrollIntoView({ block: 'center' });
}
