import { assign } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { withEvent } from '../lib/with-event.ts';
import { firstAtFault, formSetup, untouched } from './form.setup.ts';
import type { FormContext, FormRules, FormValues } from './form.types.ts';

const TYPED_TOO_LATE = 'What you typed while it was being saved is not in it.';

/**
 * One form: unchanged, being filled in, checked, saved or refused, and left with or without its unsaved values.
 * A field that is left, and all of them once the form is sent, hold their text as it is stored: nothing in it is unseen.
 * An error is shown once its field was changed and left, or the form was sent, and goes as soon as it is repaired; the
 * server's message at a field stays until that field changes. Typing continues while a save is under way, and counts as
 * unsaved after it; a form that ends with its save says that it is not in it. Leaving asks first where something is
 * unsaved; while a save is under way it waits for it, and stays where it is refused. A record that another person
 * changed since it was read is not written over: the form shows the saved values, and either those are taken, or the
 * fields changed here are saved over them. Where no field differs, such as after this form's own earlier save, it saves
 * again without a question.
 *
 * Input: `values`, as they are saved now (or empty).
 * Ports: `save` values → answer.
 * Actions: `focusField` the first one at fault · `notifySaved` after a save, with its answer · `leave` to the wanted page.
 * Errors: `errors` by field, `refusal` over the form and as a snackbar; both are the form's own words (`FormRules`).
 */
export const formMachine = <Values extends FormValues, Answer = void>(rules: FormRules<Values, Answer>) => {
  const announcement =
    rules.saved === null ? [] : [{ type: 'showNotice' as const, params: { tone: 'good' as const, text: rules.saved } }];

  const refusal = ({ context }: { context: FormContext<Values> }) => ({
    tone: 'bad' as const,
    text: context.refusal ?? '',
    ...(rules.refusedFor && { seconds: rules.refusedFor }),
  });

  return formSetup(rules).createMachine({
    id: 'form',
    context: ({ input: { values } }) => ({ ...untouched, values, stored: values, sent: null }),
    initial: 'pristine',
    states: {
      pristine: {
        on: {
          'values.changed': { target: 'editing', actions: withEvent('setValues') },
          'form.submitted': 'validating', // an empty form says what is missing
          'leave.requested': 'left',
        },
      },
      editing: {
        on: {
          'values.changed': [
            { guard: withEvent('isBackToStored'), target: 'pristine', actions: withEvent('setValues') },
            { actions: withEvent('setValues') },
          ],
          'field.left': { actions: withEvent('touchField') },
          'form.submitted': 'validating',
          'changes.discarded': { target: 'pristine', actions: 'resetValues' },
          'leave.requested': [{ guard: 'isUnsaved', target: 'leaving' }, { target: 'left' }],
        },
      },
      validating: {
        entry: 'touchAll',
        always: [
          { guard: 'isValid', target: 'saving' },
          { target: 'editing', actions: { type: 'focusField', params: ({ context }) => firstAtFault(context) } },
        ],
      },
      saving: {
        tags: 'busy',
        entry: assign({ sent: ({ context }) => context.values }),
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context }) => ({ values: defined(context.sent) }),
          onDone: [
            {
              guard: 'isLeaving',
              target: 'left',
              actions: [{ type: 'setStored', params: ({ event }) => ({ answer: event.output }) }, ...announcement],
            },
            {
              guard: 'endsBeforeTyped',
              target: 'saved',
              actions: [
                { type: 'setSentAsStored', params: ({ event }) => ({ answer: event.output }) },
                ...announcement,
                { type: 'showNotice', params: { tone: 'bad', text: TYPED_TOO_LATE } },
                { type: 'notifySaved', params: ({ event }) => ({ answer: event.output }) },
              ],
            },
            {
              guard: 'hasTypedMeanwhile',
              target: 'editing',
              actions: [{ type: 'setStored', params: ({ event }) => ({ answer: event.output }) }, ...announcement],
            },
            {
              target: 'saved',
              actions: [
                { type: 'setStored', params: ({ event }) => ({ answer: event.output }) },
                ...announcement,
                { type: 'notifySaved', params: ({ event }) => ({ answer: event.output }) },
              ],
            },
          ],
          onError: [
            { guard: withEvent('isSavedLater'), target: 'validating', actions: [withEvent('setPresent'), 'keepMine'] },
            {
              guard: withEvent('isConflict'),
              target: 'conflicting',
              actions: [withEvent('setRefusal'), withEvent('setPresent')],
            },
            { target: 'refused', actions: withEvent('setRefusal') },
          ],
        },
        initial: 'staying',
        states: {
          staying: {
            on: { 'values.changed': { actions: withEvent('setValues') }, 'leave.requested': 'thenLeaving' },
          },
          thenLeaving: {},
        },
      },
      refused: {
        entry: [
          { type: 'showNotice', params: refusal },
          { type: 'focusField', params: ({ context }) => firstAtFault(context) },
        ],
        on: {
          'values.changed': { target: 'editing', actions: withEvent('setValues') },
          'form.submitted': 'validating',
          'changes.discarded': { target: 'pristine', actions: 'resetValues' },
          'leave.requested': [{ guard: 'isUnsaved', target: 'leaving' }, { target: 'left' }],
        },
      },
      conflicting: {
        entry: { type: 'showNotice', params: refusal },
        on: {
          'values.changed': { actions: withEvent('setValues') },
          'theirs.taken': { target: 'pristine', actions: 'takeTheirs' },
          'mine.kept': { target: 'validating', actions: 'keepMine' },
          'leave.requested': 'leaving',
        },
      },
      saved: {
        on: {
          'values.changed': { target: 'editing', actions: withEvent('setValues') },
          'form.submitted': 'validating',
          'leave.requested': 'left',
        },
      },
      leaving: {
        on: {
          'leave.confirmed': { target: 'left', actions: 'resetValues' },
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
