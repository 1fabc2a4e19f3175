import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Runs in the page. Playwright's `fill` sends no keys: what is typed is not counted, and neither is going from field to field. */
function listen(): void {
  const note = () => (globalThis as unknown as { notePress(): void }).notePress();
  const isText = (target: EventTarget | null) =>
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && /^(text|search|tel|email|password)$/.test(target.type));
  addEventListener('pointerdown', note, true);
  addEventListener(
    'keydown',
    ({ key, target }) => {
      const isTyping = key.length === 1 && isText(target);
      if (!isTyping && !/^(Tab|Shift|Control|Alt|Meta|Backspace|Delete)$/.test(key)) note();
    },
    true,
  );
  // An entry of a select, and files from the system's own dialog or dropped: one press each, however they came.
  addEventListener(
    'change',
    ({ target }) => {
      const isFile = target instanceof HTMLInputElement && target.type === 'file';
      if (isFile || target instanceof HTMLSelectElement) note();
    },
    true,
  );
}

/** Counts what a person presses on a page from now on: buttons, links, ticks, choices and keys that are no text. */
async function countPresses(page: Page): Promise<{ readonly count: number }> {
  let count = 0;
  await page.exposeFunction('notePress', () => {
    count += 1;
  });
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return {
    get count() {
      return count;
    },
  };
}

const counted: { job: string; presses: number }[] = [];

/** Counts the presses of a job. More or fewer than `presses` is a change to look at: it fails either way. */
export async function pressesOf(
  page: Page,
  { job, presses }: { job: string; presses: number },
  work: () => Promise<unknown>,
): Promise<void> {
  const pressed = await countPresses(page);
  await work();
  counted.push({ job, presses: pressed.count });
  expect(pressed.count, job).toBe(presses);
}

/** The jobs of this file with their presses; for `afterAll`. */
export const printPresses = () => console.table(counted);
