import { answers, elapses, fails, modelOfFolder } from '../lib/model.ts';
import { epochMs } from '../lib/ports.ts';
import { signInMachine } from './sign-in.machine.ts';

const UNKNOWN_PASSKEY = 'This passkey is not known here, or was removed. Log in with your password.';
const NOT_LINKED = 'There is no account for priya@redgum.example at Redgum Mining. Ask your administrator for one.';

export const signInModel = modelOfFolder('sign-in', 'Sign-in form', signInMachine, {
  'the sign-in form': {
    events: [
      { type: 'field.changed', field: 'username', value: 'booker' },
      { type: 'field.changed', field: 'password', value: 'Preflight#1' },
      { type: 'field.changed', field: 'password', value: '' },
      { type: 'form.submitted' },
      answers('signIn', { tokens: { token: 't' }, at: epochMs(0) }),
      fails('signIn', { code: 'UNAUTHENTICATED' }),
      fails('signIn', { code: 'UNREACHABLE' }),
    ],
    facts: ({ username, password, refusal }) => [username !== '', password !== '', refusal],
  },
  'with a passkey': {
    events: [
      { type: 'field.changed', field: 'username', value: 'booker' },
      { type: 'field.changed', field: 'password', value: 'Preflight#1' },
      { type: 'form.submitted' },
      { type: 'passkey.pressed' },
      elapses('passkeyTimeout', 'signIn.form.passkey'),
      { type: 'back.pressed' },
      answers('signInWithPasskey', { tokens: { token: 't' }, at: epochMs(0) }),
      fails('signInWithPasskey', { code: 'BAD_REQUEST', reason: UNKNOWN_PASSKEY, fields: {} }),
      fails('signIn', { code: 'UNAUTHENTICATED' }),
    ],
    facts: ({ username, password, refusal }) => [username !== '', password !== '', refusal],
  },
  'an email address of a company with a sign-in': {
    events: [
      { type: 'field.changed', field: 'username', value: 'priya@redgum.example' },
      { type: 'field.changed', field: 'username', value: 'priya@other.example' },
      { type: 'field.changed', field: 'username', value: 'priya' },
      elapses('typingPause', 'signIn.company.typing'),
      answers('findCompany', 'Redgum Mining'),
      answers('findCompany', null),
      fails('findCompany', { code: 'UNREACHABLE' }),
      { type: 'company.chosen' },
    ],
    facts: ({ domain, companyName }) => [domain, companyName],
  },
  'back from the company’s identity provider': {
    events: [
      { type: 'provider.returned', username: 'priya@redgum.example' },
      elapses('typingPause', 'signIn.company.typing'),
      answers('findCompany', 'Redgum Mining'),
      answers('finishCompanySignIn', { tokens: { token: 't' }, at: epochMs(0) }),
      fails('finishCompanySignIn', { code: 'REJECTED', status: 403, reason: NOT_LINKED }),
      fails('finishCompanySignIn', { code: 'UNREACHABLE' }),
    ],
    facts: ({ username, refusal }) => [username, refusal],
  },
  'with a second factor': {
    events: [
      { type: 'field.changed', field: 'username', value: 'admin' },
      { type: 'field.changed', field: 'password', value: 'Preflight#1' },
      { type: 'form.submitted' },
      { type: 'code.changed', code: '123456' },
      { type: 'recovery.chosen' },
      { type: 'app.chosen' },
      { type: 'back.pressed' },
      fails('signIn', { code: 'OTP_REQUIRED' }),
      fails('signIn', { code: 'BAD_REQUEST', reason: '', fields: { code: 'Wrong code. Try again.' } }),
      fails('signIn', { code: 'UNAUTHENTICATED' }),
      answers('signIn', { tokens: { token: 't' }, at: epochMs(0) }),
    ],
    facts: ({ username, password, code, codeError }) => [username !== '', password !== '', code !== '', codeError],
    withIgnored: true,
  },
});
