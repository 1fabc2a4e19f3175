import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { resourceKindLabels } from '../../machines/rules/booking/resource-kinds.ts';
import { useEntityList } from '../app/records/entity-list.ts';
import { type EntityColumn, EntityPanel } from '../app/records/entity-panel.tsx';
import { ActivePill, Named, SecondLine } from '../app/records/entity-table.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { formatDay } from '../ui/date-format.ts';
import { PageHead } from '../ui/page-head.tsx';
import { AddDoctorDialog, type Doctor, EditDoctorDialog, SwitchDoctor } from './doctor-dialogs.tsx';
import { DoctorListDocument } from './doctors.documents.ts';

const columns: readonly EntityColumn<Doctor>[] = [
  {
    name: 'Resource',
    width: 30,
    of: ({ id, shownName, kind, title }) => (
      <Named
        name={<Link href={`/doctors/${id}`}>{shownName}</Link>}
        second={[resourceKindLabels[kind], title].filter(Boolean).join(' · ')}
      />
    ),
  },
  {
    name: 'Registration and skills',
    width: 26,
    of: ({ registrationNumber, mayDo, skills, calibratedUntil, capacity, mostPem, mostFitTest }) => (
      <>
        {registrationNumber}
        <SecondLine>
          {[
            mayDo,
            ...skills,
            capacity > 1 && `${capacity} visits at once`,
            mostPem !== null && `at most ${mostPem} medicals a day`,
            mostFitTest !== null && `at most ${mostFitTest} fit tests a day`,
            calibratedUntil && `calibrated until ${formatDay(calibratedUntil)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </SecondLine>
      </>
    ),
  },
  { name: 'Clinics', isForDesk: true, of: ({ clinics }) => clinics.join(', ') },
  { name: 'Status', width: 10, of: ({ isActive }) => <ActivePill active={isActive} /> },
];

type OpenDialog = { what: 'add' } | { what: 'edit' | 'switch'; doctor: Doctor };

/** /doctors: the provider's doctors, wherever they work, and what else a visit needs. */
export default function DoctorsPage() {
  const gateway = useGateway();
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState<OpenDialog | null>(() =>
    new URLSearchParams(location.search).has('add') ? { what: 'add' } : null,
  );
  const list = useEntityList<Doctor>({
    changes: ['doctor'],
    fetchPage: async ({ search, status }, page, call) => {
      const variables = { search, active: status === 'active', page };
      const { doctorList } = await gateway.request(DoctorListDocument, variables, call);
      return {
        ...doctorList,
        total: doctorList.total ?? null,
        pages: doctorList.pages ?? null,
        rows: doctorList.doctors,
      };
    },
  });
  const done = () => {
    setAsked(null);
    list.refresh();
  };
  return (
    <>
      <PageHead title="Resources" subtitle="People, rooms and devices of the clinics, and when they are there" />
      <EntityPanel
        list={list}
        nouns={{ one: 'resource', many: 'resources' }}
        firstStep="doctor"
        columns={columns}
        idOf={({ id }) => id}
        hasStatus
        emptyWords="Add a doctor, then the weekly hours: these make the times that can be booked."
        actionsOf={(doctor) => (
          <>
            <Button size="sm" onClick={() => setAsked({ what: 'edit', doctor })}>
              Edit<span className="sr-only"> {doctor.shownName}</span>
            </Button>
            <Button
              size="sm"
              look={doctor.isActive ? 'danger-quiet' : 'default'}
              onClick={() => setAsked({ what: 'switch', doctor })}
            >
              {doctor.isActive ? 'Retire' : 'Take back'}
              <span className="sr-only"> {doctor.shownName}</span>
            </Button>
          </>
        )}
        add={
          <Button look="primary" icon={<UserPlus />} onClick={() => setAsked({ what: 'add' })}>
            Add resource
          </Button>
        }
      />
      {asked?.what === 'add' ? (
        <AddDoctorDialog onClose={() => setAsked(null)} onAdded={(id) => navigate(`/doctors/${id}`)} />
      ) : null}
      {asked?.what === 'edit' ? (
        <EditDoctorDialog doctor={asked.doctor} onClose={() => setAsked(null)} onDone={done} />
      ) : null}
      {asked?.what === 'switch' ? (
        <SwitchDoctor
          doctor={asked.doctor}
          onClose={({ isDone }) => (isDone ? navigate(`/doctors/${asked.doctor.id}`) : setAsked(null))}
        />
      ) : null}
    </>
  );
}
