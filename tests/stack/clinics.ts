import { uuidv7 } from 'uuidv7';
import { defined } from '../../machines/lib/assert-defined.ts';
import {
  assessments,
  clinics,
  doctors,
  packageAssessments,
  packages,
  rosters,
  services,
  slots,
} from '../../services/booking/booking.tables.ts';
import type { Database } from '../../services/database/database.ts';

const slotMs = 15 * 60_000;

/** A small clinic world whose times are known: what can be booked on which day. */
export interface ClinicWorld {
  /** Perth, with one doctor. */
  readonly rostered: string;
  /** Broome, whose times follow the free-booking rule. */
  readonly free: string;
  /** A medical of 60 minutes. */
  readonly medical: string;
  readonly sid: string;
  /** The doctor's starts on the rostered day, by quarter hour: the day is 09:00 to 12:00 in Perth. */
  readonly start: (quarter: number) => string;
  readonly rosterId: number;
}

/** Makes them on `day`, a calendar day of Perth. */
export async function addClinics(db: Database, day: string): Promise<ClinicWorld> {
  const [rostered, free, medical, sid, doctorId, assessmentId] = [
    uuidv7(),
    uuidv7(),
    uuidv7(),
    uuidv7(),
    uuidv7(),
    uuidv7(),
  ];
  const common = {
    serviceTypes: ['pem', 'fit_test'],
    timezone: 'Australia/Perth',
    state: 'WA',
    fax: '',
    email: 'site@banksia.example',
  };
  await db.insert(clinics).values([
    {
      ...common,
      id: rostered,
      number: 101,
      name: 'Perth – Hay Street',
      address: '226 Hay Street',
      suburb: 'Perth',
      postcode: '6000',
      phone: '08 5550 0140',
    },
    {
      ...common,
      id: free,
      number: 102,
      name: 'Broome – Carnarvon Street',
      address: '9 Carnarvon Street',
      suburb: 'Broome',
      postcode: '6725',
      phone: '08 5550 0150',
      bookingFree: true,
    },
  ]);
  await db.insert(doctors).values({ id: doctorId, name: 'Dr Alma Reid' });
  const nine = Date.parse(`${day}T01:00:00Z`);
  const at = (quarter: number) => new Date(nine + quarter * slotMs);
  const roster = { clinicId: rostered, doctorId, day, fromTime: at(0), toTime: at(12) };
  const [made] = await db.insert(rosters).values(roster).returning({ id: rosters.id });
  const rosterId = defined(made).id;
  await db.insert(slots).values(
    Array.from({ length: 12 }, (_, position) => ({
      rosterId,
      clinicId: rostered,
      doctorId,
      position,
      fromTime: at(position),
      toTime: at(position + 1),
    })),
  );
  await db.insert(packages).values({
    id: medical,
    name: 'PEM – Standard',
    serviceType: 'pem' as const,
    minutes: 60,
    assessmentsHtml: '<h4>Function</h4><ul><li>Audiometry</li></ul>',
  });
  await db.insert(assessments).values({
    id: assessmentId,
    categoryName: 'Function',
    assessmentName: 'Audiometry',
    minutes: 60,
    position: 1,
  });
  await db.insert(packageAssessments).values({ packageId: medical, assessmentId });
  await db.insert(services).values({ id: sid, name: 'Drug and alcohol test', serviceType: 'pem', position: 1 });
  return { rostered, free, medical, sid, rosterId, start: (quarter) => at(quarter).toISOString() };
}
