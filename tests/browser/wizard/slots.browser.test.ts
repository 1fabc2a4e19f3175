import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { Slot, SlotQuery } from '../../../machines/lib/booking.types.ts';
import { type DraftId, epochMs, id, type SiteId } from '../../../machines/lib/ports.ts';
import { isServerHold } from '../../../machines/slot-reservation/reservation.ts';
import { slotReservationMachine } from '../../../machines/slot-reservation/slot-reservation.machine.ts';
import { slotSearchMachine } from '../../../machines/slot-search/slot-search.machine.ts';
import { holdOf, medical, now, slotAt } from '../../support/bookings/example-booking.ts';
import { expect, forgive, test } from '../../support/browser/browser.ts';
import { answers, elapses, fails, type ModelPath, modelOf, titled } from '../../support/model-of.ts';
import { answerOf, type Rest } from '../../support/rest.ts';
import { walkedInBrowser } from '../../support/walked.ts';
import { fewest, shortAndLong } from '../paths.ts';
import {
  clinicPart,
  discardDraft,
  draftAt,
  type Gate,
  gateOn,
  giveBack,
  holdAll,
  holdsOf,
  type Place,
  signedIn,
  stepLink,
  storeDraft,
  timeButton,
} from './wizard-driver.ts';

const nine = slotAt('01:00');
const ten = slotAt('02:00');
const free = { ...nine, bookingFree: true };
const over = epochMs(Date.UTC(2030, 0));
const taken = { code: 'SLOT_TAKEN', reason: 'This time was just taken.' } as const;

/** Events of a person, the clinic's other customers and the line. */
const events: Parameters<typeof modelOf<typeof slotReservationMachine>>[1] = [
  { type: 'slot.picked', slot: nine },
  { type: 'slot.picked', slot: ten },
  { type: 'slot.picked', slot: free },
  { type: 'slot.cleared' },
  { type: 'reserve.againPressed' },
  { type: 'hold.extended', reserveId: holdOf('r1', nine).reserveId, expiresAt: over },
  { type: 'hold.lost' },
  { type: 'package.changed', package: { ...medical, id: id('other') } },
  { type: 'candidate.gone' },
  { type: 'clock.ticked', now: over },
  answers('reserveSlot', holdOf('r1', nine)),
  fails('reserveSlot', { code: 'UNREACHABLE' }),
  fails('reserveSlot', taken),
  answers('releaseHold'),
  fails('releaseHold', { code: 'NOT_FOUND' }),
  fails('releaseHold', { code: 'UNREACHABLE' }),
  elapses('retry', 'slotReservation.unanswered.settling'),
  elapses('retry', 'slotReservation.unanswered.waiting'),
  answers('findHold', holdOf('r1', nine)),
  answers('findHold', null),
  fails('findHold', { code: 'UNREACHABLE' }),
];

const input = {
  key: 'c1',
  candidateIndex: 0,
  draftId: id<DraftId>('d1'),
  package: medical,
  pick: null,
  owner: null,
} as const;
const paths = modelOf(slotReservationMachine, events, {
  input,
  facts: ({ hold, pick, failure, package: chosen }) => [
    isServerHold(hold),
    hold?.expiresAt === over,
    pick?.bookingFree,
    failure?.code,
    chosen?.id,
  ],
}).getShortestPaths();

/** Name of the outermost state: the states inside it do not show. */
const nameOf = (value: ModelPath['state']['value']): string =>
  typeof value === 'string' ? value : Object.keys(value).join();

/** False for steps that the screen does not allow: a press of a missing button, or another step during a reserve. */
function isPerformable({ steps }: ModelPath): boolean {
  const lost = new Set<string>();
  return steps.slice(1).every(({ event }, at) => {
    const { value: inside, context } = defined(steps[at]).state;
    const value = nameOf(inside);
    const isTaken = value === 'refused' && context.failure?.code === 'SLOT_TAKEN';
    if (event.type === 'xstate.error.actor.reserveSlot' && event['error'].error === taken)
      lost.add(context.pick.startsAt);
    const isLost = lost.has(context.pick?.startsAt);
    switch (event.type) {
      case 'slot.picked':
        return event['slot'].bookingFree || !lost.has(event['slot'].startsAt);
      case 'slot.cleared':
      case 'reserve.againPressed':
        return !isTaken && !(event.type === 'reserve.againPressed' && isLost);
      case 'package.changed':
      case 'candidate.gone':
        return value !== 'reserving' && value !== 'releasing' && value !== 'unanswered';
      case 'hold.extended':
        return value === 'held' && isServerHold(context.hold);
      // The service answers only what was requested, and what it has.
      case 'xstate.done.actor.reserveSlot':
        return !isLost && context.pick.startsAt === nine.startsAt;
      case 'xstate.done.actor.findHold':
        return event['output'] === null || !lost.has(nine.startsAt);
      case 'hold.lost':
        return value === 'held';
      case 'clock.ticked':
        return value === 'held' && isServerHold(context.hold) && at === steps.length - 2;
      default:
        return true;
    }
  });
}

