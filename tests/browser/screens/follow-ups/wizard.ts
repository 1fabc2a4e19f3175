import {
  AddPackageInBookingDocument,
  BookableLocationsDocument,
  BookablePackagesDocument,
  PackagePartsDocument,
} from '../../../../web/generated/graphql.ts';
import type { FollowUp } from '../follow-up.ts';
import { serverAnswers, serverRefuses } from './server.ts';

const at = (step: string) => `step:${step} + submission:open:editing + question:none + holdBar:resting`;
const audiometry = { category: 'Hearing', name: 'Audiometry' };
const medical = { id: 'short', name: 'Short medical', minutes: 30, assessments: [{ ...audiometry, checked: true }] };
const packages = serverAnswers(BookablePackagesDocument, { bookablePackages: { total: 1, items: [medical] } });

export const bookingWizard: readonly FollowUp[] = [
  {
    title: 'a package of the list is chosen',
    from: at('package'),
    stub: { working: ['lookup'], answers: packages },
    run: async ({ press, sent }) => {
      await press(/^Short medical/);
      await sent('bookingWizard', 'package.chosen');
    },
  },
  {
    title: 'packages that cannot be had are asked for again',
    from: at('package'),
    stub: { working: ['lookup'], answers: serverRefuses(BookablePackagesDocument, { code: 'UNREACHABLE' }) },
    run: async ({ screen, press, forget, sent }) => {
      await screen.getByText('What you typed is kept.').waitFor();
      await forget();
      await press('Try again');
      await sent('lookup', 'list.opened');
    },
  },
  {
    title: 'a package is made and chosen',
    from: at('package'),
    stub: {
      working: ['lookup', 'form', 'load'],
      answers: {
        ...packages,
        ...serverAnswers(PackagePartsDocument, { assessments: [{ ...audiometry, minutes: 15 }] }),
        ...serverAnswers(AddPackageInBookingDocument, { addPackageInBooking: { id: 'own', name: 'Own', minutes: 15 } }),
      },
    },
    run: async ({ screen, press, sent }) => {
      await press('New package');
      await screen.getByLabel('Name', { exact: true }).fill('Own');
      await screen.getByRole('checkbox', { name: 'Audiometry' }).evaluate((box: HTMLElement) => box.click());
      await screen.getByText('15 minutes, an appointment of 15.').waitFor();
      await press('Add package');
      await sent('bookingWizard', 'package.chosen');
    },
  },
  {
    title: 'pasted rows become candidates',
    from: at('candidates'),
    run: async ({ screen, press, sent }) => {
      await press('Paste rows');
      await screen.getByLabel('Rows', { exact: true }).fill('Mia Example\t01/02/1990\tF');
      await press('Add 1 candidate');
      await sent('bookingWizard', 'candidate.pasted');
    },
  },
  {
    title: 'the summary of a booking is copied, which is said',
    from: 'step:opening + submission:sent + question:none + holdBar:resting',
    run: async ({ screen, press, said }) => {
      // This page has no permission to write to the clipboard.
      await screen.owner().evaluate(() => {
        const clipboard = { writeText: async () => {} };
        Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
      });
      await press('Copy summary');
      await said('Summary copied.');
    },
  },
];

export const groupHold: readonly FollowUp[] = [
  {
    title: 'Escape puts a candidate back',
    from: 'times:closed + chips:carrying',
    run: async ({ screen, sent }) => {
      await screen.getByRole('button', { name: /^1 ?Liam/ }).press('Escape');
      await sent('groupHold', 'chip.released');
    },
  },
];

export const slotSearch: readonly FollowUp[] = [
  {
    title: 'states that cannot be had are said',
    from: 'idle',
    stub: { working: ['lookup'], answers: serverRefuses(BookableLocationsDocument, { code: 'UNREACHABLE' }) },
    run: ({ said }) => said('Error when get state by site type'),
  },
];
