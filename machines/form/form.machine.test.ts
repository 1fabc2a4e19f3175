import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { PortalFailure } from '../lib/portal-error.ts';
import { emailMessage } from '../rules/contact/email.ts';
import { requiredMessage } from '../rules/text/required.ts';
import { formMachine } from './form.machine.ts';
import type { FormEvent, FormRules } from './form.types.ts';
import { fieldsOf } from './form.types.ts';

type Values = { name: string; email: string; updatedAt?: string };
type Answer = { name: string };

const rules: FormRules<Values, Answer> = {
  check: ({ name, email }) => ({ name: requiredMessage(name), email: email === '' ? null : emailMessage(email) }),
  refused: (error) => ({ text: 'Update error! Please try again.', fields: fieldsOf(error, ['name', 'email']) }),
  saved: 'Update success',
};

function openForm(
  over: Partial<FormRules<Values, Answer>> = {},
  values: Values = { name: 'Mia', email: 'mia@redgum.example' },
) {
  const told: unknown[] = [];
  let answer: PromiseWithResolvers<Answer> = Promise.withResolvers();
  const form = createActor(
    formMachine<Values, Answer>({ ...rules, ...over }).provide({
      actors: {
        save: fromPromise(({ input }) => {
          told.push({ save: input.values });
          answer = Promise.withResolvers();
          return answer.promise;
        }),
      },
      actions: {
        showNotice: (_, { text }) => told.push(text),
        focusField: (_, { field }) => told.push({ focus: field }),
        notifySaved: (_, saved) => told.push({ notifySaved: saved.answer }),
        leave: () => told.push('left'),
      },
    }),
    { input: { values } },
  ).start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    told,
    state: () => form.getSnapshot().value,
    context: () => form.getSnapshot().context,
    send: (event: FormEvent<Values>) => form.send(event),
    type: (changes: Partial<Values>) => form.send({ type: 'values.changed', changes }),
    answer: (provided: Answer) => {
      answer.resolve(provided);
      return settle();
    },
    fail: (error: PortalFailure) => {
      answer.reject(error);
      return settle();
    },
  };
}

test('an error is shown once its field was changed and left, and goes as soon as it is repaired', () => {
  const form = openForm();
  form.type({ email: 'mia@' });
  expect(form.context().errors).toEqual({});
  form.send({ type: 'field.left', field: 'email' });
  expect(form.context().errors).toEqual({ email: 'Must be email format. Eg. name@company.com.au' });
  form.type({ email: 'mia@redgum.example.au' });
  expect(form.context().errors).toEqual({});
});

test('text is left alone while it is typed, and loses what cannot be seen as its field is left and as it is sent', async () => {
  const form = openForm({ asTyped: ['email'] });
  form.type({ name: 'Mia\u200b  Nguyen ' });
  expect(form.context().values.name).toBe('Mia\u200b  Nguyen ');
  form.send({ type: 'field.left', field: 'name' });
  expect(form.context().values.name).toBe('Mia Nguyen');
  form.type({ name: '\u202eMia', email: ' a@b.example' });
  form.send({ type: 'form.submitted' });
  expect(form.told).toEqual([{ save: { name: 'Mia', email: ' a@b.example' } }]);
  await form.answer({ name: 'Mia' });
  expect(form.state()).toBe('saved');
});

test('a field that was only passed by shows no error', () => {
  const form = openForm({}, { name: '', email: '' });
  form.type({ email: 'mia@redgum.example' });
  form.send({ type: 'field.left', field: 'name' });
  expect(form.context().errors).toEqual({});
});

test('[valid.required] sent with faults it saves nothing, shows all of them and goes to the first', () => {
  const form = openForm({}, { name: '', email: '' });
  form.type({ email: 'mia' });
  form.send({ type: 'form.submitted' });
  expect(form.context().errors).toEqual({
    name: 'This field is required.',
    email: 'Must be email format. Eg. name@company.com.au',
  });
  expect(form.told).toEqual([{ focus: 'name' }]);
  expect(form.state()).toBe('editing');
});

