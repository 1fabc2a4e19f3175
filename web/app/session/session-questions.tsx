import { type ComponentType, useEffect, useState } from 'react';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { prefetchOnActivity } from '../../ui/loading/prefetch.ts';
import { useSession } from './session-context.tsx';

const loadBox = () => import('../../ui/dialog/dialog-box.tsx');
const loadExpiry = () => Promise.all([import('./expiry-dialog.tsx'), loadBox()]);
const loadLogOut = () => Promise.all([import('./log-out-question.tsx'), loadBox()]);
const ExpiryDialog = lazyPart(async () => (await loadExpiry())[0]);
const LogOutQuestion = lazyPart(async () => (await loadLogOut())[0]);

/**
 * The session's questions: 780 s after the last request, and before a log-out with unsaved work. The code is fetched
 * from the first sign of a person at work: the network may be missing by then; where it is missing now, the dialog
 * tries again.
 */
export function SessionQuestions() {
  const isEnding = useSession((now) => now.matches({ signedIn: { lease: 'warning' } }));
  const isLeaving = useSession((now) => now.matches({ signedIn: { leave: 'asking' } }));
  useEffect(() => prefetchOnActivity(loadExpiry, loadLogOut), []);
  return (
    <>
      <OnceNeeded Dialog={ExpiryDialog} open={isEnding} />
      <OnceNeeded Dialog={LogOutQuestion} open={isLeaving} />
    </>
  );
}

/** It stays mounted so that it can fade away. */
function OnceNeeded({ Dialog, open }: { Dialog: ComponentType<{ open: boolean }>; open: boolean }) {
  const [isNeeded, setNeeded] = useState(open);
  if (open && !isNeeded) setNeeded(true);
  return isNeeded ? <Dialog open={open} /> : null;
}
