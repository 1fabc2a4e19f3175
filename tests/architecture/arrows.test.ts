import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const plot = mkdtempSync(join(tmpdir(), 'preflight-arrows-'));

/** One import planted in a file of a folder that has only our lint rules; what the lint says about it. */
const cases: [file: string, imports: string, answer: 'refused' | 'allowed'][] = [
  ['machines/list/list.machine.ts', '../rules/contact/phone.ts', 'allowed'],
  ['machines/list/list.machine.ts', 'xstate', 'allowed'],
  ['machines/list/list.machine.ts', '../../web/app/messages.ts', 'refused'],
  ['machines/list/list.machine.ts', '../services/shared/http/service.ts', 'refused'],
  ['machines/list/list.machine.ts', '../gateway/server.ts', 'refused'],
  ['machines/list/list.machine.ts', '../start.ts', 'refused'],
  ['machines/list/list.machine.ts', 'react', 'refused'],
  ['machines/list/list.machine.ts', 'node:fs', 'refused'],
  ['machines/rules/contact/phone.ts', '../../services/shared/http/service.ts', 'refused'],
  ['machines/list/list.machine.ts', '../../lab/model/model-of.ts', 'refused'],
  ['machines/list/list.model.ts', '../../lab/model/model-of.ts', 'allowed'],
  ['machines/list/list.model.ts', '../../web/app/messages.ts', 'refused'],
  ['machines/models/registry.ts', '../../lab/model/machine-model.ts', 'allowed'],
  ['lab/model/model-of.ts', './deep-equal.ts', 'allowed'],
  ['lab/model/model-of.ts', 'xstate', 'allowed'],
  ['lab/model/model-of.ts', 'react', 'refused'],
  ['lab/model/model-of.ts', '../../machines/lib/ports.ts', 'refused'],
  ['lab/inspector/inspector.tsx', '../recorder/recorder.ts', 'allowed'],
  ['lab/inspector/inspector.tsx', 'react', 'allowed'],
  ['lab/inspector/inspector.tsx', 'node:fs', 'refused'],
  ['lab/inspector/inspector.tsx', '../../web/ui/button.tsx', 'refused'],
  ['lab/inspector/inspector.tsx', '../../package.json', 'refused'],
  ['lab/inspector/drawing/chart-view.tsx', '../../chart/chart.types.ts', 'allowed'],
  ['lab/inspector/drawing/chart-view.tsx', '../../../web/ui/button.tsx', 'refused'],
  ['lab/inspector/drawing/chart-view.tsx', '../../../package.json', 'refused'],
  ['lab/mutation/jobs.ts', 'node:fs', 'allowed'],
  ['lab/mutation/jobs.ts', '../../tools/paths.ts', 'refused'],
  ['lab/example/lab.ts', '../recorder/recorder.ts', 'allowed'],
  ['lab/example/lab.ts', '../../web/ui/button.tsx', 'refused'],
  ['lab/example/walks.run.ts', 'node:fs', 'allowed'],
  ['web/lab-host/inspector-page.tsx', '../../lab/inspector/host.ts', 'allowed'],
  ['web/lab-host/inspector-page.tsx', '../ui/button.tsx', 'allowed'],
  ['web/lab-host/inspector-page.tsx', '../app/messages.ts', 'refused'],
  ['web/gallery-screens.tsx', '../lab/inspector/host.ts', 'allowed'],
  ['web/routes.tsx', '../lab/inspector/host.ts', 'refused'],
  ['web/new-booking/screen.tsx', '../../lab/recorder/recorder.ts', 'refused'],
  ['web/new-booking/screen.tsx', '../lab-host/use-machine.ts', 'allowed'],
  ['web/new-booking/review/steps.tsx', '../../../lab/recorder/recorder.ts', 'refused'],
  ['services/booking/scheduling/slots/claims.ts', '../../../lab/model/model-of.ts', 'refused'],
  ['web/new-booking/screen.tsx', '../../machines/list/list.machine.ts', 'allowed'],
  ['web/new-booking/screen.tsx', '../ui/button.tsx', 'allowed'],
  ['web/new-booking/screen.tsx', '../app/messages.ts', 'allowed'],
  ['web/ui/button.tsx', './classes.ts', 'allowed'],
  ['web/ui/button.tsx', '../app/messages.ts', 'refused'],
  ['web/ui/button.tsx', '../messages.ts', 'refused'],
  ['web/ui/fields/field.tsx', '../button.tsx', 'allowed'],
  ['web/ui/fields/field.tsx', '../../../machines/rules/text/counter.ts', 'allowed'],
  ['web/ui/fields/field.tsx', '../../../machines/form/form.machine.ts', 'refused'],
  ['web/ui/fields/field.tsx', '../../app/session/form-drafts.ts', 'refused'],
  ['web/ui/fields/field.tsx', '../../lab-host/use-machine.ts', 'refused'],
  ['web/app/forms/form.tsx', '../../ui/button.tsx', 'allowed'],
  ['web/app/forms/form.tsx', '../session/form-drafts.ts', 'allowed'],
  ['web/app/forms/form.tsx', '../../bookings/list/list.ts', 'refused'],
  ['web/new-booking/screen.tsx', '../generated/graphql.ts', 'allowed'],
  ['web/bookings/screen.tsx', '../slots/time-picker.tsx', 'allowed'],
  ['web/slots/screen.tsx', '../booking/screen.tsx', 'refused'],
  ['web/new-booking/screen.tsx', '../messages.ts', 'allowed'],
  ['web/new-booking/screen.tsx', './review/steps.tsx', 'allowed'],
  ['web/new-booking/screen.tsx', '../companies/list.tsx', 'refused'],
  ['web/new-booking/screen.tsx', '../../services/shared/http/service.ts', 'refused'],
  ['web/new-booking/review/steps.tsx', '../screen.tsx', 'allowed'],
  ['web/new-booking/review/steps.tsx', '../../ui/button.tsx', 'allowed'],
  ['web/new-booking/review/steps.tsx', '../../slots/time-picker.tsx', 'allowed'],
  ['web/new-booking/review/steps.tsx', '../../../machines/list/list.machine.ts', 'allowed'],
  ['web/new-booking/review/steps.tsx', '../../companies/list.tsx', 'refused'],
  ['web/new-booking/review/steps.tsx', '../../../gateway/server.ts', 'refused'],
  ['web/routes.tsx', './booking/screen.tsx', 'allowed'],
  ['gateway/slots/slots.resolvers.ts', '../generated/booking.ts', 'allowed'],
  ['gateway/slots/slots.resolvers.ts', '../../services/booking/scheduling/slots/claims.ts', 'refused'],
  ['gateway/slots/slots.resolvers.ts', '../../machines/rules/contact/phone.ts', 'refused'],
  ['gateway/bookings/list-query.ts', '../../machines/rules/booking/booking-filter.ts', 'allowed'],
  ['gateway/bookings/list-query.ts', '../../services/booking/shared/booking.names.ts', 'allowed'],
  ['gateway/bookings/list-query.ts', '../../services/shared/http/rest-names.ts', 'allowed'],
  ['gateway/bookings/list-query.ts', '../../services/booking/shared/booking.contract.ts', 'refused'],
  ['gateway/slots/slots.resolvers.ts', '../../web/app/messages.ts', 'refused'],
  ['services/booking/scheduling/slots/claims.ts', '../../machines/rules/contact/phone.ts', 'allowed'],
  ['services/booking/scheduling/slots/claims.ts', '../../machines/booking-status/booking-status.machine.ts', 'allowed'],
  ['services/booking/scheduling/slots/claims.ts', '../../machines/list/list.machine.ts', 'refused'],
  ['services/booking/scheduling/slots/claims.ts', '../../gateway/server.ts', 'refused'],
  ['services/booking/scheduling/slots/claims.test.ts', '../../gateway/server.ts', 'allowed'],
  ['tests/stack/all.test.ts', '../../web/app/messages.ts', 'allowed'],
];
let findings: string;

