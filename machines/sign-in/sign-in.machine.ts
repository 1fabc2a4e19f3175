import { assign, setup } from 'xstate';
import { toPortalError } from '../lib/portal-error.ts';
import { type EpochMs, type Notice, port } from '../lib/ports.ts';
import { type Message, requiredMessage } from '../rules/text/required.ts';
import { SESSION_OVER } from '../session/session.setup.ts';
import type { Tokens } from '../session/session.types.ts';

export const WRONG_SIGN_IN = 'Wrong username or password';

export type Credentials = { username: string; password: string };
export type SignedIn = { tokens: Tokens; at: EpochMs };

const missing = ({ username, password }: Credentials) => ({
  username: requiredMessage(username),
  password: requiredMessage(password),
});

/**
 * The sign-in form: filled in, sent, refused or let in. The password is forgotten as soon as it was right.
 *
 * Ports: `signIn` username and password → tokens, and when they came.
 * Actions: `openSession` hands the tokens to the session; where to go next is `landingAfterSignIn`, once that is loaded.
 * Errors: `errors` by field, `refusal` over the form and as a snackbar: an unknown pair, or any other failure.
 * Source: product specification, sections 4 ("Login success"), 5 and 8.
 */
export const signInMachine = setup({
  types: {
    context: {} as Credentials & { errors: Record<keyof Credentials, Message>; refusal: Message },
    events: {} as { type: 'field.changed'; field: keyof Credentials; value: string } | { type: 'form.submitted' },
    tags: {} as 'busy',
  },
  actors: { signIn: port<SignedIn, Credentials>() },
  actions: {
    openSession: (_, _signedIn: SignedIn) => {},
    showNotice: (_, _notice: Notice) => {},
    // An error goes as soon as its field is repaired; none appears before the form was sent.
    takeField: assign(({ context }, { field, value }: { field: keyof Credentials; value: string }) => ({
      [field]: value,
      errors: { ...context.errors, [field]: context.errors[field] && requiredMessage(value) },
    })),
  },
  guards: {
    isFilledIn: ({ context }) => Object.values(missing(context)).every((message) => message === null),
    isUnknownPair: (_, { error }: { error: unknown }) => toPortalError(error).code === 'UNAUTHENTICATED',
  },
}).createMachine({
  id: 'signIn',
  context: { username: '', password: '', errors: { username: null, password: null }, refusal: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.changed': { actions: { type: 'takeField', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'isFilledIn', target: 'signingIn' },
          { actions: assign({ errors: ({ context }) => missing(context) }) },
        ],
      },
    },
    signingIn: {
      tags: 'busy',
      entry: assign({ refusal: null }),
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { username, password } }) => ({ username: username.trim(), password }),
        onDone: { target: 'signedIn', actions: { type: 'openSession', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isUnknownPair', params: ({ event }) => event },
            target: 'refused',
            actions: assign({ refusal: WRONG_SIGN_IN }),
          },
          { target: 'refused', actions: assign({ refusal: SESSION_OVER }) },
        ],
      },
    },
    refused: {
      entry: { type: 'showNotice', params: ({ context }) => ({ tone: 'bad', text: context.refusal ?? '' }) },
      on: {
        'field.changed': { target: 'editing', actions: { type: 'takeField', params: ({ event }) => event } },
        'form.submitted': 'signingIn',
      },
    },
    signedIn: { entry: assign({ password: '' }) },
  },
});
