import { dirname, join } from 'node:path';

/** The files that a layer holds, what they may import of ours (by the beginnings of paths), and which packages they may not. */
interface Layer {
  readonly of: RegExp;
  readonly may: readonly string[];
  readonly not?: readonly string[];
}

const react = ['react', 'react-dom', '@xstate/react'];
const node = ['node:'];
const shared = ['web/app/', 'web/ui/', 'web/slots/', 'web/lab-host/', 'web/generated/', 'machines/'];
const appointmentPages = ['appointment-html.ts', 'appointment-style.ts', 'code-html.ts', 'move-html.ts'];

/** The first row that holds a file counts; a file of no row may import all: tests, tools and the start put the layers together. */
const LAYERS: readonly Layer[] = [
  {
    of: /^machines\/(registry\/|lib\/model\.ts|.*\.(model|invariants)\.ts$)/,
    may: ['machines/', 'lab/'],
    not: [...react, ...node],
  },
  { of: /^machines\//, may: ['machines/'], not: [...react, ...node] },
  { of: /^lab\/(model|chart)\//, may: ['lab/'], not: [...react, ...node] },
  { of: /^lab\/(mutation\/|example\/.*\.run\.ts$)/, may: ['lab/'], not: react },
  { of: /^lab\//, may: ['lab/'], not: node },
  { of: /^web\/ui\//, may: ['web/ui/', 'machines/rules/', 'machines/lib/assert-defined.ts'], not: node },
  {
    of: /^web\/lab-host\//,
    may: ['web/lab-host/', 'web/gallery/', 'web/app/machines/', 'web/ui/', 'web/generated/', 'machines/', 'lab/'],
    not: node,
  },
  {
    of: /^web\/gallery\/gallery-candidate/,
    may: ['web/', 'machines/', 'lab/', ...appointmentPages.map((name) => `server-pages/appointment/${name}`)],
    not: node,
  },
  { of: /^web\/gallery\//, may: ['web/', 'machines/', 'lab/'], not: node },
  { of: /^web\/([^/]+$|start\/)/, may: ['web/', 'machines/'], not: node },
  { of: /^web\/app\/machines\//, may: ['web/app/machines/', 'lab/recorder/'], not: node },
  { of: /^web\/(?<area>[^/]+)\//, may: ['web/{area}/', ...shared], not: node },
  {
    of: /^gateway\//,
    may: [
      'gateway/',
      'services/booking/shared/booking.names.ts',
      'services/shared/http/rest-names.ts',
      'services/shared/http/text-response.ts',
      'services/shared/service-names.ts',
      'machines/lib/portal-error.ts',
      'machines/rules/booking/booking-filter.ts',
      'machines/rules/calendar/',
    ],
    not: react,
  },
  {
    of: /^server-pages\//,
    may: [
      'server-pages/',
      'gateway/cookie.ts',
      'gateway/generated/',
      'gateway/part.ts',
      'gateway/portal/provider-facts.ts',
      'gateway/request.ts',
      'machines/candidate-link/candidate-link.machine.ts',
      'machines/own-appointment/own-appointment.machine.ts',
      'machines/rules/',
    ],
    not: react,
  },
  {
    of: /^services\//,
    may: [
      'services/',
      'machines/rules/',
      'machines/lib/assert-defined.ts',
      'machines/lib/booking-references.ts',
      'machines/candidate-link/candidate-link.machine.ts',
      'machines/own-appointment/own-appointment.machine.ts',
      'machines/reminder/reminder.machine.ts',
      'machines/visit-route/visit-route.machine.ts',
      'machines/visit-route/visit-route.types.ts',
    ],
    not: react,
  },
];

/**
 * The folders of a folder from top to bottom: each imports itself and those after it. `*` has those that are not named; without it,
 * they and the files beside are above all.
 */
export const ORDER: Readonly<Record<string, string>> = {
  machines: 'registry * rules lib',
  services:
    'server seed erasure reporting booking auth companies webhooks countries shared audit files access mail database base',
  'services/booking': 'views clinic-day candidate results bookings drafts orders record scheduling catalogue shared',
};

/** Loaded only while a template of the demo's database is made. */
const UPWARDS = 'services/database/pglite/template.ts services/seed/static-data.ts';

/** Imports of a file, types too: paths from the project's root, and packages by their names. */
export function importsOf(file: string, text: string): string[] {
  const names = [...text.matchAll(/(?:from|import\(?) ?'([^']+)'/g)].map(([, name = '']) => name);
  return names.map((name) => (name.startsWith('.') ? join(dirname(file), name) : name));
}

/** Why a file may not import a path of ours or a package; null where it may. */
export function refusalOf(file: string, imported: string): string | null {
  const layer = LAYERS.find(({ of }) => of.test(file));
  if (!layer) return null;
  const { area = '' } = layer.of.exec(file)?.groups ?? {};
  const isOurs =
    /^(machines|lab|web|gateway|server-pages|services|tests|tools)\//.test(imported) ||
    /^[\w-]+\.(tsx?|json)$/.test(imported);
  if (!isOurs) return layer.not?.some((name) => isOf(name, imported)) ? `a package that ${layer.of} may not use` : null;
  if (!layer.may.some((prefix) => imported.startsWith(prefix.replace('{area}', area)))) return `not for ${layer.of}`;
  return upwards(file, imported);
}

const isOf = (name: string, imported: string) =>
  imported === name || imported.startsWith(name.endsWith(':') ? name : `${name}/`);

function upwards(file: string, imported: string): string | null {
  if (UPWARDS === `${file} ${imported}`) return null;
  const place = (path: string, folder: string, order: string) => {
    const folders = order.split(' ');
    const at = folders.indexOf(path.slice(folder.length + 1).split('/')[0] ?? '');
    return at === -1 ? folders.indexOf('*') : at;
  };
  const [folder] =
    Object.entries(ORDER).find(
      ([name, order]) =>
        file.startsWith(`${name}/`) &&
        imported.startsWith(`${name}/`) &&
        place(imported, name, order) < place(file, name, order),
    ) ?? [];
  return folder ? `it is above in ${folder}` : null;
}