interface Scene {
  readonly page: Page;
  readonly gate: Gate;
  readonly place: Place;
  readonly draftId: string;
  readonly booker: Rest;
  readonly rival: Rest;
  /** Actions that give the rival's times back at the end. */
  readonly cleared: (() => unknown)[];
}

const startOf = ({ times }: Place, { startsAt }: { startsAt: string }) =>
  defined(startsAt === nine.startsAt ? times[0] : times.at(-1));

async function perform(event: AnyEventObject, before: ModelPath['state'], scene: Scene) {
  const { page, gate, place, draftId, booker, rival, cleared } = scene;
  switch (event.type) {
    case 'slot.picked': {
      const part = clinicPart(page, event['slot'].bookingFree ? place.free.name : place.site.name);
      if (event['slot'].bookingFree) return part.locator('[data-time]').first().click();
      const more = part.getByRole('button', { name: /more on/ });
      if (await more.isVisible()) await more.click();
      return timeButton(part, startOf(place, event['slot']).startsAt).click();
    }
    case 'slot.cleared':
      return page
        .getByRole('button', { name: before.value === 'held' ? 'Release time' : 'Choose another time' })
        .click();
    case 'reserve.againPressed':
      return page.getByRole('button', { name: /^(Hold it again|Try again|Ask now)$/ }).click();
    case 'hold.extended':
      return page.getByRole('button', { name: 'Keep 10 minutes more' }).click();
    case 'hold.lost': {
      await giveBack(booker, draftId);
      return page.reload();
    }
    case 'package.changed':
      await stepLink(page, 'Package').click();
      await page
        .getByRole('list', { name: 'Packages' })
        .getByRole('button', { name: place.other.name })
        .first()
        .click();
      return page.getByRole('button', { name: 'Next' }).click();
    case 'candidate.gone':
      await stepLink(page, 'Candidates').click();
      await page.getByRole('button', { name: 'Delete candidate' }).click();
      return page.getByRole('dialog').getByRole('button', { name: 'Delete candidate' }).click();
    case 'clock.ticked':
      return page.clock.fastForward('10:05');
    case 'xstate.done.actor.reserveSlot':
      return gate.pass('ReserveSlot');
    case 'xstate.error.actor.reserveSlot': {
      if (event['error'].error !== taken) return gate.cut('ReserveSlot');
      cleared.push(await holdAll(rival, place, startOf(place, before.context.pick)));
      return gate.pass('ReserveSlot');
    }
    case 'xstate.done.actor.releaseHold':
      return gate.pass('ReleaseSlot');
    case 'xstate.error.actor.releaseHold':
      if (event['error'].error.code === 'UNREACHABLE') return gate.cut('ReleaseSlot');
      await giveBack(booker, draftId);
      return gate.pass('ReleaseSlot');
    case 'xstate.after.retry.slotReservation.unanswered.settling':
    case 'xstate.after.retry.slotReservation.unanswered.waiting':
      return page.clock.fastForward(5_000);
    case 'xstate.done.actor.findHold':
      await giveBack(booker, draftId);
      if (event['output']) await holdFirst(booker, draftId, place);
      return gate.pass('DraftHolds');
    case 'xstate.error.actor.findHold':
      return gate.cut('DraftHolds');
    default:
      throw new Error(`Nobody knows how to ${event.type}.`);
  }
}

/** The service has the first time for the draft's first candidate, as after a call whose answer was lost. */
const holdFirst = (booker: Rest, draft_id: string, { site, medical: chosen, times }: Place) => {
  const { startsAt, calendarIds } = defined(times[0]);
  return answerOf(
    booker.booking.POST('/booking/reservations', {
      body: {
        site_id: site.id,
        package_id: chosen.id,
        calendar_ids: [...calendarIds],
        calendar_from_time: startsAt,
        draft_id,
        candidate_index: 0,
      },
    }),
  );
};

