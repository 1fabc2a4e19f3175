import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importsOf, ORDER, refusalOf } from './layers.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = globSync('{machines,lab,web,gateway,server-pages,services}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.test.{ts,tsx}', '**/*.fixture.ts', 'web/dist/**'],
});

test('each file imports what its layer may, and nothing above it', () => {
  const refused = files.flatMap((file) =>
    importsOf(file, readFileSync(join(root, file), 'utf8')).flatMap((imported) => {
      const refusal = refusalOf(file, imported);
      return refusal ? `${file} -> ${imported}: ${refusal}` : [];
    }),
  );
  expect(refused).toEqual([]);
});

test.each(Object.entries(ORDER))('every folder of %s has its place in the order', (folder, order) => {
  const inside = files.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1));
  const folders = new Set(inside.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
  const named = order.split(' ').filter((name) => name !== '*');
  const asked = order.includes('*') ? named.filter((name) => folders.has(name)) : [...folders];
  expect(asked.toSorted()).toEqual(named.toSorted());
});

test.each([
  ['machines/list/list.machine.ts', 'machines/rules/contact/phone.ts', true],
  ['machines/list/list.machine.ts', 'xstate', true],
  ['machines/list/list.machine.ts', 'react', false],
  ['machines/list/list.machine.ts', 'react-dom/client', false],
  ['machines/list/list.machine.ts', 'node:fs', false],
  ['machines/list/list.machine.ts', 'web/app/messages.ts', false],
  ['machines/list/list.machine.ts', 'lab/model/model-of.ts', false],
  ['machines/list/list.machine.ts', 'start.ts', false],
  ['machines/list/list.machine.ts', 'machines/registry/registry.ts', false],
  ['machines/rules/drafts/new-draft.ts', 'machines/list/list.machine.ts', false],
  ['machines/lib/ports.ts', 'machines/rules/contact/phone.ts', false],
  ['machines/list/list.model.ts', 'lab/model/model-of.ts', true],
  ['lab/model/model-of.ts', 'react', false],
  ['lab/model/model-of.ts', 'machines/lib/ports.ts', false],
  ['lab/inspector/inspector.tsx', 'react', true],
  ['lab/inspector/inspector.tsx', 'node:fs', false],
  ['lab/inspector/inspector.tsx', 'package.json', false],
  ['lab/mutation/jobs.ts', 'node:fs', true],
  ['web/lab-host/inspector-page.tsx', 'web/app/messages.ts', false],
  ['web/start/routes.tsx', 'lab/inspector/host.ts', false],
  ['web/gallery/gallery-screens.tsx', 'lab/inspector/host.ts', true],
  ['web/new-booking/review/steps.tsx', 'web/new-booking/screen.tsx', true],
  ['web/new-booking/review/steps.tsx', 'web/slots/time-picker.tsx', true],
  ['web/new-booking/review/steps.tsx', 'web/companies/list.tsx', false],
  ['web/new-booking/review/steps.tsx', 'gateway/server.ts', false],
  ['web/ui/fields/field.tsx', 'machines/rules/text/counter.ts', true],
  ['web/ui/fields/field.tsx', 'machines/form/form.machine.ts', false],
  ['gateway/session/session.resolvers.ts', 'services/booking/shared/booking.names.ts', true],
  ['gateway/session/session.resolvers.ts', 'services/booking/shared/booking.contract.ts', false],
  ['services/booking/shared/changes.ts', 'services/booking/views/home/home.ts', false],
  ['services/booking/views/home/home.ts', 'services/booking/shared/changes.ts', true],
  ['services/booking/shared/changes.ts', 'machines/list/list.machine.ts', false],
  ['tests/stack/all.ts', 'web/app/messages.ts', true],
])('%s importing %s: allowed is %s', (file, imported, isAllowed) => {
  expect(refusalOf(file, imported) === null).toBe(isAllowed);
});
