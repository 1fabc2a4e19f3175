import type { Plant } from './plant.ts';

const folder = 'services/auth/identity-providers';

export const ssoPlants: readonly Plant[] = [
  {
    id: 'sso.connection',
    file: `${folder}/switch-provider.ts`,
    find: "    if (tested_at === null) fail('NOT_ACTIVE', 'Test the connection first.');\n",
    replace: '',
    tests: [`${folder}/connection.test.ts`],
  },
  {
    id: 'sso.private',
    file: 'services/shared/public-fetch.ts',
    find: '  const addresses = await allowedAddresses(new URL(url), targets);',
    replace: '  const addresses = await targets.resolve(new URL(url).hostname);',
    tests: [`${folder}/connection.test.ts`],
  },
  {
    id: 'sso.domains',
    file: `${folder}/domains.ts`,
    find: '  if (!records.includes(wanted)) {',
    replace: '  if (records.length === 0) {',
    tests: [`${folder}/connection.test.ts`],
  },
  {
    id: 'sso.sign-in',
    file: `${folder}/linked-account.ts`,
    find: 'lower(a.email) = lower(${email})',
    replace: 'a.email = ${email}',
    tests: [`${folder}/sign-in.test.ts`],
  },
  {
    id: 'sso.link',
    file: `${folder}/linked-account.ts`,
    find: '  if (!isEmailVerified) {',
    replace: '  if (isEmailVerified === null) {',
    tests: [`${folder}/sign-in.test.ts`],
  },
  {
    id: 'sso.deactivated',
    file: `${folder}/linked-account.ts`,
    find: 'Your account is deactivated. Ask your administrator.',
    replace: 'You cannot sign in.',
    tests: [`${folder}/sign-in.test.ts`],
  },
  {
    id: 'sso.create',
    file: `${folder}/linked-account.ts`,
    find: '!provider.allows_new_accounts || provider.role_id === null',
    replace: 'false',
    tests: [`${folder}/sign-in.test.ts`],
  },
  {
    id: 'sso.page',
    file: 'machines/sign-in/company.states.ts',
    find: "actions: { type: 'refuseInWords', params: ({ event }) => event }",
    replace: "actions: 'clearRefusals'",
    tests: ['machines/sign-in/sign-in.machine.test.ts'],
  },
  {
    id: 'sso.find',
    file: `${folder}/sign-ins.ts`,
    find: ' and d.verified_at is not null`',
    replace: '`',
    tests: [`${folder}/sign-in.test.ts`],
  },
  {
    id: 'sso.required',
    file: `${folder}/portal-sign-in.ts`,
    find: ' and i.enabled_at is not null',
    replace: '',
    tests: [`${folder}/sign-in.test.ts`],
  },
  {
    id: 'sso.once',
    file: `${folder}/sign-ins.ts`,
    find: 's.browser_hash = ${browserHash} and s.state_hash',
    replace: 's.state_hash',
    tests: [`${folder}/bad-days.test.ts`],
  },
  {
    id: 'sso.proof',
    file: `${folder}/openid-connect.ts`,
    find: 'openid.enableNonRepudiationChecks, ',
    replace: '',
    tests: [`${folder}/bad-days.test.ts`],
  },
  {
    id: 'sso.down',
    file: `${folder}/sign-ins.ts`,
    find: '. ${OTHER_WAYS}`',
    replace: '.`',
    tests: [`${folder}/bad-days.test.ts`],
  },
];
