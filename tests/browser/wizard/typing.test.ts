import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { bookableTimes, wishedDays } from '../../support/bookings/bookable.ts';
import { expect, test as portalTest, signIn } from '../../support/browser/browser.ts';
import { type Rest, restAs } from '../../support/rest.ts';
import type { Portal } from '../../support/servers/portal.ts';
import { type TypedField, type TypedFormName, type TypedKind, typedForms } from '../../support/typed-fields.ts';
import { detailOf } from '../bookings/detail-of.ts';
import { dayOf, pressTime, walkInTime } from '../scheduler/walk-in-driver.ts';
import { draftAt, findPlace, longestMs, storeDraft } from './wizard-driver.ts';

/** Milliseconds between keys, and how long the portal thinks about each question. */
const SPEEDS = [
  { keyMs: 0, answerMs: 2000 },
  { keyMs: 30, answerMs: 300 },
  { keyMs: 200, answerMs: 0 },
] as const;

const UNKNOWN = 'Zzyzx';

/** A line on which every answer comes late. */
async function slowLineOf(page: Page) {
  let lateMs = 0;
  await page.route('**/graphql', async (route) => {
    await pause(lateMs);
    await route.fallback();
  });
  return (ms: number) => {
    lateMs = ms;
  };
}

/** Every form at three speeds takes some twenty minutes. */
const test = portalTest.extend('portalOptions', { scope: 'file' }, async () => ({ lifetimeMs: 1_800_000 }));

type Slow = Awaited<ReturnType<typeof slowLineOf>>;

/** The visible state of a field. `isOpen`: its value is not settled, and its form would not be sent. */
const standing = (field: Locator) =>
  field.evaluate((element) => {
    const input = element as HTMLInputElement;
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    const error = described.find((one) => one?.classList.contains('err'))?.textContent ?? null;
    return { value: input.value, error, isOpen: input.validity.customError };
  });

async function type(page: Page, field: Locator, text: string, keyMs: number, key: 'Tab' | 'Enter') {
  await field.focus();
  await field.press('ControlOrMeta+A');
  await page.keyboard.type(text, { delay: keyMs });
  await page.keyboard.press(key);
}

/** Names of entries, the first of the list last: what the list proposes by itself is never what is typed first. */
async function entriesOf(page: Page, field: Locator): Promise<string[]> {
  await field.click();
  const options = page.locator('[role=option]:not([aria-disabled=true]):not(.add)');
  await options.first().waitFor();
  const names = await options.evaluateAll((all) =>
    all.map((option) => option.querySelector('span')?.firstChild?.textContent ?? ''),
  );
  await field.press('Escape');
  return names.filter((name) => name !== '' && !name.startsWith('All clinics')).toReversed();
}

const keyFor = (at: number) => (at % 2 === 0 ? 'Tab' : 'Enter');

