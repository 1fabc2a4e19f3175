import { uuidv7 } from 'uuidv7';
import { assessments, packageAssessments, packages, services } from '../booking/booking.tables.ts';
import { assessmentsHtml } from '../booking/catalogue/assessments-html.ts';
import { organisations } from '../companies/companies.tables.ts';
import type { Database } from '../database/database.ts';

/** Key, category, name, minutes and price in cents of what a clinic can do, in the order that it is shown. */
const catalogue = [
  ['history', 'Medical', 'Medical history and examination', 20, 9500],
  ['vision', 'Medical', 'Vision and colour vision', 5, 2500],
  ['bmi', 'Medical', 'Height, weight and blood pressure', 5, 1500],
  ['audio', 'Hearing and lungs', 'Audiometry', 15, 4500],
  ['spiro', 'Hearing and lungs', 'Spirometry', 15, 5500],
  ['xray', 'Hearing and lungs', 'Chest X-ray referral', 5, 2000],
  ['lungscreen', 'Hearing and lungs', 'Lungscreen questionnaire', 10, 3000],
  ['mska', 'Function', 'Musculoskeletal assessment', 30, 8500],
  ['lift', 'Function', 'Manual handling and lifting', 15, 4000],
  ['fitness', 'Function', 'Step test', 10, 3500],
  ['urine', 'Drug and alcohol', 'Urine drug screen', 10, 4500],
  ['breath', 'Drug and alcohol', 'Breath alcohol', 5, 1500],
  ['oral', 'Drug and alcohol', 'Oral fluid drug screen', 10, 4000],
  ['ecg', 'Heart', 'Resting ECG', 15, 6000],
  ['bloods', 'Pathology', 'Bloods: full count, lipids, glucose', 10, 7500],
  ['lead', 'Pathology', 'Blood lead level', 5, 5500],
  ['hepatitis', 'Pathology', 'Hepatitis A and B serology', 5, 6500],
  ['tetanus', 'Vaccination', 'Tetanus booster', 5, 4500],
  ['fatigue', 'Wellbeing', 'Fatigue and sleep questionnaire', 5, 1500],
  ['height', 'Special work', 'Working at heights', 10, 3500],
  ['confined', 'Special work', 'Confined space', 10, 3500],
  ['rail', 'Special work', 'Rail category 1 assessment', 20, 14500],
  ['dive', 'Special work', 'Occupational diving assessment', 30, 18500],
  ['fithalf', 'Fit test', 'Half-face respirator, quantitative', 15, 8500],
  ['fitfull', 'Fit test', 'Full-face respirator, quantitative', 20, 11000],
  ['fitp2', 'Fit test', 'P2 disposable mask, qualitative', 15, 6500],
  ['rshq', 'Fit test', 'Respirator health questionnaire (RSHQ)', 5, 2000],
] as const;

/** The candidate's preparation for some of them. */
const preparations: Readonly<Partial<Record<Key, string>>> = {
  vision: 'Bring your glasses or contact lenses.',
  audio: 'Keep away from loud noise for 16 hours before, or wear hearing protection.',
  spiro: 'Do not smoke in the hour before.',
  mska: 'Wear comfortable clothes and closed shoes.',
  urine: 'Come able to give a urine sample, and bring a list of the medicines you take.',
  bloods: 'Eat nothing for 8 hours before; water is fine.',
  fithalf: 'Come clean-shaven where the mask seals.',
  fitfull: 'Come clean-shaven where the mask seals.',
  fitp2: 'Come clean-shaven where the mask seals.',
};

type Key = (typeof catalogue)[number][0];
type ServiceType = 'pem' | 'fit_test';

const basics: readonly Key[] = ['history', 'vision', 'bmi'];
const drugs: readonly Key[] = ['urine', 'breath'];
const lungs: readonly Key[] = ['audio', 'spiro'];

