import { assign, setup } from 'xstate';
import { toPortalError } from '../lib/portal-error.ts';
import { type EpochMs, port, type ToastMessage } from '../lib/ports.ts';
import { type FieldMessage, requiredMessage } from '../rules/text/required.ts';
import { SESSION_OVER } from '../session/session.setup.ts';
import type { Tokens } from '../session/session.types.ts';

export const WRONG_SIGN_IN = 'Wrong username or password';

export type Credentials = { username: string; password: string };
export type SignedIn = { tokens: Tokens; at: EpochMs };

export const missing = ({ username, password }: Credentials) => ({
  username: requiredMessage(username),
  password: requiredMessage(password),
});

type Context = Credentials & {
  errors: Record<keyof Credentials, FieldMessage>;
  refusal: FieldMessage;
  /** Of the typed email address that was asked about; empty: none. */
  domain: string;
  /** Of the company with that domain, if it has a sign-in. */
  companyName: string | null;
  /** Of the second factor, and what is wrong with it. */
  code: string;
  codeError: FieldMessage;
};

type SignInEvent =
  | { type: 'field.changed'; field: keyof Credentials; value: string }
  | { type: 'form.submitted' }
  | { type: 'code.changed'; code: string }
  | { type: 'passkey.pressed' }
  | { type: 'company.chosen' }
  /** With the username as it was typed before. */
  | { type: 'provider.returned'; username: string }
  | { type: 'recovery.chosen' }
  | { type: 'app.chosen' }
  | { type: 'back.pressed' };

/** Of an email address, in lower case; empty where the text is none. */
export const emailDomain = (username: string) =>
  /@([^@\s]+\.[a-z]{2,})$/i.exec(username.trim())?.[1]?.toLowerCase() ?? '';

/** The service's own words for a code: wrong, used, or too many of them. Any other failure has the words of a sign-in. */
function codeRefusal(thrown: unknown): string {
  const error = toPortalError(thrown);
  if (error.code === 'BAD_REQUEST') return error.fields['code'] ?? error.reason;
  return error.code === 'REJECTED' && error.status === 429 ? error.reason : SESSION_OVER;
}

/** Why a password is refused: in the words of the service where the company requires its own sign-in. */
export function passwordRefusal(thrown: unknown): string {
  const error = toPortalError(thrown);
  return error.code === 'REJECTED' && error.status === 403 ? error.reason : SESSION_OVER;
}

/** The words of the service or of the browser, where there are any. */
function refusalMessage(thrown: unknown): string {
  const error = toPortalError(thrown);
  return (error.code !== 'UNREACHABLE' && 'reason' in error && error.reason) || SESSION_OVER;
}

/** The port, the actions and the questions of the sign-in form. */
export const signInSetup = setup({
  types: { context: {} as Context, events: {} as SignInEvent, tags: {} as 'busy' },
  actors: {
    signIn: port<SignedIn, Credentials & { code?: string }>(),
    signInWithPasskey: port<SignedIn>(),
    finishCompanySignIn: port<SignedIn>(),
    findCompany: port<string | null, string>(),
  },
  /** The passkey's is shorter than a challenge is good for. */
  delays: { passkeyTimeout: 4 * 60_000, typingPause: 400 },
  actions: {
    openSession: (_, _signedIn: SignedIn) => {},
    showNotice: (_, _notice: ToastMessage) => {},
    keepUsername: (_, _typed: { username: string }) => {},
    // An error goes as soon as its field is repaired; none appears before the form was sent.
    takeField: assign(({ context }, { field, value }: { field: keyof Credentials; value: string }) => ({
      [field]: value,
      errors: { ...context.errors, [field]: context.errors[field] && requiredMessage(value) },
    })),
    takeCode: assign({ code: (_, { code }: { code: string }) => code, codeError: null }),
    clearCode: assign({ code: '', codeError: null }),
    clearRefusals: assign({ refusal: null, errors: { username: null, password: null } }),
    refuseInWords: assign({ refusal: (_, { error }: { error: unknown }) => refusalMessage(error) }),
    requireCode: assign({ codeError: ({ context }) => requiredMessage(context.code) }),
    refuseCode: assign({ codeError: (_, { error }: { error: unknown }) => codeRefusal(error) }),
  },
  guards: {
    isFilledIn: ({ context }) => Object.values(missing(context)).every((message) => message === null),
    isDomainGone: ({ context }) => context.domain !== '' && emailDomain(context.username) === '',
    isOtherDomain: ({ context }) => context.domain !== emailDomain(context.username),
    isCompany: (_, { output }: { output: string | null }) => output !== null,
    hasCode: ({ context }) => requiredMessage(context.code) === null,
    isUnknownPair: (_, { error }: { error: unknown }) => toPortalError(error).code === 'UNAUTHENTICATED',
    isCodeNeeded: (_, { error }: { error: unknown }) => toPortalError(error).code === 'OTP_REQUIRED',
  },
});