/** The check of each kind of field. */
const checks: Readonly<Record<TypedKind, (page: Page, field: Locator, slow: Slow) => Promise<void>>> = {
  'look-up': async (page, field, slow) => {
    const names = await entriesOf(page, field);
    for (const [at, { keyMs, answerMs }] of SPEEDS.entries()) {
      const entry = defined(names[at % names.length]);
      slow(answerMs);
      await type(page, field, entry, keyMs, keyFor(at));
      expect(await field.inputValue(), `at once after ${keyMs} ms between keys`).toBe(entry);
      await expect.poll(() => standing(field)).toEqual({ value: entry, error: null, isOpen: false });
      await type(page, field, UNKNOWN, keyMs, keyFor(at));
      expect(await field.inputValue(), 'what is no entry stays').toBe(UNKNOWN);
      await expect
        .poll(() => standing(field))
        .toEqual({ value: UNKNOWN, error: expect.stringContaining(`no entry is called “${UNKNOWN}”`), isOpen: true });
    }
    slow(0);
    const [entry] = names;
    await type(page, field, defined(entry), 0, 'Tab');
    await expect.poll(() => standing(field)).toEqual({ value: entry, error: null, isOpen: false });
  },
  'leads away': async (page, field, slow) => {
    const [entry] = await entriesOf(page, field);
    slow(2000);
    await type(page, field, UNKNOWN, 0, 'Tab');
    expect(await field.inputValue()).toBe(UNKNOWN);
    await expect.poll(() => standing(field)).toMatchObject({ error: expect.stringContaining(UNKNOWN), isOpen: true });
    await type(page, field, defined(entry), 0, 'Tab');
    await page.getByRole('heading', { level: 1, name: defined(entry) }).waitFor();
    slow(0);
  },
  'adds to a list': async (page, field, slow) => {
    const [entry] = await entriesOf(page, field);
    slow(2000);
    await type(page, field, UNKNOWN, 0, 'Tab');
    expect(await field.inputValue()).toBe(UNKNOWN);
    await expect.poll(() => standing(field)).toMatchObject({ error: expect.stringContaining(UNKNOWN), isOpen: true });
    await type(page, field, defined(entry), 0, 'Tab');
    await page.getByRole('button', { name: `Take out ${defined(entry)}` }).waitFor();
    await expect.poll(() => standing(field)).toEqual({ value: '', error: null, isOpen: false });
    slow(0);
  },
  'any words': async (page, field, slow) => {
    for (const [at, { keyMs, answerMs }] of SPEEDS.entries()) {
      slow(answerMs);
      await type(page, field, `${UNKNOWN} ${at}`, keyMs, keyFor(at));
      await expect
        .poll(() => standing(field), { timeout: answerMs + 5000 })
        .toEqual({ value: `${UNKNOWN} ${at}`, error: null, isOpen: false });
    }
    slow(0);
  },
  clinics: async (page, field, slow) => {
    const names = await entriesOf(page, field);
    for (const [at, { keyMs, answerMs }] of SPEEDS.entries()) {
      slow(answerMs);
      const clinic = defined(names[at % names.length]);
      await type(page, field, clinic, keyMs, keyFor(at));
      await page.getByRole('button', { name: `Remove ${clinic}` }).click();
      await type(page, field, UNKNOWN, keyMs, keyFor(at));
      await expect
        .poll(() => standing(field))
        .toMatchObject({ value: UNKNOWN, error: expect.stringContaining(UNKNOWN) });
    }
    slow(0);
    await type(page, field, defined(names[0]), 0, 'Tab');
  },
  day: (page, field, slow) => days(page, field, slow, { '14/3/27': '14/03/2027', '14 Mar 2027': '14/03/2027' }),
  'date of birth': (page, field, slow) =>
    days(page, field, slow, { '14/3/91': '14/03/1991', '14 Mar 1991': '14/03/1991' }),
};

async function days(page: Page, field: Locator, slow: Slow, read: Readonly<Record<string, string>>) {
  for (const [at, { keyMs, answerMs }] of SPEEDS.entries()) {
    slow(answerMs);
    await type(page, field, '31/02/2027', keyMs, 'Tab');
    expect(await standing(field)).toMatchObject({ value: '31/02/2027', error: 'There is no such day.' });
    const [typed, shown] = defined(Object.entries(read)[at % 2]);
    await type(page, field, typed, keyMs, 'Tab');
    expect(await field.inputValue()).toBe(shown);
    expect((await standing(field)).error).not.toBe('There is no such day.');
  }
  slow(0);
}

const labelled = (scope: Page | Locator, { label, kind }: TypedField) =>
  scope.getByRole(kind === 'day' || kind === 'date of birth' ? 'textbox' : 'combobox', {
    name: new RegExp(`^${label}(?: \\(optional\\))?$`),
  });

type Opened = { page: Page; rest: Rest; portal: Portal };

