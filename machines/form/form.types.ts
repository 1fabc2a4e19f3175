import { deepEqual } from '../lib/deep-equal.ts';
import type { PortalError } from '../lib/portal-error.ts';
import type { FieldMessage } from '../rules/text/required.ts';

/** Values by field, in the order of the screen. Compared by value, so plain data only. */
export type FormValues = Readonly<Record<string, unknown>>;
export type FieldOf<Values> = keyof Values & string;
/** One message by field at fault. */
export type FieldMessages = Readonly<Record<string, string>>;

/** Messages of a refused save: over the form and as a snackbar, and at fields. */
export type FormRefusal = { text: string; fields: FieldMessages };

/** The part of a form that differs between the portal's forms. */
export type FormRules<Values extends FormValues, Answer> = {
  /** Message of each field, shown yet or not; null passes. */
  check: (values: Values) => Readonly<Partial<Record<FieldOf<Values>, FieldMessage>>>;
  refused: (error: PortalError) => FormRefusal;
  /** Seconds that the snackbar of a refusal stays, where the specification says so. */
  refusedFor?: 10;
  /** Fields whose text is kept to the letter, such as passwords. */
  asTyped?: readonly FieldOf<Values>[];
  /** The snackbar after a save; null where the next page says enough. */
  saved: string | null;
  /** Values of the unchanged form after a save; the sent ones by default. */
  keep?: (sent: Values, answer: Answer) => Values;
  /**
   * 'ends': a second save would do it twice, such as add a second record. What is typed while it is under way is not in it,
   * and the form says so. 'stays', which counts unless said otherwise: the form is open with what was typed, unsaved.
   */
  afterSave?: (sent: Values) => 'ends' | 'stays';
};

export type FormContext<Values extends FormValues> = {
  values: Values;
  /** Saved values; with values equal to them the form is unchanged. */
  stored: Values;
  /** Values of the present or the last save. */
  sent: Values | null;
  /** Fields whose faults are shown: left after a change, or all of them once the form was sent. */
  touched: readonly string[];
  /** The server's messages, each until its field changes. */
  refused: FieldMessages;
  /** Messages shown at the fields. */
  errors: FieldMessages;
  refusal: string | null;
  /** Values that another person saved meanwhile, until one of the two is chosen. */
  present: Values | null;
};

export type FormEvent<Values extends FormValues> =
  | { type: 'values.changed'; changes: Partial<Values> }
  | { type: 'field.left'; field: FieldOf<Values> }
  | { type: 'form.submitted' }
  | { type: 'changes.discarded' }
  /** After another person's change: theirs is taken, or the fields changed here are saved over it. */
  | { type: 'theirs.taken' }
  | { type: 'mine.kept' }
  /** The person wants to leave the form. */
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.cancelled' };

/** The messages of a refusal that belong to these fields. */
export const fieldsOf = (error: PortalError, fields: readonly string[]): FieldMessages =>
  Object.fromEntries(
    Object.entries('fields' in error ? (error.fields ?? {}) : {}).filter(([field]) => fields.includes(field)),
  );

/**
 * The fields of a form in a record: what the record has not, or has of another type, stays as it is in the form. Null is an
 * empty text where the form has a text.
 */
export const valuesIn = <Values extends FormValues>(
  values: Values,
  record: Readonly<Record<string, unknown>>,
): Values => ({
  ...values,
  ...Object.fromEntries(
    Object.keys(values)
      .map((field) => [field, asHeld(values[field], record[field])] as const)
      .filter(([field, value]) => field in record && (values[field] === null || typeof value === typeof values[field])),
  ),
});

/** A form holds a number that people type as its text, and nothing as an empty one. */
const asHeld = (held: unknown, value: unknown) => {
  if (value === null && held !== null) return '';
  return typeof value === 'number' && typeof held === 'string' ? String(value) : value;
};

/** True if a record differs from the form's values only by when it was saved: no field of the form was changed. */
export const isSavedLaterOnly = (stored: FormValues, record: Readonly<Record<string, unknown>>): boolean =>
  typeof record['updatedAt'] === 'string' &&
  Object.entries(stored).every(([field, value]) =>
    field === 'updatedAt' ? record[field] !== value : field in record && deepEqual(record[field] ?? '', value ?? ''),
  );
