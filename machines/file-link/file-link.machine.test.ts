import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { handPorts } from '../../tests/support/hand-ports.ts';
import type { PortalError } from '../lib/portal-error.ts';
import { fileLinkMachine } from './file-link.machine.ts';

const unreachable: PortalError = { code: 'UNREACHABLE' };

/** A link whose service is led by hand. */
function showLink() {
  const { port, questions: asked, answer, fail } = handPorts();
  const started: string[] = [];
  const shown: PortalError[] = [];
  const machine = fileLinkMachine.provide({
    actors: {
      findAddress: port<string>('findAddress'),
    },
    actions: {
      startDownload: (_, { address }) => started.push(address),
      showFailure: (_, { error }) => shown.push(error),
    },
  });
  const actor = createActor(machine).start();
  return {
    asked,
    started,
    shown,
    press: () => actor.send({ type: 'download.pressed' }),
    state: () => [actor.getSnapshot().value, actor.getSnapshot().hasTag('busy')],
    failure: () => actor.getSnapshot().context.failure,
    answer: (address: string) => answer('findAddress', address),
    fail: () => fail('findAddress', unreachable),
  };
}

test('a file is downloaded from the address that is found when it is wanted, and again from another one', async () => {
  const link = showLink();
  expect([link.state(), link.asked.length]).toEqual([['resting', false], 0]);
  link.press();
  expect(link.state()).toEqual(['finding', true]);
  await link.answer('/files/one');
  expect([link.state(), link.started, link.shown]).toEqual([['resting', false], ['/files/one'], []]);
  link.press();
  await link.answer('/files/two');
  expect(link.started).toEqual(['/files/one', '/files/two']);
});

test('pressed again while its address is looked for, it is looked for once', async () => {
  const link = showLink();
  link.press();
  link.press();
  expect(link.asked.length).toBe(1);
  await link.answer('/files/one');
  expect([link.state(), link.started]).toEqual([['resting', false], ['/files/one']]);
});

test('a failure is shown and stays beside the link until the file comes', async () => {
  const link = showLink();
  link.press();
  await link.fail();
  expect([link.state(), link.failure(), link.shown]).toEqual([['failed', false], unreachable, [unreachable]]);
  expect(link.started).toEqual([]);
  link.press();
  expect([link.state(), link.failure()]).toEqual([['finding', true], unreachable]);
  await link.answer('/files/one');
  expect([link.state(), link.failure(), link.started]).toEqual([['resting', false], null, ['/files/one']]);
});
