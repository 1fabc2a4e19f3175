/** One appointment for calendars. Instants are ISO 8601 in UTC. */
export interface CalendarEvent {
  /** The same over all its files, so that a calendar moves the entry it has. */
  readonly uid: string;
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly place: string;
  readonly description: string;
  readonly isCancelled: boolean;
  /** Higher than in any earlier file about it: a calendar believes the highest. */
  readonly sequence: number;
  readonly madeAt: Date;
}

/** The sender of entries that are mailed; a file that is saved has none. */
interface Organizer {
  readonly name: string;
  readonly email: string;
  /** The candidate. Their calendar moves and removes the entry by itself; it requests no answer. */
  readonly attendee?: string;
}

/**
 * REQUEST to an attendee (RFC 5546, 3.2.2): by public reports Gmail and Exchange move an entry only then. PUBLISH for files
 * that people may import or leave.
 */
export const calendarMethod = (isCancelled: boolean, { attendee }: Pick<Organizer, 'attendee'>) =>
  isCancelled ? 'CANCEL' : attendee === undefined ? 'PUBLISH' : 'REQUEST';

/** A calendar that programs read again and again. */
interface Subscription {
  readonly name: string;
  readonly refreshMinutes: number;
}

/** An iCalendar file (RFC 5545): lines of at most 75 bytes that end in CRLF. With a method it needs an organizer. */
export function calendarFile(
  events: readonly CalendarEvent[],
  organizer?: Organizer,
  subscription?: Subscription,
): string {
  const isCancelled = events.every((event) => event.isCancelled);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Preflight//Appointments//EN',
    ...(organizer ? [`METHOD:${calendarMethod(isCancelled, organizer)}`] : []),
    ...(subscription ? subscriptionLines(subscription) : []),
    ...events.flatMap((event) => eventLines(event, organizer)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** By RFC 7986, and as programs older than it understand. */
const subscriptionLines = ({ name, refreshMinutes }: Subscription): readonly string[] => [
  `NAME:${escapedText(name)}`,
  `X-WR-CALNAME:${escapedText(name)}`,
  `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`,
  `X-PUBLISHED-TTL:PT${refreshMinutes}M`,
];

const eventLines = (event: CalendarEvent, organizer: Organizer | undefined): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escapedText(event.uid)}`,
  `SEQUENCE:${event.sequence}`,
  ...(organizer ? [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`] : []),
  ...(organizer?.attendee
    ? [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${organizer.attendee}`]
    : []),
  `DTSTAMP:${stamp(event.madeAt.toISOString())}`,
  `DTSTART:${stamp(event.from)}`,
  `DTEND:${stamp(event.to)}`,
  `SUMMARY:${escapedText(event.title)}`,
  ...(event.place ? [`LOCATION:${escapedText(event.place)}`] : []),
  ...(event.description ? [`DESCRIPTION:${escapedText(event.description)}`] : []),
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
];

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

const utf8 = new TextEncoder();

/** Long lines go on after a line break and a blank; a character is never cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (bytes + size > 74) {
      parts.push(part);
      [part, bytes] = ['', 0];
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
