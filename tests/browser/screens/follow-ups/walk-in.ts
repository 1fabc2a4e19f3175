import { answers } from '../../../../lab/model/model-of.ts';
import { hold, medical as medicalPackage, shortest } from '../../../../machines/walk-in/walk-in.model.ts';
import {
  BookWalkInDocument,
  WalkInAddressesDocument,
  WalkInCompaniesDocument,
  WalkInMakerDocument,
  WalkInPackagesDocument,
} from '../../../../web/generated/graphql.ts';
import type { FollowUp, Stage } from '../follow-up.ts';
import { serverAnswers, serverRefuses } from './server.ts';

const working = ['form', 'lookup', 'lookupStart'];
export const lists = {
  ...serverAnswers(WalkInCompaniesDocument, {
    bookableOrgs: { total: 1, items: [{ id: 'redgum', name: 'Redgum Mining' }] },
  }),
  ...serverAnswers(WalkInAddressesDocument, {
    bookingAddresses: { resultEmail: 'results@example.com', invoiceEmail: 'invoices@example.com' },
  }),
  ...serverAnswers(WalkInMakerDocument, {
    bookingAccount: { contactPerson: 'Example Person', phone: '08 9450 9876', email: 'person@example.com' },
  }),
};
export const offers = (...packages: readonly { id: string; name: string; minutes: number }[]) =>
  serverAnswers(WalkInPackagesDocument, { bookablePackages: { items: [...packages] } });
export const drugScreen = { ...shortest };
const medical = { ...medicalPackage };
export const booking = { reference: 'PF-100003', candidates: [{ candidateId: 'c3' }] };

/** Words that name one entry take it once the field is left. */
async function choose({ screen, sent }: Stage, field: string, name: string, nth: number) {
  await screen.getByRole('combobox', { name: field }).fill(name);
  await sent('lookup', 'search.typed', nth); // the list is there
  await screen.getByRole('combobox', { name: field }).press('Tab');
  await sent('lookup', 'field.left', nth);
  await sent('lookup', 'value.changed', nth);
}

/** Fills in all details that the portal needs of a candidate, with a package. */
export async function fillIn(stage: Stage, packageName: string) {
  const { screen } = stage;
  const texts = {
    'First name': 'Ada',
    'Last name': 'Example',
    'Date of birth': '28/02/1940', // the gallery's clock is at the beginning of 1970
    Phone: '0487 987 987',
    Email: 'ada@example.com',
    Position: 'Driller',
  };
  await choose(stage, 'Company', 'Redgum Mining', 1);
  await choose(stage, 'Package', packageName, 2);
  for (const [label, text] of Object.entries(texts)) await screen.getByLabel(label, { exact: true }).fill(text);
  await screen.getByLabel('Assigned Sex at Birth').selectOption('Female');
  await screen.getByRole('checkbox').evaluate((box: HTMLElement) => box.click());
}

/** No service reserves here: the press waits for the time of the chosen package, and is answered that it is held. */
async function bookOnceHeld(stage: Stage, packageId = hold.packageId) {
  await stage.press(/^Book$/);
  await stage.sent('walkIn', 'book.pressed');
  await stage.answer('walkIn', answers('reserveSlot', { ...hold, packageId }));
}

export const walkIn: readonly FollowUp[] = [
  {
    title: 'somebody is filled in and booked: that is said, and the walk-in is over',
    from: 'held:kept',
    stub: {
      working,
      answers: { ...lists, ...offers(drugScreen), ...serverAnswers(BookWalkInDocument, { createBooking: booking }) },
    },
    run: async (stage) => {
      await fillIn(stage, 'Drug screen');
      await stage.sent('walkIn', 'package.chosen');
      await bookOnceHeld(stage);
      await stage.sent('walkIn', 'booking.made');
      await stage.said('Booked: PF-100003.');
    },
  },
  {
    title: 'while its time is awaited and it is booked its button is busy',
    from: 'held:kept',
    stub: { working, answers: { ...lists, ...offers(drugScreen) } },
    run: async (stage) => {
      await fillIn(stage, 'Drug screen');
      await stage.press(/^Book$/);
      await stage.screen.getByText('Booking…').first().waitFor();
    },
  },
  {
    title: 'the hold ran out meanwhile: the machine hears of it',
    from: 'held:kept',
    stub: {
      working,
      answers: { ...lists, ...offers(drugScreen), ...serverRefuses(BookWalkInDocument, { code: 'HOLD_EXPIRED' }) },
    },
    run: async (stage) => {
      await fillIn(stage, 'Drug screen');
      await bookOnceHeld(stage);
      await stage.sent('walkIn', 'hold.lost');
    },
  },
  {
    title: 'Book pressed before the time of the package is held books once it is',
    from: 'held:kept',
    stub: {
      working,
      answers: { ...lists, ...offers(medical), ...serverAnswers(BookWalkInDocument, { createBooking: booking }) },
    },
    run: async (stage) => {
      await fillIn(stage, 'Medical');
      await stage.sent('walkIn', 'package.chosen');
      await bookOnceHeld(stage, medical.id);
      await stage.said('Booked: PF-100003.');
    },
  },
  {
    title: 'whoever has typed nothing leaves at once',
    from: 'held:kept',
    run: async (stage) => {
      await stage.press('Cancel');
      await stage.sent('walkIn', 'leave.pressed');
    },
  },
];
