import { useState } from 'react';
import { Link, useParams } from 'wouter';
import type { PatternDraft } from '../../machines/roster-pattern/roster-pattern.types.ts';
import { mondayOf } from '../../machines/rules/calendar/weekly-hours.ts';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { useGateway } from '../app/session/session-context.tsx';
import type { DoctorQuery } from '../generated/graphql.ts';
import { formatDate, ownZone } from '../ui/date-format.ts';
import { ConfirmDialog } from '../ui/dialog/dialog.tsx';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { DoctorDocument, RosteredClinicsDocument } from './doctors.documents.ts';
import type { RosteredClinic } from './pattern-fields.tsx';
import { useRosterPattern } from './use-roster-pattern.ts';
import { WeeklyHours } from './weekly-hours.tsx';

type Pattern = DoctorQuery['doctor']['patterns'][number];

const RESOURCES = { href: '/doctors', label: 'Resources' };

/** /doctors/{doctorId}/hours/new and /doctors/{doctorId}/hours/{patternId}: weekly hours, and what they would make. */
export default function HoursPage() {
  const { doctorId = '', patternId } = useParams<{ doctorId: string; patternId?: string }>();
  const gateway = useGateway();
  const { data, failure, retry } = useRecord('weeklyHours', async (signal) => {
    const [{ doctor }, { bookableClinics }] = await Promise.all([
      gateway.request(DoctorDocument, { id: doctorId }, { signal }),
      gateway.request(RosteredClinicsDocument, {}, { signal }),
    ]);
    const pattern = doctor.patterns.find((one) => one.patternId === patternId) ?? null;
    return { doctor: doctor.doctor, pattern, clinics: bookableClinics.filter(({ bookingFree }) => !bookingFree) };
  });
  const isGone = data !== undefined && data !== null && patternId !== undefined && data.pattern === null;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="Weekly hours"
        subtitle={
          <>
            <Link href="/doctors">Resources</Link> ·{' '}
            <Link href={`/doctors/${doctorId}`}>{data?.doctor.shownName ?? 'Doctor'}</Link>
          </>
        }
      />
      {failure || isGone ? (
        <div className="px-4 sm:px-6">
          <RecordFailure
            failure={failure ?? { code: 'NOT_FOUND' }}
            what={isGone ? 'weekly hours' : 'resource'}
            onRetry={retry}
            list={isGone ? { href: `/doctors/${doctorId}`, label: data.doctor.shownName } : RESOURCES}
          />
        </div>
      ) : null}
      {data && !isGone ? <Edited doctorId={doctorId} pattern={data.pattern} clinics={data.clinics} /> : null}
      {data || failure ? null : <SkeletonRows rows={8} label="Loading weekly hours" />}
    </div>
  );
}

type EditedProps = { doctorId: string; pattern: Pattern | null; clinics: readonly RosteredClinic[] };

function Edited({ doctorId, pattern, clinics }: EditedProps) {
  const [first] = useState(() => ({ draft: draftOf(pattern), replacesPatternId: pattern?.patternId ?? null }));
  const { snapshot, send, stopped, stay } = useRosterPattern(doctorId, first);
  const shown = pattern ? [{ id: pattern.siteId, name: pattern.siteName }] : clinics;
  return (
    <>
      <WeeklyHours clinics={shown} state={snapshot} send={send} />
      <ConfirmDialog
        open={stopped !== null}
        question="Leave without saving?"
        consequence="What you changed here is not saved yet."
        confirm="Leave"
        cancel="Stay"
        danger
        onConfirm={() => stopped?.()}
        onCancel={stay}
      />
    </>
  );
}

/** New hours begin next Monday, and so does a change unless the hours begin later themselves. */
function draftOf(pattern: Pattern | null): PatternDraft {
  const today = formatDate(ownZone(), Date.now());
  const monday = Temporal.PlainDate.from(mondayOf(today)).add({ days: 7 }).toString();
  if (!pattern) {
    return {
      siteId: '',
      fromDay: monday,
      untilDay: '',
      weeks: 1,
      weekA: monday,
      hours: [],
      onHolidays: false,
    };
  }
  const { siteId, fromDay, untilDay, weeks, weekA, hours, onHolidays } = pattern;
  return {
    siteId,
    untilDay: untilDay ?? '',
    weeks: weeks === 2 ? 2 : 1,
    weekA,
    hours,
    onHolidays,
    fromDay: [fromDay, monday].toSorted().at(-1) ?? monday,
  };
}