/** Offered to every company. */
const general: readonly (readonly [string, ServiceType, readonly Key[]])[] = [
  ['Standard medical', 'pem', [...basics, 'audio', ...drugs]],
  ['Standard medical with spirometry', 'pem', [...basics, ...lungs, ...drugs]],
  ['Full medical', 'pem', [...basics, ...lungs, 'mska', ...drugs]],
  ['Full medical with ECG and bloods', 'pem', [...basics, ...lungs, 'mska', 'ecg', 'bloods', ...drugs]],
  ['Heavy vehicle driver medical', 'pem', [...basics, 'audio', 'fatigue', 'ecg', ...drugs]],
  ['Underground medical', 'pem', [...basics, ...lungs, 'lungscreen', 'xray', 'mska', ...drugs]],
  ['Surface mining medical', 'pem', [...basics, ...lungs, 'mska', 'lift', ...drugs]],
  ['Working at heights medical', 'pem', [...basics, 'audio', 'height', ...drugs]],
  ['Confined space medical', 'pem', [...basics, ...lungs, 'confined', ...drugs]],
  ['Rail category 1 medical', 'pem', [...basics, 'audio', 'ecg', 'bloods', 'rail', ...drugs]],
  ['Office worker medical', 'pem', ['history', 'vision', 'bmi']],
  ['Functional assessment', 'pem', ['bmi', 'mska', 'lift', 'fitness']],
  ['Drug and alcohol screen', 'pem', drugs],
  ['Oral fluid drug screen', 'pem', ['oral', 'breath']],
  ['Hearing test', 'pem', ['audio']],
  ['Lung function test', 'pem', ['spiro']],
  ['Lead worker medical', 'pem', ['history', 'bmi', 'spiro', 'lead']],
  ['Health worker medical', 'pem', [...basics, 'hepatitis', 'tetanus']],
  ['Periodic medical', 'pem', [...basics, ...lungs]],
  ['Offshore medical', 'pem', [...basics, ...lungs, 'mska', 'fitness', 'ecg', 'bloods', ...drugs]],
  ['Half-face fit test', 'fit_test', ['rshq', 'fithalf']],
  ['Full-face fit test', 'fit_test', ['rshq', 'fitfull']],
  ['Half-face and full-face fit test', 'fit_test', ['rshq', 'fithalf', 'fitfull']],
  ['P2 mask fit test', 'fit_test', ['rshq', 'fitp2']],
];

/** Months until a person is due again. Demo bookings are 60 days old at most: those of one month are due. */
const validityMonths: Readonly<Record<string, number>> = {
  'Lead worker medical': 1,
  'Oral fluid drug screen': 1,
  'Drug and alcohol screen': 1,
  'Hearing test': 12,
  'Lung function test': 12,
  'Periodic medical': 24,
  'Rail category 1 medical': 12,
  'Offshore medical': 24,
  'Redgum camp services': 1,
  'Half-face fit test': 12,
  'Full-face fit test': 12,
  'P2 mask fit test': 12,
};

/** Agreed with one company. */
const own: Readonly<Record<string, readonly (readonly [string, ServiceType, readonly Key[]])[]>> = {
  'Redgum Mining': [
    ['Redgum pre-employment', 'pem', [...basics, ...lungs, 'mska', 'lift', 'fatigue', ...drugs]],
    ['Redgum camp services', 'pem', [...basics, 'hepatitis', ...drugs]],
    ['Redgum mask fit test', 'fit_test', ['rshq', 'fithalf', 'fitp2']],
  ],
  'Coral Bay Energy': [['Coral Bay offshore crew', 'pem', [...basics, ...lungs, 'mska', 'dive', 'ecg', ...drugs]]],
  'Harbourline Logistics': [['Harbourline driver', 'pem', [...basics, 'audio', 'fatigue', 'oral', 'breath']]],
  'Wattle Civil': [['Wattle site worker', 'pem', [...basics, 'audio', 'lift', 'tetanus', ...drugs]]],
};

/** Assessments, the packages made of them, and the services of the menu. */
export async function seedPackages(db: Database): Promise<void> {
  const items = new Map(
    catalogue.map(([key, categoryName, assessmentName, minutes, priceCents], position) => [
      key,
      {
        id: uuidv7(),
        categoryName,
        assessmentName,
        minutes,
        priceCents,
        position,
        preparation: preparations[key] ?? '',
      },
    ]),
  );
  await db.insert(assessments).values([...items.values()]);
  const companies = await db.select({ id: organisations.id, name: organisations.companyName }).from(organisations);
  const all = [
    ...general.map((row) => ({ orgId: null, row })),
    ...companies.flatMap(({ id, name }) => (own[name] ?? []).map((row) => ({ orgId: id, row }))),
  ];
  for (const { orgId, row } of all) {
    const [name, serviceType, keys] = row;
    const chosen = [...items].filter(([key]) => keys.includes(key)).map(([, item]) => item);
    const packageId = uuidv7();
    await db.insert(packages).values({
      id: packageId,
      orgId,
      name,
      serviceType,
      minutes: chosen.reduce((sum, item) => sum + item.minutes, 0),
      assessmentsHtml: assessmentsHtml(chosen),
      validityMonths: validityMonths[name] ?? 0,
    });
    await db.insert(packageAssessments).values(chosen.map((item) => ({ packageId, assessmentId: item.id })));
  }
  await db.insert(services).values([
    { id: uuidv7(), name: 'Drug and alcohol screening', serviceType: 'pem', position: 1 },
    { id: uuidv7(), name: 'Periodic medical', serviceType: 'pem', position: 2 },
    { id: uuidv7(), name: 'Mask fit testing on site', serviceType: 'fit_test', position: 3 },
  ]);
}
