import { RenamePositionDocument } from '../../../../web/generated/graphql.ts';
import type { FollowUp } from '../follow-up.ts';
import { serverRefuses } from './server.ts';

export const confirmedAction: readonly FollowUp[] = [
  {
    title: 'what was confirmed and done is said',
    from: 'looking',
    stub: { working: ['confirmedAction'], answers: { effects: { data: ['2 bookings'] }, act: { data: null } } },
    run: async ({ screen, press, said }) => {
      await screen.getByText('2 bookings').waitFor();
      await press('Deactivate');
      await said('Delete company success');
    },
  },
];

export const fileLink: readonly FollowUp[] = [
  {
    title: 'why there is no file is said',
    from: 'resting',
    stub: { working: ['fileLink'], answers: { address: { error: { code: 'UNREACHABLE' } } } },
    run: async ({ press, said }) => {
      await press('Consent form');
      await said('The server did not answer.');
    },
  },
];

export const form: readonly FollowUp[] = [
  {
    title: 'what was refused is said',
    from: 'pristine',
    stub: {
      working: ['form'],
      answers: serverRefuses(RenamePositionDocument, {
        code: 'REJECTED',
        status: 409,
        reason: 'Another position has this name.',
      }),
    },
    run: async ({ screen, press, said }) => {
      await screen.getByLabel('Name').fill('Driller');
      await press('Save');
      await said('Another position has this name.');
    },
  },
];

export const bulkChange: readonly FollowUp[] = [
  {
    title: 'Enter in the PO number runs the change',
    from: 'planned',
    run: async ({ screen, sent }) => {
      await screen.getByLabel('Purchase Order Number').press('Enter');
      await sent('bulkChange', 'run.pressed');
    },
  },
];

export const bookingExport: readonly FollowUp[] = [
  {
    title: 'an export that failed is said',
    from: 'idle',
    run: async ({ press, answer, sent, said }) => {
      await press('Text (CSV)');
      await sent('bookingExport', 'export.pressed');
      await answer('bookingExport', { type: 'export.failed', failure: { code: 'UNREACHABLE' } });
      await said('Error when exporting booking(s)');
    },
  },
];

export const upload: readonly FollowUp[] = [
  {
    title: 'an uploaded file is said',
    from: 'idle',
    run: async ({ screen, answer, sent, said }) => {
      const pdf = { name: 'Example.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
      await screen.locator('input[type=file]').first().setInputFiles(pdf);
      await sent('upload', 'file.chosen');
      await answer('upload', { type: 'upload.answered', answer: { id: 'p1' } });
      await said('Paperwork added successfully');
    },
  },
];

const at = (list: string) => `focus:away + pointer:up + words:untouched + list:${list}`;

export const lookupStart: readonly FollowUp[] = [
  {
    title: 'a field that is pressed waits for the release',
    from: at('unwanted'),
    run: async ({ screen, sent }) => {
      await screen.getByRole('combobox', { name: 'Position' }).click();
      await sent('lookupStart', 'pointer.pressed');
      await sent('lookupStart', 'pointer.released');
    },
  },
];
