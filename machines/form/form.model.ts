import { answers, fails, modelOfFolder } from '../lib/model.ts';
import { requiredMessage } from '../rules/text/required.ts';
import { formMachine } from './form.machine.ts';

type Values = { name: string; note: string; updatedAt: string };

const machine = formMachine<Values>({
  check: ({ name }) => ({ name: requiredMessage(name) }),
  refused: () => ({ text: 'Update error! Please try again.', fields: { note: 'Too bold.' } }),
  saved: 'Update success',
  afterSave: ({ updatedAt }) => (updatedAt === '' ? 'ends' : 'stays'),
});

export const formModel = modelOfFolder('form', 'Form', machine, {
  'a form with one required field': {
    input: { values: { name: 'Newman', note: '', updatedAt: '09:00' } },
    events: [
      { type: 'values.changed', changes: { name: '' } },
      { type: 'values.changed', changes: { name: 'Newman Operations' } },
      { type: 'values.changed', changes: { name: 'Newman' } },
      { type: 'field.left', field: 'name' },
      { type: 'form.submitted' },
      { type: 'changes.discarded' },
      { type: 'leave.requested' },
      { type: 'leave.confirmed' },
      { type: 'leave.cancelled' },
      { type: 'theirs.taken' },
      { type: 'mine.kept' },
      answers('save'),
      fails('save', { code: 'UNREACHABLE' }),
      fails('save', { code: 'EDIT_CONFLICT', reason: 'Helen changed it.', present: { name: 'Newman Mine' } }),
      fails('save', {
        code: 'EDIT_CONFLICT',
        reason: 'You changed it.',
        present: { name: 'Newman', note: '', updatedAt: '09:01' },
      }),
    ],
    facts: ({ values, stored, sent, refusal, present }) => [
      values.name,
      stored.name,
      sent?.name,
      refusal !== null,
      present !== null,
    ],
    withIgnored: true,
  },
  'a form that adds a record': {
    input: { values: { name: '', note: '', updatedAt: '' } },
    events: [
      { type: 'values.changed', changes: { name: 'Newman' } },
      { type: 'values.changed', changes: { name: 'Newman Operations' } },
      { type: 'form.submitted' },
      answers('save'),
    ],
    facts: ({ values, stored, sent }) => [values.name, stored.name, sent?.name],
    // Saved without more typed, it would be in the same state: that one is walked above.
    canHappen: ({ type }, { context }) => type !== 'xstate.done.actor.save' || context.values !== context.sent,
  },
});
