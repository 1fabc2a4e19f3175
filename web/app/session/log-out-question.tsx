import { ConfirmDialog } from '../../ui/dialog/dialog.tsx';
import { useSession, useSessionActor } from './session-context.tsx';

/** The question before a log-out with unsaved work: what is unsaved, and that held times do not depend on it. */
export default function LogOutQuestion({ open }: { open: boolean }) {
  const session = useSessionActor();
  const unsaved = useSession((now) => now.context.unsaved);
  return (
    <ConfirmDialog
      open={open}
      question="Log out without saving?"
      consequence={
        <>
          {unsaved.length === 0 ? (
            <p>What you typed last is still on its way to the server, and is lost if it does not arrive.</p>
          ) : (
            <>
              <p>This could not be saved, and logging out loses it:</p>
              <ul className="my-2 list-disc pl-5">
                {unsaved.map((what) => (
                  <li key={what}>{what}</li>
                ))}
              </ul>
            </>
          )}
          <p>Held times stay held until they run out.</p>
        </>
      }
      confirm="Log out"
      cancel="Stay"
      danger
      onConfirm={() => session.send({ type: 'logOut.confirmed' })}
      onCancel={() => session.send({ type: 'logOut.cancelled' })}
    />
  );
}
