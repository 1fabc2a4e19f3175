import { assign, setup, stateIn } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { deepEqual } from '../lib/deep-equal.ts';
import { toPortalError } from '../lib/portal-error.ts';
import { type Notice, port } from '../lib/ports.ts';
import type { Message } from '../rules/text/required.ts';
import {
  type FieldMessages,
  type FormContext,
  type FormEvent,
  type FormRules,
  type FormValues,
  valuesIn,
} from './form.types.ts';

/**
 * One form: unchanged, being filled in, checked, saved or refused, and left with or without what was typed.
 * An error is shown once its field was changed and left, or the form was sent, and goes as soon as it is repaired; what
 * the server says of a field stays until that field changes. Typing goes on while a save is under way, and counts as
 * unsaved after it. Leaving asks first where something is unsaved; while a save is under way it waits for it, and stays
 * where it is refused. A record that somebody else changed since it was read is not written over: the form shows what
 * they saved, and either that is taken, or the fields changed here are saved over it.
 *
 * Input: `values`, as they are saved now (or empty).
 * Ports: `save` values → answer.
 * Actions: `focusField` the first one at fault · `goOn` after a save, with its answer · `leave` where one wanted to go.
 * Errors: `errors` by field, `refusal` over the form and as a snackbar; both are the form's own words (`FormRules`).
 */
