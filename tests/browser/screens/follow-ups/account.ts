import { LogInDocument, UpdateMyAccountDocument } from '../../../../web/generated/graphql.ts';
import type { FollowUp, Stage } from '../follow-up.ts';
import { serverAnswers, serverRefuses } from './server.ts';

const logIn = async ({ screen, press }: Stage) => {
  await screen.getByLabel('Username').fill('booker');
  await screen.getByLabel('Password', { exact: true }).fill('a long password');
  await press('Log in');
};

export const signIn: readonly FollowUp[] = [
  {
    title: 'the right password opens the session',
    from: 'form:editing + company:none',
    stub: {
      working: ['signIn'],
      answers: serverAnswers(LogInDocument, {
        logIn: { accessToken: 'token', refreshToken: 'refresh', org: 'example', accountId: 'account' },
      }),
    },
    run: async (stage) => {
      await logIn(stage);
      await stage.sent('session', 'signIn.succeeded');
    },
  },
  {
    title: 'a wrong password is said',
    from: 'form:editing + company:none',
    stub: { working: ['signIn'], answers: serverRefuses(LogInDocument, { code: 'UNAUTHENTICATED' }) },
    run: async (stage) => {
      await logIn(stage);
      await stage.said('Wrong username or password');
    },
  },
];

export const load: readonly FollowUp[] = [
  {
    title: 'the menu hears of a changed account',
    from: 'loaded',
    stub: {
      working: ['form'],
      answers: serverAnswers(UpdateMyAccountDocument, {
        updateMyAccount: { contactPerson: 'Ada Example', phone: '', email: 'person@example.com' },
      }),
    },
    run: async ({ screen, press, sent }) => {
      await screen.getByLabel('Contact person').fill('Ada Example');
      await press('Save changes');
      await sent('session', 'account.changed');
    },
  },
  {
    title: 'changes are put back',
    from: 'loaded',
    run: async ({ screen, press, sent }) => {
      await screen.getByLabel('Contact person').fill('Ada Example');
      await press('Discard changes');
      await sent('form', 'changes.discarded');
    },
  },
  {
    title: 'what is saved says so',
    from: 'loaded',
    stub: { working: ['form'], answers: {} },
    run: async ({ screen, press }) => {
      await screen.getByLabel('Contact person').fill('Ada Example');
      await press('Save changes');
      await screen.getByText('Saving…').first().waitFor();
    },
  },
  {
    title: 'a password that is changed says so',
    from: 'loaded',
    stub: { working: ['form'], answers: {} },
    run: async ({ screen, press }) => {
      const passwords = {
        'Current password': 'a long password',
        'New password': 'Another-long-1',
        'Confirm password': 'Another-long-1',
      };
      for (const [label, text] of Object.entries(passwords)) await screen.getByLabel(label, { exact: true }).fill(text);
      await press('Change password');
      await screen.getByText('Changing…').first().waitFor();
    },
  },
];
