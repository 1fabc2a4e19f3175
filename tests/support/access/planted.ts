import { eq, type SQL, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { Permission } from '../../../machines/rules/access/permissions.ts';
import type { AccountKind } from '../../../services/access/caller.ts';
import {
  imports as accountImports,
  accountPermissions,
  accounts,
  apiKeys,
  devices,
  passkeys,
  roles,
  sessions,
} from '../../../services/auth/auth.tables.ts';
import {
  identityProviders,
  signInDomains,
} from '../../../services/auth/identity-providers/identity-providers.tables.ts';
import * as booking from '../../../services/booking/booking.tables.ts';
import * as companies from '../../../services/companies/companies.tables.ts';
import { plainPdf } from '../../../services/files/plain-pdf.ts';
import { deliveries } from '../../../services/webhooks/webhooks.tables.ts';
import { addClinic, addPackage, addRoster } from '../bookings/booking-world.ts';
import type { World } from '../services.ts';
import { addWebhookEndpoint } from '../webhook-endpoint.ts';
import type { Kind } from './kinds.ts';

/** When everything planted was changed last, as editors send it back. */
export const PLANTED_AT = '2026-11-01T01:00:00.000Z';
const at = new Date(PLANTED_AT);
const stamps = { createdAt: at, updatedAt: at };
const EIGHT = Date.parse('2026-11-24T00:00:00Z');

/** One record of each kind that an account calls its own, each with `mark` in every word of it. */
export interface Records {
  readonly mark: string;
  readonly ids: Readonly<Record<Kind, string | number>>;
  /** Records that an operation needs in another state, by its name. */
  readonly instead: Readonly<Record<string, Partial<Record<Kind, string | number>>>>;
}

interface Owner {
  readonly accountId: string;
  readonly orgId: string;
  readonly permissions: ReadonlySet<string>;
}

type OfOrg = Awaited<ReturnType<typeof plantForOrg>>;

/** Records that the operations of all accounts find: an assessment for packages, and a day off. */
export async function plantShared({ deps: { db } }: World): Promise<void> {
  await db.insert(booking.assessments).values({
    id: uuidv7(),
    categoryName: 'Hearing',
    assessmentName: 'Audiometry',
    minutes: 15,
    position: 1,
  });
  await db.insert(booking.holidays).values({ state: 'WA', day: '2026-12-24', name: 'Eve', source: 'own', year: 2026 });
}

/** Records of an organisation, and of accounts in it by their names. */
export async function plantOrg(
  world: World,
  mark: string,
  people: Readonly<Record<string, Owner>>,
): Promise<ReadonlyMap<string, Records>> {
  const [first] = Object.values(people);
  const { orgId } = defined(first);
  const ofOrg = await plantForOrg(world, mark, orgId);
  const planted = new Map<string, Records>();
  for (const [name, owner] of Object.entries(people)) {
    planted.set(name, await plantFor(world, `${mark}-${name}`, owner, ofOrg));
  }
  return planted;
}

async function plantForOrg({ deps: { db } }: World, mark: string, orgId: string) {
  const name = `${mark} of all`;
  const [subsidiary, position, project, medical, unused] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  await db.execute(sql`
    update companies.organisations set company_name = ${mark}, updated_at = ${PLANTED_AT}::timestamptz where id = ${orgId}::uuid`);
  await db.insert(companies.subsidiaries).values({ id: subsidiary, orgId, siteName: name, alias: name, ...stamps });
  await db.insert(companies.positions).values({ id: position, orgId, name, ...stamps });
  await db.insert(companies.projects).values({ id: project, orgId, name, ...stamps });
  await db.insert(companies.projectIdentifications).values({ orgId, name, createdAt: at });
  await db.insert(companies.purchaseOrders).values({ orgId, name, createdAt: at });
  const content = { serviceType: 'pem', minutes: 15, assessmentsHtml: `<p>${mark}</p>` } as const;
  for (const id of [medical, unused])
    await db.insert(booking.packages).values({ id, orgId, name, ...content, ...stamps });
  const staff = (kind: AccountKind) => plantAccount(db, `${mark}-${kind}`, { orgId, kind, permissions: [] });
  return {
    subsidiary,
    position,
    project,
    package: medical,
    unused,
    staff: { admin: await staff('admin'), client: await staff('client'), booking: await staff('booking') },
  };
}

async function plantAccount(
  db: World['deps']['db'],
  username: string,
  { orgId, kind, permissions }: { orgId: string; kind: AccountKind; permissions: Permission[] },
): Promise<string> {
  const id = uuidv7();
  await db.insert(accounts).values({
    id,
    orgId,
    kind,
    username,
    contactPerson: username,
    email: `${username}@staff.example`,
    passwordHash: '',
    ...stamps,
  });
  await db.insert(accountPermissions).values({ orgId, accountId: id, permissions });
  return id;
}

async function plantFor(world: World, mark: string, owner: Owner, ofOrg: OfOrg): Promise<Records> {
  const { db } = world.deps;
  const { accountId, orgId } = owner;
  const site = await plantSite(world);
  const booked = await plantBooking(world, mark, owner, { ...ofOrg, ...site });
  const imported = uuidv7();
  for (const [kind, imports] of [
    ['accounts', accountImports],
    ['packages', booking.imports],
    ['companies', companies.imports],
  ] as const) {
    await db.insert(imports).values({ accountId, id: imported, kind, bodyHash: '', rows: 1, createdAt: at });
  }
  const [draft, hold, another, view, device, paperwork] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const subsidiaryImport = uuidv7();
  await db
    .insert(companies.imports)
    .values({ accountId, id: subsidiaryImport, kind: 'subsidiaries', bodyHash: '', rows: 1, createdAt: at });
  for (const id of [draft, another]) {
    await db.insert(booking.drafts).values({
      id,
      accountId,
      orgId,
      serviceType: 'pem',
      revision: 1,
      body: { step: mark },
      ...stamps,
    });
  }
  await db.insert(booking.reservations).values({
    id: hold,
    accountId,
    orgId,
    draftId: draft,
    candidateIndex: 0,
    clinicId: site.clinic,
    slotCount: 1,
    packageId: ofOrg.package,
    rosterId: site.roster,
    fromTime: quarter(4),
    toTime: quarter(5),
    createdAt: at,
    expiresAt: new Date(world.clock.now().getTime() + 600_000),
  });
  await claim(world, site.roster, 4, { id: hold, orgId, kind: 'hold' });
  await db.insert(booking.listViews).values({
    id: view,
    accountId,
    name: mark,
    filter: { candidate_name: mark },
    createdAt: at,
    usedAt: at,
  });
  const crew = uuidv7();
  await db.insert(booking.crews).values({
    id: crew,
    orgId,
    name: mark,
    serviceType: 'pem',
    resultEmail: `${mark}@result.example`,
    poNumber: mark,
    invoiceEmail: `${mark}@invoice.example`,
    project: mark,
    projectIdentification: mark,
    createdBy: accountId,
    createdAt: at,
    updatedAt: at,
  });
  await db.insert(booking.crewLines).values({
    crewId: crew,
    place: 0,
    people: 3,
    position: mark,
    state: 'WA',
    siteIds: [],
  });
  // Nothing listens there, so a try is over at once.
  const nowhere = { url: 'http://127.0.0.1:9/', createdByName: mark, updatedAt: at };
  const webhookEndpoint = await addWebhookEndpoint(db, { orgId, ...nowhere });
  const signInDomain = uuidv7();
  const domain = `${accountId}.example`;
  await db.insert(signInDomains).values({ id: signInDomain, orgId, domain, token: mark, createdAt: at });
  await db
    .insert(identityProviders)
    .values({
      orgId,
      issuer: 'http://127.0.0.1:9',
      clientId: mark,
      sealedSecret: mark,
      allowsNewAccounts: false,
      ...stamps,
    })
    .onConflictDoNothing();
  const webhookDelivery = uuidv7();
  await db.insert(deliveries).values({
    id: webhookDelivery,
    endpointId: webhookEndpoint,
    orgId,
    type: 'booking.booked',
    payload: { mark },
    state: 'failed',
    lastAnswer: mark,
    nextTryAt: at,
    createdAt: at,
  });
  const order = uuidv7();
  const received = { receivedAt: at, changedAt: at };
  const ordered = { candidate_phone: '', candidate_email: '', candidate_position: mark, package: mark, site: mark };
  const person = { service_type: 'pem' as const, candidate_name: mark, candidate_dob: '', candidate_gender: '' };
  const content = { ...person, ...ordered, note: mark };
  await db.insert(booking.orders).values({ id: order, orgId, source: mark, externalId: mark, content, ...received });
  const calendarFeed = uuidv7();
  await db.insert(booking.calendarFeeds).values({ id: calendarFeed, accountId, hash: mark, madeAt: at });
  await db.insert(devices).values({ id: device, hash: mark, accountId, userAgent: mark, createdAt: at, usedAt: at });
  const [session, apiKey, passkey] = [uuidv7(), uuidv7(), uuidv7()];
  const expiresAt = new Date(world.clock.now().getTime() + 3_600_000);
  await db.insert(passkeys).values({
    id: passkey,
    accountId,
    credentialId: mark,
    publicKey: mark,
    counter: 0,
    transports: [],
    name: mark,
    createdAt: at,
  });
  await db.insert(apiKeys).values({
    id: apiKey,
    orgId,
    accountId,
    name: mark,
    prefix: 'pf_',
    hash: mark,
    scopes: ['bookings:read'],
    createdAt: at,
    expiresAt,
  });
  await db.insert(sessions).values({ id: session, accountId, orgId, createdAt: at, expiresAt, userAgent: mark });
  // An account with the permission for paperwork has one of the company's, any other one a booking's own.
  const temporary = !owner.permissions.has('paperworks');
  await db.insert(companies.paperworks).values({
    id: paperwork,
    orgId,
    paperWork: mark,
    temporary,
    fileName: `${mark}.pdf`,
    contentType: 'application/pdf',
    link: `/${mark}`,
    ...(await stored(world, mark)),
    createdBy: accountId,
    ...stamps,
  });
  const isProvider = owner.permissions.has('admin_accounts');
  await db
    .update(booking.bookings)
    .set({ paperworkIds: [paperwork] })
    .where(eq(booking.bookings.id, booked.ids.booking));
  const role = await plantRole(db, isProvider ? 'provider' : 'client');
  const client = { account: isProvider ? ofOrg.staff.admin : ofOrg.staff.client };
  return {
    mark,
    ids: {
      org: orgId,
      account: isProvider ? ofOrg.staff.admin : ofOrg.staff.booking,
      draft,
      hold,
      view,
      device,
      session,
      passkey,
      calendarFeed,
      crew,
      apiKey,
      webhookEndpoint,
      webhookDelivery,
      signInDomain,
      order,
      import: imported,

      role,
      subsidiary: ofOrg.subsidiary,
      position: ofOrg.position,
      project: ofOrg.project,
      package: ofOrg.package,
      paperwork,
      ...site,
      ...booked.ids,
      time: iso(quarter(8)),
      bookedTime: iso(quarter(0)),
    },
    instead: {
      updateClientAccount: client,
      deleteClientAccount: client,
      confirmBooking: booked.pending,

      updateTimeslots: booked.pending,
      addCustomPackage: { draft: another },
      deletePackage: { package: ofOrg.unused },
      undoSubsidiaryImport: { import: subsidiaryImport },
    },
  };
}

const iso = (instant: Date) => `${instant.toISOString().slice(0, 19)}Z`;
const quarter = (count: number) => new Date(EIGHT + count * 900_000);

async function plantSite({ deps: { db } }: World) {
  const clinic = await addClinic(db, { updatedAt: at });
  const roster = await addRoster(db, clinic, quarter(0).toISOString(), 4);
  const { rows } = await db.execute<{ doctor_id: string; slot_id: number }>(sql`
    select doctor_id, slot_id::int as slot_id from booking.slots where roster_id = ${roster} and position = 12`);
  const { doctor_id: doctor, slot_id: slot } = defined(rows[0]);
  const closing = uuidv7();
  await db.insert(booking.closings).values({
    id: closing,
    siteIds: [clinic],
    doctorIds: [doctor],
    fromDay: '2026-12-01',
    toDay: '2026-12-01',
    rosterIds: [],
    reason: 'Leave',
    status: 'closed',
    createdBy: uuidv7(),
    createdByName: 'Somebody',
    createdByOrg: uuidv7(),
    createdAt: at,
    undoUntil: new Date('2030-01-01'),
  });
  const [leave, pattern] = [uuidv7(), uuidv7()];
  const days = { fromDay: '2027-02-01', untilDay: '2027-02-05' };
  await db.insert(booking.doctorLeaves).values({ id: leave, doctorId: doctor, ...days, reason: 'Leave' });
  await db.insert(booking.rosterPatterns).values({
    id: pattern,
    doctorId: doctor,
    clinicId: clinic,
    fromDay: '2026-01-05',
    untilDay: '2026-11-01',
    weeks: 1,
    weekA: '2026-01-05',
    hours: [],
    onHolidays: false,
    madeUntil: '2026-11-01',
  });
  const price = await plantPrice(db);
  const assessment = await plantAssessment(db);
  const service = await plantService(db);
  const made = { newPattern: uuidv7(), newBulkChange: uuidv7() };
  return { clinic, roster, doctor, slot, closing, leave, pattern, price, assessment, service, ...made };
}

/** In no package, so that it may be deleted too. */
async function plantAssessment(db: World['deps']['db']) {
  const id = uuidv7();
  const words = { categoryName: `Of ${id}`, assessmentName: 'Resting ECG' };
  await db.insert(booking.assessments).values({ id, ...words, minutes: 15, position: 2, updatedAt: at });
  return id;
}

async function plantService(db: World['deps']['db']) {
  const id = uuidv7();
  await db
    .insert(booking.services)
    .values({ id, name: `Service ${id}`, serviceType: 'pem', position: 9, updatedAt: at });
  return id;
}

/** Without permissions: everybody may assign it. */
async function plantRole(db: World['deps']['db'], kind: 'provider' | 'client') {
  const id = uuidv7();
  await db.insert(roles).values({ id, kind, name: `Role ${id}`, permissions: [], ...stamps });
  return id;
}

/** Of a package of its own: a price of the same package and day would take its place. */
async function plantPrice(db: World['deps']['db']) {
  const [price, packageId] = [uuidv7(), await addPackage(db, 30)];
  await db.insert(booking.packagePrices).values({
    id: price,
    packageId,
    fromDay: '2026-01-05',
    cents: 18_500,
    setBy: 'Somebody',
    setAt: at,
  });
  return price;
}

async function claim(
  { deps: { db }, clock }: World,
  roster: number,
  position: number,
  { id, orgId, kind }: { id: string; orgId: string; kind: 'hold' | 'booking' },
) {
  const expiresAt: SQL =
    kind === 'hold' ? sql`${clock.now().toISOString()}::timestamptz + interval '10 minutes'` : sql`null`;
  await db.execute(sql`
    insert into booking.claims (slot_id, roster_id, position, claim_id, kind, org_id, expires_at)
    select slot_id, roster_id, position, ${id}::uuid, ${kind}, ${orgId}::uuid, ${expiresAt}
      from booking.slots where roster_id = ${roster} and position = ${position}`);
}

type Place = { clinic: string; roster: number; package: string };

/** A booking of two: the first has a time and a result, was moved once, and the second waits for a time. */
async function plantBooking(world: World, mark: string, { accountId, orgId }: Owner, place: Place) {
  const { db } = world.deps;
  const [id, candidate, pending, consultFile, move] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const candidateFile = uuidv7();
  const shared = { orgId, contactName: mark, createdBy: accountId, createdAt: at };
  await db.insert(booking.bookings).values({
    id,
    reference: `PF-${mark}`,
    serviceType: 'pem',
    contactPhone: mark,
    contactEmail: `${mark}@contact.example`,
    resultEmail: `${mark}@result.example`,
    invoiceEmail: `${mark}@invoice.example`,
    poNumber: mark,
    project: mark,
    projectIdentification: mark,
    bookingComment: mark,
    ...shared,
  });
  const person = {
    bookingId: id,
    candidateName: mark,
    candidateDob: '1991-03-14',
    candidateGender: 'Male',
    ...shared,
    candidatePhone: '0491 570 006',
    candidateEmail: `${mark}@person.example`,
    candidatePosition: mark,
    packageId: place.package,
    timezone: 'Australia/Perth',
    appointmentNote: mark,
    updatedAt: at,
  };
  const time = {
    clinicId: place.clinic,
    rosterId: place.roster,
    appointmentTime: quarter(0),
    appointmentEnd: quarter(1),
  };
  const wish = { preferredSiteId: place.clinic, preferredFromDate: '2026-12-01', preferredToDate: '2026-12-05' };
  await db.insert(booking.candidates).values([
    { id: candidate, candidateIndex: 0, status: 'Confirmed', ...person, ...time },
    { id: pending, candidateIndex: 1, status: 'Pending', ...person, ...wish },
  ]);
  await claim(world, place.roster, 0, { id: candidate, orgId, kind: 'booking' });
  await db.insert(booking.candidateFiles).values({
    id: candidateFile,
    candidateId: candidate,
    orgId,
    paperWork: mark,
    fileName: `${mark}.pdf`,
    contentType: 'application/pdf',
    ...(await stored(world, mark)),
    sentAt: at,
  });
  await db.insert(booking.consultFiles).values({
    id: consultFile,
    candidateId: candidate,
    orgId,
    fileType: 'medical_report',
    fileName: `${mark}.pdf`,
    contentType: 'application/pdf',
    ...(await stored(world, mark)),
    createdBy: accountId,
    createdAt: at,
  });
  const standing = (count: number) => ({
    clinic_id: place.clinic,
    roster_id: place.roster,
    status: 'Confirmed',
    from_time: iso(quarter(count)),
    to_time: iso(quarter(count + 1)),
  });
  await db.insert(booking.moves).values({
    id: move,
    candidateId: candidate,
    orgId,
    movedBy: accountId,
    movedAt: world.clock.now(),
    before: standing(2),
    after: standing(0),
    undoUntil: new Date(world.clock.now().getTime() + 10_000),
  });
  const bulkChange = uuidv7();
  await db.insert(booking.bulkChanges).values({
    id: bulkChange,
    accountId,
    orgId,
    action: 'po',
    rows: [],
    mailIds: [],
    createdAt: world.clock.now(),
    undoUntil: new Date(world.clock.now().getTime() + 10_000),
  });
  return {
    ids: { booking: id, candidate, consultFile, candidateFile, move, bulkChange },
    pending: { candidate: pending },
  };
}

async function stored({ deps: { files } }: World, mark: string) {
  const { key, size } = await files.take(
    (async function* () {
      yield plainPdf(mark, [mark]);
    })(),
  );
  return { fileKey: key, size };
}
