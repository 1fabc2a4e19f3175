import { expect, test } from 'vitest';
import { formMachine } from '../../machines/form.machine.ts';
import { requiredMessage } from '../../machines/rules/required.ts';
import { answers, fails, modelOf, titled, walk } from '../support/model-of.ts';

type Values = { name: string; note: string };

const machine = formMachine<Values>({
  check: ({ name }) => ({ name: requiredMessage(name) }),
  refused: () => ({ text: 'Update error! Please try again.', fields: { note: 'Too bold.' } }),
  saved: 'Update success',
});
const input = { values: { name: 'Newman', note: '' } };

const events = [
  { type: 'values.changed', changes: { name: '' } },
  { type: 'values.changed', changes: { name: 'Newman Operations' } },
  { type: 'values.changed', changes: { name: 'Newman' } },
  { type: 'field.left', field: 'name' },
  { type: 'form.submitted' },
  { type: 'changes.discarded' },
  { type: 'leave.requested' },
  { type: 'leave.confirmed' },
  { type: 'leave.cancelled' },
  answers('save'),
  fails('save', { code: 'UNREACHABLE' }),
] as const;

const model = modelOf(machine, events, {
  input,
  facts: ({ values, kept, sent, refusal }) => [values.name, kept.name, sent?.name, refusal !== null],
  withIgnored: true,
});
const paths = model.getShortestPaths();

test.each(titled(paths))('[machine.form] %s', (_title, path) => {
  walk(machine, [path], input);
});

test('[machine.form] the paths leave no state and no transition out', () => {
  expect(walk(machine, paths, input)).toEqual([]);
});
