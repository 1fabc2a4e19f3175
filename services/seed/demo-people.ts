import type { Random } from './random.ts';

const women =
  'Mei-Ling Aroha Amira Kirra Isabella Grace Nadia Chloe Harriet Priya Sofia Ruby Leila Ngaire Hannah Zoe Fatima Ingrid Talia Emily Anh Siobhan Lakshmi Matilda'.split(
    ' ',
  );
const men =
  'Liam Sione Tomasz Ethan Noah Oskar Jack Ravi Daniel Sam Marcus Owen Hamish Kwame Luca Viktor Tane Ahmed Pedro Callum Yusuf Bao Declan Wiremu'.split(
    ' ',
  );
const families =
  'O’Connor,Tan,Tupou,Ngata,Kowalski,Haddad,Dawson,Nguyen,Rossi,Williams,Whitfield,Lindqvist,Petrova,Menon,Barrett,Thompson,Okafor,Moss,Delaney,Singh,Murphy,Papadopoulos,Chen,Walker,Farah,Costa,MacLeod,Taufa,Brennan,Iyer,Schmidt,Hughes,Santos,Kelly,Yamada,Novak'.split(
    ',',
  );
const plain = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');

/** An invented person: addresses of example.com and the numbers kept free for fiction. */
export function demoPerson(roll: Random) {
  const isWoman = roll.below(2) === 0;
  const [first, family] = [roll.pick(isWoman ? women : men), roll.pick(families)];
  const year = 1962 + roll.below(44);
  const day = new Date(Date.UTC(year, roll.below(12), 1 + roll.below(28))).toISOString().slice(0, 10);
  return {
    name: `${first} ${family}`,
    dob: day,
    gender: isWoman ? 'Female' : 'Male',
    email: `${plain(first)}.${plain(family)}${roll.below(3) === 0 ? roll.below(90) + 10 : ''}@example.com`,
    phone: `0491 570 ${String(roll.below(1000)).padStart(3, '0')}`,
  };
}
