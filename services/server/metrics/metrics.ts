import { setTimeout as pause } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { refusesLink } from '../../audit/refusals.ts';
import type { Log, RequestLine } from '../../base/log.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { serviceNames } from '../../shared/service-names.ts';
import { isSameSecret } from '../secrets.ts';
import { type DatabaseFacts, databaseFacts } from './database-facts.ts';

/** Sources that are read for each scrape. */
export interface MetricsSources {
  readonly database: OpenDatabase | null;
  readonly underWay: () => { readonly requests: number; readonly streams: number };
  readonly now: () => Date;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** The time limit for the database's figures: a scrape gives up after ten seconds, and the process would count as down. */
const FACTS_MS = 1_000;
/**
 * Counted from zero: a counter that begins with 25 has not increased for Prometheus, and the first burst would raise no alert.
 */
const faultPlaces = [...serviceNames, 'gateway', 'audit', 'database', 'files', 'mail', 'sms', 'process'];
const refusalStatuses = ['401', '404', '422', '429'];
const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Metrics for Prometheus by service and operation. There is no label for an address, an account or a company, so
 * nothing is about a person. `/metrics` needs the token and answers 404 without it.
 */
export function createMetrics(token: string) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const labelNames = ['service', 'operation'] as const;
  const requests = new Counter({
    name: 'preflight_requests_total',
    help: 'Answered requests by operation and status.',
    registers,
    labelNames: [...labelNames, 'status'] as const,
  });
  const seconds = new Histogram({
    name: 'preflight_request_duration_seconds',
    help: 'How long answers took.',
    registers,
    labelNames,
    buckets: SECONDS,
  });
  const faults = new Counter({
    name: 'preflight_faults_total',
    help: 'Faults of ours and of what we need, as the log has them.',
    registers,
    labelNames: ['service'] as const,
  });
  const linkRefusals = new Counter({
    name: 'preflight_link_refusals_total',
    registers,
    help: 'Candidates’ links and dates of birth that were refused, by status; 429 where they came too often.',
    labelNames: ['status'] as const,
  });
  for (const service of faultPlaces) faults.inc({ service }, 0);
  for (const status of refusalStatuses) linkRefusals.inc({ status }, 0);

  return {
    /** A log that also counts requests and faults. */
    counted: (log: Log): Log => ({
      ...log,
      request(line: RequestLine) {
        const labels = { service: line.service, operation: line.operation ?? 'none' };
        requests.inc({ ...labels, status: String(line.status) });
        seconds.observe(labels, line.ms / 1_000);
        if (refusesLink(labels.operation, line.status)) linkRefusals.inc({ status: String(line.status) });
        log.request(line);
      },
      fault(thrown, at) {
        faults.inc({ service: at.service });
        log.fault(thrown, at);
      },
    }),
    /** Adds the gauges of the database and the server. */
    watch(sources: MetricsSources): void {
      addServerGauges(sources, registers);
      if (sources.database) addDatabaseGauges({ ...sources, database: sources.database }, registers);
    },
    async answer(request: Request): Promise<Response> {
      const sent = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
      if (!isSameSecret(sent, token)) return new Response(null, { status: 404 });
      return new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } });
    },
  };
}

function addServerGauges({ underWay }: MetricsSources, registers: Registry[]): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('preflight_requests_under_way', 'Requests that are being answered, streams too.', () => underWay().requests);
  gauge('preflight_live_streams', 'Pages that watch free times.', () => underWay().streams);
}

type Watched = MetricsSources & { readonly database: OpenDatabase };

function addDatabaseGauges({ database, now }: Watched, registers: Registry[]): void {
  new Gauge({
    name: 'preflight_database_up',
    help: 'Whether the database reads and writes.',
    registers,
    async collect() {
      this.set((await database.isWell()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'preflight_database_connections',
    help: 'Connections of this process by pool.',
    registers,
    labelNames: ['pool', 'state'] as const,
    collect() {
      for (const { pool, ...states } of database.connections()) {
        for (const [state, count] of Object.entries(states)) this.set({ pool, state }, count);
      }
    },
  });
  const { replica } = database;
  if (replica) {
    new Gauge({
      name: 'preflight_replica_up',
      help: 'Whether lists are read from the replica.',
      registers,
      collect() {
        this.set(replica.hasReplayed(null) ? 1 : 0);
      },
    });
  }
  addFacts(() => databaseFacts(database.db, now()), registers);
}

/** One query per scrape, shared by all gauges. If it fails or waits for a connection, they report nothing. */
function addFacts(ask: () => Promise<DatabaseFacts>, registers: Registry[]): void {
  let facts: Promise<DatabaseFacts | null> | null = null;
  const asked = () => {
    facts ??= ask()
      .catch(() => null)
      .finally(() => setImmediate(() => (facts = null)));
    return Promise.race([facts, pause(FACTS_MS, null, { ref: false })]);
  };
  const gauge = (name: string, help: string, read: (found: DatabaseFacts) => number | null) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const found = await asked();
        const value = found && read(found);
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  gauge('preflight_holds', 'Times that are held, by all processes.', ({ holds }) => holds);
  gauge('preflight_mails_waiting', 'Mails that have not left.', ({ waitingMails }) => waitingMails);
  gauge('preflight_mail_overdue_seconds', 'How long the first mail has been due.', (found) => found.overdueMailSeconds);
  gauge('preflight_audit_check_age_seconds', 'Since the audit was checked.', (found) => found.auditCheckSeconds);
  gauge('preflight_audit_breaks', 'Breaks that the last check found.', ({ auditBreaks }) => auditBreaks);
}
