import { uuidv7 } from 'uuidv7';
import type { AccountKind } from '../access/caller.ts';
import { presets } from '../auth/accounts/presets.ts';
import { accountPermissions, accounts } from '../auth/auth.tables.ts';
import { hashPassword } from '../auth/passwords/passwords.ts';
import {
  organisations,
  paperworks,
  positions,
  projectIdentifications,
  projects,
  purchaseOrders,
  subsidiaries,
} from '../companies/companies.tables.ts';
import { paperworkLink } from '../companies/paperworks/paperwork-link.ts';
import type { Database } from '../database/database.ts';
import { type DemoPage, demoFile } from './demo-files.ts';
import { demoPassword } from './demo-logins.ts';
import { addDemoRoles, type DemoRoleName } from './demo-roles.ts';

/** The day the demo's organisations were set up: long before any of its bookings. */
const setUpAt = new Date('2026-01-05T01:00:00Z');
const stamps = { createdAt: setUpAt, updatedAt: setUpAt };

interface Person {
  username: string;
  contactPerson: string;
  phone: string;
  kind: AccountKind;
  preset: keyof typeof presets;
  /** The role that it follows, with the same permissions. */
  role?: DemoRoleName;
}

interface Facts {
  readonly passwordHash: string;
  readonly roleIds: Readonly<Record<DemoRoleName, string>>;
}

interface Company {
  companyName: string;
  domain: string;
  otp?: boolean;
  fitTest?: boolean;
  sites: readonly { siteName: string; state: string; fitTest?: boolean }[];
  positions: readonly string[];
  projects: readonly string[];
  people: readonly Person[];
}

const provider: Company = {
  companyName: 'Banksia Health',
  domain: 'banksia.example',
  fitTest: true,
  sites: [],
  positions: [],
  projects: [],
  people: [
    { username: 'admin', contactPerson: 'Helen Marsh', phone: '08 9450 9870', kind: 'admin', preset: 'admin' },
    { username: 'tom.ashby', contactPerson: 'Tom Ashby', phone: '08 9450 9871', kind: 'admin', preset: 'admin' },
  ],
};

const clients: readonly Company[] = [
  {
    companyName: 'Redgum Mining',
    domain: 'redgum.example',
    fitTest: true,
    sites: [
      { siteName: 'Newman Operations', state: 'WA', fitTest: true },
      { siteName: 'Kalgoorlie Mill', state: 'WA', fitTest: true },
      { siteName: 'Roxby Downs Camp', state: 'SA' },
    ],
    positions: [
      'Mobile plant operator',
      'Haul truck operator',
      'Boilermaker',
      'Electrician',
      'Diesel fitter',
      'Drill and blast operator',
      'Geologist',
      'Graduate engineer',
      'Camp services',
      'Process technician',
      'Rigger',
      'Shotfirer',
      'Surveyor',
      'Trades assistant',
    ],
    projects: ['Newman shutdown', 'Mill reline', 'Camp expansion', 'Eastern ridge'],
    people: [
      { username: 'manager', contactPerson: 'Priya Raman', phone: '08 5550 1420', kind: 'client', preset: 'manager' },
      { username: 'booker', contactPerson: 'Daniel Kerr', phone: '08 5550 1421', kind: 'booking', preset: 'booker' },
      {
        username: 'restricted',
        contactPerson: 'Mia Larsen',
        phone: '08 5550 1422',
        kind: 'client',
        preset: 'restricted',
        role: 'ownSubsidiaries',
      },
    ],
  },
  {
    companyName: 'Coral Bay Energy',
    domain: 'coralbay.example',
    otp: true,
    fitTest: true,
    sites: [{ siteName: 'Exmouth Gas Plant', state: 'WA', fitTest: true }],
    positions: ['Offshore technician', 'Electrician', 'Crane operator', 'Scaffolder', 'HSE advisor', 'Pipe fitter'],
    projects: ['Gas plant turnaround', 'Offshore crew change'],
    people: [
      { username: 'coralbay', contactPerson: 'Sofia Marino', phone: '08 5550 2310', kind: 'client', preset: 'manager' },
    ],
  },
  {
    companyName: 'Harbourline Logistics',
    domain: 'harbourline.example',
    sites: [{ siteName: 'Port Botany Depot', state: 'NSW' }],
    positions: ['Truck driver', 'Forklift operator', 'Stevedore', 'Warehouse hand', 'Yard supervisor'],
    projects: ['Depot move'],
    people: [
      {
        username: 'harbourline',
        contactPerson: 'Jack Nolan',
        phone: '02 5550 3301',
        kind: 'client',
        preset: 'manager',
      },
    ],
  },
  {
    companyName: 'Wattle Civil',
    domain: 'wattle.example',
    fitTest: true,
    sites: [{ siteName: 'Bruce Highway Works', state: 'QLD', fitTest: true }],
    positions: ['Civil labourer', 'Excavator operator', 'Concreter', 'Traffic controller', 'Leading hand'],
    projects: ['Highway upgrade', 'Rail overpass'],
    people: [
      { username: 'wattle', contactPerson: 'Ruby Fisher', phone: '07 5550 4102', kind: 'client', preset: 'manager' },
    ],
  },
];

