import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Chart } from '../../lab/chart/chart.types.ts';
import { machineSources } from './machine-sources.ts';

const root = join(import.meta.dirname, '../..');
const sources = machineSources();

/** The text at 'file:line'. */
function lineAt(place: string | undefined): string {
  const [file = '', line] = (place ?? '').split(':');
  return readFileSync(join(root, file), 'utf8').split('\n')[Number(line) - 1] ?? '';
}

test('[inspect.source] each state, guard and action of a machine links to its line, in any file', () => {
  const wizard = sources['booking-wizard'] ?? {};
  expect(lineAt(wizard['state bookingWizard.question.deletingCandidate'])).toContain('deletingCandidate:');
  expect(lineAt(wizard['state bookingWizard.question'])).toContain('questionStates');
  const session = sources['session'] ?? {};
  expect(lineAt(session['state session.signedIn.lease.warning'])).toContain('warning:');
  expect(lineAt(session['event session.signedIn lookup.expired'])).toContain("'lookup.expired'");
  expect(lineAt(session['guard hasToken'])).toContain('hasToken');
  expect(lineAt(session['action storeKeys'])).toContain('storeKeys');
});

test('[inspect.source] of all machines but the one that a table makes, each state has a line of its own', () => {
  const missing = Object.entries(sources).flatMap(([name, lines]) => {
    const file = join(root, `web/lab-host/generated/${name}.chart.json`);
    const { states } = JSON.parse(readFileSync(file, 'utf8')) as Chart;
    return states.filter(({ id }) => !lines[`state ${id}`]).map(({ id }) => id);
  });
  expect(missing.filter((id) => !id.startsWith('bookingStatus.'))).toEqual([]);
});