/** A person's way to each form. */
const opening: Readonly<Record<TypedFormName, (opened: Opened) => Promise<Page | Locator>>> = {
  filter: async ({ page }) => {
    await page.goto('/pem-bookings');
    await page.getByRole('button', { name: /^Filter/ }).click();
    return page.getByRole('region', { name: 'Filter' });
  },
  'booking: company': async ({ page }) => {
    await page.goto('/make-booking');
    return page;
  },
  'booking: references': async ({ page, rest }) => atStep(page, rest, 'company'),
  'booking: paperwork': async ({ page, rest }) => atStep(page, rest, 'company'),
  'booking: candidate': async ({ page, rest }) => atStep(page, rest, 'candidates'),
  'booking: time': async ({ page, rest }) => atStep(page, rest, 'time'),
  'company chooser': async ({ page }) => {
    await page.goto('/positions');
    return page;
  },
  'update candidate': async ({ page, rest }) => {
    await page.goto(await detailOf(rest, 'Pending'));
    return inDialog(page, 'Update candidate');
  },
  'change dates': async ({ page, rest }) => {
    await page.goto(await detailOf(rest, 'Pending'));
    return inDialog(page, 'Change dates');
  },
  'add a day': async ({ page, rest }) => {
    const [time] = await bookableTimes(rest, { days: 5 });
    await page.goto(`/scheduler?site=${defined(time).siteId}&day=${wishedDays().preferred_from_date}`);
    await page.getByRole('button', { name: /^Add a doctor/ }).click();
    return page.getByRole('dialog', { name: 'Add a day' });
  },
  'walk-in': async ({ page, rest, portal }) => {
    const { siteId, startsAt } = await walkInTime(rest, await restAs('admin', { url: `${portal.url}/api` }));
    await page.goto(`/scheduler?site=${siteId}&day=${dayOf(startsAt)}`);
    await pressTime(page, startsAt);
    return page.getByRole('dialog', { name: 'Book a walk-in' });
  },
  'seen people': async ({ page, rest }) => {
    await page.goto(`/audit?view=people&account=${rest.accountId}`);
    return page.getByRole('form', { name: 'Period' });
  },
  audit: async ({ page }) => {
    await page.goto('/audit');
    return page.getByRole('form', { name: 'Search the audit' });
  },
  due: async ({ page }) => {
    await page.goto('/due');
    return page.getByRole('form', { name: 'Search who is due' });
  },
  'weekly hours': async ({ page }) => {
    await openDoctor(page);
    await page.getByRole('link', { name: 'Add weekly hours' }).click();
    return page;
  },
  resource: async ({ page }) => {
    await page.goto('/doctors?add');
    await page.getByRole('dialog').getByLabel('Kind').selectOption('device');
    return page.getByRole('dialog');
  },
  leave: async ({ page }) => {
    await openDoctor(page);
    return inDialog(page, 'Add leave');
  },
  price: async ({ page }) => {
    await page.goto('/companies');
    await page.getByRole('link', { name: 'Redgum Mining' }).click();
    await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'Prices' }).click();
    return inDialog(page, 'Set a price');
  },
  'favourite clinics': async ({ page }) => {
    await page.goto('/my/company');
    return page;
  },
  statement: async ({ page }) => {
    await page.goto('/companies');
    await page.getByRole('link', { name: 'Redgum Mining' }).click();
    await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'Statement' }).click();
    return page.getByRole('form', { name: 'Period' });
  },
  closing: async ({ page }) => {
    await page.goto('/closings/new');
    return page;
  },
  'several bookings': async ({ page }) => {
    await page.goto('/pem-bookings?status=Confirmed');
    await page
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .check();
    return inDialog(page, 'Move', /^Move (1|No) booking/);
  },
  'earlier time': async ({ page, rest }) => {
    await page.goto(await detailOf(rest, 'Confirmed'));
    return inDialog(page, 'Tell me about earlier times', /^Earlier time for/);
  },
  holidays: async ({ page, rest }) => {
    const [time] = await bookableTimes(rest, { days: 5 });
    await page.goto(`/scheduler?site=${defined(time).siteId}`);
    return inDialog(page, 'Holidays', /holidays/);
  },
};

async function atStep(page: Page, rest: Rest, step: 'company' | 'candidates' | 'time') {
  const draft = draftAt(await findPlace(rest));
  await page.goto(`/make-booking?draft=${await storeDraft(rest, { ...draft, step })}`);
  return page;
}

/** The first doctor of the list. */
async function openDoctor(page: Page) {
  await page.goto('/doctors');
  await page.getByRole('table', { name: 'doctors' }).getByRole('link').first().click();
}

async function inDialog(page: Page, button: string, name: string | RegExp = button) {
  await page.getByRole('button', { name: button, exact: true }).click();
  return page.getByRole('dialog', { name });
}

/** Forms of the provider; all others are a company's. */
const OF_PROVIDER: readonly string[] = [
  'filter',
  'booking: company',
  'company chooser',
  'add a day',
  'due',
  'walk-in',
  'audit',
  'seen people',
  'closing',
  'weekly hours',
  'resource',
  'leave',
  'price',
  'statement',
  'holidays',
];

const title =
  '[typing.fast][typing.lookup][typing.date] %s: at any speed of keys and answers what stands is what was typed, or an error';

type Person = { readonly page: Page; readonly portal: Portal };

async function typeInto(name: TypedFormName, { page, portal }: Person) {
  page.setDefaultTimeout(longestMs);
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const slow = await slowLineOf(page);
  await signIn(page, OF_PROVIDER.includes(name) ? 'admin' : 'manager');
  const scope = await opening[name]({ page, rest, portal });
  for (const field of typedForms[name].fields) await checks[field.kind](page, labelled(scope, field), slow);
}

/** The form with a look-up and a day; the others take minutes. */
const typedInShort: readonly TypedFormName[] = ['booking: candidate'];
const others = (Object.keys(typedForms) as TypedFormName[]).filter((name) => !typedInShort.includes(name));

test.for([...typedInShort])(title, (name, { page, portal }) => typeInto(name, { page, portal }));
test.for(others)(title, { tags: ['long'] }, (name, { page, portal }) => typeInto(name, { page, portal }));