test('a save is reported once, and the form is unchanged with the values that the server returned', async () => {
  const form = openForm({ keep: (sent, { name }) => ({ ...sent, name }) });
  form.type({ name: '  Mia  ' });
  form.send({ type: 'form.submitted' });
  form.send({ type: 'form.submitted' }); // pressed twice
  await form.answer({ name: 'Mia' });
  expect(form.told).toEqual([
    { save: { name: 'Mia', email: 'mia@redgum.example' } },
    'Update success',
    { notifySaved: { name: 'Mia' } },
  ]);
  expect(form.state()).toBe('saved');
  expect(form.context()).toMatchObject({ values: { name: 'Mia' }, stored: { name: 'Mia' } });
});

test('a refusal is shown over the form and at its fields, until they change', async () => {
  const form = openForm();
  form.type({ name: 'Mia Nguyen' });
  form.send({ type: 'form.submitted' });
  const fields = { email: 'This one is taken.', somewhere: 'else' };
  await form.fail(new PortalFailure({ code: 'BAD_REQUEST', reason: 'Taken.', fields }));
  expect(form.context()).toMatchObject({
    refusal: 'Update error! Please try again.',
    errors: { email: 'This one is taken.' },
    values: { name: 'Mia Nguyen' },
  });
  expect(form.told.slice(1)).toEqual(['Update error! Please try again.', { focus: 'email' }]);
  form.type({ name: 'Mia N' });
  expect(form.context().errors).toEqual({ email: 'This one is taken.' });
  form.type({ email: 'other@redgum.example' });
  expect(form.context().errors).toEqual({});
});

test('text typed during a save is kept, and is unsaved after it', async () => {
  const form = openForm();
  form.type({ name: 'Mia N' });
  form.send({ type: 'form.submitted' });
  form.type({ name: 'Mia Nguyen' });
  await form.answer({ name: 'Mia N' });
  expect([form.state(), form.told.at(-1)]).toEqual(['editing', 'Update success']);
  expect(form.context()).toMatchObject({ values: { name: 'Mia Nguyen' }, stored: { name: 'Mia N' } });
  form.send({ type: 'changes.discarded' });
  expect(form.context().values.name).toBe('Mia N');
  expect(form.state()).toBe('pristine');
});

test('typed back to what is saved, it is unchanged, and leaves without a question', () => {
  const form = openForm();
  form.type({ name: 'Mia N' });
  form.type({ name: 'Mia' });
  expect([form.state(), form.context().values.name]).toEqual(['pristine', 'Mia']);
  form.send({ type: 'leave.requested' });
  expect(form.told).toEqual(['left']);
});

test('with unsaved changes it asks before it is left, and staying loses nothing', () => {
  const form = openForm();
  form.type({ name: 'Mia N' });
  form.send({ type: 'leave.requested' });
  expect(form.state()).toBe('leaving');
  form.send({ type: 'leave.cancelled' });
  expect(form.context().values.name).toBe('Mia N');
  expect(form.told).toEqual([]);
  form.send({ type: 'leave.requested' });
  form.send({ type: 'leave.confirmed' });
  expect([form.told, form.context().values.name]).toEqual([['left'], 'Mia']);
});

test('left while a save is under way, it goes when it is saved and stays when it is refused', async () => {
  const saved = openForm();
  saved.type({ name: 'Mia N' });
  saved.send({ type: 'form.submitted' });
  saved.send({ type: 'leave.requested' });
  expect(saved.told).not.toContain('left');
  await saved.answer({ name: 'Mia N' });
  expect(saved.told.slice(1)).toEqual(['Update success', 'left']);
  expect(saved.context().stored.name, 'what is kept of the form is what was saved').toBe('Mia N');

  const refused = openForm();
  refused.type({ name: 'Mia N' });
  refused.send({ type: 'form.submitted' });
  refused.send({ type: 'leave.requested' });
  await refused.fail(new PortalFailure({ code: 'UNREACHABLE' }));
  expect(refused.state()).toBe('refused');
  expect(refused.told).not.toContain('left');
});

