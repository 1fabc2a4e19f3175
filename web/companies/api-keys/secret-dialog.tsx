import { ShownOnce } from '../../app/secrets/shown-once.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { MadeKey } from './key-dialogs.tsx';

/** The secret of a key, shown once. */
export default function SecretDialog({ made: { name, secret }, onClose }: { made: MadeKey; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Copy the secret now"
      text="Your program sends it as a bearer token. Whoever has it can do what its scopes say."
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <ShownOnce heading={`Secret of ‘${name}’`} label="Secret" value={secret} />
    </Dialog>
  );
}
