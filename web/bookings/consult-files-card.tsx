import { useState } from 'react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { fileSize } from '../ui/file-size.ts';
import { Checkbox } from '../ui/inputs.tsx';
import type { Detail } from './detail-page.tsx';

type File = Detail['consultFiles'][number];

/** Where files are downloaded: the one-time password, where one is needed, is asked there. */
function downloadAddress(candidateId: string, files: readonly File[]): string {
  const query = new URLSearchParams({ candidate_id: candidateId });
  for (const { fileId, fileType } of files) {
    query.append('file_id', fileId);
    query.append('type', fileType);
  }
  return `/booking/download-consult-file?${query}`;
}

/** What the clinic gave back: one by one, or several at once. */
export function ConsultFilesCard({ detail: { candidateId, consultFiles } }: { detail: Detail }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  if (consultFiles.length === 0) return null;
  const wanted = consultFiles.filter(({ fileId }) => chosen.has(fileId));
  const choose = (fileId: string) => (isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(fileId);
    else next.delete(fileId);
    setChosen(next);
  };
  return (
    <section className="card no-print" aria-label="Consult files">
      <div className="card-head">
        <h2>Consult files</h2>
      </div>
      <div className="card-body stack">
        <ul className="stack">
          {consultFiles.map((file) => (
            <li key={file.fileId} className="row items-start">
              <Checkbox checked={chosen.has(file.fileId)} onValue={choose(file.fileId)}>
                {file.fileName} <span className="small quiet">{fileSize(file.size)}</span>
              </Checkbox>
              <ButtonLink look="link" size="sm" className="push -mt-1" href={downloadAddress(candidateId, [file])}>
                Download<span className="sr"> {file.fileName}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
        <div className="row">
          {wanted.length === 0 ? (
            <Button off="Choose files first.">Download chosen</Button>
          ) : (
            <ButtonLink href={downloadAddress(candidateId, wanted)}>
              Download {wanted.length === 1 ? '1 file' : `${wanted.length} files`}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
