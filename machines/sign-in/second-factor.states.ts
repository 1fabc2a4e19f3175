import { assign } from 'xstate';
import { withEvent } from '../lib/with-event.ts';
import { signInSetup, WRONG_SIGN_IN } from './sign-in.setup.ts';

/** A code is typed, checked with the password, and refused or right. */
const codeStates = {
  asking: signInSetup.createStateConfig({
    on: {
      'form.submitted': [{ guard: 'hasCode', target: 'checking' }, { actions: 'requireCode' }],
    },
  }),
  checking: signInSetup.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'signIn',
      src: 'signIn',
      input: ({ context: { username, password, code } }) => ({
        username: username.trim(),
        password,
        code: code.trim(),
      }),
      onDone: {
        target: '#signIn.form.signedIn',
        actions: { type: 'openSession', params: ({ event }) => event.output },
      },
      onError: [
        {
          guard: withEvent('isUnknownPair'),
          target: '#signIn.form.refused',
          actions: assign({ refusal: WRONG_SIGN_IN }),
        },
        { target: 'refused', actions: withEvent('refuseCode') },
      ],
    },
    on: { 'code.changed': {}, 'recovery.chosen': {}, 'app.chosen': {}, 'back.pressed': {} },
  }),
  refused: signInSetup.createStateConfig({
    entry: { type: 'showNotice', params: ({ context }) => ({ tone: 'bad', text: context.codeError ?? '' }) },
    on: { 'code.changed': { target: 'asking', actions: withEvent('takeCode') }, 'form.submitted': 'checking' },
  }),
};

/** The second factor, after the right password: a code of the app, or in its place a recovery code. */
export const secondFactorStates = {
  code: signInSetup.createStateConfig({
    initial: 'asking',
    entry: 'clearCode',
    states: codeStates,
    on: {
      'code.changed': { actions: withEvent('takeCode') },
      'recovery.chosen': 'recoveryCode',
      'back.pressed': 'editing',
    },
  }),
  recoveryCode: signInSetup.createStateConfig({
    initial: 'asking',
    entry: 'clearCode',
    states: codeStates,
    on: { 'code.changed': { actions: withEvent('takeCode') }, 'app.chosen': 'code', 'back.pressed': 'editing' },
  }),
};
