import { FetchFailure } from '../../app/records/fetch-failure.tsx';
import { useRecord } from '../../app/records/use-record.ts';
import { useGateway } from '../../app/session/session-context.tsx';
import type { ResultFilesQuery } from '../../generated/graphql.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { pluralize } from '../../ui/date-format.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { ResultFilesDocument } from './bulk.documents.ts';

type Candidate = ResultFilesQuery['resultFiles'][number];

/** The most that one download may have. */
const MAX_FILES = 20;

/**
 * The chosen candidates that have results, and one press to download them, with a one-time password where one is
 * needed.
 */
export function ChosenResults({ candidateIds, onClose }: { candidateIds: readonly string[]; onClose: () => void }) {
  const gateway = useGateway();
  const { data, failure, retry } = useRecord(`results ${candidateIds.join()}`, async (signal) => {
    const variables = { candidateIds: [...candidateIds] };
    return (await gateway.request(ResultFilesDocument, variables, { signal })).resultFiles;
  });
  const { given, files } = taken(data ?? []);
  return (
    <Dialog
      open
      onClose={onClose}
      isWide
      title="Download results"
      text={data ? `${pluralize(files.length, 'file')} of ${pluralize(given.size, 'booking')}` : null}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
          {files.length > 0 ? (
            <ButtonLink look="primary" href={downloadAddress(files)}>
              Download {pluralize(files.length, 'file')}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <div className="mt-4 grid gap-3">
        {data || failure ? null : <SkeletonRows rows={3} label="Looking for results" />}
        {failure ? <FetchFailure failure={failure} what="results" onRetry={retry} /> : null}
        {data ? (
          <ul
            aria-label="Results"
            tabIndex={-1}
            className="max-h-[min(50vh,420px)] overflow-y-auto rounded-md border border-border"
          >
            {data.map((candidate) => (
              <li key={candidate.candidateId} className="grid gap-0.5 border-border px-3 py-2 not-first:border-t">
                <b className="font-strong">{candidate.candidateName}</b>
                <Files candidate={candidate} isTaken={given.has(candidate.candidateId)} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Dialog>
  );
}

function Files({ candidate: { files }, isTaken }: { candidate: Candidate; isTaken: boolean }) {
  if (files.length === 0) return <span className="text-sm text-warning">There are no results yet.</span>;
  if (!isTaken)
    return <span className="text-sm text-warning">At most {MAX_FILES} files at once: download these next.</span>;
  return <span className="text-sm text-text-2">{files.map(({ fileName }) => fileName).join(', ')}</span>;
}

/** As many of them, with all their files, as one download has room for. */
function taken(candidates: readonly Candidate[]) {
  const given = new Set<string>();
  const files: Candidate['files'][number][] = [];
  for (const candidate of candidates) {
    if (candidate.files.length === 0 || files.length + candidate.files.length > MAX_FILES) continue;
    given.add(candidate.candidateId);
    files.push(...candidate.files);
  }
  return { given, files };
}

const downloadAddress = (files: Candidate['files']) => {
  const query = new URLSearchParams();
  for (const { fileId, fileType } of files) {
    query.append('file_id', fileId);
    query.append('type', fileType);
  }
  return `/booking/download-consult-file?${query}`;
};
