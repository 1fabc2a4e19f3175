import { is, Placeholder, type Query, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { authService } from '../../services/auth/auth.service.ts';
import { bookingService } from '../../services/booking/booking.service.ts';
import { companiesService } from '../../services/companies/companies.service.ts';
import type { Database } from '../../services/database/database.ts';
import type { Service } from '../../services/shared/http/service.ts';
import { addClinic } from '../support/bookings/booking-world.ts';
import { call, openWorld, type World } from '../support/services.ts';

let world: World;
let services: ReadonlyMap<string, Service>;
const users = new Map<string, { token: string; org: string }>();
let site = '';
let requests: SQL[] = [];

beforeAll(async () => {
  world = await openWorld();
  const deps = { ...world.deps, db: watched(world.deps.db), read: watched(world.deps.read) };
  const made = [authService(deps), bookingService(deps), companiesService(deps)];
  services = new Map(made.map((service) => [service.name, service]));
  site = await addClinic(world.deps.db);
  for (const name of ['admin', 'manager', 'booker']) {
    const { access_token: token, org } = await world.signIn(name);
    users.set(name, { token, org });
  }
});
afterAll(() => world.close());

/** Records every query to the database, as it is sent. */
const watched = (db: Database): Database =>
  new Proxy(db, {
    get(target, name) {
      if (name === '_') return { ...target._, session: watchedSession(target._.session) };
      if (name !== 'execute') return Reflect.get(target, name, target);
      return (query: SQL) => {
        requests.push(query);
        return target.execute(query);
      };
    },
  });

type Session = Database['_']['session'];
type Values = Readonly<Record<string, unknown>>;

/** Prepared statements of the booking list are recorded with the values of their call. */
const watchedSession = (session: Session): Session =>
  new Proxy(session, {
    get(target, name) {
      if (name !== 'prepareQuery') return Reflect.get(target, name, target);
      return (query: Query, ...more: [undefined, string, boolean]) => {
        const prepared = target.prepareQuery(query, ...more);
        if (!more[1].startsWith('booking_list_')) return prepared;
        const execute = (values: Values) => {
          requests.push(withValues(query, values));
          return prepared.execute(values);
        };
        return { execute };
      };
    },
  });

function withValues({ sql: text, params }: Query, values: Values): SQL {
  const parts = text.split(/\$(\d+)/).map((part, at) => {
    if (at % 2 === 0) return sql.raw(part);
    const param = params[Number(part) - 1];
    return sql`${is(param, Placeholder) ? values[param.name] : param}`;
  });
  return sql.join(parts);
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

/**
 * With reading a whole table, or sorting one, as a last resort, an index that serves is used however few the rows are,
 * and where none serves the resort shows.
 */
const LAST_RESORTS = ['seqscan', 'sort', 'bitmapscan'];

const planOf = (query: SQL, lastResorts: readonly string[]): Promise<Plan[]> =>
  world.deps.db.transaction(async (tx) => {
    for (const resort of lastResorts) await tx.execute(sql.raw(`set local enable_${resort} = off`));
    const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(sql`explain (format json) ${query}`);
    return nodesOf(defined(rows[0])['QUERY PLAN'][0].Plan);
  });

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** A list's answer, and what was asked of the database for it. */
async function listed(who: string, path: string) {
  const { token, org } = defined(users.get(who));
  const service = defined(services.get(defined(path.split('/')[1])));
  const address = path.replace('{org}', org).replace('{site}', site);
  // A statement that is prepared is built by the first call, and comes as one without values.
  await call(service, 'GET', address, { token });
  requests = [];
  const { status, body } = await call(service, 'GET', address, { token });
  expect(status).toBe(200);
  return { body, queries: requests };
}

/** Some tens of rows each, whatever the number of companies and bookings. */
const SMALL = ['clinics', 'doctors', 'services'];

test.each([
  ['admin', '/auth/organisations/{org}/accounts', 'accounts_name_idx'],
  ['admin', '/auth/devices', 'devices_account_idx'],
  ['admin', '/companies/companies', 'organisations_name_key'],
  ['manager', '/companies/sites?org={org}', 'subsidiaries_name_key'],
  ['manager', '/companies/companies/{org}/positions', 'positions_name_key'],
  ['manager', '/companies/companies/{org}/projects', 'projects_name_key'],
  ['manager', '/companies/paperworks?company_id={org}', 'paperworks_name_idx'],
  ['manager', '/companies/pi?org={org}', 'project_identifications_name_key'],
  ['manager', '/companies/po?org={org}', 'purchase_orders_name_key'],
  ['manager', '/booking/packages', 'packages_name'],
  ['manager', '/booking/packages-lookup', 'packages_name'],
  ['manager', '/booking/bookable-packages?service_type=pem', 'packages_name'],
  ['manager', '/booking/list-views', 'list_views_name'],
  ['manager', '/booking/drafts', 'drafts_open'],
  ['admin', '/booking/bookings', 'candidates_created'],
  ['admin', '/booking/bookings?sort=name', 'candidates_name'],
  ['admin', '/booking/bookings?sort=email', 'candidates_email'],
  ['admin', '/booking/bookings?sort=contact_person', 'candidates_contact'],
  ['admin', '/booking/bookings?sort=appointment_time', 'candidates_time'],
  ['manager', '/booking/bookings', 'candidates_org_created'],
  ['manager', '/booking/bookings?sort=name', 'candidates_org_name'],
  ['manager', '/booking/bookings?sort=email', 'candidates_org_email'],
  ['manager', '/booking/bookings?sort=contact_person', 'candidates_org_contact'],
  ['manager', '/booking/bookings?sort=appointment_time', 'candidates_org_time'],
  ['booker', '/booking/bookings', 'candidates_made_by'],
  ['booker', '/booking/bookings', 'candidates_contact_account'],
  ['booker', '/booking/bookings?sort=contact_person', 'candidates_made_by_contact'],
  ['booker', '/booking/bookings?sort=contact_person', 'candidates_contact_account_contact'],
  ['admin', '/booking/scheduler/pending?site_id={site}', 'candidates_waiting'],
  ['manager', '/booking/home', 'candidates_org_time'],
  ['manager', '/booking/home', 'candidates_org_status'],
  ['manager', '/booking/home', 'consult_files_unread'],
  ['booker', '/booking/home', 'candidates_made_by'],
  ['booker', '/booking/home', 'candidates_contact_account'],
])('%s’s list %s is read along its index %s', async (who, path, index) => {
  const { queries } = await listed(who, path);
  const nodes = (await Promise.all(queries.map((query) => planOf(query, LAST_RESORTS)))).flat();
  expect(nodes.map((node) => node['Index Name'])).toContain(index);
  const readWhole = nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);
  expect(readWhole.filter((table) => !SMALL.includes(table ?? ''))).toEqual([]);
});

test('[admin.accounts] a rare name among thousands of accounts is found by its letters', async () => {
  const { org } = defined(users.get('admin'));
  await world.deps.db.execute(sql`
    insert into auth.accounts (id, org_id, kind, username, email, contact_person, password_hash, created_at, updated_at)
    select md5(n::text)::uuid, ${org}::uuid, 'admin', 'user' || n, n || '@example.com', 'Mia Tanaka ' || n, '', now(), now()
      from generate_series(1, 20000) n`);
  await world.deps.db.execute(sql`analyze auth.accounts`);
  const { body, queries } = await listed('admin', '/auth/organisations/{org}/accounts?search=zbigniew&is_count=true');
  expect(body).toMatchObject({ accounts: [], count: 0 });
  const plans = await Promise.all(queries.map((query) => planOf(query, [])));
  expect(plans.filter((nodes) => nodes.some((node) => node['Index Name'] === 'accounts_search'))).toHaveLength(1);
});
