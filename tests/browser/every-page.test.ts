import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { defined } from '../../machines/lib/assert-defined.ts';
import { COMPANY_TABS } from '../../machines/rules/access/access-routes.ts';
import { pages } from '../../machines/rules/access/page-table.ts';
import { PUBLIC_PATHS } from '../../machines/rules/access/public-paths.ts';
import { newDoctor } from '../support/bookings/new-doctor.ts';
import { expect, expectNoViolations, test as portalTest, signIn } from '../support/browser/browser.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { answerOf, type Rest, restAs } from '../support/rest.ts';

// Some sixty pages, each looked at four times.
const test = portalTest.extend('portalOptions', { scope: 'file' }, async () => ({ lifetimeMs: 1_300_000 }));

/** A closing of a doctor's Sunday, so that there is one to look at. */
async function oneClosing(admin: Rest, siteId: string): Promise<string> {
  const today = Temporal.Now.plainDateISO('Australia/Perth');
  const day = today.add({ days: 7 - today.dayOfWeek + 42 }).toString();
  const { doctor_id } = await answerOf(admin.booking.POST('/booking/doctors', { body: newDoctor('Dr Sunday') }));
  const hours = { from_time: '08:00', to_time: '16:00', skip: false, on_holidays: true };
  await answerOf(
    admin.booking.POST('/booking/rosters', { body: { site_id: siteId, doctor_id, days: [day], ...hours } }),
  );
  const scope = { site_ids: [siteId], doctor_ids: [doctor_id], from_day: day, to_day: day };
  const body = { closing_id: randomUUID(), ...scope, reason: 'Leave', public_reason: '', people: [] };
  return (await answerOf(admin.booking.POST('/booking/closings', { body }))).closing_id;
}

/** An id for each parameter of an address. */
async function idsOf(admin: Rest): Promise<Readonly<Record<string, string>>> {
  const named = { params: { query: { name: 'redgum' } } };
  const orgId = String(defined((await answerOf(admin.companies.GET('/companies/companies', named))).companies[0]).id);
  const query = { page_size: 1, status: ['Completed' as const] };
  const { bookings } = await answerOf(admin.booking.GET('/booking/bookings', { params: { query } }));
  const { sites } = await answerOf(admin.booking.GET('/booking/clinic-sites'));
  const clinicId = defined(sites.find(({ booking_free }) => !booking_free)).uuid;
  const ofCompany = { params: { query: { org: orgId } } };
  const packages = await answerOf(admin.booking.GET('/booking/packages-lookup', ofCompany));
  const { data: doctors } = await answerOf(admin.booking.GET('/booking/doctors'));
  const doctorId = defined(doctors.find(({ clinics }) => clinics.length > 0)).doctor_id;
  const { patterns } = await answerOf(
    admin.booking.GET('/booking/doctors/{doctor_id}', { params: { path: { doctor_id: doctorId } } }),
  );
  return {
    orgId,
    clinicId,
    doctorId,
    kind: 'booking.confirmed',
    closingId: await oneClosing(admin, clinicId),
    candidateId: defined(bookings[0]).candidate_id,
    packageId: defined(packages.data[0]).package_id,
    patternId: defined(patterns[0]).pattern_id,
  };
}

/** Every address of the table, with ids that exist. */
const addressesOf = (ids: Readonly<Record<string, string>>) =>
  pages
    .flatMap(({ pattern }) =>
      pattern.endsWith('/:tab') ? COMPANY_TABS.map((tab) => pattern.replace(':tab', tab)) : [pattern],
    )
    .map((pattern) => pattern.replaceAll(/:(\w+)/g, (_, name: string) => defined(ids[name])));

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** The narrowest phones, and text at twice its size: axe finds there what it found at 390, so only the width is measured. */
const NARROW = [
  { width: 360, fontSize: '100%' },
  { width: 390, fontSize: '28px' },
] as const;

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Valid HTML; at both sizes, light and dark, nothing that axe finds; and nothing that is wider than the screen. */
async function isFine(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"], .skeleton').count(), { message: address }).toBe(0);
  const faults = (await htmlFaults(await page.content())).map((fault) => `${address}: ${fault}`);
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page).catch((thrown: Error) =>
        faults.push(`${address} at ${viewport.width}, ${colorScheme}: ${thrown.message}`),
      );
    }
    const over = await tooWide(page);
    if (over > 0) faults.push(`${address} at ${viewport.width}: ${over} pixels wider than the screen`);
  }
  for (const { width, fontSize } of NARROW) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    const over = await tooWide(page);
    if (over > 0) faults.push(`${address} at ${width}, text ${fontSize}: ${over} pixels wider than the screen`);
  }
  return faults;
}

test('[route.table][app.valid-html] every page is valid HTML, free of axe’s findings, and fits, at 360, 390 and 1440, light and dark, and with text at twice its size', {
  tags: ['long'],
  timeout: 1_200_000,
}, async ({ page, portal }) => {
  const faults: string[] = [];
  for (const address of PUBLIC_PATHS) faults.push(...(await isFine(page, address)));
  await signIn(page, 'admin');
  const addresses = addressesOf(await idsOf(await restAs('admin', { url: `${portal.url}/api` })));
  for (const address of addresses) faults.push(...(await isFine(page, address)));
  expect(faults).toEqual([]);
  expect(addresses.length).toBeGreaterThan(50);
});
