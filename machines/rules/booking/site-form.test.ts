import { expect, test } from 'vitest';
import { STATES } from '../calendar/states.ts';
import { REQUIRED } from '../text/required.ts';
import { siteMessages } from './site-form.ts';

const hayStreet = {
  name: 'Perth – Hay Street',
  phone: '08 5550 0140',
  fax: '',
  email: 'hay.street@banksia.example',
  address: 'Level 3, 226 Hay Street',
  suburb: 'Perth',
  postcode: '6000',
  state: 'WA',
  timezone: 'Australia/Perth',
  serviceTypes: ['pem'],
};
const faults = (changes: Partial<typeof hayStreet>) =>
  Object.fromEntries(Object.entries(siteMessages({ ...hayStreet, ...changes })).filter(([, message]) => message));

test('a whole site passes, with or without a fax', () => {
  expect(faults({})).toEqual({});
  expect(faults({ fax: '08 5550 0149' })).toEqual({});
});

test.each([
  ['name', ' ', REQUIRED],
  ['phone', '123', expect.stringContaining('Must be an Australian phone number.')],
  ['phone', '', REQUIRED],
  ['fax', '123', expect.stringContaining('Must be an Australian phone number.')],
  ['email', 'hay.street@', 'Must be email format. Eg. name@company.com.au'],
  ['postcode', '600', 'Must be four digits. Eg. 6000'],
  ['state', 'Western Australia', 'Must be a state or territory. Eg. WA'],
  ['timezone', 'Perth', 'Must be a time zone. Eg. Australia/Perth'],
  ['timezone', 'Mars/Olympus', 'Must be a time zone. Eg. Australia/Perth'],
] as const)('%s “%s” is at fault, and nothing else is', (field, value, message) => {
  expect(faults({ [field]: value })).toEqual({ [field]: message });
});

test('a site offers something', () => {
  expect(faults({ serviceTypes: [] })).toEqual({ serviceTypes: 'Please choose at least one.' });
});

test('every state has a zone of its own that exists', () => {
  for (const timezone of Object.values(STATES)) expect(faults({ timezone })).toEqual({});
});
