/** @module-tag long */

import { expect, test } from 'vitest';
import { needs } from '../support/needs.ts';
import { deployed } from '../support/servers/deployed.ts';
import { causes } from './alert-causes.ts';
import { startAlertStage } from './alert-stage.ts';

const pages = [
  'PreflightDown',
  'PreflightDatabaseDown',
  'PreflightErrors',
  'PreflightMailOverdue',
  'PreflightAuditBroken',
];

test('[run.alerts] each alert reaches its receiver when its cause is there, and ends when it is gone', {
  ...needs('postgres', 'prometheus', 'alertmanager'),
  timeout: 400_000,
}, async () => {
  await using cleanup = new AsyncDisposableStack();
  const stage = await startAlertStage(cleanup);
  for (const row of causes) await Promise.all(row.map((cause) => cause(stage)));
  await stage.alerting.isSilent();

  const names = [...deployed('preflight.rules.yml').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const receivers = ['pager', 'team'].filter((receiver) => stage.alerting.told(receiver, name) > 0);
    expect(receivers, name).toEqual([pages.includes(name) ? 'pager' : 'team']);
  }
});
