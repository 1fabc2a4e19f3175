import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { defined } from '../../machines/lib/assert-defined.ts';
import { environment } from '../../services/server/environment.ts';
import { composeFaults, kubernetesFaults, type Manifest } from '../support/manifest-faults.ts';
import { needs } from '../support/needs.ts';
import { findProgram } from '../support/programs.ts';

const path = (name: string) => new URL(`../../deploy/${name}`, import.meta.url).pathname;
const read = (name: string) => readFileSync(path(name), 'utf8');
const settings = Object.keys(environment.shape);
/** Variables that are read though they are no setting of ours. */
const others = ['NODE_ENV'];

interface Resource extends Manifest {
  readonly data?: Readonly<Record<string, string>>;
  // biome-ignore lint/suspicious/noExplicitAny: Kubernetes' own shapes, of which a few fields are read
  readonly spec?: any;
}
const resources = parseAllDocuments(read('kubernetes/portal.yaml')).map((document): Resource => {
  expect(document.errors).toEqual([]);
  return document.toJS();
});
const resource = (kind: string) => resources.find((each) => each.kind === kind);
const [container] = resource('Deployment')?.spec.template.spec.containers ?? [];

test('[run.deploy] each setting of the deployment files is one that the portal reads', () => {
  const compose = parse(read('compose.yaml'));
  const named = [
    ...Object.keys(compose.services.portal.environment),
    ...Object.keys(resource('ConfigMap')?.data ?? {}),
    ...[...read('Containerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    ),
    ...[...read('preflight.service').matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    ),
  ];
  expect(named.filter((name) => !settings.includes(name) && !others.includes(name))).toEqual([]);
});

test('[run.deploy] an update keeps every node until another is ready, and emptied nodes leave one', () => {
  expect(resource('Deployment')?.spec.strategy.rollingUpdate).toMatchObject({ maxUnavailable: 0 });
  expect(container.readinessProbe.httpGet.path).toBe('/health/ready');
  expect(container.livenessProbe.httpGet.path).toBe('/health/live');
  expect(resource('PodDisruptionBudget')?.spec.minAvailable).toBeGreaterThanOrEqual(1);
  expect(resource('PodDisruptionBudget')?.spec.selector).toEqual(resource('Deployment')?.spec.selector);
});

test('[run.deploy] nowhere is the portal root, and everywhere it may end what is under way', () => {
  const graceSeconds = Number(environment.parse({}).SHUTDOWN_SECONDS);
  expect(read('Containerfile')).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  expect(container.securityContext).toMatchObject({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true });
  expect(resource('Deployment')?.spec.template.spec.securityContext.runAsNonRoot).toBe(true);
  expect(read('preflight.service')).toMatch(/^DynamicUser=yes$/m);
  const delaySeconds = Number(resource('ConfigMap')?.data?.['SHUTDOWN_DELAY_SECONDS']);
  const graces = [
    resource('Deployment')?.spec.template.spec.terminationGracePeriodSeconds - delaySeconds,
    Number.parseInt(parse(read('compose.yaml')).services.portal.stop_grace_period, 10),
    Number(/^TimeoutStopSec=(\d+)$/m.exec(read('preflight.service'))?.[1]),
  ];
  for (const grace of graces) expect(grace).toBeGreaterThan(graceSeconds);
});

test('[run.deploy] Kubernetes and Compose know each field of their files, and the type of its value', () => {
  expect(kubernetesFaults(resources)).toEqual([]);
  expect(composeFaults(parse(read('compose.yaml')))).toEqual([]);
});

test('[run.deploy] a misspelt field, a value of another type or a missing one is a fault', () => {
  const [service, deployment] = [resource('Service'), resource('Deployment')];
  const misspelt = { ...service, spec: { ...service?.spec, selectr: {} } };
  const untyped = { ...deployment, spec: { ...deployment?.spec, replicas: 'two' } };
  const incomplete = { ...deployment, spec: { replicas: 2 } };
  expect(kubernetesFaults([misspelt, untyped, incomplete] as Manifest[])).toEqual([
    expect.stringContaining('"selectr"'),
    "Type 'string' is not assignable to type 'number'.",
    expect.stringContaining('missing the following properties'),
  ]);
  expect(composeFaults({ services: { portal: { image: 'preflight', enviroment: {} } } })).toEqual([
    expect.stringContaining('enviroment'),
  ]);
});

test('[run.deploy] HAProxy itself finds no fault in the way to the databases', needs('haproxy'), () => {
  const checked = spawnSync(defined(findProgram('haproxy')), ['-c', '-f', path('patroni/haproxy.cfg')], {
    encoding: 'utf8',
  });
  expect([checked.status, checked.stderr]).toEqual([0, expect.not.stringContaining('WARNING')]);
});

test('[run.deploy] a primary is replaced within half a minute, loses nothing, and has two others to ask', () => {
  const { bootstrap, etcd } = parse(read('patroni/patroni.yml'));
  const { ttl, loop_wait, retry_timeout, synchronous_mode, failsafe_mode } = bootstrap.dcs;
  expect(ttl).toBeLessThan(30);
  expect(ttl).toBeGreaterThanOrEqual(loop_wait + 2 * retry_timeout);
  expect([synchronous_mode, failsafe_mode]).toEqual([true, true]);
  expect(etcd.hosts).toHaveLength(3);
});

test('[run.deploy] systemd itself finds no fault in the unit', needs('systemd'), () => {
  expect(
    execFileSync('systemd-analyze', ['verify', path('preflight.service')], { encoding: 'utf8', stdio: 'pipe' }),
  ).toBe('');
});
