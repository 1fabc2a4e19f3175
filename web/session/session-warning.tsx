import { useEffect } from 'react';
import { Button } from '../ui/button.tsx';
import { clock } from '../ui/countdown.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useSession, useSessionActor } from './session-context.tsx';
import { systemNow } from './session-host.ts';

/** 780 s after the last request. Its code is fetched long before: the network may be what is missing by then; where it is missing now, the dialog asks again. */
export function SessionWarning() {
  const session = useSessionActor();
  const isOpen = useSession((now) => now.matches({ signedIn: { lease: 'warning' } }));
  const remainingMs = useSession((now) => now.context.remainingMs);
  useEffect(() => {
    const timer = setTimeout(() => import('../ui/dialog-box.tsx').catch(() => {}), 60_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      alert
      open={isOpen}
      title="Still there?"
      text={
        <>
          Session is about to expire. Please extend your session.{' '}
          <span className="num text-text">{clock(remainingMs)}</span> left; what you typed is saved.
        </>
      }
      actions={
        <>
          <Button look="quiet" onClick={() => session.send({ type: 'logOut.pressed' })}>
            Log out
          </Button>
          <Button look="primary" autoFocus onClick={() => session.send({ type: 'extend.pressed', at: systemNow() })}>
            Extend
          </Button>
        </>
      }
    />
  );
}
