import type { Page } from 'playwright-core';

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
export async function countPresses(page: Page): Promise<{ readonly count: number }> {
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
