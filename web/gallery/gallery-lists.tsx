import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { stageWith, useStaged } from '../../lab/inspector/gallery/staging.ts';
import type { ScreenProps } from '../../lab/inspector/host.ts';
import { StageContext } from '../../lab/recorder/stage.ts';
import { bookingListViewMachine } from '../../machines/booking-list-view/booking-list-view.machine.ts';
import { NO_FILTER } from '../../machines/booking-list-view/list-query.ts';
import { findMachine } from '../../machines/find/find.machine.ts';
import { listMachine } from '../../machines/list/list.machine.ts';
import { USUAL_COLUMNS } from '../../machines/rules/booking/list-columns.ts';
import LookupBox from '../app/forms/lookup-box.tsx';
import ExportPanel from '../bookings/export/export-panel.tsx';
import type { BookingList, BookingRow } from '../bookings/list/booking-list.ts';
import { BookingListBody } from '../bookings/list/booking-list-body.tsx';
import ListNotes from '../bookings/list/list-notes.tsx';
import type { BookingListView } from '../bookings/list/use-booking-list-view.ts';
import { OpeningView } from '../bookings/views/opening-view.tsx';
import { FindBox } from '../frame/find/find-box.tsx';
import type { FoundHit } from '../frame/find/find-hits.ts';
import AccountPage from '../my-account/account-page.tsx';
import { Field } from '../ui/fields/field.tsx';
import { access } from './gallery-example.ts';

const nothing = () => {};
const never = () => new Promise<never>(() => {});

export const ExportScreen = () => (
  <div className="p-6">
    <ExportPanel exported={() => ({ bookingId: 'b1' })} onClose={nothing} />
  </div>
);

/** The account is the loaded record here; it replaces the model's data. */
export function LoadScreen({ live, snapshot }: ScreenProps) {
  const { info } = access;
  const account = {
    username: info.username,
    accountType: info.accountType,
    contactPerson: info.contactPerson,
    phone: '',
    email: info.email,
    company: { name: info.company?.name, otp: false },
    // The same data is used for the list of its sessions.
    sessions: [],
    total: 0,
  };
  const shown = { ...snapshot, context: { ...live.context, data: live.context.data && account } };
  const [stage] = useState(() => stageWith('load', shown));
  return (
    <StageContext value={stage}>
      <AccountPage />
    </StageContext>
  );
}

const rowOf = (candidateName: string, at: number): BookingRow => ({
  candidateId: String(at),
  reference: `PF-10000${at}`,
  candidateName,
  candidateDob: '1990-02-28',
  candidateEmail: 'person@example.com',
  candidatePhone: '0487 987 987',
  companyName: 'Example Company',
  subsidiaryName: 'Newman',
  contactName: 'Example Person',
  contactPhone: '08 9450 9876',
  appointmentTime: '2026-11-24T01:00:00Z',
  siteName: 'Perth – Hay Street',
  siteTimeZone: 'Australia/Perth',
  preferredSiteName: null,
  preferredFromDate: null,
  preferredToDate: null,
  packageName: 'PEM – Heavy Vehicle',
  status: 'Confirmed',
  statusColor: '#12683f',
  statusBefore: null,
  statusChangedAt: null,
  outcome: null,
  candidatePosition: 'Rigger',
  poNumber: null,
  candidateAnswer: null,
  createdAt: '2026-11-20T01:00:00Z',
});

/** The model's rows are names; here they are bookings of these people. */
export function ListScreen({ live, snapshot }: ScreenProps) {
  const { context } = live;
  const rows = context.rows.map(rowOf);
  const query = { search: context.query.search, sort: 'created_at', order: 'desc', mine: false, filter: NO_FILTER };
  const list = useStaged(listMachine<BookingRow, never>(), { ...snapshot, context: { ...context, rows, query } });
  return <BookingListBody list={list as unknown as BookingList} columns={USUAL_COLUMNS} onAsk={nothing} />;
}

/** The model's search is shown as text left in the field, as there is no typing here. */
export const LookupScreen = ({ live }: ScreenProps) => {
  const { search } = live.context;
  return (
    <div className="p-6">
      <Field label="Position">
        <LookupBox
          value={null}
          onPick={nothing}
          load={never}
          addNew={{ what: 'position', onAdd: nothing }}
          start={() => ({ hasFocus: false, typed: search || null })}
          isLaidOpen={live.matches('open')}
        />
      </Field>
    </div>
  );
};

const foundClinic: FoundHit = {
  id: 's1',
  href: '/sites/edit/s1',
  group: 'Sites',
  name: 'Perth – Hay Street',
  detail: '226 Hay Street',
};

export function FindScreen({ snapshot }: ScreenProps) {
  const find = useStaged(findMachine<FoundHit>(), snapshot);
  const state = useSelector(find, (current) => current);
  const { hits } = state.context;
  const shown = { ...state, context: { ...state.context, hits: hits.map(() => foundClinic) } };
  return (
    <div className="m-6 overflow-hidden rounded-xl border border-border bg-raised">
      <FindBox
        state={Object.assign(Object.create(state), shown)}
        send={find.send}
        pages={[]}
        onClose={() => {}}
        onPick={nothing}
      />
    </div>
  );
}

/** It works behind the list, and shows itself where a search cannot be loaded or saved, or nothing says how the list is sorted. */
export function ListViewScreen({ live, snapshot }: ScreenProps) {
  const view = useStaged(bookingListViewMachine<BookingRow, never>(), snapshot) as unknown as BookingListView;
  if (live.matches('opening')) return <OpeningView view={view} />;
  const { sort } = view.getSnapshot().context.query;
  const columns = USUAL_COLUMNS.filter((column) => column !== 'contact_person');
  const isUnsaved =
    live.matches({ open: { shown: { columns: 'failed' } } }) ||
    live.matches({ open: { shown: { search: { unsaved: 'failed' } } } });
  return (
    <>
      <p className="text-text-2 p-6">
        Around the list:{isUnsaved || sort === 'contact_person' ? '' : ' nothing of its own.'}
      </p>
      <ListNotes view={view} isListAway={false} sort={sort} columns={columns} />
    </>
  );
}
