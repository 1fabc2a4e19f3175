import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Part, RoleOptions, Screen } from '../screen.ts';
import { findInPage, librarySource, type Step, sent } from './find-in-page.ts';

/** The longest wait, on a busy machine too. */
const longestMs = 30_000;

const keys: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  Tab: Key.TAB,
};

/** A page of WebKitGTK under the names that Playwright has for the same. Keys and clicks are real ones. */
export function webkitScreen(driver: WebDriver, baseUrl: string): Screen {
  const go = (path: string) => driver.get(new URL(path, baseUrl).href);
  const press = (key: string) =>
    driver
      .actions()
      .sendKeys(keys[key] ?? key)
      .perform();
  return {
    ...finders(driver, []),
    goto: go,
    reload: () => driver.navigate().refresh(),
    goBack: () => driver.navigate().back(),
    url: () => driver.getCurrentUrl(),
    waitForURL: (isThere) => driver.wait(async () => isThere(new URL(await driver.getCurrentUrl())), longestMs).then(),
    setViewportSize: async ({ width, height }) => {
      const [outer, inner] = [
        await driver.manage().window().getRect(),
        await driver.executeScript<[number, number]>('return [innerWidth, innerHeight]'),
      ];
      await driver
        .manage()
        .window()
        .setRect({ width: width + outer.width - inner[0], height: height + outer.height - inner[1] });
    },
    keyboard: { press },
    evaluate: (expression) => driver.executeScript(`return (${expression})`),
  };
}

function finders(
  driver: WebDriver,
  steps: readonly Step[],
): Pick<Screen, 'getByRole' | 'getByLabel' | 'getByText' | 'locator'> {
  const further = (step: Step) => partOf(driver, [...steps, step]);
  return {
    getByRole: (role, { name, level, exact = false }: RoleOptions = {}) =>
      further({ by: 'role', role, exact, ...(name !== undefined && { name: sent(name) }), ...(level && { level }) }),
    getByLabel: (text, { exact = false } = {}) => further({ by: 'label', text: sent(text), exact }),
    getByText: (text, { exact = false } = {}) => further({ by: 'text', text: sent(text), exact }),
    locator: (selector, { hasText } = {}) =>
      further({ by: 'css', selector, ...(hasText !== undefined && { text: sent(hasText) }) }),
  };
}

function partOf(driver: WebDriver, steps: readonly Step[]): Part {
  const nth = (index: number) => partOf(driver, [...steps, { by: 'nth', index }]);
  const all = async (): Promise<WebElement[]> => {
    const found = await driver.executeScript<WebElement[] | 'library'>(findInPage, steps);
    if (found !== 'library') return found;
    await driver.executeScript(librarySource);
    return all();
  };
  const visible = async () => {
    for (const each of await all()) if (await each.isDisplayed()) return each;
    return null;
  };
  /** Does it to the one part that is there and enabled, once it is; what the page replaces meanwhile is looked up again. */
  const once = <Answer>(deed: (element: WebElement) => Promise<Answer | typeof PENDING>): Promise<Answer> =>
    until(steps, async () => {
      const [element, ...others] = await all();
      if (!element) return PENDING;
      if (others.length > 0) throw new Error(`${others.length + 1} parts are found, not one.`);
      if (!(await element.isEnabled()) || (await element.getAttribute('aria-disabled')) === 'true') return PENDING;
      return deed(element);
    });
  const type = async (text: string) => once((element) => element.sendKeys(text));
  return {
    ...finders(driver, steps),
    first: () => nth(0),
    last: () => nth(-1),
    nth,
    click: () =>
      once(async (element) => {
        // WebDriver scrolls as little as it can, to where a bar lies over the part.
        await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
        if (!(await driver.executeScript<boolean>(isStill, element))) return PENDING;
        return element.click();
      }),
    check: () =>
      once(async (element) => {
        if (!(await element.isSelected())) await element.click();
      }),
    fill: (text) => once((element) => driver.executeScript(replaceText, element, text)),
    pressSequentially: type,
    press: (key) => type(keys[key] ?? key),
    focus: () => once((element) => driver.executeScript('arguments[0].focus()', element)),
    selectOption: (option) => once((element) => driver.executeScript(select, element, option)),
    setInputFiles: ({ name, buffer }) =>
      once(async (element) => {
        const path = join(tmpdir(), name);
        writeFileSync(path, buffer);
        await element.sendKeys(path);
      }),
    waitFor: ({ state = 'visible' } = {}) =>
      until(steps, async () => (((await visible()) !== null) === (state === 'visible') ? undefined : PENDING)),
    count: async () => (await all()).length,
    isVisible: async () => (await visible()) !== null,
    textContent: () => once((element) => driver.executeScript<string>('return arguments[0].textContent', element)),
    inputValue: () => once((element) => driver.executeScript<string>('return arguments[0].value', element)),
    getAttribute: (name) =>
      once((element) =>
        driver.executeScript<string | null>('return arguments[0].getAttribute(arguments[1])', element, name),
      ),
  };
}

const PENDING = Symbol('pending');

/** Asks again until the answer is there. @throws what was in the way last, where it takes too long */
async function until<Answer>(steps: readonly Step[], ask: () => Promise<Answer | typeof PENDING>): Promise<Answer> {
  const end = performance.now() + longestMs;
  for (let last: unknown = 'It is not there.'; ; ) {
    try {
      const answer = await ask();
      if (answer !== PENDING) return answer;
    } catch (thrown) {
      if (thrown instanceof error.NoSuchWindowError) throw thrown;
      last = thrown;
    }
    if (performance.now() > end) throw new Error(`${JSON.stringify(steps)}: ${String(last)}`);
    await pause(50);
  }
}

/** Runs in the page: false while the part moves, as a row does when those above it go. */
function isStill(part: HTMLElement): Promise<boolean> {
  const place = () => JSON.stringify(part.getBoundingClientRect());
  const before = place();
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(part.isConnected && place() === before))),
  );
}

/** Runs in the page: as text that a person pastes over what the field has. */
function replaceText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.focus();
  field.select();
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  if (field.value !== text) throw new Error(`"${text}" was typed, "${field.value}" is in the field.`);
}

/** Runs in the page: chooses by value or text, and raises the events that a person's choice raises. */
function select(field: HTMLSelectElement, option: string | { label: string }): void {
  const wanted = [...field.options].find(({ value, text }) =>
    typeof option === 'string' ? value === option || text === option : text === option.label,
  );
  if (!wanted) throw new Error(`The list does not have ${JSON.stringify(option)}.`);
  wanted.selected = true;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
