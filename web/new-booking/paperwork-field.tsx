import { useState } from 'react';
import type { OrgId } from '../../machines/lib/ports.ts';
import { Lookup } from '../app/forms/lookup.tsx';
import type { LookupProps } from '../app/forms/use-lookup-machine.ts';
import { messageFor } from '../app/messages.ts';
import { PaperworkListDocument } from '../app/paperwork/paperwork.documents.ts';
import { PaperworkUpload } from '../app/paperwork/paperwork-upload.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { useAccess, useGateway } from '../app/session/session-context.tsx';
import type { PaperworkListQuery } from '../generated/graphql.ts';
import { Button } from '../ui/button.tsx';
import { Banner } from '../ui/feedback/states.tsx';
import { Field } from '../ui/fields/field.tsx';
import { Checkbox } from '../ui/fields/switches.tsx';
import { lazyPart } from '../ui/loading/lazy-part.tsx';
import { FormGroup, longButtonClass } from './step-body.tsx';

const dialogs = () => import('../app/paperwork/paperwork-dialogs.tsx');
const RenamePaperwork = lazyPart(async () => ({ default: (await dialogs()).RenamePaperwork }));
const DeletePaperwork = lazyPart(async () => ({ default: (await dialogs()).DeletePaperwork }));

type Item = PaperworkListQuery['paperworkList']['items'][number];
type Open = { what: 'rename' | 'delete'; item: Item } | null;
type Props = { org: OrgId; value: readonly string[]; onValue: (ids: readonly string[]) => void };
type FieldProps = Props & {
  error: string | undefined;
  unchosen: Pick<LookupProps<Item>, 'unchosen' | 'onUnchosen'>;
};

/** Paperwork of the booking: of what the company keeps, or uploaded here for this booking alone or for good. */
export default function PaperworkField({ org, value, onValue, error, unchosen }: FieldProps) {
  const gateway = useGateway();
  const { permissions, info } = useAccess();
  const mayKeep = permissions.includes(org === info.company?.id ? 'paperworks' : 'company_paperworks');
  const [isKept, setKept] = useState(false);
  const ask = async (variables: { search?: string; ids?: string[] }, signal: AbortSignal) =>
    (await gateway.request(PaperworkListDocument, { org, ...variables }, { signal, kind: 'lookup' })).paperworkList
      .items;
  return (
    <FormGroup legend="Paperwork">
      <Field label="Paperwork" optional error={error} hint="Forms of the company that these candidates fill in.">
        <Lookup
          {...unchosen}
          value={null}
          onPick={(picked) => (picked && !value.includes(picked.id) ? onValue([...value, picked.id]) : undefined)}
          load={async (search, signal) => (await ask({ search }, signal)).filter(({ id }) => !value.includes(id))}
          placeholder="Search paperwork"
        />
      </Field>
      {value.length > 0 ? (
        <ChosenPaperwork
          key={value.join()}
          org={org}
          value={value}
          onValue={onValue}
          mayKeep={mayKeep}
          fetchItems={(signal) => ask({ ids: [...value] }, signal)}
        />
      ) : null}
      <PaperworkUpload
        label="Upload paperwork"
        org={org}
        temporary={!isKept}
        onStored={({ id }) => onValue([...value, id])}
      />
      {mayKeep ? (
        <Checkbox checked={isKept} onValue={setKept}>
          Keep what I upload for further bookings
        </Checkbox>
      ) : null}
    </FormGroup>
  );
}

type ChosenProps = Props & { mayKeep: boolean; fetchItems: (signal: AbortSignal) => Promise<readonly Item[]> };

function ChosenPaperwork({ org, value, onValue, mayKeep, fetchItems }: ChosenProps) {
  const { data: items, failure, retry, refresh } = useRecord('paperwork', fetchItems);
  const [open, setOpen] = useState<Open>(null);
  const without = (id: string) => onValue(value.filter((one) => one !== id));
  if (failure) return <Banner tone="bad" title={messageFor(failure)} onRetry={retry} retryWhat="paperwork" />;
  return (
    <>
      <ul className="grid" aria-label="Paperwork of this booking">
        {items?.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-border py-1.5">
            <span className="min-w-[12em] flex-1 wrap-anywhere">
              {item.name} <span className="text-xs text-text-3">{item.temporary ? 'for this booking' : 'kept'}</span>
            </span>
            {item.temporary || mayKeep ? (
              <Button
                size="sm"
                look="quiet"
                className={longButtonClass}
                onClick={() => setOpen({ what: 'rename', item })}
              >
                Rename<span className="sr-only"> {item.name}</span>
              </Button>
            ) : null}
            {item.temporary ? (
              <Button size="sm" look="danger-quiet" onClick={() => setOpen({ what: 'delete', item })}>
                Delete<span className="sr-only"> {item.name}</span>
              </Button>
            ) : (
              <Button size="sm" look="quiet" className={longButtonClass} onClick={() => without(item.id)}>
                Take out<span className="sr-only"> {item.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open?.what === 'rename' ? (
        <RenamePaperwork
          org={org}
          paperwork={open.item}
          onClose={(isChanged) => {
            setOpen(null);
            if (isChanged) refresh();
          }}
        />
      ) : null}
      {open?.what === 'delete' ? (
        <DeletePaperwork
          org={org}
          paperwork={open.item}
          onClose={(isChanged) => {
            setOpen(null);
            if (isChanged) without(open.item.id);
          }}
        />
      ) : null}
    </>
  );
}
