import { useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { ConsultFile, Detail } from '../detail/booking-detail.ts';
import { useMayChangeStatus } from '../may-change-status.ts';
import { AcknowledgeResults } from './acknowledge-results.tsx';
import { ConsultFileRow, WithdrawnFileRow } from './consult-file-row.tsx';
import { OutcomeLine } from './outcome-line.tsx';
import { ResultsUpload } from './results-upload.tsx';

/** The download page of files; it asks for a one-time password where one is needed. */
function downloadAddress(candidateId: string, files: readonly ConsultFile[]): string {
  const query = new URLSearchParams({ candidate_id: candidateId });
  for (const { fileId, fileType } of files) {
    query.append('file_id', fileId);
    query.append('type', fileType);
  }
  return `/booking/download-consult-file?${query}`;
}

type CardProps = { detail: Detail; onChanged: () => void };

/**
 * Consult files, downloaded one by one or several at once. The provider's people add files, and withdraw wrong ones.
 */
export function ConsultFilesCard({ detail, onChanged }: CardProps) {
  const { candidateId, consultFiles } = detail;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const runsBoard = useMayChangeStatus();
  if (consultFiles.length === 0 && detail.outcome === null && !runsBoard) return null;
  const good = consultFiles.filter(({ withdrawn }) => withdrawn === null);
  const withdrawn = consultFiles.filter((file) => file.withdrawn !== null);
  const isSeveral = good.length > 1;
  const wanted = good.filter(({ fileId }) => chosen.has(fileId));
  const choose = (fileId: string) => (isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(fileId);
    else next.delete(fileId);
    setChosen(next);
  };
  return (
    <Card
      title="Consult files"
      aside={
        runsBoard ? (
          <span className="ml-auto">
            <ResultsUpload detail={detail} onChanged={onChanged} />
          </span>
        ) : null
      }
      className="print:hidden"
    >
      <div className="px-4 pt-3.5 pb-4 grid gap-3">
        <OutcomeLine detail={detail} maySet={runsBoard} onChanged={onChanged} />
        {consultFiles.length === 0 ? <p className="text-text-2">No files yet.</p> : null}
        {good.length > 0 ? (
          <ul className="grid gap-3" aria-label="Files">
            {good.map((file) => (
              <ConsultFileRow
                key={file.fileId}
                file={file}
                href={downloadAddress(candidateId, [file])}
                choice={isSeveral ? { isChosen: chosen.has(file.fileId), onChosen: choose(file.fileId) } : null}
                mayWithdraw={runsBoard}
                onChanged={onChanged}
              />
            ))}
          </ul>
        ) : null}
        {isSeveral ? (
          <div className="flex items-center gap-2">
            {wanted.length === 0 ? (
              <ButtonLink href={downloadAddress(candidateId, good)}>Download all {good.length} files</ButtonLink>
            ) : (
              <ButtonLink href={downloadAddress(candidateId, wanted)}>
                Download {wanted.length === 1 ? '1 file' : `${wanted.length} files`}
              </ButtonLink>
            )}
          </div>
        ) : null}
        <AcknowledgeResults detail={detail} onChanged={onChanged} />
        {withdrawn.length > 0 ? (
          <ul className="grid gap-3" aria-label="Withdrawn files">
            {withdrawn.map((file) => (
              <WithdrawnFileRow
                key={file.fileId}
                file={file}
                detail={detail}
                replacement={consultFiles.find(({ replacesId }) => replacesId === file.fileId) ?? null}
                mayReplace={runsBoard}
                onChanged={onChanged}
              />
            ))}
          </ul>
        ) : null}
      </div>
    </Card>
  );
}