async function shows({ value, context }: ModelPath['state'], { page, gate, place, draftId, booker }: Scene) {
  switch (nameOf(value)) {
    case 'idle':
      return page.getByText(/^No time for Liam\b.* yet$/).waitFor();
    case 'reserving':
      await gate.asked('ReserveSlot');
      await page.locator('[data-time][aria-busy=true]').waitFor();
      return page
        .getByText(/^Holding \d\d:\d\d…$/)
        .first()
        .waitFor();
    case 'held': {
      const held = page.getByText(context.pick.bookingFree ? /^Chosen for Liam/ : /^Held for Liam/);
      await held.waitFor();
      if (context.failure) await page.getByText('The time held before is still yours.').waitFor();
      const { startsAt } = startOf(place, context.pick);
      if (context.hold.expiresAt === over) await page.getByText(/^1\d:\d\d left$/).waitFor();
      if (!context.pick.bookingFree) {
        const [hold] = await holdsOf(booker, draftId);
        expect(Date.parse(hold?.booking_start_time ?? '')).toBe(Date.parse(startsAt));
      }
      return;
    }
    case 'refused':
      return page.getByText('This time was not held').waitFor();
    case 'expired':
      return page.getByText('The held time ran out').waitFor();
    case 'releasing':
      return gate.asked('ReleaseSlot');
    case 'unanswered':
      await page.getByText('We do not know yet which time is held').waitFor();
      return value.unanswered === 'asking' ? gate.asked('DraftHolds') : undefined;
    case 'gone':
      await page.getByRole('tab').nth(1).waitFor({ state: 'detached' });
      return;
    default:
      throw new Error(`Nobody knows how ${value} looks.`);
  }
}

const slots = test.extend('demo', ({ portal, browser }) => signedIn(portal, browser));

const walked = fewest(paths.filter(isPerformable));

test('[machine.slots] the paths through the browser visit every state of a reservation', () => {
  const visited = new Set(walked.flatMap(({ steps }) => steps.map(({ state }) => nameOf(state.value))));
  expect([...visited].sort()).toEqual(Object.keys(slotReservationMachine.states).sort());
});

describe('a person holds a time', () => {
  for (const { some, options } of shortAndLong(titled(walked)))
    slots.for(some)('[machine.slots] %s', options, async ([, path], { openPage, demo }) => {
      const { place, booker, rival, storageState } = demo;
      const page = await openPage({ storageState });
      await page.clock.install();
      const gate = await gateOn(page, 'ReserveSlot', 'ReleaseSlot', 'DraftHolds');
      const draftId = await storeDraft(booker, draftAt(place, 2));
      const cleared: (() => unknown)[] = [() => discardDraft(booker, draftId)];
      try {
        await page.goto(`/make-booking?draft=${draftId}`);
        const scene = { page, gate, place, draftId, booker, rival, cleared };
        for (const [at, { event, state }] of path.steps.entries()) {
          if (at > 0) await perform(event, defined(path.steps[at - 1]).state, scene);
          await shows(state, scene);
        }
        forgive(page, /ERR_FAILED|409|404/);
        walkedInBrowser(slotReservationMachine, path, input);
      } finally {
        await Promise.all(cleared.map((clear) => clear()));
      }
    });
});

const siteId = id<SiteId>('perth');
const query: SlotQuery = {
  packageId: medical.id,
  minutes: medical.minutes,
  state: 'NSW',
  siteIds: 'all',
  fromDate: '2026-11-24',
  toDate: '2026-11-24',
  gapless: false,
};
const rostered = { siteId, siteName: 'Perth', address: '', timeZone: 'Australia/Perth', bookingFree: false };
const keepsNone = { ...rostered, bookingFree: true, days: [] };
const onDay = (slots: readonly Slot[]) => [
  { ...rostered, days: [{ day: query.fromDate, slots, whyNot: null }] },
  keepsNone,
];

/** Looked at again while times are shown: it comes back to where it was, so that the fewest paths pass it over. */
const isLookedAtAgain = ({ steps }: ModelPath) =>
  steps.some(
    ({ event, state }, at) =>
      nameOf(steps[at - 1]?.state.value ?? '') === 'refetching' &&
      event.type.startsWith('xstate.done') &&
      state.value === 'shown',
  );

/** Searches from a weekday with times, and from a Sunday without; a clinic without a calendar asks for holidays too. */
const searches = ([true, false] as const).map((isOpen) => {
  const day = isOpen ? query.fromDate : '2026-11-29';
  const searched = { ...query, fromDate: day, toDate: day };
  const requests = { query: searched, own: [], now };
  const found = modelOf(
    slotSearchMachine,
    [
      answers('searchSlots', isOpen ? onDay([nine]) : onDay([])),
      fails('searchSlots', { code: 'UNREACHABLE' }),
      answers('listHolidays', []),
      fails('listHolidays', { code: 'UNREACHABLE' }),
      { type: 'query.changed', query: { ...searched, gapless: true }, now },
      { type: 'query.changed', query: null, now },
      { type: 'slots.changed', siteId, day },
      { type: 'search.againPressed' },
    ],
    { input: requests, facts: (context) => [context.query?.gapless, context.clinics.length] },
  ).getShortestPaths({
    filterEvents: (before, event) => {
      const isSettled = before.value === 'shown' || before.value === 'nothing';
      if (event.type === 'query.changed') return isSettled && before.context.query?.gapless === false;
      if (event.type === 'slots.changed') return before.value === 'shown';
      return before.can(event) && (event.type !== 'search.againPressed' || before.value === 'failed');
    },
  });
  return {
    name: `a person looks for times on a ${isOpen ? 'weekday' : 'Sunday'}`,
    isOpen,
    requests: requests,
    found: [...new Set([...fewest(found), ...found.filter(isLookedAtAgain).slice(0, 1)])],
  };
});

