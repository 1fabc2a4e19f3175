import { Calendar as CalendarIcon } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { iconButtonClass } from '../button.tsx';
import { classes } from '../classes.ts';
import { lazyView } from '../loading/lazy-view.tsx';
import type { DayRange, OneDay } from './calendar-popover.tsx';
import { loadCalendar } from './load-calendar.ts';

const LazyCalendar = lazyView(loadCalendar);

type CalendarButtonProps = (Omit<OneDay, 'trigger' | 'onClose'> | Omit<DayRange, 'trigger' | 'onClose'>) & {
  className?: string;
};

/** Opens a calendar beside it, which is loaded when it is first needed. */
export function CalendarButton({ className, ...props }: CalendarButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={iconButtonClass(false, classes('size-8 max-sm:size-10', className))}
        aria-label={`Open calendar: ${props.label}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <CalendarIcon />
      </button>
      {isOpen ? (
        <Suspense>
          <LazyCalendar {...props} trigger={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
