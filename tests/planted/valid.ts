import type { Plant } from './plant.ts';

export const validPlants: readonly Plant[] = [
  {
    id: 'valid.required',
    file: 'machines/rules/text/required.ts',
    find: '!isUnseen(value)',
    replace: "value !== ''",
  },
  {
    id: 'valid.email',
    file: 'machines/rules/contact/email.ts',
    find: 'new Set(entries.map(emailKey)).size',
    replace: 'new Set(entries).size',
  },
  {
    id: 'valid.email-list',
    file: 'machines/rules/contact/email-list.ts',
    find: 'TYPED = /[,;\\n\\r\\t]/',
    replace: 'TYPED = /[,;\\n\\r]/',
  },
  {
    id: 'valid.range',
    file: 'machines/rules/calendar/preferred-range.ts',
    find: 'days > MAX_RANGE_DAYS',
    replace: 'days >= MAX_RANGE_DAYS',
  },
  { id: 'valid.password', file: 'machines/rules/account/password.ts', find: '/\\p{Nd}/u, ', replace: '' },
  { id: 'valid.phone', file: 'machines/rules/contact/phone.ts', find: "'1[38]00\\\\d{6}'", replace: "'1300\\\\d{6}'" },
  {
    id: 'valid.server',
    file: 'services/booking/bookings/change/booking-rules.ts',
    find: 'contact_phone: requiredMessage(contact_phone) ?? phoneMessage(contact_phone),',
    replace: 'contact_phone: requiredMessage(contact_phone),',
  },
  {
    id: 'valid.text',
    file: 'machines/rules/text/clean-text.ts',
    find: "(parts.has(at) ? sign : '')",
    replace: 'sign',
  },
  {
    id: 'valid.text',
    file: 'services/shared/http/operation.ts',
    find: 'schema: readingSchema(json.schema)',
    replace: 'schema: json.schema',
  },
  {
    id: 'valid.url',
    file: 'machines/rules/text/url.ts',
    find: '/^https?:\\/\\//i.test(value) && URL.canParse(value)',
    replace: 'URL.canParse(value)',
  },
  {
    id: 'valid.url',
    file: 'services/server/environment.ts',
    find: 'isWebAddress(value) ? withoutSlash(value) : null',
    replace: 'URL.canParse(value) ? withoutSlash(value) : null',
  },
  {
    id: 'valid.counter',
    file: 'machines/rules/text/counter.ts',
    find: '`${value.length} of ${max}`',
    replace: '`${[...value].length} of ${max}`',
  },
];
