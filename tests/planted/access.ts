import type { Plant } from './plant.ts';

export const accessPlants: readonly Plant[] = [
  {
    id: 'access.login',
    file: 'machines/sign-in/sign-in.machine.ts',
    find: 'assign({ refusal: WRONG_SIGN_IN }) },',
    replace: "assign({ refusal: 'Expired session or unauthenticated!' }) },",
  },
  {
    id: 'access.unsure',
    file: 'machines/lib/unanswered.ts',
    find: 'isUnanswered(error) && (words === ANY_ERROR || DENIES.test(words)) ? UNANSWERED : words',
    replace: 'words',
  },
  {
    id: 'access.forgot',
    file: 'machines/forms/account-forms.ts',
    find: 'This email address is not registered on our system, please try another one.',
    replace: 'This email address is not known.',
  },
  {
    id: 'access.reset',
    file: 'machines/forms/account-forms.ts',
    find: "INVALID_TOKEN = 'Token is invalid. Try again.'",
    replace: "INVALID_TOKEN = 'Error occured. Try again.'",
  },
  {
    id: 'access.change-password',
    file: 'machines/forms/account-forms.ts',
    find: "PASSWORD_ERROR = 'Error when changing password'",
    replace: "PASSWORD_ERROR = 'Error!'",
  },
  {
    id: 'access.my-account',
    file: 'machines/forms/account-forms.ts',
    find: "ACCOUNT_ERROR = 'Error when updating my account'",
    replace: "ACCOUNT_ERROR = 'Error!'",
  },
  {
    id: 'access.email-change',
    file: 'services/auth/otp/otps.ts',
    find: 'requireTrusted(from === null ? null : new Date(from), now, portal);',
    replace: 'requireTrusted(null, now, portal);',
  },
  {
    id: 'access.limits',
    file: 'services/auth/sessions/attempts.ts',
    find: 'await pause(pollMs);',
    replace: 'refuseForNow(over);',
  },
  {
    id: 'access.address',
    file: 'services/server/client-address.ts',
    find: 'Math.max(chain.length - 1 - trustedProxies, 0)',
    replace: '0',
  },
  {
    id: 'access.weak-password',
    file: 'services/auth/passwords/weak-passwords.ts',
    find: 'if (score >= MIN_SCORE && !isAlone) return null;',
    replace: 'if (score >= 0) return null;',
  },
  {
    id: 'access.own-sessions',
    file: 'services/auth/sessions/own-sessions.ts',
    find: 'and(eq(sessions.id, sessionId), eq(sessions.accountId, caller.accountId))',
    replace: 'eq(sessions.id, sessionId)',
  },
  {
    id: 'access.new-device',
    file: 'services/auth/sessions/new-device-notice.ts',
    find: 'if (known.length === 0 || seen.length > 0) return;',
    replace: 'if (known.length === 0) return;',
  },
  {
    id: 'access.second-factor',
    file: 'services/auth/second-factor/second-factor.ts',
    find: 'const isUnused = sql`${secondFactors.lastStep} < ${step}`;',
    replace: 'const isUnused = sql`true`;',
  },
  {
    id: 'access.recovery-codes',
    file: 'services/auth/second-factor/second-factor.ts',
    find: 'set({ recoveryHashes }).where(on)',
    replace: 'set({ createdAt: now }).where(on)',
  },
  {
    id: 'access.admin-second-factor',
    file: 'services/shared/http/operation.ts',
    find: 'if (caller.lacksSecondFactor && !isOwnAccount(rule)) refuseWithoutSecondFactor();',
    replace: '',
  },
  {
    id: 'access.company-second-factor',
    file: 'services/companies/company/admin-second-factor.ts',
    find: 'if (wanted) await requireOwnSecondFactor(tx, caller);',
    replace: '',
  },
];
