import { expect, test } from 'vitest';
import { describeEvent } from '../../lab/model/describe-path.ts';
import { PortalFailure } from '../../machines/lib/portal-error.ts';
import { placeholders } from '../../web/lab-host/placeholders.ts';
import { redactor } from '../../web/lab-host/redaction.ts';

test('[inspect.replay] a failed call is described as failed, in the page and in a file of it', () => {
  const fails = {
    type: 'xstate.error.actor.fetchPage',
    actorId: 'fetchPage',
    error: new PortalFailure({ code: 'UNREACHABLE' }),
  };
  expect(describeEvent(fails)).toBe('fetchPage fails UNREACHABLE');
  const filed = JSON.parse(JSON.stringify(redactor.shownEvent('list', fails, placeholders())));
  expect(describeEvent(filed)).toBe('fetchPage fails UNREACHABLE');
  expect(describeEvent({ ...fails, error: new TypeError('a bug') })).toBe('fetchPage fails');
});

test('[inspect.replay] answers, pauses and a person’s actions are described in the terms of the chart', () => {
  expect(describeEvent({ type: 'xstate.done.actor.fetchPage', actorId: 'fetchPage', output: { rows: [] } })).toBe(
    'fetchPage answers',
  );
  expect(describeEvent({ type: 'xstate.after.autosave.bookingDraft.open.copy.dirty' })).toBe('after autosave');
  expect(describeEvent({ type: 'clock.ticked', now: 5 })).toBe('clock.ticked (5)');
  expect(describeEvent({ type: 'row.opened', row: undefined })).toBe('row.opened');
  expect(describeEvent({ type: 'xstate.init', input: { now: 5 } })).toBe('');
});
