/** @module-tag walk */
import { sql } from 'drizzle-orm';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { consultDownloadMachine } from '../../../machines/consult-download/consult-download.machine.ts';
import { consultDownloadEvents } from '../../../machines/consult-download/consult-download.model.ts';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { addExamined, type Examined, forgetOtps, mailedOtp } from '../../support/bookings/consult-world.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { launchChromium } from '../../support/browser/chromium.ts';
import { faultsOf, forgive, openPageOn, signIn } from '../../support/browser/page.ts';
import { type ModelPath, modelOf, titled } from '../../support/model-of.ts';
import { type LocalServer, openLocalServer } from '../../support/servers/local-server.ts';
import { walkedInBrowser } from '../../support/walked.ts';
import { fewest } from '../paths.ts';
import { type Gate, gateOn } from '../wizard/wizard-driver.ts';

const paths = modelOf(consultDownloadMachine, consultDownloadEvents, {
  input: { deviceId: null },
  facts: ({ deviceId, otp, refusal, files }) => [
    deviceId !== null,
    otp,
    refusal && 'status' in refusal && refusal.status,
    files.length,
  ],
}).getShortestPaths();

/** Numbers of files that the path fetches; the page's address fixes the number when it is opened. */
const filesOf = ({ steps }: ModelPath) => new Set(steps.flatMap(({ event }) => fileCount(event)));
const fileCount = (event: AnyEventObject): number[] =>
  event.type === 'xstate.done.actor.fetchFiles' ? [event['output'].length] : [];

const walked = fewest(paths.filter((path) => filesOf(path).size <= 1));

let portal: LocalServer;
let browser: Browser;
let examined: Examined;
let storageState: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

beforeAll(async () => {
  [portal, browser] = await Promise.all([openLocalServer(), launchChromium()]);
  const { rows } = await portal.db.execute<{ orgId: string; accountId: string }>(
    sql`select id as "accountId", org_id as "orgId" from auth.accounts where username = 'coralbay'`,
  );
  examined = await addExamined(portal.db, portal.files, defined(rows[0]), 2);
  const page = await openPageOn(browser, portal.url);
  await signIn(page, 'coralbay');
  storageState = await page.context().storageState();
  await page.context().close();
});
afterAll(async () => {
  await browser.close();
  await portal.close();
});

interface Scene {
  readonly page: Page;
  readonly gate: Gate;
  readonly downloads: string[];
}

const asksForOtp = (otp: boolean) =>
  portal.db.execute(sql`update companies.organisations set otp = ${otp} where company_name = 'Coral Bay Energy'`);
/** Six digits that are not the ones in the mail. */
const wrong = (otp: string) => (otp === '111111' ? '222222' : '111111');

async function perform(event: AnyEventObject, before: ModelPath['state'], { page, gate }: Scene) {
  const mailed = async () => defined(await mailedOtp(portal.db));
  switch (event.type) {
    case 'otp.typed':
      return page.getByLabel('One-time password').fill(event['text']);
    case 'otp.submitted':
      return page.getByRole('button', { name: 'Continue' }).click();
    case 'resend.pressed':
      return page.getByRole('button', { name: 'Send another one' }).click();
    case 'download.againPressed':
      return page.getByRole('button', { name: 'Download again' }).click();
    case 'retry.pressed':
      return page.getByRole('button', { name: /^Try again/ }).click();
    case 'xstate.done.actor.fetchFiles':
      await asksForOtp(before.context.deviceId !== null);
      return gate.pass('ConsultFiles');
    case 'xstate.done.actor.verifyOtp':
      return gate.passWith('VerifyOtp', { otp: await mailed() });
    case 'xstate.done.actor.resendOtp':
      return gate.pass('ResendOtp');
    default:
      return fail(event, gate, mailed);
  }
}

