import { expect, test } from 'vitest';
import { getNextSnapshot } from 'xstate';
import type { MachineModel, ModelPart } from '../../lab/model/machine-model.ts';
import { PortalFailure } from '../../machines/lib/portal-error.ts';
import { registry } from '../../machines/registry/registry.ts';
import { shownFields } from '../../machines/registry/shown-fields.ts';
import { problemFile } from './problem-file.ts';
import { redactor } from './redaction.ts';

const { shownContext, shownEvent } = redactor;

/** Names, contacts, typed text and secrets of a person. */
const planted = [
  'Aroha Planted',
  'aroha.planted@example.org',
  '0411 222 333',
  'eyJhbGciOiJFZERTQSJ9.planted.token',
  '491827',
  'Planted#Passw0rd',
] as const;
const plantedNumber = 491_827;
/** Machines without personal data or typed text have nothing to hide. */
const nameless = ['bookingStatus', 'candidateLink', 'liveStream', 'ownAppointment', 'reminder', 'waitlist'];

/** Every text and number that the machine's schema does not name becomes a planted one, nested ones too. */
function plant(value: unknown, path: string, isNamed: (path: string) => boolean, count = { n: 0 }): unknown {
  if (typeof value === 'string') return isNamed(path) ? value : planted[count.n++ % planted.length];
  if (typeof value === 'number') return isNamed(path) ? value : plantedNumber;
  if (typeof value !== 'object' || value === null || 'sessionId' in value) return value;
  if (value instanceof PortalFailure) {
    return new PortalFailure(plant(value.error, path, isNamed, count) as PortalFailure['error']);
  }
  const below = Object.entries(value).map(([key, one]) => {
    const at = `${path === '' ? '' : `${path}.`}${key.replaceAll('.', '_')}`;
    return [key, plant(one, at, isNamed, count)] as const;
  });
  return Array.isArray(value) ? below.map(([, one]) => one) : Object.fromEntries(below);
}

/** The schema's words read a second time, in another way than the page reads them. */
const naming = (fields: readonly string[]) => {
  const judged = new Map<string, boolean>();
  return (path: string) => {
    if (!judged.has(path)) judged.set(path, isNamedBy(fields, path));
    return judged.get(path) === true;
  };
};

const isNamedBy = (fields: readonly string[], path: string) =>
  fields.some((field) => {
    const [steps, wanted] = [path.split('.'), field.split('.')];
    const isOpen = wanted.at(-1) === '**';
    return (
      (isOpen ? steps.length >= wanted.length : steps.length === wanted.length) &&
      wanted.every((step, at) => step === '**' || step === '*' || step === steps[at])
    );
  });

/** Every event that a state takes, once for each state, with the state that follows it. */
function stepsOf({ machine }: MachineModel, { reaching, events }: ModelPart) {
  const reached = reaching().flatMap(({ steps }) => steps.map(({ state }) => state));
  const states = new Map(reached.map((state) => [JSON.stringify(state.value), state])).values();
  return [...states].flatMap((state) =>
    events
      .filter((event) => state.status === 'active' && state.can(event))
      .map((event) => ({ event, state: getNextSnapshot(machine, state, event) })),
  );
}

test.each(registry.map((model) => ({ model, id: model.machine.id })))(
  '[inspect.redaction] nothing planted in $id leaves the page: neither to the inspector nor in a problem file',
  ({ model, id }) => {
    const { context, events } = shownFields(id);
    const [isContext, isEvent] = [naming(context), naming(events)];
    let seen = 0;
    for (const part of model.parts) {
      for (const { event, state } of stepsOf(model, part)) {
        const dirty = { ...event, ...(plant(event, '', isEvent) as object), type: event.type };
        const dirtyContext = plant(state.context, '', isContext) as object;
        const ref = { sessionId: 'x:1', id: 'x' } as never;
        const snapshot = Object.assign(Object.create(Object.getPrototypeOf(state)), state, { context: dirtyContext });
        const step = { at: 0, event: dirty, from: null, taken: [], snapshot };
        const file = problemFile(
          new Date(0),
          '/',
          [{ id: 'x:1', ref, steps: [step], base: snapshot, waiting: [] }].values(),
        );
        const left = JSON.stringify([shownContext(id, dirtyContext), shownEvent(id, dirty), file]);
        for (const secret of planted) expect(left).not.toContain(secret);
        expect(left).not.toContain(String(plantedNumber));
        seen += /planted/i.test(JSON.stringify([dirty, dirtyContext])) ? 1 : 0;
      }
    }
    expect(seen > 0 || nameless.includes(id)).toBe(true);
  },
);

test('[inspect.redaction] no schema names what a person is called, reached by, types or opens doors with', () => {
  const personal =
    /(^|\.)(\w*[nN]ame|\w*[eE]mails?|\w*[pP]hone|\w*[tT]oken|password|username|contact\w*|otp|\w*[cC]ode[sd]?|deviceId|search|note|comment|dob|gender|text|reason|message|value|values|rows|data|items|address|poNumber|project\w*)$/;
  const failureCode = /(^|\.)(\w*[fF]ailure|refusal|error|whyNot)\.code$/;
  for (const { machine } of registry) {
    const { context, events } = shownFields(machine.id);
    const named = [...context, ...events].filter((field) => personal.test(field) && !failureCode.test(field));
    expect(named, machine.id).toEqual([]);
  }
});

test('[inspect.redaction] a machine without a schema shows its states alone', () => {
  expect(shownContext('unheardOf', { name: 'Aroha', count: 3, isOpen: true, list: ['a'] })).toEqual({
    name: '[hidden]',
    count: '[hidden]',
    isOpen: true,
    list: ['[hidden]'],
  });
});