const refusal = new PortalFailure({ code: 'UNREACHABLE' });
const conflict = (present: Record<string, unknown>) =>
  new PortalFailure({ code: 'EDIT_CONFLICT', reason: 'Helen changed it.', present });

/** A form that has seen when its record was saved. */
const openDated = () => openForm({}, { name: 'Mia', email: '', updatedAt: '09:00' });

/** Typed, sent, and answered like this. */
async function sent(end: 'saved' | PortalFailure) {
  const form = openForm();
  form.type({ name: 'Mia N' });
  form.send({ type: 'form.submitted' });
  await (end === 'saved' ? form.answer({ name: 'Mia N' }) : form.fail(end));
  form.told.length = 0;
  return form;
}

/** Events and next states from the end of a save: saved, refused, or in conflict with another change. */
const whereItGoes: readonly [
  end: 'saved' | 'refused' | 'conflicting',
  ...[doing: FormEvent<Values>, state: string][],
][] = [
  ['saved', [{ type: 'values.changed', changes: { name: 'Mia' } }, 'editing']],
  ['saved', [{ type: 'form.submitted' }, '{"saving":"staying"}']],
  ['saved', [{ type: 'leave.requested' }, 'left']],
  ['refused', [{ type: 'values.changed', changes: { name: 'Mia' } }, 'editing'], [{ type: 'leave.requested' }, 'left']],
  [
    'refused',
    [{ type: 'values.changed', changes: { name: 'M' } }, 'editing'],
    [{ type: 'leave.requested' }, 'leaving'],
  ],
  ['refused', [{ type: 'form.submitted' }, '{"saving":"staying"}']],
  ['refused', [{ type: 'changes.discarded' }, 'pristine']],
  ['refused', [{ type: 'leave.requested' }, 'leaving'], [{ type: 'leave.cancelled' }, 'refused']],
  ['conflicting', [{ type: 'values.changed', changes: { name: 'M' } }, 'conflicting']],
  ['conflicting', [{ type: 'leave.requested' }, 'leaving'], [{ type: 'leave.cancelled' }, 'conflicting']],
  ['conflicting', [{ type: 'leave.requested' }, 'leaving'], [{ type: 'leave.confirmed' }, 'left']],
  ['conflicting', [{ type: 'theirs.taken' }, 'pristine'], [{ type: 'leave.requested' }, 'left']],
  ['conflicting', [{ type: 'mine.kept' }, '{"saving":"staying"}']],
];

test.each(whereItGoes)('[machine.form] from %s, %j', async (end, ...ways) => {
  const form = await sent(
    end === 'saved' ? end : end === 'refused' ? refusal : conflict({ email: 'h@redgum.example' }),
  );
  expect(form.state()).toBe(end);
  for (const [event, state] of ways) {
    form.send(event);
    const now = form.state();
    expect(typeof now === 'string' ? now : JSON.stringify(now)).toBe(state);
  }
});

test('[machine.form] changes of a refused form are taken back; one that was saved is typed into again', async () => {
  const refused = await sent(refusal);
  refused.send({ type: 'changes.discarded' });
  expect(refused.context()).toMatchObject({ values: { name: 'Mia' }, refusal: null });
  const saved = await sent('saved');
  saved.type({ name: 'Mia Nguyen' });
  expect(saved.context().values.name).toBe('Mia Nguyen');
});

test('[machine.form] a refusal is hidden once the form is sent again', async () => {
  const form = openForm();
  form.type({ name: 'Mia N' });
  form.send({ type: 'form.submitted' });
  await form.fail(new PortalFailure({ code: 'BAD_REQUEST', reason: 'Taken.', fields: { email: 'Taken.' } }));
  form.send({ type: 'form.submitted' });
  expect(form.context()).toMatchObject({ refusal: null, errors: {} });
  form.type({ name: 'Mia Nguyen' });
  expect(form.context().errors, 'nor when one types on').toEqual({});
});

