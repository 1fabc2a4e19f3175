import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useAccess } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { hintClass } from '../ui/fields/control-classes.ts';
import { lazyPart } from '../ui/loading/lazy-part.tsx';

const FeedsDialog = lazyPart(() => import('../app/calendar-feeds/feeds-dialog.tsx'));

/** For accounts that may see bookings. */
export function CalendarCard() {
  const { permissions } = useAccess();
  const [isOpen, setOpen] = useState(false);
  if (!permissions.includes('view_bookings') && !permissions.includes('my_bookings')) return null;
  return (
    <Card title="Calendar">
      <div className="px-4 pt-3.5 pb-4 flex items-center gap-2 flex-wrap">
        <Button icon={<CalendarPlus />} onClick={() => setOpen(true)}>
          Calendar addresses
        </Button>
        <span className={hintClass}>Your appointments in your own calendar program.</span>
      </div>
      {isOpen ? <FeedsDialog onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
