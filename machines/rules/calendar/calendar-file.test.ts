import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  uid: 'c1@portal.example',
  from: '2026-11-24T00:00:00Z',
  to: '2026-11-24T00:30:00Z',
  isCancelled: false,

  title: 'Medical appointment',
  place: 'Perth – Hay Street',
  description: '',
  sequence: 3,
  madeAt: new Date('2026-11-23T01:00:00Z'),
};
const organizer = { name: 'Banksia "Health"', email: 'portal@banksia.example' };

test('typed text ends neither its line nor its property', () => {
  const file = calendarFile([{ ...event, place: 'A, B; C\\D\r\nATTENDEE:x\u2028y' }], organizer);
  expect(file).toContain('LOCATION:A\\, B\\; C\\\\D\\nATTENDEE:x\\ny\r\n');
});

test('no line is longer than 75 bytes, and unfolded it is what was written', () => {
  const place = 'Ümlaut – '.repeat(30);
  const file = calendarFile([{ ...event, place }], organizer);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${place}`);
});

test('an update is published again under its number, a cancellation takes it away; both name who organises it', () => {
  expect(calendarFile([event], organizer)).toContain('METHOD:PUBLISH\r\n');
  expect(calendarFile([event], organizer)).toContain(
    'SEQUENCE:3\r\nORGANIZER;CN="Banksia Health":mailto:portal@banksia.example\r\n',
  );
  const cancelled = calendarFile([{ ...event, isCancelled: true, sequence: 4 }], organizer);
  expect(cancelled).toContain('METHOD:CANCEL\r\n');
  expect(cancelled).toContain('STATUS:CANCELLED\r\n');
  expect(cancelled).toContain('SEQUENCE:4\r\n');
});

test('a file has an entry for each appointment; one that is saved has no method and no organizer', () => {
  const file = calendarFile([event, { ...event, uid: 'c2@portal.example' }]);
  expect(file.match(/^UID:.+$/gm)).toEqual(['UID:c1@portal.example', 'UID:c2@portal.example']);
  expect(file.match(/END:VEVENT/g)).toHaveLength(2);
  expect(file).not.toMatch(/METHOD|ORGANIZER/);
});

test('[mail.calendar] an entry for the person whose appointment it is moves by itself, and asks for no answer', () => {
  const mailed = { ...organizer, attendee: 'liam@example.com' };
  const asked = 'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:liam@example.com';
  for (const [isCancelled, method] of [
    [false, 'REQUEST'],
    [true, 'CANCEL'],
  ] as const) {
    const lines = calendarFile([{ ...event, isCancelled }], mailed)
      .replaceAll('\r\n ', '')
      .split('\r\n');
    expect(lines).toEqual(expect.arrayContaining([`METHOD:${method}`, asked]));
  }
  expect(calendarFile([event], organizer)).not.toContain('ATTENDEE');
});
