/** An action on a control, by its kind. */
type Deed = {
  readonly words: string;
  readonly to: (control: HTMLElement) => void;
  /** Its events depend on the state and not on the words around: it is done in each state, to one control of a kind. */
  readonly inEachState?: true;
};

/** The functions for controls that `teachHands` adds to a page. */
export type Hands = {
  readonly CONTROLS: string;
  readonly roleOf: (element: Element) => string;
  readonly wordsOf: (element: Element) => string;
  readonly nameOf: (element: Element) => string;
  /** Of what is carried and clicked on a board: a lane, a booking in it, its handle, a card that waits. */
  readonly kindOf: (element: Element) => string;
  readonly wordsIn: (element: Element) => string;
  readonly isThere: (control: HTMLElement) => boolean;
  readonly deedsFor: (control: Element) => readonly Deed[];
};

/** In a page: names controls, presses, carries, types into, gives keys and files to, and leaves them, in any frame. */
export function teachHands(): void {
  const clock = /\b\d{1,2}:\d{2}:\d{2}\b/g;
  const wordsOf = (element: Element): string => {
    const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = labelled.map((one) => element.ownerDocument.getElementById(one)?.textContent).join(' ');
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const words =
      element.getAttribute('aria-label') ??
      (named.trim() || label || element.textContent || element.getAttribute('title') || '');
    return words.replace(/\s+/g, ' ').replace(clock, '<time>').trim().slice(0, 60);
  };
  const roleOf = (element: Element) => {
    const own = element.getAttribute('role');
    if (own) return own;
    const tag = element.tagName.toLowerCase();
    if (tag === 'input') return element.getAttribute('type') ?? 'text';
    return tag;
  };
  const nameOf = (element: Element) => [roleOf(element), JSON.stringify(wordsOf(element))].join(' ');
  const kindOf = (element: Element) => {
    const marks = element.getAttributeNames().filter((name) => /^data-(lane|block|grip)$/.test(name));
    return [...marks, element.closest('[data-lane]') ? 'in a lane' : ''].join(' ');
  };
  const inWindow = (element: HTMLElement) => element.ownerDocument.defaultView as Window & typeof globalThis;
  const key = (name: string) => (control: HTMLElement) =>
    void control.dispatchEvent(
      new (inWindow(control).KeyboardEvent)('keydown', { key: name, code: name, bubbles: true, cancelable: true }),
    );
  const event = (type: string) => (control: HTMLElement) =>
    void control.dispatchEvent(new (inWindow(control).FocusEvent)(type, { bubbles: true }));
  const put = (control: HTMLElement, value: string, type: string) => {
    const { prototype } = inWindow(control)[control.constructor.name as 'HTMLInputElement'];
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    control.dispatchEvent(new (inWindow(control).Event)(type, { bubbles: true }));
  };
  /** @param strayed pixels below the middle of the control */
  const pointed = (control: HTMLElement, types: readonly string[], strayed = 0, buttons = 0) => {
    const { PointerEvent, MouseEvent } = inWindow(control);
    const { left, top, width, height } = control.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2 + strayed };
    for (const type of types) {
      const Pointed = type.startsWith('pointer') ? PointerEvent : MouseEvent;
      control.dispatchEvent(new Pointed(type, { bubbles: true, cancelable: true, button: 0, buttons, ...at }));
    }
  };
  const pressed: Deed = {
    words: 'pressed',
    to: (control) => {
      pointed(control, ['pointerdown', 'mousedown', 'pointerup', 'mouseup']);
      control.click();
    },
  };
  const dragged: Deed = {
    words: 'dragged',
    to: (control) => {
      for (const type of ['dragstart', 'dragover', 'drop', 'dragend'])
        control.dispatchEvent(
          new (inWindow(control).DragEvent)(type, {
            bubbles: true,
            cancelable: true,
            dataTransfer: new DataTransfer(),
          }),
        );
    },
  };
  // A synthetic pointer cannot be captured; and of what is scrolled away, nothing lies under a pointer.
  const takeHold = (control: HTMLElement) => {
    inWindow(control).Element.prototype.setPointerCapture = () => {};
    control.scrollIntoView({ block: 'center' });
  };
  const CARRIED_PX = 40;
  const gestures: Deed[] = [
    {
      words: 'clicked',
      to: (control) => {
        takeHold(control);
        pointed(control, ['click']);
      },
    },
    {
      words: 'carried',
      to: (control) => {
        takeHold(control);
        pointed(control, ['pointerdown']);
        pointed(control, ['pointermove'], CARRIED_PX, 1);
        pointed(control, ['pointerup'], CARRIED_PX);
      },
    },
    { words: 'gone over with nothing pressed', to: (control) => pointed(control, ['pointermove']) },
    { words: 'taken from the pointer', to: (control) => pointed(control, ['pointercancel']) },
    ...['m', 'Escape', 'ArrowDown'].map((name) => ({ words: `given ${name}`, to: key(name) })),
  ];
  const onBoard = gestures.map((deed): Deed => ({ ...deed, inEachState: true }));
  const typing: Deed[] = [
    { words: 'entered', to: event('focusin') },
    { words: 'typed into', to: (control) => put(control, `${(control as HTMLInputElement).value}1`, 'input') },
    { words: 'given ArrowDown', to: key('ArrowDown') },
    ...['Enter', 'Tab'].map((name) => ({
      words: `given ArrowDown and ${name}`,
      to: (control: HTMLElement) => {
        key('ArrowDown')(control);
        key(name)(control);
      },
    })),
    ...['Enter', 'Escape'].map((name) => ({ words: `given ${name}`, to: key(name) })),
    { words: 'left', to: event('focusout') },
  ];
  const choosing: Deed = {
    words: 'chosen in',
    to: (control) => {
      const { options, value } = control as HTMLSelectElement;
      const other = [...options].find((option) => option.value !== value && !option.disabled);
      if (other) put(control, other.value, 'change');
    },
  };
  const giving: Deed = {
    words: 'given a file',
    to: (control) => {
      const files = new DataTransfer();
      files.items.add(new File(['%PDF-1.4'], 'Example.pdf', { type: 'application/pdf' }));
      (control as HTMLInputElement).files = files.files;
      control.dispatchEvent(new (inWindow(control).Event)('change', { bubbles: true }));
    },
  };
  const deedsFor = (control: Element): readonly Deed[] => {
    const [tag, type] = [control.tagName, control.getAttribute('type') ?? 'text'];
    if (control.matches(ON_BOARD)) return onBoard;
    if (tag === 'SELECT') return [choosing];
    if (tag === 'TEXTAREA') return typing;
    if (tag !== 'INPUT') return control.getAttribute('draggable') === 'true' ? [pressed, dragged] : [pressed];
    if (type === 'file') return [giving];
    return ['checkbox', 'radio'].includes(type) ? [pressed] : [...typing];
  };
  const ON_BOARD = '[data-lane], [data-block], [data-grip]';
  const CONTROLS =
    'button, [data-lane], [data-grip], [draggable=true], input:not([type=hidden]), select, textarea, [role=option], [role=radio], [role=tab], [role=button], [role=menuitem]';

  const wordsIn = (element: Element) => {
    const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const words: (string | null)[] = [];
    while (walker.nextNode()) words.push(walker.currentNode.textContent);
    const text = words.length > 0 ? words.join(' ') : (element.getAttribute('aria-label') ?? '');
    return text.replace(/\s+/g, ' ').replace(clock, '<time>').trim();
  };
  // Its frame may have gone on to another document.
  const isThere = (control: HTMLElement) => control.isConnected && inWindow(control) !== null;
  Object.assign(globalThis, { hands: { CONTROLS, roleOf, wordsOf, nameOf, kindOf, wordsIn, isThere, deedsFor } });
}
