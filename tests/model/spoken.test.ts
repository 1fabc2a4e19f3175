import { expect, test } from 'vitest';
import { spoken } from '../../machines/models/spoken.ts';
import { PortalFailure } from '../../machines/portal-error.ts';
import { placeholders } from '../../web/tap/placeholders.ts';
import { shownEvent } from '../../web/tap/redact.ts';

test('[inspect.replay] a call that failed is told as failed, in the page and in a file of it', () => {
  const fails = {
    ...{ type: 'xstate.error.actor.fetchPage', actorId: 'fetchPage' },
    error: new PortalFailure({ code: 'UNREACHABLE' }),
  };
  expect(spoken(fails)).toBe('fetchPage fails UNREACHABLE');
  const filed = JSON.parse(JSON.stringify(shownEvent('list', fails, placeholders())));
  expect(spoken(filed)).toBe('fetchPage fails UNREACHABLE');
  expect(spoken({ ...fails, error: new TypeError('a bug') })).toBe('fetchPage fails');
});

test('[inspect.replay] answers, pauses and what a person did are told in the words of the chart', () => {
  expect(spoken({ type: 'xstate.done.actor.fetchPage', actorId: 'fetchPage', output: { rows: [] } })).toBe(
    'fetchPage answers',
  );
  expect(spoken({ type: 'xstate.after.autosave.bookingWizard.draft.dirty' })).toBe('after autosave');
  expect(spoken({ type: 'clock.ticked', now: 5 })).toBe('clock.ticked (5)');
  expect(spoken({ type: 'row.opened', row: undefined })).toBe('row.opened');
  expect(spoken({ type: 'xstate.init', input: { now: 5 } })).toBe('');
});
