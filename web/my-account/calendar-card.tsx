import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useAccess } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { hintClass } from '../ui/fields/control-classes.ts';
import { lazyPart } from '../ui/loading/lazy-part.tsx';

const FeedsDialog = lazyPart(() => import('../app/calendar-feeds/feeds-dialog.tsx'));

/** For whoever may see bookings. */
export function CalendarCard() {
  const { permissions } = useAccess();
  const [isOpen, setOpen] = useState(false);
  if (!permissions.includes('view_bookings') && !permissions.includes('my_bookings')) return null;
  return (
    <section
      className="rounded-lg border border-border bg-surface shadow-low print:mb-[10pt] print:break-inside-avoid print:shadow-none"
      aria-labelledby="calendar"
    >
      <div className="flex min-h-11 items-center gap-2 border-border border-b px-4 py-1.5 [&_h2]:font-semibold [&_h2]:text-[14px]">
        <h2 id="calendar">Calendar</h2>
      </div>
      <div className="px-4 pt-3.5 pb-4 flex items-center gap-2 flex-wrap">
        <Button icon={<CalendarPlus />} onClick={() => setOpen(true)}>
          Calendar addresses
        </Button>
        <span className={hintClass}>Your appointments in your own calendar program.</span>
      </div>
      {isOpen ? <FeedsDialog onClose={() => setOpen(false)} /> : null}
    </section>
  );
}
