import { PortalFailure } from '../../../machines/portal-error.ts';
import { messageFor } from '../../messages.ts';
import { useGateway } from '../../session/session-context.tsx';
import { Button } from '../button.tsx';
import { notify } from '../snacks.ts';
import { startDownload } from '../start-download.ts';
import { PaperworkFileDocument } from './paperwork.documents.ts';

/** Downloads a paperwork: its address is asked for when it is wanted, because it lives for five minutes. */
export function PaperworkLink({ id, name }: { id: string; name: string }) {
  const gateway = useGateway();
  const download = async () => {
    try {
      const { paperworkFile } = await gateway.request(PaperworkFileDocument, { id });
      startDownload(paperworkFile.signedUrl);
    } catch (thrown) {
      if (!(thrown instanceof PortalFailure)) throw thrown;
      notify({ tone: 'bad', text: messageFor(thrown.error) });
    }
  };
  return (
    <Button look="link" size="sm" className="-ml-2 text-left" onClick={download}>
      <span className="sr">Download </span>
      {name}
    </Button>
  );
}
