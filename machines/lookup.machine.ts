import { assign, setup } from 'xstate';
import { type PortalError, toPortalError } from './portal-error.ts';
import { port } from './ports.ts';

export type LookupItem = { id: string; name: string };

/** Milliseconds between the last keystroke and the question. Source: product specification, section 9. */
export const RELOAD_DELAY_MS = 500;

/**
 * One look-up field's list: asked when it opens, asked again half a second after the last keystroke, old answers kept until
 * the new ones are there.
 *
 * Ports: `findItems` search text → items. A host may widen the items' type: the machine only carries them.
 * Errors: land in `failure`, shown inside the open list; opening or typing asks again.
 * Source: product specification, sections 7 (lookups) and 9 (autocomplete reload delay).
 */
export const lookupMachine = setup({
  types: {
    context: {} as { search: string; items: readonly LookupItem[]; failure: PortalError | null },
    events: {} as { type: 'list.opened' } | { type: 'search.typed'; search: string } | { type: 'list.closed' },
    tags: {} as 'busy',
  },
  actors: { findItems: port<readonly LookupItem[], { search: string }>() },
  delays: { reload: RELOAD_DELAY_MS },
}).createMachine({
  id: 'lookup',
  context: { search: '', items: [], failure: null },
  initial: 'closed',
  on: {
    'search.typed': { target: '.typing', actions: assign({ search: ({ event }) => event.search }) },
    'list.closed': { target: '.closed', actions: assign({ search: '', failure: null }) },
  },
  states: {
    closed: { on: { 'list.opened': 'finding' } },
    typing: { tags: 'busy', after: { reload: 'finding' } },
    finding: {
      tags: 'busy',
      invoke: {
        id: 'findItems',
        src: 'findItems',
        input: ({ context }) => ({ search: context.search }),
        onDone: { target: 'found', actions: assign({ items: ({ event }) => event.output, failure: null }) },
        onError: {
          target: 'failed',
          actions: assign({ items: [], failure: ({ event }) => toPortalError(event.error) }),
        },
      },
    },
    found: {},
    failed: { on: { 'list.opened': 'finding' } },
  },
});