/** The provider, its clients and their people, sites, positions, projects, numbers and forms. */
export async function seedOrganisations(db: Database): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  await db.transaction(async (tx) => {
    const facts = { passwordHash, roleIds: await addDemoRoles(tx, setUpAt) };
    await addCompany(tx, 'provider', provider, facts);
    for (const client of clients) await addCompany(tx, 'client', client, facts);
  });
}

async function addCompany(tx: Database, kind: 'provider' | 'client', company: Company, facts: Facts): Promise<void> {
  const orgId = uuidv7();
  const { companyName, otp = false, fitTest = false } = company;
  await tx.insert(organisations).values({ id: orgId, kind, companyName, otp, fitTest, ...stamps });
  const named = (names: readonly string[]) => names.map((name) => ({ orgId, name, ...stamps }));
  if (company.sites.length > 0) {
    await tx
      .insert(subsidiaries)
      .values(company.sites.map((site) => ({ orgId, alias: site.siteName, fitTest: false, ...site, ...stamps })));
  }
  if (company.positions.length > 0) await tx.insert(positions).values(named(company.positions));
  if (company.projects.length > 0) {
    await tx.insert(projects).values(named(company.projects));
    await tx.insert(projectIdentifications).values(named(company.projects.map((_, index) => `PRJ-${2601 + index}`)));
    await tx.insert(purchaseOrders).values(named(['PO 4500118', 'PO 4500236', 'PO 4500351']));
    await tx
      .insert(paperworks)
      .values([
        paperwork(orgId, `${companyName.split(' ')[0]} pre-start form.pdf`, 'Pre-start form'),
        paperwork(orgId, 'Health declaration.pdf', 'Health declaration'),
      ]);
  }
  for (const person of company.people) await addPerson(tx, orgId, { domain: company.domain, ...facts }, person);
}

function paperwork(orgId: string, paperWork: string, page: DemoPage) {
  const id = uuidv7();
  return { id, orgId, paperWork, fileName: paperWork, link: paperworkLink(id), ...demoFile(page), ...stamps };
}

async function addPerson(
  tx: Database,
  orgId: string,
  { domain, passwordHash, roleIds }: Facts & { domain: string },
  person: Person,
): Promise<void> {
  const { preset, role, ...account } = person;
  const roleId = role ? roleIds[role] : null;
  const accountId = uuidv7();
  const email = `${person.contactPerson.toLowerCase().replace(/[^a-z]+/g, '.')}@${domain}`;
  await tx.insert(accounts).values({ id: accountId, orgId, ...account, roleId, email, passwordHash, ...stamps });
  await tx.insert(accountPermissions).values({ orgId, accountId, permissions: [...presets[preset]] });
}
