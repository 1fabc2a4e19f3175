import { assign, sendTo } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { type PortalError, toPortalError } from '../lib/portal-error.ts';
import { withEvent } from '../lib/with-event.ts';
import {
  addCandidate,
  applyLosingChange,
  changeChoice,
  changeField,
  choosePackage,
  copyChoice,
  leaveField,
  selectCandidate,
  shareFields,
  touch,
} from '../rules/drafts/draft-edits.ts';
import { withUsualPackage } from '../rules/drafts/last-booking.ts';
import { pasteRows } from '../rules/drafts/paste-rows.ts';
import { idempotencyKey } from '../rules/drafts/stored-draft.ts';
import { wizardSetup } from './booking-wizard.setup.ts';
import { withoutRefusal } from './refusals.ts';

const reopen = { target: 'open.refused', actions: 'raiseAgain' } as const;
const unreachable: PortalError = { code: 'UNREACHABLE' };
/** A draft came to the form: its candidates are seated, and their holds taken over. */
const opened = [withEvent('takeOpened'), 'syncReservations', withEvent('restoreHolds')] as const;

/**
 * From the open form to the booking. What is typed enters here, so that nothing changes while the booking is on its way. The
 * draft is saved first; its id makes the key under which it is sent, so that a connection that drops in between cannot
 * book twice.
 */
export const submissionStates = wizardSetup.createStateConfig({
  initial: 'opening',
  // Of this region, not of the machine: a target below the root would restart the other regions.
  invoke: {
    id: 'bookingDraft',
    src: 'bookingDraft',
    input: ({ context: { draft, draftId, visitId }, self }) => ({ draft, draftId, visitId, owner: self }),
    onDone: [
      {
        guard: { type: 'wasBooked', params: ({ event }) => event.output },
        target: '.sent',
        actions: [assign({ created: ({ event }) => event.output.booking }), 'dismissReservations'],
      },
      { actions: ['dismissReservations', 'leaveWizard'] },
    ],
  },
  on: { 'draft.changed': { actions: 'tellDraft' }, 'draft.opened': { actions: opened } },
  states: {
    opening: { on: { 'draft.opened': { target: 'open', actions: opened } } },
    open: {
      initial: 'editing',
      states: { editing: {}, refused: {} },
      on: {
        'field.changed': [
          { guard: withEvent('losesPackages') }, // asks first
          {
            guard: withEvent('bringsPackage'),
            actions: [
              assign(({ context, event }) => ({
                draft: defined(withUsualPackage(context.draft, event, context.usualPackages)),
                refusals: withoutRefusal(context.refusals, event.path),
              })),
              'sendPackages',
              'raiseChange',
            ],
          },
          {
            actions: [
              assign(({ context, event }) => ({
                draft: changeField(context.draft, event),
                refusals: withoutRefusal(context.refusals, event.path),
              })),
              'raiseChange',
            ],
          },
        ],
        'service.changed': [
          { guard: { type: 'losesPackages', params: ({ event }) => ({ path: 'service', value: event }) } },
          {
            actions: [
              assign({
                draft: ({ context, event }) => applyLosingChange(context.draft, { path: 'service', value: event }),
              }),
              'raiseChange',
            ],
          },
        ],
        'field.left': {
          actions: [assign({ draft: ({ context, event }) => leaveField(context.draft, event.path) }), 'raiseChange'],
        },
        'candidate.added': {
          guard: 'canAdd',
          actions: [
            assign({ draft: ({ context }) => addCandidate(context.draft, context.now) }),
            'syncReservations',
            'raiseChange',
          ],
        },
        'candidate.copied': {
          guard: 'canAdd',
          actions: [
            assign({ draft: ({ context, event }) => addCandidate(context.draft, context.now, event.key) }),
            'syncReservations',
            'raiseChange',
          ],
        },
        'candidate.shared': {
          actions: [
            assign({ draft: ({ context, event }) => shareFields(context.draft, event.key) }),
            'sendPackages',
            'raiseChange',
          ],
        },
        'candidate.pasted': {
          actions: [
            assign({
              draft: ({ context, event }) => pasteRows(context.draft, event.rows, context.now, context.usualPackages),
            }),
            'syncReservations',
            'sendPackages',
            'raiseChange',
          ],
        },
        'candidate.selected': {
          actions: [
            assign({ draft: ({ context, event }) => selectCandidate(context.draft, event.key) }),
            'raiseChange',
          ],
        },
        'package.chosen': {
          actions: [
            assign(({ context, event }) => ({
              draft: choosePackage(context.draft, event.key, event.package),
              refusals: withoutRefusal(context.refusals, `candidates.${event.key}.package`),
            })),
            'sendPackages',
            'raiseChange',
          ],
        },
        'choice.changed': {
          actions: [
            assign(({ context, event }) => ({
              draft: changeChoice(context.draft, event.key, event.change),
              refusals: Object.keys(event.change).reduce(
                (left, field) => withoutRefusal(left, `candidates.${event.key}.choice.${field}`),
                context.refusals,
              ),
            })),
            'raiseChange',
          ],
        },
        'choice.copied': {
          actions: [assign({ draft: ({ context, event }) => copyChoice(context.draft, event.key) }), 'raiseChange'],
        },
        'policy.toggled': {
          actions: [
            assign(({ context, event }) => ({
              draft: touch({ ...context.draft, policyAccepted: event.accepted }, ['policyAccepted']),
              refusals: withoutRefusal(context.refusals, 'policyAccepted'),
            })),
            'raiseChange',
          ],
        },
        'send.pressed': [
          { guard: 'breaksNoRule', target: 'settling', actions: assign({ sendFailure: null, refusals: {} }) },
          { actions: 'goToErrors' },
        ],
      },
    },
    settling: {
      tags: 'busy',
      entry: 'settleDraft',
      on: {
        'draft.settled': 'sending',
        'draft.stuck': {
          target: 'open.refused',
          actions: assign({ sendFailure: ({ event }) => event.failure }),
        },
      },
    },
    sending: {
      tags: 'busy',
      entry: assign({ sentHolds: ({ context }) => context.holds }),
      invoke: {
        id: 'createBooking',
        src: 'createBooking',
        input: ({ context: { draft, draftId, holds } }) => ({
          draftId: defined(draftId),
          idempotencyKey: idempotencyKey(defined(draftId)),
          draft,
          holds,
        }),
        onDone: {
          target: 'sent',
          actions: [
            assign({ created: ({ event }) => event.output }),
            sendTo('bookingDraft', ({ event }) => ({ type: 'booking.sent' as const, booking: event.output })),
          ],
        },
        onError: [
          {
            guard: withEvent('isUnreachable'),
            target: 'unanswered',
            actions: [
              assign({ sendFailure: unreachable }),
              { type: 'showCreateError', params: { error: unreachable } },
            ],
          },
          {
            target: 'open.refused',
            actions: [
              { type: 'noteRefusal', params: ({ event }) => ({ error: toPortalError(event.error) }) },
              { type: 'showCreateError', params: ({ event }) => ({ error: toPortalError(event.error) }) },
              'dropRefusedHolds',
              'goToErrors',
            ],
          },
        ],
      },
    },
    /** The outcome is unknown: sending the same again is safe, and typing goes back to the open form. */
    unanswered: {
      on: {
        'send.pressed': 'sending',
        'network.returned': 'sending',
        'field.*': reopen,
        'service.*': reopen,
        'candidate.*': reopen,
        'package.*': reopen,
        'choice.*': reopen,
        'policy.*': reopen,
      },
    },
    sent: { type: 'final' },
  },
});
