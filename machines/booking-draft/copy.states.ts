import { assign, not } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { failureOf } from '../lib/portal-error.ts';
import { withEvent } from '../lib/with-event.ts';
import { draftIdOf } from '../rules/drafts/client-draft-id.ts';
import { draftSetup } from './booking-draft.setup.ts';
import type { BookingDraftContext } from './booking-draft.types.ts';

/** Saved under its id, or first of all given one. */
const store = [{ guard: 'hasDraftId', target: 'saving' } as const, { target: 'creating' } as const];

/** Another change than of the place in the form or a held time. */
const changed = <To extends string>(target: To) => ({
  guard: withEvent('hasUnsaved'),
  target,
  actions: withEvent('setDraft'),
});

/** Thrown away elsewhere, or by a discard without an answer: what is typed here gets a new place with the next save. */
const thrownAway = {
  guard: withEvent('isGone'),
  target: 'saveFailed' as const,
  actions: ['forgetPlace' as const, { type: 'notifyOwner' as const, params: { type: 'draft.lost' as const } }],
};

const nextId = ({ context: { visitId, begun: nth } }: { context: BookingDraftContext }) => ({
  draftId: draftIdOf(visitId, nth),
});

/**
 * The draft's copy on the server. The first keystroke gives it a place there at once; from then on it is saved 150 ms after a
 * change or when the focus leaves, one save at a time: what is typed meanwhile goes with the next one. A page that goes does not
 * wait for the save on its way: it sends the newer words after it, and the service keeps them whichever comes first. Nor does a
 * page whose line came back wait for a save that may have gone with the old one. The step and the candidate in view are saved with
 * the next change, or when the page goes; a held time, which its hold would bring back, five seconds after the last one too. Another tab's newer draft is merged field by field; only where both changed the same
 * field a person chooses.
 */
export const copyStates = draftSetup.createStateConfig({
  initial: 'fresh',
  states: {
    fresh: {
      on: { 'draft.changed': changed('creating'), 'saveAndClose.pressed': '#bookingDraft.closed' },
    },
    creating: {
      tags: 'unsaved',
      entry: ['setSending', { type: 'goToDraft', params: nextId }],
      invoke: {
        id: 'createDraft',
        src: 'createDraft',
        input: ({ context }) => ({
          ...nextId({ context }),
          writer: context.visitId,
          sequence: context.sequence,
          draft: context.draft,
        }),
        onDone: {
          target: 'dirty',
          actions: [
            assign(({ context, event }) => ({
              ...event.output,
              saved: context.sending,
              unanswered: [],
              saveFailure: null,
            })),
            {
              type: 'notifyOwner',
              params: ({ event }) => ({ type: 'draft.named' as const, draftId: event.output.draftId }),
            },
          ],
        },
        onError: [
          { guard: withEvent('isUnreachable'), target: 'offline' },
          thrownAway,
          { target: 'saveFailed', actions: assign({ saveFailure: failureOf }) },
        ],
      },
      on: {
        'flush.asked': { guard: 'hasUnsent', target: 'creating', reenter: true },
        'settle.asked': { guard: 'hasUnsent', target: 'creating', reenter: true },
        'network.returned': { target: 'creating', reenter: true },
      },
    },
    clean: {
      entry: { type: 'notifyOwner', params: { type: 'draft.settled' } },
      invoke: {
        id: 'sentElsewhere',
        src: 'sentElsewhere',
        input: ({ context }) => ({ draftId: defined(context.draftId) }),
      },
      always: [
        // The account's own record fills blank fields without a keystroke.
        { guard: not('hasAllSaved'), target: 'dirty' },
        { guard: 'isClosing', target: '#bookingDraft.closed' },
      ],
      initial: 'settled',
      states: {
        settled: { always: { guard: 'hasPicked', target: 'picked' } },
        picked: { after: { picks: '#bookingDraft.open.copy.saving' } },
      },
      on: {
        'draft.changed': [changed('dirty'), { target: '.settled', actions: withEvent('setDraft') }],
        'flush.asked': { guard: 'hasMoved', target: 'saving' },
        // The newest draft must be sent: another tab may have saved since.
        'settle.asked': 'saving',
        'saveAndClose.pressed': { guard: 'hasMoved', target: 'saving' },
        // With nothing typed here since, what was booked takes the place of the form.
        'draft.sentElsewhere': '#bookingDraft.loading',
      },
    },
    dirty: {
      tags: 'unsaved',
      always: [
        { guard: 'hasAllSaved', target: 'clean' },
        { guard: 'isClosing', target: 'saving' },
      ],
      after: { autosave: store },
      on: { 'focus.left': store, 'flush.asked': store, 'settle.asked': store, 'saveAndClose.pressed': store },
    },
    saving: {
      tags: 'unsaved',
      entry: 'setSending',
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context }) => ({
          draftId: defined(context.draftId),
          writer: context.visitId,
          sequence: context.sequence,
          revision: context.revision,
          draft: context.draft,
        }),
        onDone: [
          {
            guard: { type: 'isMergeable', params: ({ event }) => event.output },
            target: 'dirty',
            actions: [
              { type: 'setTheirs', params: ({ event }) => event.output },
              { type: 'mergeTheirs', params: { winner: 'mine' } },
            ],
          },
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'conflict',
            actions: { type: 'setTheirs', params: ({ event }) => event.output },
          },
          { target: 'dirty', actions: { type: 'setSaved', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: withEvent('isUnreachable'), target: 'offline' },
          thrownAway,
          { target: 'saveFailed', actions: assign({ saveFailure: failureOf }) },
        ],
      },
      on: {
        'flush.asked': { guard: 'hasUnsent', target: 'saving', reenter: true },
        'settle.asked': { guard: 'hasUnsent', target: 'saving', reenter: true },
        'network.returned': { target: 'saving', reenter: true },
      },
    },
    saveFailed: {
      tags: 'unsaved',
      entry: 'notifyStuck',
      on: {
        'draft.changed': changed('dirty'),
        'flush.asked': store,
        'settle.asked': store,
        'saveAndClose.pressed': store,
        'save.againPressed': store,
      },
    },
    offline: {
      tags: 'unsaved',
      entry: 'notifyStuck',
      after: { retry: store },
      on: {
        'network.returned': store,
        'flush.asked': store,
        'settle.asked': store,
        'save.againPressed': store,
        'saveAndClose.pressed': store,
      },
    },
    conflict: {
      tags: 'unsaved',
      entry: 'notifyStuck',
      on: {
        'theirs.taken': { target: 'dirty', actions: { type: 'mergeTheirs', params: { winner: 'theirs' } } },
        'mine.kept': { target: 'dirty', actions: { type: 'mergeTheirs', params: { winner: 'mine' } } },
        'settle.asked': { actions: 'notifyStuck' },
      },
    },
  },
});
