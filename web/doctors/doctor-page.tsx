import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'wouter';
import { resourceKindLabels } from '../../machines/rules/booking/resource-kinds.ts';
import { isoDay } from '../../machines/rules/calendar/dates.ts';
import { NextStep } from '../app/first-steps/next-step.tsx';
import { ActivePill } from '../app/records/entity-table.tsx';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { useRefreshOnChange } from '../app/records/use-record-changes.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { AddLeaveDialog, EditDoctorDialog, RemoveLeave, SwitchDoctor } from './doctor-dialogs.tsx';
import type { DialogAsked } from './doctor-sections.tsx';
import { DoctorSections } from './doctor-sections.tsx';
import { DoctorDocument, OutsideHoursDocument } from './doctors.documents.ts';

const RESOURCES = { href: '/doctors', label: 'Resources' };

/** /doctors/{doctorId}: weekly hours, leave and own days of a doctor, and who is booked outside of them. */
export default function DoctorPage() {
  const { doctorId = '' } = useParams<{ doctorId: string }>();
  const gateway = useGateway();
  const [params, setParams] = useSearchParams();
  // The board leads here with the day of a doctor who is away.
  const leaveDay = isoDay(params.get('leave') ?? '');
  const [asked, setAsked] = useState<DialogAsked | null>(leaveDay === null ? null : 'leave');
  const kindOfNext = useRefreshOnChange(['doctor'], () => refresh());
  const { data, failure, retry, refresh } = useRecord('doctor', async (signal) => {
    const kind = kindOfNext();
    const [{ doctor }, { outsideHours }] = await Promise.all([
      gateway.request(DoctorDocument, { id: doctorId }, { signal, kind }),
      gateway.request(OutsideHoursDocument, { doctorId }, { signal, kind }),
    ]);
    return { ...doctor, outside: outsideHours };
  });
  const doctor = data?.doctor;
  const close = () => {
    setAsked(null);
    if (leaveDay !== null) setParams({}, { replace: true });
  };
  const done = () => {
    close();
    refresh();
  };
  return (
    <>
      <PageHead
        title={doctor?.shownName ?? 'Resource'}
        subtitle={
          <>
            <Link href="/doctors">Resources</Link>
            {doctor
              ? [
                  resourceKindLabels[doctor.kind],
                  doctor.title,
                  doctor.registrationNumber,
                  doctor.mayDo,
                  ...doctor.skills,
                ]
                  .filter(Boolean)
                  .map((known) => ` · ${known}`)
              : null}
          </>
        }
        wrap
        actions={
          doctor ? (
            <>
              <ActivePill active={doctor.isActive} />
              <Button onClick={() => setAsked('edit')}>Edit</Button>
              <Button look={doctor.isActive ? 'danger-quiet' : 'default'} onClick={() => setAsked('switch')}>
                {doctor.isActive ? 'Retire' : 'Take back'}
              </Button>
            </>
          ) : null
        }
      />
      {doctor ? <NextStep after="doctor" /> : null}
      <div className="grid max-w-[1000px] gap-8 px-4 pb-8 sm:px-6">
        {failure ? <RecordFailure failure={failure} what="resource" onRetry={retry} list={RESOURCES} /> : null}
        {data ? <DoctorSections detail={data} outside={data.outside} onAsk={setAsked} /> : null}
        {data || failure ? null : <SkeletonRows rows={6} label="Loading the doctor" />}
      </div>
      {doctor && asked === 'edit' ? <EditDoctorDialog doctor={doctor} onClose={close} onDone={done} /> : null}
      {doctor && asked === 'switch' ? (
        <SwitchDoctor doctor={doctor} onClose={({ isDone }) => (isDone ? done() : close())} />
      ) : null}
      {asked === 'leave' ? (
        <AddLeaveDialog doctorId={doctorId} day={leaveDay ?? ''} onClose={close} onDone={done} />
      ) : null}
      {typeof asked === 'object' && asked ? (
        <RemoveLeave leaveId={asked.removeLeave} onClose={({ isDone }) => (isDone ? done() : close())} />
      ) : null}
    </>
  );
}
