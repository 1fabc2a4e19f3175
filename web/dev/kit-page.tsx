import './kit.css';
import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import type { LookupItem } from '../../machines/lookup.machine.ts';
import { emailListMessage } from '../../machines/rules/email.ts';
import { PHONE_HINT } from '../../machines/rules/phone.ts';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { Chip, CountBadge, StatusPill } from '../ui/chips.tsx';
import { DateField, DateRangeField } from '../ui/date-field.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { EmailChips } from '../ui/email-chips.tsx';
import { Field } from '../ui/field.tsx';
import { HoldBar } from '../ui/hold-bar.tsx';
import { BarrierArt, SignpostArt, TornPassArt } from '../ui/illustrations.tsx';
import { FixedValue, Select, TextArea, TextInput } from '../ui/inputs.tsx';
import { Loader } from '../ui/loader.tsx';
import { Lookup } from '../ui/lookup.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Pass } from '../ui/pass.tsx';
import { SegmentedControl } from '../ui/segmented.tsx';
import { notify } from '../ui/snacks.ts';
import { Banner, Blank, SkeletonRows } from '../ui/states.tsx';
import { Checkbox } from '../ui/switches.tsx';
import { Tabs } from '../ui/tabs.tsx';

const nothing = () => {};

/** Every part in every state, for the eye and for the accessibility checker. Development only. */
export default function KitPage() {
  return (
    <>
      <PageHead
        title="Components"
        subtitle="Every part, in every state"
        actions={<ButtonLink href="/">Portal</ButtonLink>}
      />
      <div className="kit">
        <Buttons />
        <Fields />
        <Lists />
        <section className="w5">
          <h2>Status pills, coloured by the server</h2>
          <Pills />
        </section>
        <section className="w3">
          <h2>Tabs with errors</h2>
          <TabsPart />
        </section>
        <section className="w12">
          <h2>Hold countdown</h2>
          <Holds />
        </section>
        <section>
          <h2>The pass</h2>
          <PassPart />
        </section>
        <section>
          <h2>Dates</h2>
          <Dates />
        </section>
        <section>
          <h2>Dialogs and snackbars</h2>
          <Overlays />
        </section>
        <section>
          <h2>Loading</h2>
          <SkeletonRows rows={3} />
          <Loader label="Opening the portal" />
        </section>
        <section>
          <h2>Empty</h2>
          <Blank level={3} title="No bookings match" actions={<Button>Clear filter</Button>}>
            3 filters are on.
          </Blank>
        </section>
        <section>
          <h2>Failed</h2>
          <div className="stack">
            <Banner tone="bad" title="Fetch error" onRetry={nothing} retryWhat="list" requestId="7f3c-21aa">
              Your filters are kept.
            </Banner>
            <Banner tone="warn" title="Changed elsewhere">
              Another tab saved this draft.
            </Banner>
            <Banner tone="info" title="Resumed">
              The draft of 10:36 is open.
            </Banner>
          </div>
        </section>
        <section className="w12">
          <h2>Illustrations</h2>
          <div className="row row-wrap blank">
            <BarrierArt />
            <SignpostArt />
            <TornPassArt />
          </div>
        </section>
      </div>
    </>
  );
}

function Buttons() {
  return (
    <section>
      <h2>Buttons</h2>
      <div className="stack">
        <div className="row row-wrap">
          <Button look="primary">Send booking</Button>
          <Button icon={<Download className="i" />}>Export</Button>
          <Button look="quiet">Back</Button>
          <Button look="link">Clear filter</Button>
        </div>
        <div className="row row-wrap">
          <Button look="danger">Cancel booking</Button>
          <Button look="danger-quiet">Delete</Button>
          <Button look="primary" busy="Sending…">
            Send booking
          </Button>
        </div>
        <Button look="primary" off="2 errors at Sione Tupou">
          Send booking
        </Button>
        <div className="row row-wrap">
          <Button size="sm">Small</Button>
          <Button size="lg">Form size</Button>
          <IconButton label="Copy">
            <Copy className="i" />
          </IconButton>
          <CountBadge count={3} what="filters" />
        </div>
      </div>
    </section>
  );
}

