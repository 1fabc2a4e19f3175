import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { bookingDraftMachine } from '../../../machines/booking-draft/booking-draft.machine.ts';
import { bookingWizardMachine } from '../../../machines/booking-wizard/booking-wizard.machine.ts';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { BookingDraft } from '../../../machines/lib/booking.types.ts';
import { copyState } from '../../support/bookings/open-wizard.ts';
import { expect, forgive, test } from '../../support/browser/browser.ts';
import { type ModelPath, titled } from '../../support/model-of.ts';
import { answerOf, type Rest } from '../../support/rest.ts';
import { walkedInBrowser } from '../../support/walked.ts';
import { shortAndLong } from '../paths.ts';
import {
  clinicPart,
  discardDraft,
  draftAt,
  type Gate,
  gateOn,
  giveBack,
  longestMs,
  type Place,
  signedIn,
  storeDraft,
  timeButton,
} from './wizard-driver.ts';
import { type Region, regions } from './wizard-regions.ts';

const wizard = test.extend('demo', ({ portal, browser }) => signedIn(portal, browser));

interface Scene {
  readonly page: Page;
  readonly gate: Gate;
  readonly place: Place;
  readonly booker: Rest;
  readonly time: Place['times'][number];
  /** Count of typed texts; each is another one. */
  keystrokes: number;
}

const draftIdOf = (page: Page) => new URL(page.url()).searchParams.get('draft') ?? '';
const comment = (page: Page) => page.getByLabel('Comment');

async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
}

async function perform(event: AnyEventObject, before: ModelPath['state'], scene: Scene) {
  const { page, gate, booker } = scene;
  switch (event.type) {
    case 'field.changed':
      return pickSubsidiary(page);
    case 'draft.changed':
      if (event['draft'].candidates[0].pick) return pickTime(scene);
      scene.keystrokes += 1;
      return comment(page).fill(`Gate ${scene.keystrokes}`);
    case 'reservation.changed':
      return before.value.step === 'time' ? pickTime(scene) : undefined;
    case 'next.pressed':
      return page.getByRole('button', { name: /^Next/ }).click();
    case 'back.pressed':
      return press(page, 'Back');
    case 'step.chosen':
      return page.evaluate((step) => {
        const address = new URL(location.href);
        address.searchParams.set('step', step);
        history.pushState(null, '', address);
      }, event['step']);
    case 'policy.toggled':
      return page.getByRole('checkbox').setChecked(event['accepted']);
    case 'candidate.deleted':
      return press(page, 'Delete candidate');
    case 'discard.pressed':
      return press(page, 'Discard');
    case 'discard.confirmed':
      await press(page, 'Discard');
      return press(page, 'Discard booking');
    case 'saveAndClose.pressed':
      return press(page, 'Save and close');
    case 'send.pressed':
      return press(page, 'Send booking');
    case 'extend.pressed':
      return press(page, 'Keep 10 minutes more');
    case 'save.againPressed':
    case 'load.againPressed':
      return press(page, 'Try again');
    case 'startOver.pressed':
      return press(page, 'Start a new booking');
    case 'theirs.taken':
      return press(page, 'Take the newer one');
    case 'mine.kept':
      return press(page, 'Keep what is here');
    case 'question.cancelled':
      return page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    case 'question.confirmed':
      return page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Delete|Proceed|Discard)/ })
        .click();
    case 'person.againPressed':
      return page.getByRole('button', { name: /^Try again/ }).click();
    case 'network.returned':
      return page.evaluate(() => dispatchEvent(new Event('online')));
    case 'xstate.after.autosave.bookingDraft.open.copy.dirty':
    case 'xstate.after.picks.bookingDraft.open.copy.clean.picked':
      return gate.asked('SaveDraft');
    case 'draft.settled':
      return gate.pass('SaveDraft');
    case 'draft.stuck':
      return gate.cut('SaveDraft');
    case 'xstate.done.actor.saveDraft':
      if (event['output'].outcome === 'changed')
        await changeElsewhere(booker, draftIdOf(page), event['output'].theirs.draft);
      return gate.pass('SaveDraft');
    case 'xstate.error.actor.saveDraft':
    case 'xstate.error.actor.getDraft':
    case 'xstate.error.actor.deleteDraft':
    case 'xstate.error.actor.createBooking': {
      const { code } = event['error'].error;
      const document = defined(documents[event['actorId']]);
      if (code === 'UNREACHABLE') return document === 'CreateBooking' ? gate.deafen(document) : gate.cut(document);
      if (code === 'NOT_FOUND') await discardDraft(booker, draftIdOf(page));
      if (code === 'HOLD_EXPIRED') await giveBack(booker, draftIdOf(page));
      return gate.pass(document);
    }
    default: {
      const document = documents[event['actorId']];
      if (document === undefined) throw new Error(`Nobody knows how to ${event.type}.`);
      return event.type.startsWith('xstate.done') ? gate.pass(document) : gate.cut(document);
    }
  }
}