beforeAll(() => {
  execFileSync('git', ['init', '--quiet', plot]);
  cpSync(join(root, 'biome.json'), join(plot, 'biome.json'));
  symlinkSync(join(root, 'node_modules'), join(plot, 'node_modules'));
  for (const [index, [file, imports]] of cases.entries()) {
    const planted = join(plot, numbered(file, index));
    mkdirSync(dirname(planted), { recursive: true });
    writeFileSync(planted, `import '${imports}';\n`);
  }
  const biome = join(root, 'node_modules/.bin/biome');
  const lint = spawnSync(biome, ['lint', '--reporter=github', '--max-diagnostics=none', '.'], {
    cwd: plot,
    encoding: 'utf8',
  });
  findings = lint.stdout + lint.stderr;
});

afterAll(() => rmSync(plot, { recursive: true, force: true }));

/** Each case has a file of its own: 'web/routes.tsx' becomes 'web/routes-case7.tsx'. */
const numbered = (file: string, index: number) => file.replace(/\.[^/]+$/, (ending) => `-case${index}${ending}`);

test.each(cases.map((each, index) => [...each, index] as const))(
  '%s importing %s is %s',
  (file, _imports, answer, index) => {
    const refused = findings
      .split('\n')
      .some((line) => line.includes('noRestrictedImports') && line.includes(numbered(file, index)));
    expect(refused ? 'refused' : 'allowed').toBe(answer);
  },
);
