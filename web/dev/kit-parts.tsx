import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { AppointmentCard } from '../ui/appointment-card.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { CountBadge, StatusPill } from '../ui/chips.tsx';
import { ConfirmDialog } from '../ui/dialog/dialog.tsx';
import { notify } from '../ui/feedback/toasts.ts';
import { SegmentedControl } from '../ui/fields/segmented.tsx';
import { HoldBar } from '../ui/hold-bar.tsx';
import { KitPart } from './kit-part.tsx';

const nothing = () => {};

export function Buttons() {
  return (
    <KitPart title="Buttons">
      <div className="grid gap-3">
        <div className="flex items-center gap-2 flex-wrap">
          <Button look="primary">Send booking</Button>
          <Button icon={<Download />}>Export</Button>
          <Button look="quiet">Back</Button>
          <Button look="link">Clear filter</Button>
        </div>
        <div className="flex items-center gap-2 flex-wrap">
          <Button look="danger">Cancel booking</Button>
          <Button look="danger-quiet">Delete</Button>
          <Button look="primary" busy="Sending…">
            Send booking
          </Button>
        </div>
        <Button look="primary" off="2 errors at Sione Tupou">
          Send booking
        </Button>
        <div className="flex items-center gap-2 flex-wrap">
          <Button size="sm">Small</Button>
          <Button size="lg">Form size</Button>
          <IconButton label="Copy">
            <Copy />
          </IconButton>
          <CountBadge count={3} what="filters" />
        </div>
      </div>
    </KitPart>
  );
}

const statuses = [
  ['Pending', '#f59e0b'],
  ['Confirmed', '#16a34a'],
  ['Cancelled', '#6b7280'],
  ['Did Not Attend', '#dc2626'],
  ['In Progress', '#2563eb'],
  ['Any yellow', 'yellow'],
  ['Any black', 'black'],
  ['Any white', 'white'],
  ['No colour', 'none of these'],
] as const;

export const Pills = () => (
  <div className="flex items-center gap-2 flex-wrap">
    {statuses.map(([status, colour]) => (
      <StatusPill key={status} status={status} colour={colour} />
    ))}
  </div>
);

export function Segments() {
  const [mode, setMode] = useState<'time' | 'range'>('time');
  return (
    <SegmentedControl
      label="When"
      value={mode}
      onValue={setMode}
      choices={[
        { value: 'time', label: 'Pick a time' },
        { value: 'range', label: 'Ask for dates' },
      ]}
    />
  );
}

export const Holds = () => (
  <div className="-mx-6 grid gap-0">
    {[402_000, 118_000, 29_000].map((left) => (
      <HoldBar key={left} held={2} remainingMs={left} wholeMs={600_000} onExtend={nothing} />
    ))}
  </div>
);

export const PassPart = () => (
  <AppointmentCard
    label="Appointment"
    state={
      <>
        <Check className="size-3.5" />
        Confirmed
      </>
    }
    aside="06:42 left"
    time="09:15"
    date="Mon 23/11/2026"
    place="Perth – Hay Street"
    facts={[
      { name: 'Package', value: 'PEM – Heavy Vehicle' },
      { name: 'Takes', value: 'about 1 h 15, to 10:30' },
    ]}
  />
);

export function Overlays() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex items-center gap-2 flex-wrap">
      <Button onClick={() => setOpen(true)}>Delete candidate</Button>
      <Button onClick={() => notify({ tone: 'good', text: 'Slot has been reserved successfully.' })}>Good news</Button>
      <Button
        onClick={() =>
          notify({
            tone: 'bad',
            text: 'Error when exporting booking(s)',
            seconds: 10,
            action: { label: 'Try again', onPress: nothing },
          })
        }
      >
        Bad news
      </Button>
      <ConfirmDialog
        danger
        open={isOpen}
        question="Are you sure you want to delete this candidate?"
        consequence="The held time is given back."
        confirm="Delete candidate"
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </div>
  );
}
