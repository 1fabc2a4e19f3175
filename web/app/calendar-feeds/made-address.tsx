import { CalendarPlus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { ShownOnce } from '../secrets/shown-once.tsx';
import { webcalOf } from './feed-rows.ts';

/** The address of a feed right after it was made. */
export const MadeAddress = ({ name, address }: { name: string; address: string }) => (
  <ShownOnce heading={`Address of ‘${name}’`} label="Address" value={address}>
    <Button size="sm" icon={<CalendarPlus />} onClick={() => location.assign(webcalOf(address))}>
      Open in calendar
    </Button>
  </ShownOnce>
);
