import { expect, test } from 'vitest';
import { maxDraftBytes, scalars } from './scalars.ts';

const { DateTime, LocalDate, TimeZone, EmailAddress, DraftBody } = scalars;

test.each([
  ['2026-11-23T01:15:00Z', '2026-11-23T01:15:00.000Z'],
  ['2026-11-23T09:15:00+08:00', '2026-11-23T01:15:00.000Z'],
  ['2026-11-23T01:15Z', '2026-11-23T01:15:00.000Z'],
])('the instant %s is read', (sent, read) => {
  expect(DateTime.parseValue(sent)).toBe(read);
});

test.each([
  '2026-11-23',
  '2026-11-23T01:15:00',
  '2026-02-30T01:15:00Z',
  '2026-11-23T25:15:00Z',
  'now',
  1795226400,
  null,
])('the instant %j is refused', (sent) => {
  expect(() => DateTime.parseValue(sent)).toThrow();
});

test('an instant leaves in UTC, however the database wrote it', () => {
  expect(DateTime.serialize('2026-11-23T09:15:00+08:00')).toBe('2026-11-23T01:15:00.000Z');
  expect(DateTime.serialize('2026-11-23T01:15:00Z')).toBe('2026-11-23T01:15:00Z');
});

test.each(['2026-02-29', '2026-13-01', '23/11/2026', '2026-11-23T00:00:00Z', '', 20261123])(
  'the day %j is refused',
  (sent) => {
    expect(() => LocalDate.parseValue(sent)).toThrow();
  },
);

test('a leap day is a day', () => {
  expect(LocalDate.parseValue('2028-02-29')).toBe('2028-02-29');
});

test.each(['Australia/Perth', 'UTC', 'Asia/Calcutta'])('%s is a time zone', (zone) => {
  expect(TimeZone.parseValue(zone)).toBe(zone);
});

test.each(['Perth', 'Australia/Nowhere', '', 8])('%j is no time zone', (zone) => {
  expect(() => TimeZone.parseValue(zone)).toThrow();
});

test('an email address has one @ and a domain', () => {
  expect(EmailAddress.parseValue('liam@example.com')).toBe('liam@example.com');
  for (const sent of ['liam', 'liam@', 'liam@example', 'a b@example.com', 'a@b@example.com', 7]) {
    expect(() => EmailAddress.parseValue(sent)).toThrow();
  }
});

test('a draft is an object of at most 64 KB, counted as bytes', () => {
  const filled = (text: string) => ({ note: text });
  const frame = JSON.stringify(filled('')).length;
  const largest = filled('x'.repeat(maxDraftBytes - frame));
  expect(DraftBody.parseValue(largest)).toEqual(largest);
  expect(() => DraftBody.parseValue(filled('x'.repeat(maxDraftBytes - frame + 1)))).toThrow('64 KB');
  expect(() => DraftBody.parseValue(filled('ä'.repeat((maxDraftBytes - frame) / 2 + 1)))).toThrow('64 KB');
  for (const sent of ['text', [1], null, 7]) expect(() => DraftBody.parseValue(sent)).toThrow();
});
