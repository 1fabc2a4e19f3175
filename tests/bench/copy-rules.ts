import { type CopyRules, earlierBy, type Growth, newIds } from './many-bookings.ts';

const FIRST_NAMES = [
  'Aisha',
  'Amelia',
  'Arjun',
  'Ben',
  'Bruno',
  'Callum',
  'Chloe',
  'Claire',
  'Connor',
  'Daniel',
  'Elena',
  'Ella',

  'Ethan',
  'Farid',
  'Fiona',
  'Grace',
  'Hamish',
  'Hugo',
  'Imogen',
  'Ines',
  'Jack',
  'Jarrah',
  'Kira',
  'Lachlan',
  'Layla',

  'Leo',
  'Lucy',
  'Mateo',
  'Mei',
  'Mia',
  'Nadia',
  'Noah',
  'Olive',
  'Omar',
  'Owen',
  'Petra',
  'Priya',
  'Quinn',
  'Rahul',
  'Rosa',
  'Sam',
  'Tahlia',
  'Thomas',
  'Uma',
  'Vikram',
  'Wei',
  'Yusuf',
  'Zara',
];
const BEGINNINGS = [
  'Ash',
  'Black',
  'Brad',
  'Carl',
  'Chet',
  'Dal',
  'Darl',
  'East',
  'Ed',
  'Fair',
  'Farn',
  'Gar',
  'Gil',
  'Hal',
  'Harr',

  'Hert',
  'Ing',
  'Kel',
  'Lang',
  'Lin',
  'Mal',
  'Mar',
  'Mill',
  'Nor',
  'Oak',
  'Pem',
  'Quin',
  'Rad',
  'Ross',
  'Rud',
  'Sed',
  'Shel',
  'Stan',
  'Thorn',
  'Til',
  'Wal',
  'West',
  'Whit',
  'Win',
  'Yar',
];
const ENDINGS = [
  'berg',
  'borough',
  'bourne',
  'bridge',
  'brook',
  'by',
  'combe',
  'cott',
  'dale',
  'den',
  'field',
  'ford',
  'grove',
  'ham',
  'hurst',
  'ington',
  'land',
  'ley',
  'low',
  'man',
  'mere',
  'more',
  'ridge',
  'sby',
  'shaw',
  'son',
  'stead',
  'sted',
  'stone',
  'ton',
  'vale',
  'wick',
  'wood',
  'worth',
];
const oneOf = (texts: readonly string[], salt: string) =>
  `(array['${texts.join("','")}'])[1 + abs(hashtext(id::text || copy || '${salt}')) % ${texts.length}]`;

/** Another person: one of 65,000 names, each as common as the others. */
const anotherName = {
  candidate_name: `${oneOf(FIRST_NAMES, 'f')} || ' ' || ${oneOf(BEGINNINGS, 'a')} || ${oneOf(ENDINGS, 'b')}`,
};

/** Longer than the demo's days, so that a clinic's day stays as full as it is. */
const SEASON = '77 days';

/** The same clinics had as many bookings in the seasons before. */
export const inEarlierSeasons: Growth = {
  rules: (growth) => ({ ...newIds(growth), ...anotherName, ...earlierBy(SEASON, SEASON) }),
};

/** The clinic in place of this one in a copy. */
const otherClinic = (column: string, growth: string) =>
  `overlay(overlay(md5(${column}::text || ':${growth}:' || copy) placing '8' from 13) placing '8' from 17)::uuid`;

const otherClinics: CopyRules = (growth) => ({
  clinic_id: otherClinic('clinic_id', growth),
  preferred_site_id: otherClinic('preferred_site_id', growth),
});

/**
 * As many bookings, made some minutes earlier, at other clinics. Those take no more bookings, so that free times are
 * searched at the demo's own.
 */
export const atOtherClinics: Growth = {
  rules: (growth) => ({
    ...newIds(growth),
    ...anotherName,
    ...earlierBy('7 minutes', '0 days'),
    ...otherClinics(growth),
  }),
  clinics: (growth, copies) => `
    insert into booking.clinics (id, number, name, address, suburb, postcode, state, timezone, phone, fax, email, service_types, is_active)
    select ${otherClinic('id', growth)}, (select max(number) from booking.clinics) + row_number() over (), name || ' ' || copy, address,
      suburb, postcode, state, timezone, phone, fax, email, service_types, false
    from booking.clinics, generate_series(1, ${copies}) as copy`,
};
