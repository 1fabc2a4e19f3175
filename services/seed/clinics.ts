import { uuidv7 } from 'uuidv7';
import { clinics, doctors } from '../booking/booking.tables.ts';
import type { Database } from '../database/database.ts';

const west = { state: 'WA', timezone: 'Australia/Perth' };
const south = { state: 'SA', timezone: 'Australia/Adelaide' };
const north = { state: 'NT', timezone: 'Australia/Darwin' };
const queensland = { state: 'QLD', timezone: 'Australia/Brisbane' };
const newSouth = { state: 'NSW', timezone: 'Australia/Sydney' };

type Row = Pick<typeof clinics.$inferInsert, 'name' | 'address' | 'suburb' | 'postcode' | 'phone' | 'fax'> & {
  where: { state: string; timezone: string };
  isExternal?: boolean;
  bookingFree?: boolean;
};

const rows: readonly Row[] = [
  at(west, 'Perth – Hay Street', 'Level 3, 226 Hay Street', 'Perth', '6000', '08 5550 0140'),
  at(west, 'Perth – Belmont', '18 Abernethy Road', 'Belmont', '6104', '08 5550 0150'),
  at(west, 'Kalgoorlie – Hannan Street', '310 Hannan Street', 'Kalgoorlie', '6430', '08 5550 0160'),
  at(west, 'Karratha – Balmoral Road', '12 Balmoral Road', 'Karratha', '6714', '08 5550 0170'),
  at(west, 'Port Hedland – Wedge Street', '7 Wedge Street', 'Port Hedland', '6721', '08 5550 0180'),
  at(south, 'Adelaide – Pirie Street', 'Level 1, 84 Pirie Street', 'Adelaide', '5000', '08 7010 0110'),
  at(north, 'Darwin – Mitchell Street', '41 Mitchell Street', 'Darwin City', '0800', '08 7010 0210'),
  at(queensland, 'Brisbane – Ann Street', 'Level 5, 200 Ann Street', 'Brisbane City', '4000', '07 5550 0310'),
  at(queensland, 'Mackay – Victoria Street', '66 Victoria Street', 'Mackay', '4740', '07 5550 0320'),
  at(newSouth, 'Sydney – Macquarie Street', 'Level 8, 139 Macquarie Street', 'Sydney', '2000', '02 5550 0410'),
  at(newSouth, 'Newcastle – Hunter Street', '498 Hunter Street', 'Newcastle West', '2302', '02 5550 0420'),
  // A partner's clinic that keeps its own diary: free booking, no roster of ours.
  {
    ...at(newSouth, 'Sydney – Kent Street', 'Level 2, 55 Kent Street', 'Millers Point', '2000', '02 5550 0430'),
    isExternal: true,
    bookingFree: true,
  },
];

const doctorNames = [
  'Dr Anjali Rao',
  'Dr Kwame Osei',
  'Dr Sarah Wu',
  'Dr Matteo Bianchi',
  'Dr Fiona Gallagher',
  'Dr Hamish Reid',
  'Dr Leila Farahani',
  'Dr Thomas Vogel',
  'Dr Grace Tran',
  'Dr Samuel Okafor',
  'Dr Ingrid Solberg',
  'Dr Nikhil Menon',
  'Dr Claire Dubois',
  'Dr Patrick Byrne',
  'Dr Aiko Tanaka',
  'Dr Ruth Abrahams',
  'Dr Lucas Ferreira',
  'Dr Emma Sinclair',
  'Dr Yusuf Demir',
  'Dr Olivia Hart',
  'Dr Daniel Novak',
  'Dr Mele Fonoti',
];

/** The provider's clinics, and the doctors that the rosters send to them. */
export async function seedClinics(db: Database): Promise<void> {
  await db.insert(clinics).values(
    rows.map(({ where, ...clinic }, index) => ({
      id: uuidv7(),
      number: 101 + index,
      ...where,
      ...clinic,
      email: `${clinic.name.split(' – ')[1]?.toLowerCase().replaceAll(' ', '.')}@banksia.example`,
      serviceTypes: ['pem', 'fit_test'],
    })),
  );
  await db.insert(doctors).values(
    doctorNames.map((name, place) => ({
      id: uuidv7(),
      name,
      title: place % 4 === 3 ? 'General practitioner' : 'Occupational physician',
      registrationNumber: `MED${String(1_402_117 + place * 7_919).padStart(10, '0')}`,
      mayDo: place % 3 === 0 ? 'Medicals, fit tests, Coal Board' : 'Medicals, fit tests',
    })),
  );
}

function at(where: Row['where'], name: string, address: string, suburb: string, postcode: string, phone: string): Row {
  return { where, name, address, suburb, postcode, phone, fax: `${phone.slice(0, -1)}9` };
}
