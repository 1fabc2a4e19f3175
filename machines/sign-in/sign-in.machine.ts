import { assign } from 'xstate';
import { withEvent } from '../lib/with-event.ts';
import { companyStates, finishingState } from './company.states.ts';
import { passkeyStates } from './passkey.states.ts';
import { secondFactorStates } from './second-factor.states.ts';
import { missing, passwordRefusal, signInSetup, WRONG_SIGN_IN } from './sign-in.setup.ts';

/**
 * The sign-in form: filled in, sent, refused or let in. An account with a second factor types a code after the right
 * password. The password is forgotten as soon as the sign-in was right. Beside the form, the company of a typed email
 * address is looked up, because it may have a sign-in of its own.
 *
 * Ports: `signIn` username, password and perhaps a code → tokens, and when they came.
 * `signInWithPasskey` → tokens likewise, after the person has answered the device.
 * `finishCompanySignIn` → tokens likewise, once the company's identity provider has sent the browser back.
 * `findCompany` the domain of an email address → the name of the company that has a sign-in for it, or null.
 * Actions: `openSession` hands the tokens to the session; where to go next is `landingAfterSignIn`, once that is loaded.
 * `keepUsername` keeps the email address while the browser is at the company's identity provider.
 * Errors: `errors` by field, `refusal` over the form and as a snackbar: an unknown pair, or any other failure. OTP_REQUIRED
 * is never shown and asks for the code; why that was refused is `codeError`. A passkey is refused in the words of the service or of the browser,
 * a company's sign-in in those of the service.
 * Source: product specification, sections 4 ("Login success"), 5 and 8.
 */
export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  context: {
    username: '',
    password: '',
    errors: { username: null, password: null },
    refusal: null,
    domain: '',
    companyName: null,
    code: '',
    codeError: null,
  },
  type: 'parallel',
  states: {
    form: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'field.changed': { actions: withEvent('takeField') },
            'form.submitted': [
              { guard: 'isFilledIn', target: 'signingIn' },
              { actions: assign({ errors: ({ context }) => missing(context) }) },
            ],
            'passkey.pressed': 'passkey',
            'provider.returned': {
              target: 'finishing',
              actions: assign({ username: ({ event }) => event.username }),
            },
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
              { guard: withEvent('isCodeNeeded'), target: 'code' },
              { guard: withEvent('isUnknownPair'), target: 'refused', actions: assign({ refusal: WRONG_SIGN_IN }) },
              { target: 'refused', actions: assign({ refusal: ({ event }) => passwordRefusal(event.error) }) },
            ],
          },
        },
        refused: {
          entry: { type: 'showNotice', params: ({ context }) => ({ tone: 'bad', text: context.refusal ?? '' }) },
          on: {
            'field.changed': { target: 'editing', actions: withEvent('takeField') },
            'form.submitted': [
              { guard: 'isFilledIn', target: 'signingIn' },
              { target: 'editing', actions: assign({ errors: ({ context }) => missing(context) }) },
            ],
            'passkey.pressed': 'passkey',
          },
        },
        ...secondFactorStates,
        ...passkeyStates,
        ...finishingState,
        signedIn: { entry: [assign({ password: '' }), 'clearCode'] },
      },
    },
    company: companyStates,
  },
});
