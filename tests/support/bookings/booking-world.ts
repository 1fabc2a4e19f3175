import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { bookingService } from '../../../services/booking/booking.service.ts';
import * as tables from '../../../services/booking/booking.tables.ts';
import type { Database, OpenDatabase } from '../../../services/database/database.ts';
import type { Service } from '../../../services/shared/http/service.ts';
import { call, openWorld, type World } from '../services.ts';

/** The clock of these tests is at Monday 23/11/2026 09:00 in Perth. */
export const MONDAY = '2026-11-23';
export const TUESDAY = '2026-11-24';

const HOUR_MS = 3_600_000;
const SLOT_MS = 900_000;

export async function addClinic(
  db: Database,
  provided: Partial<typeof tables.clinics.$inferInsert> = {},
): Promise<string> {
  const id = uuidv7();
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from booking.clinics`);
  const number = 101 + (rows[0]?.count ?? 0);
  await db.insert(tables.clinics).values({
    id,
    number,
    name: `Perth – Street ${number}`,
    address: 'Level 3, 226 Hay Street, Perth WA 6000',
    suburb: 'Perth',
    postcode: '6000',
    state: 'WA',
    timezone: 'Australia/Perth',
    phone: '08 5550 0140',
    fax: '08 5550 0141',
    email: 'hay.street@banksia.example',
    serviceTypes: ['pem', 'fit_test'],
    ...provided,
  });
  return id;
}

/** A doctor's day at a clinic, `hours` long from `from` (an instant), all of it open. */
export async function addRoster(db: Database, clinicId: string, from: string, hours: number): Promise<number> {
  const doctorId = uuidv7();
  await db.insert(tables.doctors).values({ id: doctorId, name: `Dr ${doctorId}` });
  const start = Date.parse(from);
  const [roster] = await db
    .insert(tables.rosters)
    .values({
      clinicId,
      doctorId,
      day: new Date(start + 8 * HOUR_MS).toISOString().slice(0, 10),
      fromTime: new Date(start),
      toTime: new Date(start + hours * HOUR_MS),
    })
    .returning({ id: tables.rosters.id });
  if (!roster) throw new Error('An insert answers its row.');
  await db.insert(tables.slots).values(
    Array.from({ length: hours * 4 }, (_value, position) => ({
      rosterId: roster.id,
      clinicId,
      doctorId,
      position,
      fromTime: new Date(start + position * SLOT_MS),
      toTime: new Date(start + (position + 1) * SLOT_MS),
    })),
  );
  return roster.id;
}

export async function addPackage(
  db: Database,
  minutes: number,
  provided: Partial<typeof tables.packages.$inferInsert> = {},
) {
  const id = uuidv7();
  await db.insert(tables.packages).values({
    id,
    name: `Medical of ${minutes}`,
    serviceType: 'pem',
    minutes,
    assessmentsHtml: '<p>Audiometry</p>',
    ...provided,
  });
  return id;
}

export interface Client {
  readonly accountId: string;
  readonly orgId: string;
  get(path: string): ReturnType<typeof call>;
  post(path: string, body: unknown, headers?: Record<string, string>): ReturnType<typeof call>;
  put(path: string, body: unknown): ReturnType<typeof call>;
  delete(path: string): ReturnType<typeof call>;
  /** Answer of a signed address, requested as the gateway does. */
  download(signedUrl: string): Promise<Response>;
  newDraft(): Promise<string>;
}

export interface BookingWorld extends World {
  readonly db: Database;
  readonly booking: Service;
  as(username: string): Promise<Client>;
}

/** The booking service on a database with the demo's organisations and accounts, but no clinics. */
export async function openBookingWorld(opened?: OpenDatabase): Promise<BookingWorld> {
  const world = await openWorld(opened);
  const booking = bookingService(world.deps);
  return {
    ...world,
    db: world.database.db,
    booking,
    async as(username) {
      const { access_token: token, account_id: accountId, org: orgId } = await world.signIn(username);
      const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
        call(booking, method, `/booking${path}`, { token, headers, ...(body === undefined ? {} : { body }) });
      return {
        accountId,
        orgId,
        get: (path) => ask('GET', path),
        post: (path, body, headers) => ask('POST', path, body, headers),
        put: (path, body) => ask('PUT', path, body),
        delete: (path) => ask('DELETE', path),
        download: (signedUrl) =>
          booking.fetch(
            new Request(signedUrl.replace(/^.*\/files\/booking\//, 'http://booking/booking/files/'), {
              headers: { authorization: `Bearer ${token}` },
            }),
          ),
        newDraft: async () => (await ask('POST', '/drafts', { service_type: 'pem', body: {} })).body.draft_id,
      };
    },
  };
}

/** Saves the provider's details of a company, as far as they bear on bookings. */
export const storeCompanyDetails = (
  db: Database,
  orgId: string,
  { poRequired = false, ownPackagesOnly = false }: { poRequired?: boolean; ownPackagesOnly?: boolean },
) =>
  db.execute(sql`
    insert into companies.company_details (org_id, abn, billing_address, result_email, invoice_email, contact_name,
      contact_phone, po_required, own_packages_only, notes, updated_at)
    values (${orgId}::uuid, '', '', '', '', '', '', ${poRequired}, ${ownPackagesOnly}, '', now())
    on conflict (org_id) do update set po_required = ${poRequired}, own_packages_only = ${ownPackagesOnly}`);