/** The portal refuses, or the line is cut. */
async function fail({ type, error }: AnyEventObject, gate: Gate, mailed: () => Promise<string>) {
  const { code, status } = error.error;
  const name = type.endsWith('fetchFiles') ? 'ConsultFiles' : type.endsWith('verifyOtp') ? 'VerifyOtp' : 'ResendOtp';
  if (code === 'UNREACHABLE') return gate.cut(name);
  if (code === 'OTP_REQUIRED') {
    await forgetOtps(portal.db);
    await asksForOtp(true);
    return gate.pass(name);
  }
  if (status === 410) await portal.db.execute(sql`update auth.otps set expires_at = now() - interval '1 second'`);
  if (status === 429)
    await portal.db.execute(sql`update auth.otps set tries = 4, expires_at = now() + interval '9 minutes'`);
  return gate.passWith(name, { otp: wrong(await mailed()) });
}

async function shows(state: ModelPath['state'], { page, gate, downloads }: Scene, count: number) {
  const words = (text: string | RegExp) => page.getByRole('main').getByText(text).first().waitFor();
  const spoken = typeof state.value === 'string' ? state.value : state.value['password'];
  switch (spoken) {
    case 'fetching':
      await words('Getting the files ready');
      return gate.asked('ConsultFiles');
    case 'registered':
      await words('This device is registered.');
      expect(await page.evaluate(() => localStorage.getItem('device_id'))).toMatch(/^[\w-]{22}$/);
      return gate.asked('ConsultFiles');
    case 'ready':
      await words(count === 1 ? 'Your download has started.' : 'Your 2 downloads have started.');
      expect(await page.getByRole('list', { name: 'Files' }).getByRole('link').count()).toBe(count);
      return expect.poll(() => downloads.length).toBeGreaterThanOrEqual(count);
    case 'failed':
      return words('The files could not be downloaded.');
    case 'sent':
      return words('A one-time password is on its way to sofia.marino@coralbay.example');
    case 'resent':
      await page.getByText('OTP has been resent successfully').first().waitFor();
      return words('Another one-time password is on its way to');
    case 'wrong':
      return words(state.context.mistake ?? /^Wrong one-time password\./);
    case 'unanswered':
      return words('The server did not answer.');
    case 'expired':
      return words('This one-time password is no longer good.');
    case 'locked':
      return words('Too many wrong one-time passwords.');
    case 'verifying':
      return gate.asked('VerifyOtp');
    case 'resending':
      return gate.asked('ResendOtp');
    default:
      throw new Error(`Nobody knows how ${spoken} looks.`);
  }
}

function address(count: number): string {
  const query = new URLSearchParams({ candidate_id: examined.candidateId });
  for (const { file_id, type } of examined.files.slice(0, count)) {
    query.append('file_id', file_id);
    query.append('type', type);
  }
  return `/booking/download-consult-file?${query}`;
}

test('[machine.consult] the paths through the browser visit every state of a download', () => {
  const visited = new Set(walked.flatMap(({ steps }) => steps.map(({ state }) => JSON.stringify(state.value))));
  const { password, ...others } = consultDownloadMachine.states;
  const states = [
    ...Object.keys(others).map((state) => JSON.stringify(state)),
    // By a passkey it is proven in passkeys.test.ts, at an address that has them.
    ...Object.keys(defined(password).states)
      .filter((state) => state !== 'proving')
      .map((state) => JSON.stringify({ password: state })),
  ];
  expect([...visited].toSorted()).toEqual(states.toSorted());
});

describe('a person downloads results', () => {
  test.for(titled(walked))('[machine.consult] %s', async ([, path]) => {
    await forgetOtps(portal.db);
    const page = await openPageOn(browser, portal.url, { storageState });
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    const scene = { page, gate: await gateOn(page, 'ConsultFiles', 'VerifyOtp', 'ResendOtp'), downloads };
    const count = [...filesOf(path)][0] ?? 1;
    try {
      await page.goto(address(count));
      for (const [at, { event, state }] of path.steps.entries()) {
        if (at > 0) await perform(event, defined(path.steps[at - 1]).state, scene);
        await shows(state, scene, count);
      }
      forgive(page, /ERR_FAILED/);
      expect(faultsOf(page)).toEqual([]);
      walkedInBrowser(consultDownloadMachine, path, { deviceId: null });
    } finally {
      await page.context().close();
    }
  });
});
