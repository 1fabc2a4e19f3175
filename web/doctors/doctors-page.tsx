import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useEntityList } from '../app/records/entity-list.ts';
import { type EntityColumn, EntityPanel } from '../app/records/entity-panel.tsx';
import { ActivePill, Named, SecondLine } from '../app/records/entity-table.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { AddDoctorDialog, type Doctor, EditDoctorDialog, SwitchDoctor } from './doctor-dialogs.tsx';
import { DoctorListDocument } from './doctors.documents.ts';

const columns: readonly EntityColumn<Doctor>[] = [
  {
    name: 'Doctor',
    width: 30,
    of: ({ id, shownName, title }) => <Named name={<Link href={`/doctors/${id}`}>{shownName}</Link>} second={title} />,
  },
  {
    name: 'Registration, and what they may do',
    width: 26,
    of: ({ registrationNumber, mayDo }) => (
      <>
        {registrationNumber}
        <SecondLine>{mayDo}</SecondLine>
      </>
    ),
  },
  { name: 'Clinics', isForDesk: true, of: ({ clinics }) => clinics.join(', ') },
  { name: 'Status', width: 10, of: ({ isActive }) => <ActivePill active={isActive} /> },
];

type Asked = { what: 'add' } | { what: 'edit' | 'switch'; doctor: Doctor };

/** /doctors: the provider's doctors, wherever they work. */
export default function DoctorsPage() {
  const gateway = useGateway();
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState<Asked | null>(() =>
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
      <PageHead title="Doctors" subtitle="Who works at the clinics, and when" />
      <EntityPanel
        list={list}
        nouns={{ one: 'doctor', many: 'doctors' }}
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
            Add doctor
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
