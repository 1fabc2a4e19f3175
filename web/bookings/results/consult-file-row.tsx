import { useState } from 'react';
import { usePortal } from '../../app/session/session-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { formatDayAndTime } from '../../ui/date-format.ts';
import { Checkbox } from '../../ui/fields/switches.tsx';
import { fileSize } from '../../ui/file-size.ts';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import type { ConsultFile, Detail } from '../detail/booking-detail.ts';
import { ResultsUpload } from './results-upload.tsx';

const WithdrawDialog = lazyPart(() => import('./withdraw-dialog.tsx'));

type RowProps = {
  file: ConsultFile;
  href: string;
  /** Chosen among several; null where there is nothing to choose from. */
  choice: { isChosen: boolean; onChosen: (isChosen: boolean) => void } | null;
  mayWithdraw: boolean;
  onChanged: () => void;
};

/** A file that can be downloaded; the provider sees who did, and can take it back. */
export function ConsultFileRow({ file, href, choice, mayWithdraw, onChanged }: RowProps) {
  const [isAsked, setAsked] = useState(false);
  const words = <FileDescription file={file} />;
  return (
    <li className="grid gap-1">
      <div className="flex gap-2 items-start">
        {choice ? (
          <Checkbox checked={choice.isChosen} onValue={choice.onChosen}>
            {words}
          </Checkbox>
        ) : (
          words
        )}
        <ButtonLink look="link" size="sm" className="ml-auto -mt-1" href={href}>
          Download<span className="sr-only"> {file.fileName}</span>
        </ButtonLink>
        {mayWithdraw ? (
          <Button look="danger-quiet" size="sm" className="-mt-1" onClick={() => setAsked(true)}>
            Withdraw<span className="sr-only"> {file.fileName}</span>
          </Button>
        ) : null}
      </div>
      <Readers file={file} />
      <Receipt file={file} />
      {isAsked ? <WithdrawDialog file={file} onClose={() => setAsked(false)} onChanged={onChanged} /> : null}
    </li>
  );
}

type WithdrawnProps = {
  file: ConsultFile;
  detail: Detail;
  /** The file that replaced it. */
  replacement: ConsultFile | null;
  mayReplace: boolean;
  onChanged: () => void;
};

/** A file that was wrong: it cannot be downloaded, and says who withdrew it, when and why. */
export function WithdrawnFileRow({ file, detail, replacement, mayReplace, onChanged }: WithdrawnProps) {
  const { timeZone } = usePortal();
  if (!file.withdrawn) return null;
  const { at, by, reason } = file.withdrawn;
  return (
    <li className="grid gap-1">
      <span className="min-w-0 break-words">
        <s className="text-text-3">{file.fileName}</s>
        <span className="text-xs block">
          <b>Withdrawn</b> {formatDayAndTime(timeZone, at)} by {by}: {reason}
        </span>
        {replacement ? <span className="text-xs text-text-3 block">Replaced by {replacement.fileName}</span> : null}
      </span>
      <Readers file={file} />
      {mayReplace && !replacement ? (
        <div className="flex items-center gap-2">
          <ResultsUpload detail={detail} replaces={file} onChanged={onChanged} />
        </div>
      ) : null}
    </li>
  );
}

/** Name, size, and when and by whom it came, as several files may have one name. */
function FileDescription({ file: { fileName, size, createdAt, createdBy, read, readers } }: { file: ConsultFile }) {
  const { timeZone } = usePortal();
  return (
    <span className="min-w-0 break-words">
      {fileName}{' '}
      {read || readers ? null : (
        <b className="rounded-[9px] bg-accent-soft px-1.5 py-px font-strong text-accent-soft-text text-xs">New</b>
      )}
      <span className="text-xs text-text-3 block">
        {fileSize(size)}, uploaded {formatDayAndTime(timeZone, createdAt)}
        {createdBy ? ` by ${createdBy}` : null}
      </span>
    </span>
  );
}

/** Says if the company has downloaded or acknowledged a file. */
function Receipt({ file: { read, acknowledged, readers } }: { file: ConsultFile }) {
  const { timeZone } = usePortal();
  if (acknowledged) {
    return (
      <p className="text-xs text-text-3">
        Acknowledged by {acknowledged.by} {formatDayAndTime(timeZone, acknowledged.at)}
      </p>
    );
  }
  // The provider sees the names of all readers anyway.
  if (readers) return read ? null : <p className="text-xs text-warning">The company has not downloaded it yet.</p>;
  return read ? (
    <p className="text-xs text-text-3">
      First downloaded by {read.by} {formatDayAndTime(timeZone, read.at)}
    </p>
  ) : null;
}

/** The accounts that downloaded it, for the provider. */
function Readers({ file: { readers } }: { file: ConsultFile }) {
  const { timeZone } = usePortal();
  if (!readers || readers.length === 0) return null;
  const names = readers.map(({ name, organisation, at }) =>
    [name, organisation && `(${organisation})`, formatDayAndTime(timeZone, at)].filter(Boolean).join(' '),
  );
  return <p className="text-xs text-text-3">Downloaded by {names.join('; ')}</p>;
}
