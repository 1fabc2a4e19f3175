import { useState } from 'react';
import { type PortalError, PortalFailure } from '../../../machines/lib/portal-error.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import { errorClass } from '../../ui/fields/control-classes.ts';
import { startDownload } from '../../ui/start-download.ts';
import { messageFor } from '../messages.ts';

type FileLinkProps = {
  name: string;
  /** Said with the name, where the name alone does not say whose it is. */
  whose?: string;
  /** The file's signed address. */
  findAddress: () => Promise<string>;
};

/** Downloads a file: its address is asked for when it is wanted, because it lives for a minute. */
export function FileLink({ name, whose = '', findAddress }: FileLinkProps) {
  const [failure, setFailure] = useState<PortalError | null>(null);
  const download = async () => {
    try {
      const address = await findAddress();
      setFailure(null);
      startDownload(address);
    } catch (thrown) {
      if (!(thrown instanceof PortalFailure)) throw thrown;
      setFailure(thrown.error);
      notify({ tone: 'bad', text: messageFor(thrown.error) });
    }
  };
  return (
    <>
      <Button look="link" size="sm" className="-ml-2 text-left" onClick={download}>
        <span className="sr-only">Download </span>
        {name}
        {whose ? <span className="sr-only">{whose}</span> : null}
      </Button>
      {failure ? (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-normal">
          <span className={errorClass}>{messageFor(failure)}</span>
          <Button size="sm" onClick={download}>
            Try again<span className="sr-only">: {name}</span>
          </Button>
        </span>
      ) : null}
    </>
  );
}
