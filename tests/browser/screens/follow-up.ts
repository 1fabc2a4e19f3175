import type { FrameLocator, Page } from 'playwright-core';
import type { AnyActorRef, AnyEventObject } from 'xstate';
import { SENT, type Sent } from '../../../lab/inspector/gallery/sent.ts';
import type { Stub } from '../../../lab/inspector/gallery/stub.ts';
import { openMachine } from './screen-texts.ts';

/** A screen's behaviour after more than one press, and after an answer. It fails where an expectation does. */
export type FollowUp = {
  readonly title: string;
  /** The state or situation in which the screen begins. */
  readonly from: string;
  /** Without a name, no service answers. */
  readonly stub?: Stub;
  readonly run: (stage: Stage) => Promise<void>;
};

export type Stage = {
  readonly screen: FrameLocator;
  /** Presses the button of this name, wherever its dialog is: screens are smaller here than in the portal. */
  readonly press: (button: string | RegExp) => Promise<void>;
  /** A port answers the machine of this id that a screen has sent something last. */
  readonly answer: (machine: string, answer: AnyEventObject) => Promise<void>;
  /** Drops all that was heard until now. */
  readonly forget: () => Promise<void>;
  /** Waits until a machine was sent an event of this type, or so often. */
  readonly sent: (machine: string, type: string, times?: number) => Promise<void>;
  /** Waits until a snackbar says this. */
  readonly said: (words: string) => Promise<void>;
};

type Heard = { heard: { readonly actors: Map<string, AnyActorRef>; sent: string[]; said: string[] } };

/** In the page: hears what screens send, to whom, and what snackbars say, from now on. */
function hearFrom(sent: string) {
  const all = globalThis as unknown as Heard;
  const isHearing = 'heard' in globalThis;
  all.heard = { actors: new Map(), sent: [], said: [] };
  if (isHearing) return;
  addEventListener(sent, (event) => {
    const { machine, type, actor } = (event as Sent).detail;
    if (type.startsWith('xstate.')) return;
    all.heard.actors.set(machine, actor);
    all.heard.sent.push(`${machine} ${type}`);
    // The gallery's visitor stays signed in.
    if (machine === 'session') event.preventDefault();
  });
  const toasts = document.getElementById('toasts');
  if (!toasts) throw new Error('The page has no place for snackbars.');
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) all.heard.said.push(node.textContent ?? '');
  }).observe(toasts, { childList: true, subtree: true });
}

function stageOn(page: Page, screen: FrameLocator, timeout: number): Stage {
  const heard = async (how: 'sent' | 'said', words: string, times = 1) => {
    await page.waitForFunction(
      (asked) => {
        const all = (globalThis as unknown as Heard).heard[asked.how];
        return all.filter((one) => one.includes(asked.words)).length >= asked.times;
      },
      { how, words, times },
      { timeout, polling: 20 },
    );
  };
  return {
    screen,
    press: (name) => screen.getByRole('button', { name }).evaluate((button: HTMLElement) => button.click()),
    answer: (machine, answer) =>
      page.evaluate((given) => (globalThis as unknown as Heard).heard.actors.get(given.machine)?.send(given.answer), {
        machine,
        answer,
      }),
    forget: () =>
      page.evaluate(() => void Object.assign((globalThis as unknown as Heard).heard, { sent: [], said: [] })),
    sent: (machine, type, times) => heard('sent', `${machine} ${type}`, times),
    said: (words) => heard('said', words),
  };
}

const putStub = (page: Page, stub: Stub | undefined) =>
  page.evaluate((given) => Object.assign(globalThis, { labStub: given }), stub);

/** Reloads the page of a machine, and goes through one of its follow-ups. */
export async function followUp(page: Page, name: string, one: FollowUp, timeoutMs = 10_000): Promise<void> {
  await openMachine(page, name === 'upload' ? 'booking-export' : 'upload');
  await putStub(page, one.stub);
  await page.evaluate(hearFrom, SENT);
  await openMachine(page, name);
  const states = page.getByRole('region', { name: 'Screens' }).getByRole('listitem');
  const frame = states.filter({ has: page.locator(`p code:text-is("${one.from}")`) }).locator('iframe');
  // Looked at only, it is out of reach and takes no focus.
  await frame.evaluate((element: HTMLIFrameElement) => {
    element.inert = false;
    const inside = element.contentWindow as (Window & typeof globalThis) | null;
    if (inside) inside.HTMLElement.prototype.focus = HTMLElement.prototype.focus;
  });
  // To draw its states the gallery sends each machine what leads there; that is nothing which its screen sends.
  await page.evaluate(() => {
    const { heard } = globalThis as unknown as Heard;
    heard.sent = [];
    heard.actors.clear();
  });
  page.setDefaultTimeout(timeoutMs);
  try {
    await one.run(stageOn(page, frame.contentFrame(), timeoutMs));
  } catch (fault) {
    const screen = await frame.contentFrame().locator('body').ariaSnapshot().catch(String);
    throw new Error(`${fault}\nThe screen:\n${screen}`, { cause: fault });
  } finally {
    page.setDefaultTimeout(30_000);
    await putStub(page, undefined);
  }
}
