import type { Page } from 'playwright-core';
import { SENT, type Sent } from '../../../lab/inspector/gallery/sent.ts';
import { type Hands, teachHands } from './hands.ts';

/** In the page: presses, carries, types into and leaves every control of each screen, and hears what that sends. Nothing is let through. */
async function toldOf(asked: { sent: string; machine: string; isUsed: boolean }): Promise<string[]> {
  const TRIES = 2;
  const SPOKEN = '[role=status], [role=alert], [aria-live]:not([aria-live=off])';
  /** Waits for events sent at once and by promises of those; a timer's event would count for a later action. */
  const answered = async () => {
    for (let turn = 0; turn < 5; turn += 1) await null;
  };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  /** When the page has nothing else to do: what a press opens is drawn, however busy the machine is. */
  const drawn = async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await pause(0);
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  };
  const { CONTROLS, roleOf, wordsOf, nameOf, kindOf, wordsIn, isThere, deedsFor } = (
    globalThis as unknown as { hands: Hands }
  ).hands;

  /** Number of actions on controls of one name among the same words; they are left alone once one sent an event. */
  const tried = new Map<string, number>();

  /** Events of a screen that no screen before has sent from these words: each with the actions that send it. */
  async function use(body: HTMLElement, state: string) {
    const told = new Map<string, Set<string>>();
    let [deed, key] = ['', ''];
    const hear = (sent: Event) => {
      sent.preventDefault();
      const { machine, type } = (sent as Sent).detail;
      if (machine !== asked.machine || deed === '') return;
      told.set(type, (told.get(type) ?? new Set()).add(deed));
      tried.set(key, TRIES);
    };
    addEventListener(asked.sent, hear);
    const seen = new Set<Element>();
    // The theme is the whole page's, and would be another one for all that is read afterwards.
    const isTheme = (control: HTMLElement) =>
      wordsOf(control).startsWith('Theme:') || control.closest('[aria-label=Theme]') !== null;
    const isPressed = (control: HTMLElement) => !seen.has(control) && !isTheme(control);
    const fresh = () => [...body.querySelectorAll<HTMLElement>(CONTROLS)].filter(isPressed);
    async function treat(controls: readonly HTMLElement[], depth: number) {
      for (const control of controls) seen.add(control);
      for (const control of controls) {
        for (const { words, to, inEachState } of deedsFor(control)) {
          if (!isThere(control)) continue;
          deed = `${nameOf(control)} is ${words}`;
          key = inEachState
            ? `${kindOf(control)} is ${words} in ${state}`
            : `${deed} ${control.parentElement?.textContent?.slice(0, 80)}`;
          if ((tried.get(key) ?? 0) >= TRIES) continue;
          tried.set(key, (tried.get(key) ?? 0) + 1);
          to(control);
          await answered();
          deed = '';
          await pause(4);
          if (depth < 2 && words === 'pressed') {
            await drawn();
            await treat(fresh(), depth + 1);
          }
        }
      }
    }
    await treat(fresh(), 0);
    removeEventListener(asked.sent, hear);
    return [...told].map(([type, ways]) => `${type} when ${[...ways].sort().join(', ')}`).sort();
  }

  const marksOf = (body: HTMLElement) => {
    const all = (selector: string, say: (element: Element) => string) =>
      [...new Set([...body.querySelectorAll(selector)].map(say))].filter(Boolean);
    return [
      ...all('[aria-busy=true]', (element) => `busy: ${nameOf(element)}`),
      ...all(SPOKEN, (element) => wordsIn(element) && `spoken: ${JSON.stringify(wordsIn(element))}`),
      ...all('[inert]', (element) => `out of reach: ${roleOf(element)}`),
      ...all('[aria-disabled=true], :disabled', (element) => `disabled: ${nameOf(element)}`),
      ...all('input[readonly], textarea[readonly]', (element) => `read-only: ${nameOf(element)}`),
    ];
  };

  const sections: string[] = [];
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 && sections.push(`## ${title}\n\n${lines.map((line) => `- ${line}\n`).join('')}`);
  const screens = [...document.querySelectorAll('section[aria-label=Screens] li')].flatMap((screen) => {
    const body = screen.querySelector('iframe')?.contentDocument?.body;
    if (!body) return [];
    // Looked at only, nothing of it lies under a pointer.
    if (asked.isUsed) for (const frame of screen.querySelectorAll('iframe')) frame.inert = false;
    return [{ state: screen.querySelector('p code')?.textContent ?? '', body }];
  });
  const inOrder = screens.toSorted((one, other) => (one.state < other.state ? -1 : 1));
  const marks = inOrder.map(({ body }) => marksOf(body));
  for (const [at, { state, body }] of inOrder.entries())
    section(state, [...(marks[at] ?? []), ...(asked.isUsed ? await use(body, state) : [])]);
  return sections;
}

/**
 * The busy, spoken and disabled parts of each screen of a machine, and the events of its controls. Finding those uses
 * the screens up.
 */
export async function toldTexts(page: Page, name: string, isUsed = true): Promise<string> {
  const machine = name.replace(/-\w/g, (letter) => letter.slice(1).toUpperCase());
  await page.evaluate(teachHands);
  const texts = await page.evaluate(toldOf, { sent: SENT, machine, isUsed });
  return [
    `# ${name}: what its screen marks and speaks in each state, and what its controls tell it there first\n`,
    ...texts,
  ].join('\n');
}
