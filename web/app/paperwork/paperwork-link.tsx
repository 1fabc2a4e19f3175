import { useGateway } from '../session/session-context.tsx';
import { FileLink } from './file-link.tsx';
import { PaperworkFileDocument } from './paperwork.documents.ts';

/** Downloads a paperwork. */
export function PaperworkLink({ id, name }: { id: string; name: string }) {
  const gateway = useGateway();
  const findAddress = async () => (await gateway.request(PaperworkFileDocument, { id })).paperworkFile.signedUrl;
  return <FileLink name={name} findAddress={findAddress} />;
}