/** Each search opens a live stream of its own, which waits at the gate until something changes. */
type Searching = Scene & { isLive: boolean };

async function performSearch(event: AnyEventObject, before: ModelPath['state'], scene: Searching) {
  const { page, gate, place, rival, cleared } = scene;
  if (nameOf(before.value) === 'searching') scene.isLive = false;
  switch (event.type) {
    case 'query.changed':
      if (event['query']) return page.getByRole('checkbox', { name: 'Show all times' }).uncheck();
      for (const { name } of [place.site, place.free])
        await page.getByRole('button', { name: `Remove ${name}` }).click();
      return;
    case 'slots.changed':
      // Taken after the search's answer: before the stream is open no notice comes, and once it is, one does.
      cleared.push(await holdAll(rival, place, defined(place.times[scene.cleared.length])));
      if (!scene.isLive) await gate.pass('SlotsChanged');
      scene.isLive = true;
      return;
    case 'search.againPressed':
      return page.getByRole('button', { name: /^Try again/ }).click();
    default: {
      const document = event['actorId'] === 'searchSlots' ? 'TimeSlots' : 'Holidays';
      return event.type.startsWith('xstate.done') ? gate.pass(document) : gate.cut(document);
    }
  }
}

async function showsSearch({ value }: ModelPath['state'], { page, gate, place }: Scene) {
  switch (nameOf(value)) {
    case 'searching':
      return gate.asked(value.searching === 'times' ? 'TimeSlots' : 'Holidays');
    case 'idle':
      return page.getByRole('heading', { name: 'No clinic yet' }).waitFor();
    case 'shown':
      return clinicPart(page, place.free.name)
        .or(clinicPart(page, place.site.name))
        .locator('[data-time]')
        .first()
        .waitFor();
    case 'nothing':
      return page.getByText('No free time on these days').waitFor();
    case 'refetching':
      await gate.asked('TimeSlots');
      return page.getByText('Updating times…').first().waitFor();
    default:
      return page.getByText('Fetch error').waitFor();
  }
}

describe.each(searches)('$name', ({ found, requests: asked, isOpen }) => {
  for (const { some, options } of shortAndLong(titled(found)))
    slots.for(some)('[machine.slots] %s', options, async ([, path], { openPage, demo }) => {
      const { place, booker, rival, storageState } = demo;
      const page = await openPage({ storageState });
      const gate = await gateOn(page, 'TimeSlots', 'Holidays', 'SlotsChanged');
      const weekday = Temporal.PlainDate.from(place.day);
      const sunday = weekday.add({ days: 7 - weekday.dayOfWeek }).toString();
      const draftId = await storeDraft(booker, draftAt(isOpen ? place : { ...place, day: sunday }));
      const cleared: (() => unknown)[] = [() => discardDraft(booker, draftId)];
      try {
        await page.goto(`/make-booking?draft=${draftId}`);
        const scene: Searching = { page, gate, place, draftId, booker, rival, cleared, isLive: false };
        for (const [at, { event, state }] of path.steps.entries()) {
          if (at > 0) await performSearch(event, defined(path.steps[at - 1]).state, scene);
          await showsSearch(state, scene);
        }
        forgive(page, /ERR_FAILED/);
        walkedInBrowser(slotSearchMachine, path, asked);
      } finally {
        await Promise.all(cleared.map((clear) => clear()));
      }
    });
});

test('[machine.slots] the paths through the browser visit every state of a search', () => {
  const states = searches.flatMap(({ found }) => found.flatMap(({ steps }) => steps.map(({ state }) => state.value)));
  // Of a state with states inside it, the search alone shows which of them it is in.
  const visited = new Set(states.map((value) => JSON.stringify(nameOf(value) === 'searching' ? value : nameOf(value))));
  const passing = ['found', 'refetched']; // left at once
  const names = Object.keys(slotSearchMachine.states).filter((name) => !passing.includes(name) && name !== 'searching');
  const all = [...names, { searching: 'times' }, { searching: 'holidays' }];
  expect([...visited].sort()).toEqual(all.map((name) => JSON.stringify(name)).sort());
});