export const formMachine = <Values extends FormValues, Answer = void>(rules: FormRules<Values, Answer>) => {
  const keep = rules.keep ?? ((sent: Values) => sent);
  const announcement =
    rules.saved === null ? [] : [{ type: 'showNotice' as const, params: { tone: 'good' as const, text: rules.saved } }];

  const faults = (values: Values): [string, string][] =>
    Object.entries<Message | undefined>(rules.check(values)).flatMap(([field, text]) => (text ? [[field, text]] : []));

  /** Own faults where they may be shown, before what the server said of the field. */
  const shown = (values: Values, touched: readonly string[], refused: FieldMessages): FieldMessages => ({
    ...refused,
    ...Object.fromEntries(faults(values).filter(([field]) => touched.includes(field))),
  });

  /** What was typed while `sent` was under way. */
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
      showNotice: (_, _notice: Notice) => {},
      focusField: (_, _at: { field: string | undefined }) => {},
      goOn: (_, _saved: { answer: Answer }) => {},
      leave: () => {},
      takeValues: assign(({ context }, { changes }: { changes: Partial<Values> }) => {
        const values = { ...context.values, ...changes };
        const refused = without(context.refused, Object.keys(changes));
        return { values, refused, errors: shown(values, context.touched, refused) };
      }),
      touchField: assign(({ context: { values, stored, touched, refused } }, { field }: { field: string }) => {
        if (touched.includes(field) || deepEqual(values[field], stored[field])) return {};
        return { touched: [...touched, field], errors: shown(values, [...touched, field], refused) };
      }),
      touchAll: assign(({ context: { values } }) => ({
        touched: Object.keys(values),
        refusal: null,
        refused: {},
        errors: shown(values, Object.keys(values), {}),
      })),
      takeBack: assign(({ context }) => ({ ...untouched, values: context.stored })),
      takeAnswer: assign(({ context }, { answer }: { answer: Answer }) => {
        const sent = defined(context.sent);
        const stored = keep(sent, answer);
        return { ...untouched, stored, values: { ...stored, ...typedSince(context.values, sent) } };
      }),
      takePresent: assign(({ context }, { error }: { error: unknown }) => {
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
      takeRefusal: assign(({ context: { values, touched } }, { error }: { error: unknown }) => {
        const { text, fields } = rules.refused(toPortalError(error));
        return { refusal: text, refused: fields, errors: shown(values, touched, fields) };
      }),
    },
    guards: {
      isValid: ({ context }) => faults(context.values).length === 0,
      isUnsaved: ({ context: { values, stored } }) => !deepEqual(values, stored),
      isBackToStored: ({ context: { values, stored } }, { changes }: { changes: Partial<Values> }) =>
        deepEqual({ ...values, ...changes }, stored),
      typedMeanwhile: ({ context: { values, sent } }) => !deepEqual(values, sent),
      wasRefused: ({ context }) => context.refusal !== null,
      isConflict: (_, { error }: { error: unknown }) => toPortalError(error).code === 'EDIT_CONFLICT',
      isUndecided: ({ context }) => context.present !== null,
      isLeaving: stateIn({ saving: 'thenLeaving' }),
    },
  }).createMachine({
    id: 'form',
    context: ({ input: { values } }) => ({ ...untouched, values, stored: values, sent: null }),
    initial: 'pristine',
    states: {
      pristine: {
        on: {
          'values.changed': {
            target: 'editing',
            actions: { type: 'takeValues', params: ({ event }) => event },
          },
          'form.submitted': 'validating', // an empty form says what is missing
          'leave.requested': 'left',
        },
      },
      editing: {
        on: {
          'values.changed': [
            {
              guard: { type: 'isBackToStored', params: ({ event }) => event },
              target: 'pristine',
              actions: { type: 'takeValues', params: ({ event }) => event },
            },
            { actions: { type: 'takeValues', params: ({ event }) => event } },
          ],
          'field.left': { actions: { type: 'touchField', params: ({ event }) => event } },
          'form.submitted': 'validating',
          'changes.discarded': { target: 'pristine', actions: 'takeBack' },
          'leave.requested': [{ guard: 'isUnsaved', target: 'leaving' }, { target: 'left' }],
        },
      },
      validating: {
        entry: 'touchAll',
        always: [
          { guard: 'isValid', target: 'saving' },
          {
            target: 'editing',
            actions: { type: 'focusField', params: ({ context }) => firstAtFault(context) },
          },
        ],
      },
      saving: {
        tags: 'busy',
        entry: assign({ sent: ({ context }) => context.values, refusal: null, refused: {}, errors: {} }),
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context }) => ({ values: defined(context.sent) }),
          onDone: [
            {
              guard: 'isLeaving',
              target: 'left',
              actions: [{ type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) }, ...announcement],
            },
            {
              guard: 'typedMeanwhile',
              target: 'editing',
              actions: [{ type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) }, ...announcement],
            },
            {
              target: 'saved',
              actions: [
                { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
                ...announcement,
                { type: 'goOn', params: ({ event }) => ({ answer: event.output }) },
              ],
            },
          ],
          onError: [
            {
              guard: { type: 'isConflict', params: ({ event }) => event },
              target: 'conflicting',
              actions: [
                { type: 'takeRefusal', params: ({ event }) => event },
                { type: 'takePresent', params: ({ event }) => event },
              ],
            },
            { target: 'refused', actions: { type: 'takeRefusal', params: ({ event }) => event } },
          ],
        },
        initial: 'staying',
        states: {
          staying: {
            on: {
              'values.changed': { actions: { type: 'takeValues', params: ({ event }) => event } },
              'leave.requested': 'thenLeaving',
            },
          },
          thenLeaving: {},
        },
      },
      refused: {
        entry: [
          { type: 'showNotice', params: ({ context }) => ({ tone: 'bad', text: context.refusal ?? '' }) },
          { type: 'focusField', params: ({ context }) => firstAtFault(context) },
        ],
        on: {
          'values.changed': { target: 'editing', actions: { type: 'takeValues', params: ({ event }) => event } },
          'form.submitted': 'validating',
          'changes.discarded': { target: 'pristine', actions: 'takeBack' },
          'leave.requested': [{ guard: 'isUnsaved', target: 'leaving' }, { target: 'left' }],
        },
      },
      conflicting: {
        entry: { type: 'showNotice', params: ({ context }) => ({ tone: 'bad', text: context.refusal ?? '' }) },
        on: {
          'values.changed': { actions: { type: 'takeValues', params: ({ event }) => event } },
          'theirs.taken': { target: 'pristine', actions: 'takeTheirs' },
          'mine.kept': { target: 'validating', actions: 'keepMine' },
          'leave.requested': 'leaving',
        },
      },
      saved: {
        on: {
          'values.changed': { target: 'editing', actions: { type: 'takeValues', params: ({ event }) => event } },
          'form.submitted': 'validating',
          'leave.requested': 'left',
        },
      },
      leaving: {
        on: {
          'leave.confirmed': { target: 'left', actions: 'takeBack' },
          'leave.cancelled': [
            { guard: 'isUndecided', target: 'conflicting' },
            { guard: 'wasRefused', target: 'refused' },
            { target: 'editing' },
          ],
        },
      },
      left: { entry: 'leave' },
    },
  });
};

const untouched = {
  ...{ touched: [] as readonly string[], refused: {} as FieldMessages, errors: {} as FieldMessages },
  refusal: null,
  present: null,
};

const without = (messages: FieldMessages, fields: readonly string[]): FieldMessages =>
  Object.fromEntries(Object.entries(messages).filter(([field]) => !fields.includes(field)));

/** In the order of the form, which is the order of its values. */
const firstAtFault = ({ values, errors }: { values: FormValues; errors: FieldMessages }) => ({
  field: Object.keys(values).find((field) => field in errors),
});
