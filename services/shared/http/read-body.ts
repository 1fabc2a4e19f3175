import { z } from '@hono/zod-openapi';
import { readEmail } from '../../../machines/rules/contact/email.ts';
import { joinEmails, splitEmails } from '../../../machines/rules/contact/email-list.ts';
import { formatPhone } from '../../../machines/rules/contact/phone.ts';
import { cleanLine, cleanText } from '../../../machines/rules/text/clean-text.ts';
import { UNKEPT } from './unstorable-text.ts';

type Read = (text: string) => string;

const asSent: Read = (text) => text;
const emails: Read = (text) => joinEmails(splitEmails(cleanLine(text)));
const each = (names: string, read: Read) => names.split(' ').map((name) => [name, read] as const);

/** Fields that are not one line of words, by their name in every body. */
const reads: ReadonlyMap<string, Read> = new Map([
  ...each('password current_password token refresh_token link pass', asSent),
  ...each('phone fax contact_phone candidate_phone', formatPhone),
  ...each('email contact_email candidate_email invoice_email', readEmail),
  ...each('result_email', emails),
  ...each('appointment_note appointment_notes booking_comment notes message body text reason', cleanText),
  ...each('billing_address restrictions preparation may_do', cleanText),
]);

type Refuse = (path: readonly PropertyKey[]) => void;
/** Reads one value. @param refuse called with the path of text that cannot be stored */
type Reader = (value: unknown, refuse: Refuse) => unknown;

const textReader =
  (read: Read): Reader =>
  (value, refuse) => {
    if (typeof value !== 'string') return value;
    if (!value.isWellFormed()) refuse([]);
    return read(value);
  };

/** Null where a schema has no text. Ids, days and choices are strict, and opaque parts stay as they are sent. */
function readerOf(schema: unknown, read: Read): Reader | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return readerOf(schema.unwrap(), read);
  }
  if (schema instanceof z.ZodString) return textReader(read);
  if (schema instanceof z.ZodArray) return arrayReader(readerOf(schema.element, read));
  if (schema instanceof z.ZodObject) return objectReader(schema.shape);
  return null;
}

function arrayReader(item: Reader | null): Reader | null {
  if (item === null) return null;
  return (value, refuse) =>
    Array.isArray(value) ? value.map((one, at) => item(one, (path) => refuse([at, ...path]))) : value;
}

function objectReader(shape: z.ZodRawShape): Reader | null {
  const readers = Object.entries(shape).flatMap(([name, field]) => {
    const reader = readerOf(field, reads.get(name) ?? cleanLine);
    return reader === null ? [] : [[name, reader] as const];
  });
  if (readers.length === 0) return null;
  return (value, refuse) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const sent: Readonly<Record<string, unknown>> = { ...value };
    const read = readers.flatMap(([name, reader]) =>
      sent[name] === undefined ? [] : [[name, reader(sent[name], (path) => refuse([name, ...path]))] as const],
    );
    return { ...sent, ...Object.fromEntries(read) };
  };
}

/** The schema of a body with every text in it read: without what cannot be seen, phones and emails in one spelling. */
export function readingSchema(schema: z.ZodType): z.ZodType {
  const reader = readerOf(schema, cleanLine);
  if (reader === null) return schema;
  return z.preprocess((value, context) => {
    const refuse: Refuse = (path) =>
      void context.issues.push({ code: 'custom', message: UNKEPT, input: value, path: [...path] });
    return reader(value, refuse);
  }, schema);
}
