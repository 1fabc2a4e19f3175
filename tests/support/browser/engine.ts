import type { WebDriver } from 'selenium-webdriver';
import { inject } from 'vitest';
import { test as base } from './browser.ts';
import type { Screen } from './screen.ts';
import { openDisplay, openWindow, type WebkitWindow } from './webkit/webkit-browser.ts';
import { webkitScreen } from './webkit/webkit-screen.ts';
import '../provided.ts';

export { expect } from './browser.ts';
export { signIn } from './page.ts';

type OpenScreen = () => Promise<Screen>;

interface Cleanup {
  onCleanup(end: () => Promise<void>): void;
}

interface Context {
  readonly portal: { readonly url: string };
  readonly task: { readonly result?: { readonly state: string } };
}

const inPlaywright = ({ openPage }: { openPage: OpenScreen }): OpenScreen => openPage;

const inWebkit = async ({ portal, task }: Context, { onCleanup }: Cleanup): Promise<OpenScreen> => {
  const display = await openDisplay();
  const windows: WebkitWindow[] = [];
  onCleanup(async () => {
    if (task.result?.state === 'fail') for (const { driver } of windows) console.error(await lookOf(driver));
    const faults = windows.flatMap((window) => window.faults());
    await Promise.all(windows.map((window) => window.close()));
    display.close();
    if (faults.length > 0) throw new Error(`The pages complained:\n${faults.join('\n')}`);
  });
  return async () => {
    const window = await openWindow(display.name);
    windows.push(window);
    const screen = webkitScreen(window.driver, portal.url);
    await screen.setViewportSize({ width: 1440, height: 900 });
    return screen;
  };
};

/** A test that runs in the engine that its project names. `screen` is a fresh profile on the portal; `openScreen` gives further ones. */
export const test = base
  .extend('openScreen', inject('browserName') === 'webkit' ? inWebkit : inPlaywright)
  .extend('screen', ({ openScreen }) => openScreen());

/** The screen that a failed test leaves. */
async function lookOf(driver: WebDriver): Promise<string> {
  const text =
    'return [location.href, document.activeElement.outerHTML.slice(0, 200), document.body.innerText].join("\\n")';
  return driver.executeScript<string>(text).catch(String);
}
