import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { menuEntriesFor } from '../../machines/rules/access/menu.ts';
import { STARTUP_LIMIT_MS } from '../../machines/session/session.setup.ts';
import { presets } from '../../services/auth/accounts/presets.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../support/browser/browser.ts';
import type { DemoLogin } from '../support/browser/page.ts';
import { answerOf, restAs } from '../support/rest.ts';
import { networkOf } from '../support/servers/network.ts';
import { gateOn } from './wizard/wizard-driver.ts';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const path = (page: Page) => new URL(page.url()).pathname;

async function anyCandidate(url: string) {
  const manager = await restAs('manager', { url: `${url}/api` });
  const { bookings } = await answerOf(
    manager.booking.GET('/booking/bookings', { params: { query: { page_size: 1 } } }),
  );
  return String(bookings[0]?.candidate_id);
}

test('[route.no-token] without a token every page leads to the sign-in page', { tags: ['walk'] }, async ({ page }) => {
  for (const address of ['/', '/pem-bookings', '/my/account', '/nowhere']) {
    await page.goto(address);
    await h1(page, 'Log in').waitFor();
    expect(path(page)).toBe('/login');
  }
});

test('[route.public] the four pages for those not signed in open in the same layout', async ({ page }) => {
  for (const address of ['/login', '/forgot-password', '/email-sent', '/reset-password']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('complementary', { name: 'About Preflight' }).waitFor();
    expect(path(page)).toBe(address);
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
  }
});

test('[session.keys] signing in keeps token, refresh token, organisation and account, and no retry', {
  tags: ['walk'],
}, async ({ page }) => {
  await signIn(page, 'manager');
  await h1(page, 'Bookings').waitFor();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({
    token: expect.stringMatching(/./),
    refresh_token: expect.stringMatching(/./),
    org: expect.stringMatching(/^[\da-f-]{36}$/),
    acc: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(stored).not.toHaveProperty('retry');
});

test('[access.login][app.snackbar] a wrong password is said on the page, and read out', async ({ page }) => {
  await page.goto('/login');
  await h1(page, 'Log in').waitFor();
  await expectNoViolations(page);
  await page.getByLabel('Username').fill('manager');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('main').getByText('Wrong username or password', { exact: true }).waitFor();
  await page.getByRole('alert').filter({ hasText: 'Wrong username or password' }).waitFor({ state: 'attached' });
  await expectNoViolations(page);
  forgive(page, /Failed to load resource/);
});

const opens: Record<DemoLogin, Record<string, string>> = {
  admin: { '/pem-bookings': 'Bookings', '/my-bookings': 'My Bookings', '/make-booking': 'Make Booking' },
  manager: { '/pem-bookings': 'Bookings', '/my-bookings': 'Access Denied', '/make-booking': 'Make Booking' },
  booker: { '/pem-bookings': 'Bookings', '/my-bookings': 'My Bookings', '/make-booking': 'Make Booking' },
  restricted: { '/pem-bookings': 'Access Denied', '/my-bookings': 'Access Denied', '/make-booking': 'Access Denied' },
};
/** The demo's further services. */
const services = ['Drug and alcohol screening', 'Periodic medical', 'Mask fit testing on site'].map((name) => ({
  sid: name,
  name,
  serviceType: 'pem' as const,
}));
/** The menu's entries are tested beside the rule; here the page shows what the rule says. */
const entriesOf = (login: DemoLogin) =>
  menuEntriesFor(presets[login], services, { kind: login === 'admin' ? 'provider' : 'client' }).flatMap(
    ({ name, children }) => [name, ...children.map((child) => child.name)],
  );

test.for(['admin', 'manager', 'booker', 'restricted'] as const)(
  '[route.guard][route.root][menu.entries] %s opens, and finds in the menu, what the permissions say',
  { tags: ['walk'] },
  async (login, { page }) => {
    await signIn(page, login);
    await menu(page).waitFor();
    for (const [address, title] of Object.entries({ ...opens[login], '/my/account': 'My Account' })) {
      await page.goto(address);
      await h1(page, title).waitFor();
    }
    await expect.poll(() => menu(page).locator('.label').allTextContents()).toEqual(entriesOf(login));
    await page.goto('/');
    const home = login === 'restricted' ? '/my/account' : '/pem-bookings';
    await page.waitForURL(`**${home}`);
    await page.getByRole('link', { name: 'Preflight home' }).first().click();
    await page.waitForURL(`**${login === 'restricted' ? '/my/subsidiaries' : home}`);
  },
);

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1440])
    test(`[route.denied][route.not-found][app.error-illustration] ${colorScheme} at ${width}: denied and not found say so, with a picture, and lead home`, {
      tags: width === 1440 && colorScheme === 'light' ? [] : ['long'],
    }, async ({ openPage, portal }) => {
      const page = await openPage({ colorScheme, viewport: { width, height: 900 } });
      await page.goto('/login');
      await h1(page, 'Log in').waitFor();
      await expectNoViolations(page);
      await signIn(page, 'booker');
      await page.getByText(/^Showing /).waitFor();
      await expectNoViolations(page);
      for (const [address, title, words] of [
        [
          `/booking/${await anyCandidate(portal.url)}/detail`,
          'Access Denied',
          "You don't have permission to access this page.",
        ],
        ['/no/such/page', 'Page not found', 'The address is mistyped'],
      ] as const) {
        await page.goto(address);
        await h1(page, title).waitFor();
        await page.getByText(words).waitFor();
        const picture = page.locator('main svg.art');
        expect(await picture.isVisible()).toBe(true);
        expect(await picture.locator('text, title, desc').count()).toBe(0);
        await expectNoViolations(page);
        if (title === 'Page not found') expect(path(page)).toBe('/404');
        await page.getByRole('link', { name: 'Go Home' }).click();
        await page.waitForURL('**/pem-bookings');
        await h1(page, 'Bookings').waitFor();
      }
    });

