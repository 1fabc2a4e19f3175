import { assign, setup, stateIn } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { deepEqual } from '../lib/deep-equal.ts';
import { toPortalError } from '../lib/portal-error.ts';
import { port, type ToastMessage } from '../lib/ports.ts';
import { failedWords } from '../lib/unanswered.ts';
import { cleanText } from '../rules/text/clean-text.ts';
import type { FieldMessage } from '../rules/text/required.ts';
import {
  type FieldMessages,
  type FormContext,
  type FormEvent,
  type FormRules,
  type FormValues,
  isSavedLaterOnly,
  valuesIn,
} from './form.types.ts';

/** Actions and guards of a form, by its own rules. */
export const formSetup = <Values extends FormValues, Answer = void>(rules: FormRules<Values, Answer>) => {
  const keep = rules.keep ?? ((sent: Values) => sent);
  const faults = (values: Values): [string, string][] =>
    Object.entries<FieldMessage | undefined>(rules.check(values)).flatMap(([field, text]) =>
      text ? [[field, text]] : [],
    );

  /** Own faults where they may be shown, before what the server said of the field. */
  const shown = (values: Values, touched: readonly string[], refused: FieldMessages): FieldMessages => ({
    ...refused,
    ...Object.fromEntries(faults(values).filter(([field]) => touched.includes(field))),
  });

  /** A text without what cannot be seen, as it is stored. */
  const cleaned = (values: Values, names: readonly string[] = Object.keys(values)): Values => {
    const changes = Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && names.includes(name) && !rules.asTyped?.includes(name) && cleanText(value) !== value
        ? [[name, cleanText(value)]]
        : [],
    );
    return changes.length === 0 ? values : { ...values, ...Object.fromEntries(changes) };
  };

  /** Fields changed while `sent` was under way. */
  const typedSince = (values: Values, sent: Values) =>
    Object.fromEntries(Object.entries(values).filter(([field, value]) => !deepEqual(value, sent[field])));

  return setup({
    types: {
      context: {} as FormContext<Values>,
      events: {} as FormEvent<Values>,
      input: {} as { values: Values },
      tags: {} as 'busy',
    },
    actors: { save: port<Answer, { values: Values }>() },
    actions: {
      showNotice: (_, _notice: ToastMessage) => {},
      focusField: (_, _at: { field: string | undefined }) => {},
      notifySaved: (_, _saved: { answer: Answer }) => {},
      leave: () => {},
      setValues: assign(({ context }, { changes }: { changes: Partial<Values> }) => {
        const values = { ...context.values, ...changes };
        const refused = without(context.refused, Object.keys(changes));
        return { values, refused, errors: shown(values, context.touched, refused) };
      }),
      touchField: assign(({ context }, { field }: { field: string }) => {
        const { stored, touched, refused } = context;
        const values = cleaned(context.values, [field]);
        if (touched.includes(field) || deepEqual(values[field], stored[field])) return { values };
        return { values, touched: [...touched, field], errors: shown(values, [...touched, field], refused) };
      }),
      touchAll: assign(({ context }) => {
        const values = cleaned(context.values);
        const touched = Object.keys(values);
        return { values, touched, refusal: null, refused: {}, errors: shown(values, touched, {}) };
      }),
      resetValues: assign(({ context }) => ({ ...untouched, values: context.stored })),
      setStored: assign(({ context }, { answer }: { answer: Answer }) => {
        const sent = defined(context.sent);
        const stored = keep(sent, answer);
        return { ...untouched, stored, values: { ...stored, ...typedSince(context.values, sent) } };
      }),
      setSentAsStored: assign(({ context }, { answer }: { answer: Answer }) => {
        const stored = keep(defined(context.sent), answer);
        return { ...untouched, stored, values: stored };
      }),
      setPresent: assign(({ context }, { error }: { error: unknown }) => {
        const refusal = toPortalError(error);
        return refusal.code === 'EDIT_CONFLICT' ? { present: valuesIn(context.stored, refusal.present) } : {};
      }),
      takeTheirs: assign(({ context }) => {
        const present = defined(context.present);
        return { ...untouched, values: present, stored: present };
      }),
      keepMine: assign(({ context: { values, stored, present } }) => ({
        ...untouched,
        values: { ...defined(present), ...typedSince(values, stored) },
        stored: defined(present),
      })),
      setRefusal: assign(({ context: { values, touched } }, { error }: { error: unknown }) => {
        const failure = toPortalError(error);
        const { text, fields } = rules.refused(failure);
        return { refusal: failedWords(failure, text), refused: fields, errors: shown(values, touched, fields) };
      }),
    },
    guards: {
      isValid: ({ context }) => faults(context.values).length === 0,
      isUnsaved: ({ context: { values, stored } }) => !deepEqual(values, stored),
      isBackToStored: ({ context: { values, stored } }, { changes }: { changes: Partial<Values> }) =>
        deepEqual({ ...values, ...changes }, stored),
      hasTypedMeanwhile: ({ context: { values, sent } }) => !deepEqual(values, sent),
      endsBeforeTyped: ({ context: { values, sent } }) =>
        rules.afterSave?.(defined(sent)) === 'ends' && !deepEqual(values, sent),
      wasRefused: ({ context }) => context.refusal !== null,
      isConflict: (_, { error }: { error: unknown }) => toPortalError(error).code === 'EDIT_CONFLICT',
      isSavedLater: ({ context }, { error }: { error: unknown }) => {
        const refusal = toPortalError(error);
        return refusal.code === 'EDIT_CONFLICT' && isSavedLaterOnly(context.stored, refusal.present);
      },
      isUndecided: ({ context }) => context.present !== null,
      isLeaving: stateIn({ saving: 'thenLeaving' }),
    },
  });
};

export const untouched = {
  touched: [] as readonly string[],
  refused: {} as FieldMessages,
  errors: {} as FieldMessages,
  refusal: null,
  present: null,
};

const without = (messages: FieldMessages, fields: readonly string[]): FieldMessages =>
  Object.fromEntries(Object.entries(messages).filter(([field]) => !fields.includes(field)));

/** In the order of the form, which is the order of its values. */
export const firstAtFault = ({ values, errors }: { values: FormValues; errors: FieldMessages }) => ({
  field: Object.keys(values).find((field) => field in errors),
});
