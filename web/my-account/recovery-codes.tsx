import { Download } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { saveFile } from '../ui/save-file.ts';

/** The recovery codes right after they were made: they cannot be shown a second time, so only 'Done' closes them. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const save = () =>
    saveFile({
      name: 'preflight-recovery-codes.txt',
      content: new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/plain' }),
    });
  return (
    <Dialog
      open
      title="Keep your recovery codes"
      text="Without your phone you log in with one of these. Each works once. They are shown this once: print them or keep them in your password manager."
      actions={
        <>
          <Button icon={<Download />} onClick={save}>
            Save as a file
          </Button>
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <ol
        className="mt-4 grid grid-cols-2 max-sm:grid-cols-1 gap-x-6 gap-y-1 rounded-md border border-border bg-sunken p-3 font-mono tabular-nums"
        aria-label="Recovery codes"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </Dialog>
  );
}
