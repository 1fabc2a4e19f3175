import { expect, test } from 'vitest';
import { PortalFailure } from '../../../machines/lib/portal-error.ts';
import { underOneId } from './one-id.ts';

test('an id stays while no answer comes, and ends with the answer', async () => {
  const lost = new PortalFailure({ code: 'UNREACHABLE' });
  const refused = new PortalFailure({ code: 'BAD_REQUEST', reason: 'Sent before with other content.', fields: {} });
  const answers = [lost, lost, refused, null, null];
  const ids: string[] = [];
  const save = underOneId(async (id: string, _values: object) => {
    ids.push(id);
    const answer = answers[ids.length - 1];
    if (answer) throw answer;
  });
  for (const _ of answers) await save({}, new AbortController().signal).catch(() => {});
  const [first, second, third, fourth, fifth] = ids;
  expect([second, third]).toEqual([first, first]);
  expect(new Set([first, fourth, fifth]).size).toBe(3);
});
