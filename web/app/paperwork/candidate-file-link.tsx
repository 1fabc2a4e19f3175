import { useGateway } from '../session/session-context.tsx';
import { FileLink } from './file-link.tsx';
import { CandidateFileDocument } from './paperwork.documents.ts';

/** Downloads what a candidate sent; for the clinic. */
export function CandidateFileLink({ id, name, whose }: { id: string; name: string; whose?: string }) {
  const gateway = useGateway();
  const findAddress = async () => (await gateway.request(CandidateFileDocument, { id })).candidateFile.signedUrl;
  return <FileLink name={name} findAddress={findAddress} {...(whose === undefined ? {} : { whose })} />;
}