test('[menu.modes] the menu is open over 1440 pixels only, folds by hand, and is a drawer on a phone', {
  tags: ['walk'],
}, async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, 'manager');
  const app = page.locator('.app');
  const mode = () => app.getAttribute('data-menu');
  await page.getByRole('button', { name: 'Expand menu' }).waitFor();
  expect(await mode()).toBe('collapsed');
  await page.setViewportSize({ width: 1441, height: 900 });
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await expect.poll(mode).toBe('collapsed');
  await page.getByRole('button', { name: 'Expand menu' }).click();
  await expect.poll(mode).toBe('expanded');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'My Account' }).click();
  await h1(page, 'My Account').waitFor();
  await drawer.waitFor({ state: 'detached' });
});

test('[menu.modes] the drawer opens on a phone whose line went before the menu was ever opened', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  const drawerCode = page.waitForResponse(/\/drawer-/);
  await signIn(page, 'manager');
  await h1(page, 'Bookings').waitFor();
  await page.mouse.move(100, 100); // a person is there
  await (await drawerCode).finished();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'My Account' }).waitFor();
  const downloading = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Report a problem' }).click();
  await downloading;
  await drawer.getByRole('button', { name: 'Close menu' }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.context().setOffline(false);
  forgive(page, /ERR_INTERNET_DISCONNECTED/);
});

test('[app.header][inspect.replay] a problem is reported from every page, those without a menu too', {
  tags: ['long'],
}, async ({ page, portal }) => {
  const report = page.getByRole('button', { name: 'Report a problem' });
  const reported = async () => {
    const downloading = page.waitForEvent('download');
    await report.click();
    return JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  };
  await signIn(page, 'manager');
  const detail = `/booking/${await anyCandidate(portal.url)}/detail`;
  for (const address of ['/pem-bookings', detail, '/booking/download-consult-file']) {
    await page.goto(address);
    const { format, page: from } = await reported();
    expect({ format, from }).toEqual({ format: 'preflight-problem', from: address });
    await expectNoViolations(page);
  }
  const gate = await gateOn(page, 'Me');
  await page.goto(detail);
  await gate.cut('Me');
  await h1(page, 'Access Denied').waitFor();
  const { actors } = await reported();
  expect(actors.map(({ machineId }: { machineId: string }) => machineId)).toContain('session');
  forgive(page, /Failed to load resource/);
});

test('[menu.identity][app.footer][app.header][app.title][app.language][app.theme] the frame names the portal, the person and the page', async ({
  openPage,
  portal,
}) => {
  const page = await openPage({ viewport: { width: 1600, height: 900 } });
  await signIn(page, 'manager');
  await h1(page, 'Bookings').waitFor();
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const { contact_person, username } = await answerOf(manager.companies.GET('/companies/user-info'));
  const frame = page.locator('header.menu');
  await frame.getByRole('link', { name: 'Preflight home' }).waitFor();
  await frame.getByText(contact_person || username, { exact: true }).waitFor();
  await frame.getByRole('link', { name: 'Log out' }).waitFor();
  const year = await page.evaluate(() => new Date().getFullYear()); // in the page's zone
  await page.getByText(`© ${year} Banksia Health. All rights reserved.`).waitFor();
  await page.locator('.subtitle').waitFor();
  expect(await page.title()).toBe('Bookings – Preflight');
  const html = await (await page.request.get('/login')).text();
  expect(html, 'until a page has its own').toContain('<title>Preflight – book medicals and fit tests</title>');
  expect(await page.locator('html').getAttribute('lang')).toBe('en-AU');
  const look = () =>
    page.evaluate(() => ({
      size: getComputedStyle(document.body).fontSize,
      accent: getComputedStyle(document.documentElement).getPropertyValue('--accent').trim(),
      canvas: getComputedStyle(document.documentElement).getPropertyValue('--canvas').trim(),
    }));
  expect((await look()).accent).toBe('#1a5cd8');
  expect(await look()).toMatchObject({ size: '14px', canvas: '#f3f5f8' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await look()).canvas).not.toBe('#f3f5f8');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('a.name').first().click();
  await page.getByRole('heading', { name: 'Candidate', exact: true }).waitFor();
  expect(await page.title()).toMatch(/, booking PF-\d+ – Preflight$/);
  expect(await page.locator('header.menu, .head').count()).toBe(0);
});

