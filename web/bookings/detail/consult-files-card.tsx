import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { fileSize } from '../../ui/file-size.ts';
import { Checkbox } from '../../ui/switches.tsx';
import { useMayChangeStatus } from '../may-change-status.ts';
import type { Detail } from './booking-detail.ts';
import { ResultsUpload } from './results-upload.tsx';

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

type CardProps = { detail: Detail; onChanged: () => void };

/** What the clinic gave back: one by one, or several at once. The provider's people add to it. */
export function ConsultFilesCard({ detail, onChanged }: CardProps) {
  const { candidateId, consultFiles } = detail;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const mayAdd = useMayChangeStatus();
  if (consultFiles.length === 0 && !mayAdd) return null;
  const isSeveral = consultFiles.length > 1;
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
        {mayAdd ? (
          <span className="push">
            <ResultsUpload detail={detail} onChanged={onChanged} />
          </span>
        ) : null}
      </div>
      <div className="card-body stack">
        {consultFiles.length === 0 ? <p className="muted">No files yet.</p> : null}
        <ul className="stack">
          {consultFiles.map((file) => (
            <li key={file.fileId} className="row items-start">
              {isSeveral ? (
                <Checkbox checked={chosen.has(file.fileId)} onValue={choose(file.fileId)}>
                  <FileWords file={file} />
                </Checkbox>
              ) : (
                <FileWords file={file} />
              )}
              <ButtonLink look="link" size="sm" className="push -mt-1" href={downloadAddress(candidateId, [file])}>
                Download<span className="sr"> {file.fileName}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
        {isSeveral ? (
          <div className="row">
            {wanted.length === 0 ? (
              <Button off="Choose files first.">Download chosen</Button>
            ) : (
              <ButtonLink href={downloadAddress(candidateId, wanted)}>
                Download {wanted.length === 1 ? '1 file' : `${wanted.length} files`}
              </ButtonLink>
            )}
          </div>
        ) : null}
      </div>
    </section>
  );
}

const FileWords = ({ file: { fileName, size } }: { file: File }) => (
  <span className="min-w-0 break-words">
    {fileName} <span className="small quiet block">{fileSize(size)}</span>
  </span>
);
