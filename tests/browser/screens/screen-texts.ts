import type { Locator, Page } from 'playwright-core';

/** Screens are drawn as they come into view. For this page all are in view at once, without a window as high as all of them. */
export const seeEverything = () => {
  window.IntersectionObserver = function observerOfAll(hear: (entries: readonly object[]) => void) {
    return {
      observe: (target: Element) => hear([{ isIntersecting: true, target }]),
      unobserve() {},
      disconnect() {},
    };
  } as never;
};

/** The gallery's clock, so that no screen speaks of the day on which it is read. */
export const MOMENT = new Date('2026-11-24T01:00:00Z');

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
const clock = /\b\d{1,2}:\d{2}:\d{2}\b/g;

async function textOf(screen: Locator): Promise<string> {
  const state = await screen.locator('p code').first().textContent();
  const tree = await screen.locator('iframe').contentFrame().locator('body').ariaSnapshot();
  const text = tree
    .replace(uuid, '<id>')
    .replace(clock, '<time>')
    .replace(/blob:\S+/g, '<file>');
  return `## ${state}\n\n${text.trim() === '' ? '(nothing)' : text.trim()}\n`;
}

/** A screen reader's texts in each state of the machine whose page is open, in alphabetical order. */
export async function screenTexts(page: Page, name: string): Promise<string> {
  const screens = await page.getByRole('region', { name: 'Screens' }).getByRole('listitem').all();
  const texts = await Promise.all(screens.map(textOf));
  return [`# ${name}: the accessibility tree of its screen in each state\n`, ...texts.sort()].join('\n');
}

/**
 * Goes to the page of a machine without reloading the document. A screen that was used may have something open, which
 * takes the pointer. @returns whether it has a screen
 */
export async function openMachine(page: Page, name: string): Promise<boolean> {
  const link = page.locator('nav[aria-label="All machines"] a').filter({ hasText: new RegExp(`^${name}$`) });
  await link.dispatchEvent('click');
  const screens = page.getByRole('region', { name: 'Screens' });
  await page.locator(`a[aria-current=page][href$="/${name}"]`).waitFor();
  await screens.or(page.getByText('This machine has no screen yet.')).waitFor();
  return (await screens.count()) > 0;
}
