import { Button } from '../../ui/button.tsx';
import { clock } from '../../ui/countdown.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useSession, useSessionActor } from './session-context.tsx';
import { systemNow } from './session-host.ts';

/** Time left, and the two ways on. */
export default function ExpiryDialog({ open }: { open: boolean }) {
  const session = useSessionActor();
  const remainingMs = useSession((now) => now.context.remainingMs);
  return (
    <Dialog
      alert
      open={open}
      title="Still there?"
      text={
        <>
          Session is about to expire. Please extend your session.{' '}
          <span className="tabular-nums text-text">{clock(remainingMs)}</span> left; what you typed is saved.
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
