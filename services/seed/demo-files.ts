import { createHash } from 'node:crypto';
import type { FileStore } from '../files/file-store.ts';
import { plainPdf } from '../files/plain-pdf.ts';

const madeUp = 'This page belongs to the demo. Nobody was examined for it.';

const pages = {
  'Medical report': ['Pre-employment medical', 'Fit for the role as described.'],
  Audiogram: ['Audiometry', 'Hearing within the usual range at 500 to 6000 Hz.'],
  'Drug and alcohol result': ['Drug and alcohol screen', 'Not detected.'],
  'Fit test report': ['Respirator fit test', 'Passed with the half mask that was brought along.'],
  'Pre-start form': ['Pre-start form', 'To be filled in and brought to the appointment.'],
  'Health declaration': ['Health declaration', 'To be filled in and brought to the appointment.'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type DemoPage = keyof typeof pages;

export interface DemoFile {
  readonly fileKey: string;
  readonly contentType: string;
  readonly size: number;
}

const built = new Map(
  Object.entries(pages).map(([title, lines]) => {
    const key = createHash('sha256').update(`demo file ${title}`).digest('hex').slice(0, 32);
    return [key, { title, bytes: plainPdf(title, [...lines, '', madeUp]) }];
  }),
);

/** The stored place of one of the demo's files, for rows that name it. */
export function demoFile(page: DemoPage): DemoFile {
  for (const [fileKey, { title, bytes }] of built) {
    if (title === page) return { fileKey, contentType: 'application/pdf', size: bytes.length };
  }
  throw new Error(`The demo has no ${page}.`);
}

/** The same store with the demo's files in it. They are made of a few lines, so that no fresh folder misses them. */
export function withDemoFiles(store: FileStore): FileStore {
  return {
    ...store,
    async check(key) {
      if (!built.has(key)) await store.check(key);
    },
    async open(key) {
      const bytes = built.get(key)?.bytes;
      return bytes ? { size: bytes.length, body: new Blob([new Uint8Array(bytes)]).stream() } : store.open(key);
    },
  };
}
