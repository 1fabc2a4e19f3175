import { useState } from 'react';
import { type PortalError, PortalFailure } from '../../../machines/lib/portal-error.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import { errorClass } from '../../ui/fields/control-classes.ts';
import { startDownload } from '../../ui/start-download.ts';
import { messageFor } from '../messages.ts';
import { useGateway } from '../session/session-context.tsx';
import { PaperworkFileDocument } from './paperwork.documents.ts';

/** Downloads a paperwork: its address is asked for when it is wanted, because it lives for a minute. */
export function PaperworkLink({ id, name }: { id: string; name: string }) {
  const gateway = useGateway();
  const [failure, setFailure] = useState<PortalError | null>(null);
  const download = async () => {
    try {
      const { paperworkFile } = await gateway.request(PaperworkFileDocument, { id });
      setFailure(null);
      startDownload(paperworkFile.signedUrl);
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
