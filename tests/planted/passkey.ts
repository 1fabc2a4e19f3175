import type { Plant } from './plant.ts';

const tests = ['services/auth/passkeys/passkeys.test.ts'];

export const passkeyPlants: readonly Plant[] = [
  {
    id: 'passkey.add',
    file: 'services/auth/passkeys/passkeys.operations.ts',
    find: 'await attempt(deps, passwordLimits(caller, address), () => requireCurrentPassword(db, caller, password));',
    replace: 'await attempt(deps, passwordLimits(caller, address), async () => password);',
    tests,
  },
  {
    id: 'passkey.own',
    file: 'services/auth/passkeys/passkeys.ts',
    find: 'and(ofAccount(accountId), eq(passkeys.id, id))',
    replace: 'and(accountId ? eq(passkeys.id, id) : undefined)',
    tests,
  },
  {
    id: 'passkey.sign-in',
    file: 'services/access/operations.ts',
    find: 'signInWithPasskey: everyone,',
    replace: 'signInWithPasskey: own,',
    tests,
  },
  {
    id: 'passkey.challenge',
    file: 'services/auth/passkeys/challenges.ts',
    find: 'isWhose, gt(passkeyChallenges.expiresAt, now)',
    replace: 'isWhose',
    tests,
  },
  {
    id: 'passkey.results',
    file: 'services/auth/passkeys/passkey-proof.ts',
    find: 'if (countsFrom > now) {',
    replace: 'if (countsFrom < used.addedAt) {',
    tests,
  },
  {
    id: 'passkey.refused',
    file: 'services/auth/passkeys/checked.ts',
    find: 'requireUserVerification: true,',
    replace: 'requireUserVerification: false,',
    tests,
  },
];
