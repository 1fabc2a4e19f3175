import { LocateFixed } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useUi } from '../host.ts';
import { pressable } from '../looks.ts';

type Lit = { readonly live: readonly string[]; readonly taken: readonly string[] };

/** Keys that scroll, or lead to another item. */
const MOVING = /^(Arrow|Page|Home|End| )/;

/** Live states with none below them that is live. */
const leavesOf = (live: readonly string[]) => live.filter((id) => !live.some((other) => other.startsWith(`${id}.`)));

/** Of the transitions taken, the one that led to a state: what came first is what the event was about. */
function turnOf(state: string, taken: readonly string[]): number {
  const turn = taken.findIndex((name) => `${state}.`.startsWith(`${/ → (\S+)/.exec(name)?.[1]}.`));
  return turn < 0 ? taken.length : turn;
}

/**
 * Scrolls the last change into view: the states that are live now and were not, else the arrow just taken. An event
 * that leaves the state as it is, such as a clock's tick, moves nothing. A person's own scrolling ends following until
 * they turn it on again.
 * @param isDrawn the drawing has its final size
 */
export function useFollow(view: RefObject<HTMLElement | null>, { live, taken }: Lit, isDrawn = true) {
  const [isFollowing, setFollowing] = useState(true);
  const before = useRef<readonly string[]>([]);
  const shown = useRef('');
  const now = `${live.join()} ${taken.join()}`;

  const show = (states: readonly string[], how: ScrollBehavior) => {
    const place = view.current;
    if (!place) return;
    const marked = states.flatMap((id) => drawnAs(place, id));
    const found = marked.length > 0 ? marked : [...place.querySelectorAll('[data-taken]')];
    bringIntoView(place, found, how);
  };

  useLayoutEffect(() => {
    if (!isDrawn || now === shown.current) return;
    const isFirst = shown.current === '';
    const fresh = leavesOf(live)
      .filter((id) => !before.current.includes(id))
      .toSorted((one, other) => turnOf(one, taken) - turnOf(other, taken));
    [shown.current, before.current] = [now, live];
    if (now !== ' ' && isFollowing) show(fresh, isFirst ? 'instant' : 'auto');
  });

  useEffect(() => {
    const place = view.current;
    if (!place) return;
    const stopFollowing = (event: Event) => {
      if (event instanceof WheelEvent && event.ctrlKey) return;
      if (!(event instanceof KeyboardEvent) || MOVING.test(event.key)) setFollowing(false);
    };
    const kinds = ['wheel', 'pointerdown', 'keydown'] as const;
    for (const kind of kinds) place.addEventListener(kind, stopFollowing, { passive: true });
    return () => {
      for (const kind of kinds) place.removeEventListener(kind, stopFollowing);
    };
  }, [view]);

  return {
    isFollowing,
    follow: (isOn: boolean) => {
      setFollowing(isOn);
      if (isOn) show(leavesOf(live), 'auto');
    },
  };
}

/** A state as it is drawn: itself, or the nearest around it, where that is folded. Around all of them is the machine. */
function drawnAs(place: HTMLElement, id: string): Element[] {
  const steps = id.split('.');
  for (let depth = steps.length; depth > 1; depth -= 1) {
    const found = place.querySelectorAll(`[data-state="${CSS.escape(steps.slice(0, depth).join('.'))}"]`);
    if (found.length > 0) return [...found];
  }
  return [];
}

/** Brings one state of a chart or an outline into its view, and that view into the page's. */
export function showState(place: HTMLElement | null, id: string): void {
  if (!place) return;
  place.scrollIntoView({ block: 'nearest' });
  bringIntoView(place, [...place.querySelectorAll(`[data-state="${CSS.escape(id)}"]`)], 'instant');
}

/** Scrolls no further than it must, and nothing but the view; of what is too large for it the first is shown. */
function bringIntoView(place: HTMLElement, found: readonly Element[], behavior: ScrollBehavior) {
  const [first] = found;
  if (!first) return;
  const seen = place.getBoundingClientRect();
  const all = found.map((one) => one.getBoundingClientRect()).reduce(around);
  const isTooLarge = all.width > seen.width || all.height > seen.height;
  const { left, right, top, bottom } = isTooLarge ? first.getBoundingClientRect() : all;
  const isSeen = left >= seen.left && right <= seen.right && top >= seen.top && bottom <= seen.bottom;
  if (isSeen) return;
  place.scrollBy({
    left: (left + right - seen.left - seen.right) / 2,
    top: (top + bottom - seen.top - seen.bottom) / 2,
    behavior,
  });
}

const around = (one: DOMRect, other: DOMRect) => {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  return new DOMRect(left, top, Math.max(one.right, other.right) - left, Math.max(one.bottom, other.bottom) - top);
};

type Following = ReturnType<typeof useFollow>;

/** Pressed while the view goes where the machine goes. */
export function FollowButton({ isFollowing, follow }: Following) {
  const { Button } = useUi();
  return (
    <Button
      size="sm"
      icon={<LocateFixed />}
      className={pressable}
      aria-pressed={isFollowing}
      title="Show what is live, wherever the machine goes"
      onClick={() => follow(!isFollowing)}
    >
      Follow
    </Button>
  );
}
