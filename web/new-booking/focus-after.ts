import { focusStepHeading } from './step-heading.tsx';

/** Moves the focus after a press on 'Next' or 'Send': to the first error, or to the heading of another candidate. */
export function focusAfter(wasCurrent: string, isCurrent: string) {
  const frame = document.querySelector('[data-wizard]');
  if (wasCurrent !== isCurrent) return focusStepHeading();
  const wrong = frame?.querySelector('[aria-invalid="true"]');
  const control = wrong?.matches('input, select, textarea') ? wrong : wrong?.querySelector('input');
  if (control instanceof HTMLElement) control.focus();
  else frame?.querySelector('.err, .banner.bad')?.scrollIntoView({ block: 'center' });
}
