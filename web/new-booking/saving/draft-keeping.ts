import { useLayoutEffect } from 'react';
import { waitFor } from 'xstate';
import { beforeLeaving } from '../../ui/loading/unsaved-work.ts';
import type { DraftActor, DraftSnapshot, WizardActor } from '../wizard-actors.ts';

/** True while typed values cannot be saved. */
const isStuck = (snapshot: DraftSnapshot) =>
  (['saveFailed', 'offline', 'conflict'] as const).some((copy) => snapshot.matches({ open: { copy } }));

/** As much as can be waited for. */
const isSettled = (snapshot: DraftSnapshot) => !snapshot.hasTag('unsaved') || isStuck(snapshot);

async function saveNow(draftActor: DraftActor) {
  draftActor.send({ type: 'flush.asked' });
  const snapshot = await waitFor(draftActor, isSettled);
  if (snapshot.hasTag('unsaved')) throw new Error('What was typed is not saved.');
}

/** 'The booking of Liam O’Connor: what was typed since it was last saved.' */
function unsavedMessage({ context: { draft, revision } }: DraftSnapshot) {
  const named = draft.candidates.map(({ name }) => name.trim()).filter((name) => name !== '');
  const whose = named.length > 0 ? `The booking of ${named.join(', ')}` : 'The booking';
  return `${whose}: ${revision > 0 ? 'what was typed since it was last saved' : 'all of it'}`;
}

/**
 * Saves before the page goes (closed, reloaded by the session, hidden by a phone) and when the focus leaves, tells the machines
 * that the network came back, and warns before leaving only where something typed could not be saved.
 */
export function useDraftKeeping(actor: WizardActor, draftActor: DraftActor) {
  // A layout effect ends before the actor's own effect does: what was typed last is still sent when the page is left.
  useLayoutEffect(() => {
    const flush = () => draftActor.send({ type: 'flush.asked' });
    const returned = () => {
      draftActor.send({ type: 'network.returned' });
      actor.send({ type: 'network.returned' });
    };
    /** A phone in a pocket has its timers asleep, and its line gone. */
    const seen = () => {
      if (document.visibilityState === 'hidden') flush();
      else returned();
    };
    const leave = () => draftActor.send({ type: 'focus.left' });
    // Sent here already: Chromium tells `pagehide` to a page that another one has replaced, and not where its tab ends first.
    const warn = (event: BeforeUnloadEvent) => {
      const snapshot = draftActor.getSnapshot();
      flush();
      if (snapshot.hasTag('unsaved') && isStuck(snapshot)) event.preventDefault();
    };
    const forget = beforeLeaving({
      save: () => saveNow(draftActor),
      what: () => unsavedMessage(draftActor.getSnapshot()),
    });
    addEventListener('focusout', leave);
    addEventListener('blur', leave);
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', seen);
    addEventListener('beforeunload', warn);
    addEventListener('online', returned);
    return () => {
      forget();
      flush();
      removeEventListener('focusout', leave);
      removeEventListener('blur', leave);
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('beforeunload', warn);
      removeEventListener('online', returned);
    };
  }, [actor, draftActor]);
}