test('[app.startup][app.loader][route.guard-loading] while it is unknown who this is there is a loader, after three seconds a retry, and a late answer still opens', async ({
  page,
}) => {
  await signIn(page, 'manager');
  await h1(page, 'Bookings').waitFor();
  const gate = await gateOn(page, 'Me');
  await page.clock.install();
  await page.goto('/pem-bookings');
  await gate.asked('Me');
  await h1(page, 'Loading').waitFor();
  await page.locator('.loader svg[aria-hidden=true]').waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await page.clock.fastForward(STARTUP_LIMIT_MS);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await gate.open('Me');
  await h1(page, 'Bookings').waitFor();
  gate.close('Me');
  await page.reload();
  await gate.cut('Me');
  await h1(page, 'Access Denied').waitFor();
  await page.getByText('Your permissions could not be loaded, so no page opens. You are still signed in.').waitFor();
  await page.getByText("You don't have permission to access this page.").waitFor();
  await page.getByRole('link', { name: 'Go Home' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await gate.open('Me');
  await h1(page, 'Bookings').waitFor();
  forgive(page, /Failed to load resource/);
});

test('[route.last-path] the page last visited is kept, /404 and public ones are not, and a sign-in offers it as a link', {
  tags: ['walk'],
}, async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/make-booking');
  await h1(page, 'Make Booking').waitFor();
  await page.goto('/pem-bookings?sort=name&order=asc');
  await h1(page, 'Bookings').waitFor();
  const saved = () => page.evaluate(() => sessionStorage.getItem('lastPath'));
  expect(await saved()).toBe('/pem-bookings?sort=name&order=asc');
  await page.goto('/nowhere');
  await h1(page, 'Page not found').waitFor();
  await page.goto('/reset-password?token=secret');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await saved()).toBe('/pem-bookings?sort=name&order=asc');
  await page.goto('/my/account');
  await h1(page, 'My Account').waitFor();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'manager');
  await page.waitForURL('**/pem-bookings');
  await page.getByRole('link', { name: 'Continue where you were' }).click();
  await h1(page, 'My Account').waitFor();
});

test('[app.loader] a page whose code the server does not send says that it cannot be reached, and comes by itself', {
  tags: ['walk'],
}, async ({ page }) => {
  const line = await networkOf(page, /\/(assets|favicon)/);
  await signIn(page, 'manager');
  await h1(page, 'Bookings').waitFor();
  const away = 'The server cannot be reached. The page opens by itself once it answers.';
  await line.cut(async () => {
    await menu(page).getByRole('link', { name: 'Packages' }).click();
    await h1(page, away).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectNoViolations(page);
  });
  await h1(page, 'Packages').waitFor();
  expect(path(page)).toBe('/packages');
  forgive(page, /assets/);
});

test('in the few colours of a contrast theme, chosen and switched-on controls differ', {
  tags: ['walk'],
}, async ({ openPage }) => {
  const page = await openPage({ forcedColors: 'active' });
  await signIn(page, 'manager');
  await h1(page, 'Bookings').waitFor();
  const fill = (selector: string, part?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, part) => getComputedStyle(element, part).backgroundColor, part);
  const highlight = await page.evaluate(() => {
    document.body.style.setProperty('background-color', 'Highlight');
    const colour = getComputedStyle(document.body).backgroundColor;
    document.body.style.removeProperty('background-color');
    return colour;
  });
  expect(await fill('.menu .entry[aria-current]')).toBe(highlight);
  expect(await fill('.menu .entry:not([aria-current])')).not.toBe(highlight);
  expect(await fill('.tabs [aria-current]', '::after')).toBe(highlight);

  await page.goto('/subsidiaries');
  await page.getByRole('button', { name: /^Edit/ }).first().waitFor();
  expect(await fill('.segment [aria-checked="true"], .segment [aria-pressed="true"]')).toBe(highlight);
  await page.getByRole('button', { name: 'Edit Newman Operations' }).click();
  const fitTest = page.getByRole('switch', { name: 'Fit test' });
  await fitTest.setChecked(true);
  expect(await fill('.switch')).toBe(highlight);
  await fitTest.setChecked(false);
  expect(await fill('.switch')).not.toBe(highlight);
  expect(await fitTest.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px');
});
