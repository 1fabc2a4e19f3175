import { expect, test } from 'vitest';
import { type AnyStateMachine, createActor, fromPromise } from 'xstate';
import { addHolidayForm, newHoliday } from './board-forms.ts';
import { messageForm, noMessage } from './message-form.ts';
import { saveViewForm } from './view-forms.ts';

const view = { name: 'Nights', withColumns: false };

/** Values of each form after typing during a save: the sent text is not sent once more. */
test.each<[title: string, form: AnyStateMachine, sent: object, late: object, left: object]>([
  ['[questions.thread] a question', messageForm, { ...noMessage, body: 'When?' }, { body: 'When? Soon' }, noMessage],
  [
    '[admin.holidays] an own holiday',
    addHolidayForm,
    { ...newHoliday, day: '2026-12-24', name: 'Christmas Eve', isForAll: false, siteIds: ['karratha'] },
    { name: 'Christmas Eve party' },
    newHoliday,
  ],
  ['[list.views] a view', saveViewForm(String), view, { name: 'Nights 2' }, view],
])('%s that was sent ends with it, and what came too late is said', async (_title, form, sent, late, left) => {
  const said: string[] = [];
  const actor = createActor(
    form.provide({
      actors: { save: fromPromise(() => Promise.resolve([])) },
      actions: { showNotice: (_, { text }) => said.push(text), notifySaved: () => said.push('goes on') },
    }),
    { input: { values: sent } },
  ).start();
  actor.send({ type: 'form.submitted' });
  actor.send({ type: 'values.changed', changes: late });
  await new Promise<void>((resolve) => setImmediate(resolve));
  expect(said.slice(1)).toEqual(['What you typed while it was being saved is not in it.', 'goes on']);
  expect(actor.getSnapshot().context.values).toEqual(left);
});