/** The document that a port sends. */
const documents: Readonly<Record<string, string>> = {
  getBookingPerson: 'BookingPerson',
  getDraft: 'Draft',
  createDraft: 'CreateDraft',
  saveDraft: 'SaveDraft',
  deleteDraft: 'DeleteDraft',
  createBooking: 'CreateBooking',
  extendHolds: 'ExtendHolds',
};

async function pickTime({ page, place, time }: Scene) {
  const part = clinicPart(page, place.site.name);
  const more = part.getByRole('button', { name: /more on/ });
  await part.locator('[data-time]').first().waitFor();
  if (await more.isVisible()) await more.click();
  await timeButton(part, time.startsAt).click();
  await page.getByText(/^Held for Liam/).waitFor();
}

async function pickSubsidiary(page: Page) {
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Company' }).click();
  await page.getByRole('combobox', { name: 'Subsidiary' }).click();
  await page.getByRole('option').first().click();
}

/** Another device saves first: the same comment, or the invoices' address beside it. */
async function changeElsewhere(booker: Rest, draft_id: string, theirs: BookingDraft) {
  const path = { params: { path: { draft_id } } };
  const { revision, body } = await answerOf(booker.booking.GET('/booking/drafts/{draft_id}', path));
  const header: Record<string, unknown> = { ...Object(body['header']) };
  if (theirs.header.comment) header['comment'] = theirs.header.comment;
  else header['invoiceEmail'] = 'theirs@redgum.example';
  await answerOf(
    booker.booking.PUT('/booking/drafts/{draft_id}', { ...path, body: { revision, body: { ...body, header } } }),
  );
}

const stepNames: Readonly<Record<string, string>> = {
  company: 'Company',
  candidates: 'Candidates',
  package: 'Package',
  time: 'Time',
  review: 'Check and send',
};

/** Checks that the parts that a path is about can be seen, or are on their way. */
const shows = (state: ModelPath['state'], scene: Scene, parts: readonly string[]) =>
  state.machine.id === bookingDraftMachine.id ? showsStored(state, scene, parts) : showsForm(state, scene, parts);

async function showsForm({ value }: ModelPath['state'], { page, gate }: Scene, parts: readonly string[]) {
  const { step, submission, question, holdBar } = value;
  if (parts.includes('question')) await showsQuestion(page, question);
  if (parts.includes('holdBar') && holdBar === 'extending') await gate.asked('ExtendHolds');
  if (parts.includes('submission')) await showsSubmission(page, gate, submission);
  if (parts.includes('step') && step !== 'opening') {
    await page.locator('[aria-current=step]', { hasText: defined(stepNames[step]) }).waitFor();
  }
}

async function showsStored(
  { value, context }: ModelPath['state'],
  { page, gate, keystrokes }: Scene,
  parts: readonly string[],
) {
  if (value === 'closed') return page.waitForURL((url) => !url.pathname.startsWith('/make-booking'));
  if (parts.includes('person') && value.open) await showsPerson(page, gate, value.open.person);
  if (!parts.includes('copy')) return;
  await showsDraft(page, gate, copyState(value), context.loadFailure?.code);
  if (value.open && keystrokes > 0 && /^Gate \d$/.test(context.draft.header.comment)) {
    expect(await comment(page).inputValue()).toBe(`Gate ${keystrokes}`);
  }
}

async function showsQuestion(page: Page, question: string) {
  const requests: Readonly<Record<string, string>> = {
    deletingCandidate: 'Are you sure you want to delete this candidate?',
    losingPackages: 'Your previous package selection will be lost if you proceed.',
    discarding: 'Discard this booking?',
  };
  const dialog = page.getByRole('dialog');
  if (question === 'none') await dialog.waitFor({ state: 'hidden' });
  else await dialog.getByText(defined(requests[question])).waitFor();
}

async function showsPerson(page: Page, gate: Gate, person: unknown) {
  await page.getByLabel('Booking person').waitFor();
  const missing = page.getByText('Your details did not load');
  await missing.waitFor({ state: person === 'settled' ? 'detached' : 'visible' });
  if (person === 'asking') await gate.asked('BookingPerson');
  else if (person === 'settled') expect(await page.getByLabel('Booking person').inputValue()).not.toBe('');
}