function Fields() {
  const [note, setNote] = useState('Starts on swing 02/12/2026.');
  const [email, setEmail] = useState('liam@example');
  const [state, setState] = useState<'WA' | 'NSW' | ''>('');
  const [isActive, setActive] = useState(true);
  return (
    <section>
      <h2>Fields</h2>
      <div className="stack">
        <Field label="Email" error="Must be email format. Eg. name@company.com.au">
          <TextInput value={email} onValue={setEmail} />
        </Field>
        <Field label="Note" optional hint="The clinic reads this." counter={{ used: note.length, most: 200 }}>
          <TextArea value={note} onValue={setNote} />
        </Field>
        <Field label="State">
          <Select
            value={state}
            empty="Choose a state"
            choices={[
              { value: 'WA', label: 'Western Australia' },
              { value: 'NSW', label: 'New South Wales' },
            ]}
            onValue={setState}
          />
        </Field>
        <Field label="Company">
          <FixedValue value="Redgum Mining" />
        </Field>
        <Checkbox checked={isActive} onValue={setActive}>
          Active
        </Checkbox>
        <Checkbox checked={false} partly onValue={nothing}>
          All clinics
        </Checkbox>
      </div>
    </section>
  );
}

const towns = ['Adelaide', 'Brisbane', 'Darwin', 'Kalgoorlie', 'Karratha', 'Perth', 'Port Hedland', 'Sydney'].map(
  (name) => ({ id: name, name }),
);
const findTowns = async (search: string) =>
  towns.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));

function Lists() {
  const [emails, setEmails] = useState<readonly string[]>(['results@redgum.example', 'hse@redgum']);
  const [town, setTown] = useState<LookupItem | null>(null);
  const [phone, setPhone] = useState('08 5550 1420');
  return (
    <section>
      <h2>Lists</h2>
      <div className="stack">
        <Field
          label="Receiving Results Email"
          hint="Separate with a comma, semicolon, Enter or Tab."
          keepHint
          error={emailListMessage(emails)}
        >
          <EmailChips value={emails} onValue={setEmails} />
        </Field>
        <Field label="Phone" hint={PHONE_HINT}>
          <TextInput value={phone} onValue={setPhone} inputMode="tel" />
        </Field>
        <Field label="Clinic">
          <Lookup
            value={town}
            onPick={setTown}
            load={findTowns}
            placeholder="Search clinics"
            clearable
            addNew={{ what: 'clinic', onAdd: (name) => setTown({ id: name, name }) }}
          />
        </Field>
        <Field label="Subsidiary">
          <Lookup value={null} onPick={nothing} load={findTowns} off="Choose a company first" />
        </Field>
        <div className="row row-wrap">
          <Chip label="Status" value="Pending" onRemove={nothing} />
          <Chip label="Company" value="Redgum Mining" fixed />
        </div>
      </div>
    </section>
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

const Pills = () => (
  <div className="row row-wrap">
    {statuses.map(([status, colour]) => (
      <StatusPill key={status} status={status} colour={colour} />
    ))}
  </div>
);

function TabsPart() {
  const [tab, setTab] = useState<'general' | 'accounts' | 'positions'>('general');
  const [mode, setMode] = useState<'time' | 'range'>('time');
  return (
    <div className="stack">
      <Tabs
        label="Company"
        tabs={[
          { key: 'general', label: 'General' },
          { key: 'accounts', label: 'Accounts', errors: 2 },
          { key: 'positions', label: 'Positions', count: 14 },
        ]}
        current={tab}
        onCurrent={setTab}
      >
        <p className="muted pt-2">The {tab} of the company.</p>
      </Tabs>
      <SegmentedControl
        label="When"
        value={mode}
        onValue={setMode}
        choices={[
          { value: 'time', label: 'Pick a time' },
          { value: 'range', label: 'Ask for dates' },
        ]}
      />
    </div>
  );
}

const Holds = () => (
  <div className="-mx-6 stack gap-0">
    {[402_000, 118_000, 29_000].map((left) => (
      <HoldBar key={left} held={2} remainingMs={left} wholeMs={600_000} onExtend={nothing} />
    ))}
  </div>
);

const PassPart = () => (
  <Pass
    label="Appointment"
    state={
      <>
        <Check className="i i-s" />
        Confirmed
      </>
    }
    aside="06:42 left"
    time="09:15"
    date="Mon 23/11/2026"
    place="Perth – Hay Street"
    facts={[
      { name: 'Package', value: 'PEM – Heavy Vehicle' },
      { name: 'Takes', value: '75 minutes, to 10:30' },
    ]}
  />
);

function Dates() {
  const [born, setBorn] = useState('1991-03-14');
  const [day, setDay] = useState('');
  const [range, setRange] = useState({ from: '2026-11-23', to: '2026-11-27' });
  return (
    <div className="stack">
      <Field group label="DoB">
        <DateField typedOnly value={born} onValue={setBorn} />
      </Field>
      <Field group label="Day" error="This field is required.">
        <DateField value={day} onValue={setDay} min="2026-11-21" />
      </Field>
      <Field group label="Dates" hint="At most 30 days.">
        <DateRangeField {...range} onRange={(from, to) => setRange({ from, to })} />
      </Field>
    </div>
  );
}

function Overlays() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="row row-wrap">
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
