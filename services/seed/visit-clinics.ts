import { uuidv7 } from 'uuidv7';
import type { Need } from '../../machines/rules/booking/assessment-needs.ts';
import type { ResourceKind } from '../../machines/rules/booking/resource-kinds.ts';
import { assessments, doctors, packageAssessments, packagePrices, packages } from '../booking/booking.tables.ts';
import { assessmentsHtml } from '../booking/catalogue/assessments-html.ts';
import type { AssessmentNeeds } from '../booking/catalogue/visit-routes/stops-of.ts';
import type { Database } from '../database/database.ts';

interface DemoResource {
  readonly kind: ResourceKind;
  readonly name: string;
  readonly skills?: string[];
  readonly capacity?: number;
}

/** Nurses, booths and rooms beside the doctors, by the clinic's number; the second clinic works on every day of the week. */
export const visitClinics: Readonly<Record<number, readonly DemoResource[]>> = {
  101: [
    { kind: 'nurse', name: 'Nurse Hannah Price', skills: ['spirometry'] },
    { kind: 'nurse', name: 'Nurse Tom Riley' },
    { kind: 'booth', name: 'Booth 1' },
    { kind: 'room', name: 'Room 1' },
    { kind: 'room', name: 'Room 2' },
    { kind: 'room', name: 'Room 3', capacity: 2 },
  ],
  104: [
    { kind: 'nurse', name: 'Nurse Amara Singh', skills: ['spirometry'] },
    { kind: 'nurse', name: 'Nurse Ben Castle' },
    { kind: 'booth', name: 'Booth 2' },
    { kind: 'room', name: 'Room 4' },
    { kind: 'room', name: 'Room 5' },
    { kind: 'room', name: 'Room 6' },
  ],
};

const take = (...resources: readonly Need[]): AssessmentNeeds => ({
  resources,
  clean_up_minutes: 0,
  comes_first: false,
  comes_after: [],
  runs_beside: false,
});
const any = (kind: ResourceKind, skill = ''): Need => ({ kind, skill });
const OBSERVATIONS = uuidv7();
const priceSet = { fromDay: '2026-01-05', setBy: 'Helen Marsh', setAt: new Date('2026-01-05T01:00:00Z') };

/** The stops of the demo's visit route. No other package has these assessments. */
const catalogue: readonly {
  id: string;
  name: string;
  minutes: number;
  priceCents: number;
  preparation?: string;
  needs: AssessmentNeeds;
}[] = [
  {
    id: OBSERVATIONS,
    name: 'Observations and drug screen by a nurse',
    minutes: 30,
    priceCents: 7500,
    preparation: 'Come able to give a urine sample, and bring a list of the medicines you take.',
    needs: { ...take(any('nurse'), any('room')), comes_first: true },
  },
  {
    id: uuidv7(),
    name: 'Hearing test in a booth',
    minutes: 15,
    priceCents: 4500,
    preparation: 'Keep away from loud noise for 16 hours before, or wear hearing protection.',
    needs: take(any('nurse'), any('booth')),
  },
  {
    id: uuidv7(),
    name: 'Lung function by a nurse',
    minutes: 15,
    priceCents: 5500,
    needs: { ...take(any('nurse', 'spirometry'), any('room')), clean_up_minutes: 5 },
  },
  {
    id: uuidv7(),
    name: 'Examination by a doctor',
    minutes: 15,
    priceCents: 9500,
    needs: { ...take(any('doctor'), any('room')), comes_after: [OBSERVATIONS] },
  },
];

/** The demo's one package that is booked as a visit route; all others are one doctor's time. */
export const VISIT_PACKAGE = 'Express medical';

/** Resources, and a package whose assessments say what they need. Positions go on after the catalogue's. */
export async function seedVisitClinics(db: Database): Promise<void> {
  const resources = Object.values(visitClinics).flat();
  await db.insert(doctors).values(resources.map((one) => ({ id: uuidv7(), ...one })));
  const parts = catalogue.map(({ name, preparation = '', ...part }, index) => ({
    ...part,
    preparation,
    categoryName: 'Express medical',
    assessmentName: name,
    position: 100 + index,
  }));
  await db.insert(assessments).values(parts);
  const packageId = uuidv7();
  await db.insert(packages).values({
    id: packageId,
    orgId: null,
    name: VISIT_PACKAGE,
    serviceType: 'pem',
    minutes: parts.reduce((sum, { minutes }) => sum + minutes, 0),
    assessmentsHtml: assessmentsHtml(parts),
  });
  await db.insert(packageAssessments).values(parts.map(({ id }) => ({ packageId, assessmentId: id })));
  const priceCents = parts.reduce((sum, part) => sum + part.priceCents, 0);
  await db.insert(packagePrices).values({ id: uuidv7(), packageId, cents: priceCents, ...priceSet });
}
