import { useState } from 'react';
import type { LookupItem } from '../../machines/lookup/lookup.types.ts';
import { emailListMessage } from '../../machines/rules/contact/email.ts';
import { PHONE_HINT } from '../../machines/rules/contact/phone.ts';
import { Lookup } from '../app/forms/lookup.tsx';
import { Chip } from '../ui/chips.tsx';
import { DateField, DateRangeField } from '../ui/fields/date-field.tsx';
import { EmailChips } from '../ui/fields/email-chips.tsx';
import { Field } from '../ui/fields/field.tsx';
import { FixedValue, Select, TextArea, TextInput } from '../ui/fields/inputs.tsx';
import { Checkbox } from '../ui/fields/switches.tsx';
import { KitPart } from './kit-part.tsx';

const nothing = () => {};

export function Fields() {
  const [note, setNote] = useState('Starts on swing 02/12/2026.');
  const [email, setEmail] = useState('liam@example');
  const [state, setState] = useState<'WA' | 'NSW' | ''>('');
  const [isActive, setActive] = useState(true);
  return (
    <KitPart title="Fields">
      <div className="grid gap-3">
        <Field label="Email" error="Must be email format. Eg. name@company.com.au">
          <TextInput value={email} onValue={setEmail} />
        </Field>
        <Field label="Note" optional hint="The clinic reads this." counter={{ text: note, most: 200 }}>
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
    </KitPart>
  );
}

const towns = ['Adelaide', 'Brisbane', 'Darwin', 'Kalgoorlie', 'Karratha', 'Perth', 'Port Hedland', 'Sydney'].map(
  (name) => ({ id: name, name }),
);
const findTowns = async (search: string) =>
  towns.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));

export function Lists() {
  const [emails, setEmails] = useState<readonly string[]>(['results@redgum.example', 'hse@redgum']);
  const [town, setTown] = useState<LookupItem | null>(null);
  const [phone, setPhone] = useState('08 5550 1420');
  return (
    <KitPart title="Lists">
      <div className="grid gap-3">
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
        <div className="flex items-center gap-2 flex-wrap">
          <Chip label="Status" value="Pending" onRemove={nothing} />
          <Chip label="Company" value="Redgum Mining" fixed />
        </div>
      </div>
    </KitPart>
  );
}

export function Dates() {
  const [born, setBorn] = useState('1991-03-14');
  const [day, setDay] = useState('');
  const [range, setRange] = useState({ from: '2026-11-23', to: '2026-11-27' });
  return (
    <div className="grid gap-3">
      <Field label="DoB">
        <DateField birth value={born} onValue={setBorn} />
      </Field>
      <Field label="Day" error="This field is required.">
        <DateField value={day} onValue={setDay} min="2026-11-21" />
      </Field>
      <Field group label="Dates" hint="At most 30 days.">
        <DateRangeField {...range} onRange={(from, to) => setRange({ from, to })} />
      </Field>
    </div>
  );
}
