import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { FetchFailure } from '../app/records/fetch-failure.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { StatusPill } from '../ui/chips.tsx';
import { formatDate, formatDay, formatTime } from '../ui/date-format.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';
import { inputClass } from '../ui/fields/control-classes.ts';
import { FindPersonDocument } from './scheduler.documents.ts';

/** The place of a booking on a board. */
export type FoundPlace = { siteId: string; day: string; candidateId: string };

type Props = {
  clinics: readonly { id: string; name: string }[];
  onFound: (place: FoundPlace) => void;
  onClose: () => void;
};

/** Searches candidates in all clinics; a press on one of them goes to the day and the doctor. */
export function FindPerson({ clinics, onFound, onClose }: Props) {
  const [words, setWords] = useState('');
  const [sought, setSought] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    setSought(words.trim());
  };
  return (
    <Dialog open onClose={onClose} title="Find a person" actions={<Button onClick={onClose}>Close</Button>}>
      <form className="mt-3 flex gap-2" onSubmit={search}>
        <input
          className={inputClass('flex-1 px-2.5')}
          aria-label="Name, phone or reference"
          placeholder="Name, phone or reference"
          autoComplete="off"
          maxLength={100}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="submit" size="lg" icon={<Search />}>
          Find
        </Button>
      </form>
      {sought ? <Found key={sought} words={sought} clinics={clinics} onFound={onFound} /> : null}
    </Dialog>
  );
}

type FoundProps = Pick<Props, 'clinics' | 'onFound'> & { words: string };

function Found({ words, clinics, onFound }: FoundProps) {
  const gateway = useGateway();
  const { data, failure, retry } = useRecord('people on boards', async (signal) => {
    const { bookings } = await gateway.request(FindPersonDocument, { search: words }, { signal });
    // Free-booking sites have no board, and a booking without a time is on none.
    return bookings.bookings.flatMap(({ appointmentTime, siteTimeZone, siteName, ...row }) => {
      const siteId = clinics.find(({ name }) => name === siteName)?.id;
      const isOnBoard = siteId && appointmentTime && siteTimeZone && row.status !== 'Cancelled';
      return isOnBoard ? [{ ...row, appointmentTime, siteTimeZone, siteName, siteId }] : [];
    });
  });
  if (failure) {
    return (
      <div className="mt-3">
        <FetchFailure failure={failure} what="people" onRetry={retry} />
      </div>
    );
  }
  if (!data) return <SkeletonRows rows={3} label="Looking" />;
  return (
    <>
      <p className="mt-3 text-text-2" role="status">
        {data.length === 0
          ? `Nobody with a time on a board matches “${words}”.`
          : `${data.length} found, newest first.`}
      </p>
      <ul className="mt-2 grid max-h-[50dvh] gap-1 overflow-y-auto p-0.5">
        {data.map(({ candidateId, candidateName, siteId, siteName, siteTimeZone, appointmentTime, ...row }) => (
          <li key={candidateId}>
            <button
              type="button"
              className="grid w-full cursor-pointer rounded-md border border-border px-3 py-2 text-left hover:bg-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
              onClick={() =>
                onFound({ siteId, candidateId, day: formatDate(siteTimeZone, Date.parse(appointmentTime)) })
              }
            >
              <span className="flex flex-wrap items-center justify-between gap-2">
                <b className="font-semibold">{candidateName}</b>
                <StatusPill status={row.status} colour={row.statusColor} />
              </span>
              <span className="text-sm text-text-2 tabular-nums">
                {formatDay(formatDate(siteTimeZone, Date.parse(appointmentTime)))},{' '}
                {formatTime(siteTimeZone, appointmentTime)} · {siteName} · {row.companyName}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