test('[machine.form] a refused form with nothing unsaved is left without a question', async () => {
  const form = openForm();
  form.send({ type: 'form.submitted' });
  await form.fail(refusal);
  expect(form.state()).toBe('refused');
  form.send({ type: 'leave.requested' });
  expect(form.told).toContain('left');
});

test('[machine.form] Stay, in the question before leaving, returns to the same state of editing', () => {
  const form = openForm();
  form.type({ name: 'Mia N' });
  form.type({ email: 'mia@' });
  form.send({ type: 'field.left', field: 'email' });
  expect([form.state(), Object.keys(form.context().errors)]).toEqual(['editing', ['email']]);
  form.type({ email: 'mia@r' });
  expect(form.state()).toBe('editing');
  form.send({ type: 'leave.requested' });
  form.send({ type: 'leave.cancelled' });
  expect(form.state()).toBe('editing');
});

test('[machine.form] after another person’s change the form takes the other values, or saves its own fields over them', async () => {
  const present = { name: 'Mia Helens', email: 'helen@redgum.example' };
  const told = openForm();
  told.type({ name: 'Mia N' });
  told.send({ type: 'form.submitted' });
  await told.fail(conflict(present));
  expect(told.told.at(-1)).toBe('Update error! Please try again.');
  const theirs = await sent(conflict(present));
  expect(theirs.context()).toMatchObject({ present, refusal: 'Update error! Please try again.' });
  theirs.send({ type: 'theirs.taken' });
  expect(theirs.context()).toMatchObject({ values: present, stored: present, present: null });
  const mine = await sent(conflict(present));
  mine.type({ name: 'Mia Nguyen' }); // typed on, while it is undecided
  mine.send({ type: 'mine.kept' });
  expect(mine.told).toEqual([{ save: { name: 'Mia Nguyen', email: 'helen@redgum.example' } }]);
});

test('[machine.form] a form that ends with its save takes nothing typed too late, says so, and is not sent again', async () => {
  const form = openForm({ afterSave: () => 'ends' });
  form.type({ name: 'Mia N' });
  form.send({ type: 'form.submitted' });
  form.type({ name: 'Mia Nguyen' });
  await form.answer({ name: 'Mia N' });
  const tooLate = 'What you typed while it was being saved is not in it.';
  expect(form.told.slice(1)).toEqual(['Update success', tooLate, { notifySaved: { name: 'Mia N' } }]);
  expect(form.state()).toBe('saved');
  expect(form.context(), 'nothing is left unsaved').toMatchObject({
    values: { name: 'Mia N' },
    stored: { name: 'Mia N' },
  });
});

test('[machine.form] a second save after the form’s own save has no question; after another person’s it has', async () => {
  const form = openDated();
  form.type({ name: 'Mia N' });
  form.send({ type: 'form.submitted' });
  form.type({ name: 'Mia Ng' });
  await form.answer({ name: 'Mia N' });
  form.send({ type: 'form.submitted' });
  const own = { name: 'Mia N', email: null, updatedAt: '09:01', address: 'of no field' };
  await form.fail(conflict(own));
  expect([form.state(), form.told.at(-1)]).toEqual([
    { saving: 'staying' },
    { save: { name: 'Mia Ng', email: '', updatedAt: '09:01' } },
  ]);
  await form.fail(conflict({ ...own, updatedAt: '09:02', email: 'h@redgum.example' }));
  expect(form.state()).toBe('conflicting');
});

test.each([
  ['was saved at the same time', { name: 'Mia', email: '', updatedAt: '09:00' }],
  ['does not say when it was saved', { name: 'Mia', email: '' }],
  ['lacks a field', { name: 'Mia', updatedAt: '09:01' }],
])('[machine.form] a record in conflict that %s opens the question', async (_title, present) => {
  const form = openDated();
  form.type({ name: 'Mia N' });
  form.send({ type: 'form.submitted' });
  await form.fail(conflict(present));
  expect(form.state()).toBe('conflicting');
});
