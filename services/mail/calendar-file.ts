/** One appointment for calendars. Instants are ISO 8601 in UTC. */
export interface Appointment {
  /** The same over all its mails, so that a calendar moves the entry it has. */
  readonly uid: string;
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly place: string;
  readonly description: string;
  readonly isCancelled: boolean;
  /** Higher than in any earlier mail about it: a calendar believes the highest. */
  readonly sequence: number;
  readonly organizer: { readonly name: string; readonly email: string };
  readonly madeAt: Date;
}

/**
 * PUBLISH, also for an appointment that has moved (RFC 5546, 3.2.1): REQUEST would ask the candidate to accept or decline,
 * and nobody reads such an answer.
 */
export const calendarMethod = ({ isCancelled }: Pick<Appointment, 'isCancelled'>) =>
  isCancelled ? 'CANCEL' : 'PUBLISH';

/** An iCalendar file (RFC 5545): one event, lines of at most 75 bytes that end in CRLF. */
export function calendarFile(event: Appointment): string {
  const { uid, from, to, title, place, description, isCancelled, sequence, organizer, madeAt } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Preflight//Appointments//EN',
    `METHOD:${calendarMethod(event)}`,
    'BEGIN:VEVENT',
    `UID:${escapedText(uid)}`,
    `SEQUENCE:${sequence}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    `DTSTAMP:${stamp(madeAt.toISOString())}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(to)}`,
    `SUMMARY:${escapedText(title)}`,
    `LOCATION:${escapedText(place)}`,
    `DESCRIPTION:${escapedText(description)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** '2026-11-23T01:15:00Z' → '20261123T011500Z'. */
const stamp = (instant: string) => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Text as a value: what people typed can end neither its line nor its property. */
const escapedText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** A parameter's value, which can hold no quotation mark at all. */
const quoted = (text: string) => `"${text.replace(/["\p{Cc}\u2028\u2029]/gu, '')}"`;

/** Long lines go on after a line break and a blank; a character is never cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 74) {
      parts.push(part);
      [part, bytes] = ['', 0];
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