function showsSubmission(page: Page, gate: Gate, submission: unknown) {
  switch (submission) {
    case 'settling':
      return Promise.all([gate.asked('SaveDraft'), page.getByRole('button', { name: 'Sending…' }).waitFor()]);
    case 'sending':
      return Promise.all([gate.asked('CreateBooking'), page.getByRole('button', { name: 'Sending…' }).waitFor()]);
    case 'unanswered':
      return page.getByText('sending again makes no second booking').waitFor();
    case 'sent':
      return page.getByRole('heading', { name: /^Booked: PF-\d+$/ }).waitFor();
    default:
      return page.getByRole('heading', { name: 'Make Booking' }).waitFor();
  }
}

function showsDraft(page: Page, gate: Gate, draft: string, loadFailure: string | undefined) {
  const saveState = page.locator('[data-save-state]');
  switch (draft) {
    case 'loading':
      return gate.asked('Draft');
    case 'preparing':
      return gate.asked('BookingPerson');
    case 'loadFailed':
      return page.getByText(loadFailure === 'NOT_FOUND' ? 'is no longer there' : 'could not be opened').waitFor();
    case 'creating':
      return gate.asked('CreateDraft');
    case 'saving':
      return gate.asked('SaveDraft');
    case 'discarding':
      return gate.asked('DeleteDraft');
    case 'dirty':
      return saveState.getByText('Saving…').waitFor();
    case 'offline':
      return saveState.getByText('Offline, kept in this tab').waitFor();
    case 'saveFailed':
      return saveState.getByText('Could not save').waitFor();
    case 'conflict':
      return page.getByText('This booking was changed elsewhere').waitFor();
    case 'clean':
      return saveState.getByText('Saved').waitFor();
    default:
      return comment(page).waitFor();
  }
}

/** The model's draft, with the demo's company, package, clinics and time in place of the model's. */
function realDraft(model: BookingDraft, place: Place, startsAt: string | null): BookingDraft {
  const real = draftAt(place, model.candidates.length);
  const pick = startsAt && {
    siteId: place.site.id,
    siteName: place.site.name,
    timeZone: place.site.timeZone,
    startsAt,
    calendarIds: [],
    bookingFree: false,
  };
  return {
    ...real,
    step: model.step,
    policyAccepted: model.policyAccepted,
    candidates: real.candidates.map((candidate, at) => ({
      ...candidate,
      email: model.candidates[at]?.email ?? '',
      pick: at === 0 && pick ? pick : null,
    })),
  };
}

async function holdFor(
  booker: Rest,
  draft_id: string,
  place: Place,
  { startsAt, calendarIds }: Place['times'][number],
) {
  await answerOf(
    booker.booking.POST('/booking/reservations', {
      body: {
        site_id: place.site.id,
        package_id: place.medical.id,
        calendar_ids: [...calendarIds],
        calendar_from_time: startsAt,
        draft_id,
        candidate_index: 0,
      },
    }),
  );
}

/** A booked time is gone for good: each path takes the next one. */
let used = 0;

describe.each(regions)('$name', ({ machine, draft, input, isHeld, gates, parts, paths }: Region) => {
  for (const { some, options } of shortAndLong(titled(paths)))
    wizard.for(some)('[machine.wizard] %s', options, async ([, path], { openPage, demo }) => {
      const { place, booker, storageState } = demo;
      const page = await openPage({ storageState });
      page.setDefaultTimeout(longestMs);
      const gate = await gateOn(page, ...gates);
      const time = defined(place.times[used % place.times.length]);
      used += gates.includes('CreateBooking') ? 1 : 0;
      const draftId = draft && (await storeDraft(booker, realDraft(draft, place, isHeld ? time.startsAt : null)));
      try {
        if (draftId && isHeld) await holdFor(booker, draftId, place, time);
        await page.goto(draftId ? `/make-booking?draft=${draftId}` : '/make-booking');
        const scene: Scene = { page, gate, place, booker, time, keystrokes: 0 };
        for (const [at, { event, state }] of path.steps.entries()) {
          const isLoading = event.type === 'draft.opened';
          const seen = state.value.step === 'opening' ? [] : parts;
          try {
            if (at > 0 && !isLoading) await perform(event, defined(path.steps[at - 1]).state, scene);
            await shows(state, scene, seen);
          } catch (cause) {
            throw new Error(`Step ${at}, ${event.type} → ${JSON.stringify(state.value)}: ${cause}`, { cause });
          }
        }
        forgive(page, /ERR_FAILED|404|409/);
        walkedInBrowser(machine, path, input);
      } finally {
        const left = draftId ?? draftIdOf(page);
        if (left) await discardDraft(booker, left);
      }
    });
});

