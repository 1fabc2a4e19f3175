import { defined } from '../../../machines/lib/assert-defined.ts';
import { call, type World } from '../services.ts';
import { isTenant } from './kinds.ts';
import { plantOrg, plantShared, type Records } from './planted.ts';

/** The kinds of account that the demo has. */
export const accountNames = ['admin', 'manager', 'booker', 'restricted'] as const;
export type AccountName = (typeof accountNames)[number];

/** An account of the demo, signed in, with what it calls its own. */
export interface Person {
  readonly name: string;
  readonly token: string;
  readonly isProvider: boolean;
  readonly permissions: ReadonlySet<string>;
  readonly records: Records;
}

/** The owner of the records that a request names, in relation to the caller. */
export const relations = ['own', 'colleague', 'foreign', 'unknown'] as const;
export type Relation = (typeof relations)[number];

export interface People {
  readonly named: Readonly<Record<AccountName, Person>>;
  /** The records of a relation to a person; null if there is no such other person. */
  recordsOf(person: Person, relation: Relation): Records | null;
  /** Unknown ids, whose answer has to be the same as for records that may not be seen. */
  unknownBeside(person: Person, relation: Relation): Records;
}

const organisations = {
  Galah: ['admin'],
  Wombat: ['manager', 'booker', 'restricted'],
  Quokka: ['harbourline'],
};

const colleagues: Readonly<Record<string, string>> = { manager: 'booker', booker: 'manager', restricted: 'booker' };

/** Words that are in everything planted for an organisation, and nowhere else. */
export const plantedWords = new RegExp(Object.keys(organisations).join('|'), 'i');
/** Words of the company to which no person here belongs. */
export const foreignWords = /Quokka|Harbourline/i;

/** Signs the demo's accounts in and gives everybody, and another company, a record of each kind. */
export async function plantPeople(world: World): Promise<People> {
  await plantShared(world);
  const found = new Map<string, Person>();
  for (const [mark, names] of Object.entries(organisations)) {
    const signedIn = [];
    for (const name of names) signedIn.push(await signIn(world, name));
    const planted = await plantOrg(world, mark, Object.fromEntries(signedIn.map((one) => [one.name, one])));
    for (const one of signedIn) {
      found.set(one.name, { ...one, isProvider: mark === 'Galah', records: defined(planted.get(one.name)) });
    }
  }
  const of = (name: string) => defined(found.get(name));
  return {
    named: { admin: of('admin'), manager: of('manager'), booker: of('booker'), restricted: of('restricted') },
    // A record is looked for in the organisation that one may look into.
    unknownBeside(person, relation) {
      const { ids, ...nobody } = unknownRecords(person.records);
      const { org } = (relation === 'foreign' ? of('harbourline') : person).records.ids;
      return relation === 'foreign' && !person.isProvider ? { ...nobody, ids } : { ...nobody, ids: { ...ids, org } };
    },
    recordsOf(person, relation) {
      if (relation === 'own') return person.records;
      if (relation === 'foreign') return of('harbourline').records;
      if (relation === 'unknown') return unknownRecords(person.records);
      return person.isProvider ? null : of(colleagues[person.name] ?? '').records;
    },
  };
}

async function signIn(world: World, name: string) {
  const { access_token: token, account_id: accountId, org: orgId } = await world.signIn(name);
  const { body } = await call(world.auth, 'GET', '/auth/permissions', { token });
  const flags = Object.entries(body.account_configs).filter(([, on]) => on);
  return { name, token, accountId, orgId, permissions: new Set(flags.map(([flag]) => flag)) };
}

const UNKNOWN = '01900000-0000-7000-8000-000000000000';

/** Unknown ids, beside the caller's clinics and times. */
function unknownRecords({ ids }: Records): Records {
  const unknown = { ...ids };
  for (const kind of Object.keys(ids) as (keyof typeof ids)[]) if (isTenant(kind)) unknown[kind] = UNKNOWN;
  return { mark: 'Nobody', ids: unknown, instead: {} };
}