wizard('[machine.wizard] the paths through the browser visit every state of the wizard', () => {
  const visited = new Set<string>();
  const visit = (value: unknown, at: string) => {
    if (typeof value === 'string') visited.add(`${at}.${value}`);
    else for (const [part, inner] of Object.entries(value ?? {})) visit(inner, `${at}.${part}`);
  };
  for (const { machine, paths } of regions)
    for (const { steps } of paths) for (const { state } of steps) visit(state.value, machine.id);
  const atoms = [bookingDraftMachine, bookingWizardMachine]
    .flatMap((machine) => getStateNodes(machine))
    .filter(({ type }) => type === 'atomic' || type === 'final');
  const passing = ['bookingDraft.opening']; // left at once
  expect([...visited].sort()).toEqual(
    atoms
      .map(({ id }) => id)
      .filter((one) => !passing.includes(one))
      .sort(),
  );
});

/** Holds the first free time that the screen offers, and says which. */
async function holdFirst(page: Page, place: Place, called: string) {
  const time = clinicPart(page, place.site.name).locator(
    '[data-time][aria-pressed=false]:not([aria-disabled]):not(:has-text("held for"))',
  );
  await page.getByText(new RegExp(`^No time for ${called}\\b.* yet$`)).waitFor();
  const startsAt = defined(await time.first().getAttribute('data-time'));
  await time.first().click();
  await page.getByText(`Held for ${called}`).waitFor();
  return startsAt;
}

wizard(
  '[wizard.survives][slots.per-candidate][wizard.result] five candidates are booked on five times in one sitting, with a reload in the middle',
  { tags: ['long'] },
  async ({ openPage, demo }) => {
    const { booker, storageState, place } = demo;
    const page = await openPage({ storageState });
    page.setDefaultTimeout(longestMs);
    const draftId = await storeDraft(booker, draftAt(place, 5));
    const people = ['Liam', 'Mei-Ling', 'Sione', 'Aroha', 'Jack'];
    const starts: string[] = [];
    await page.goto(`/make-booking?draft=${draftId}`);
    for (const [at, called] of people.entries()) {
      await page.getByRole('tab').nth(at).click();
      starts.push(await holdFirst(page, place, called));
      if (at !== 2) continue;
      await page.locator('[data-save-state]').getByText('Saved').waitFor();
      await page.reload();
      await page.getByText('3 times held.').waitFor();
      await page.getByText('Held for Sione').waitFor();
    }
    expect(new Set(starts).size).toBe(5);
    await page.getByText('5 times held.').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('checkbox').check();
    await press(page, 'Send booking');
    const heading = page.getByRole('heading', { name: /^Booked: PF-\d+$/ });
    await heading.waitFor();
    const reference = defined(/PF-\d+/.exec((await heading.textContent()) ?? '')?.[0]);
    const { bookings } = await answerOf(
      booker.booking.GET('/booking/bookings', { params: { query: { page_size: 50 } } }),
    );
    const booked = bookings
      .filter((row) => row.reference === reference)
      .map((row) => Date.parse(row.appointment_time ?? ''));
    expect(booked.toSorted()).toEqual(starts.map((start) => Date.parse(start)).toSorted());
  },
);

wizard(
  '[wizard.idempotent][msg.create] a booking whose answer was lost on the way is sent again and stays one booking',
  async ({ openPage, demo }) => {
    const { booker, storageState, place } = demo;
    const page = await openPage({ storageState });
    page.setDefaultTimeout(longestMs);
    const gate = await gateOn(page, 'CreateBooking');
    const model = draftAt(place);
    const mark = `Lost answer ${Date.now()}`;
    const named = { ...model, candidates: model.candidates.map((candidate) => ({ ...candidate, name: mark })) };
    const draftId = await storeDraft(booker, named);
    await page.goto(`/make-booking?draft=${draftId}`);
    await holdFirst(page, place, 'Lost');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('checkbox').check();
    await press(page, 'Send booking');
    await gate.deafen('CreateBooking');
    await page.getByText('sending again makes no second booking').waitFor();
    await page
      .getByText(/^Error when create booking: The server did not answer/)
      .first()
      .waitFor();
    await gate.open('CreateBooking');
    await press(page, 'Send booking');
    await page.getByRole('heading', { name: /^Booked: PF-\d+$/ }).waitFor();
    const { bookings } = await answerOf(
      booker.booking.GET('/booking/bookings', { params: { query: { search: mark } } }),
    );
    expect(bookings.map((row) => row.candidate_name)).toEqual([mark]);
    forgive(page, /ERR_FAILED/);
  },
);
