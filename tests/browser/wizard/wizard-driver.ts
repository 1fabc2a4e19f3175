import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page, Request, Route } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { BookingDraft, ChosenPackage } from '../../../machines/lib/booking.types.ts';
import { id, type OrgId, type PackageId, type SiteId } from '../../../machines/lib/ports.ts';
import { exampleDraft } from '../../support/bookings/example-booking.ts';
import { type DemoLogin, openPageOn, signIn } from '../../support/browser/page.ts';
import { oncePerPortal } from '../../support/fresh-on-retry.ts';
import { answerOf, type Rest, restAs } from '../../support/rest.ts';

const documents: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../../web/generated/persisted-documents.json', import.meta.url), 'utf8'),
);

/** The document that a request of the page names by its hash, such as 'ReserveSlot'. */
export function nameOf(request: Request): string {
  const body: { extensions?: { persistedQuery?: { sha256Hash?: string } } } = JSON.parse(request.postData() ?? '{}');
  const text = documents[body.extensions?.persistedQuery?.sha256Hash ?? ''] ?? '';
  return /(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? '';
}

/** Every action of a page takes less, on a busy machine too. */
export const longestMs = 15_000;

export type Gate = Awaited<ReturnType<typeof gateOn>>;

/** A gate between a page and the real portal: requests of the named documents wait until they are passed or cut off. */
export async function gateOn(page: Page, ...names: string[]) {
  const closed = new Set(names);
  const waiting: { name: string; route: Route }[] = [];
  let arrived = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    const name = nameOf(route.request());
    if (!closed.has(name)) return route.continue();
    // The page no longer listens to a save that a newer one has overtaken: it arrives, and nothing waits for it.
    const overtaken = name === 'SaveDraft' ? waiting.findIndex((one) => one.name === name) : -1;
    if (overtaken >= 0) await waiting.splice(overtaken, 1)[0]?.route.continue();
    waiting.push({ name, route });
    arrived.resolve();
    arrived = Promise.withResolvers<void>();
  });
  // A request that the page itself gave up waits no more.
  page.on('requestfailed', (request) => {
    const at = waiting.findIndex(({ route }) => route.request() === request);
    if (at >= 0) waiting.splice(at, 1);
  });
  const isWaiting = (name: string) => waiting.some((one) => one.name === name);
  const requests = async (name: string) => {
    const tooLong = Promise.withResolvers<never>();
    const patience = setTimeout(() => tooLong.reject(new Error(`The page never sent ${name}.`)), longestMs);
    while (!isWaiting(name)) await Promise.race([arrived.promise, tooLong.promise]);
    clearTimeout(patience);
  };
  const next = async (name: string): Promise<Route> => {
    await requests(name);
    return defined(
      waiting.splice(
        waiting.findIndex((one) => one.name === name),
        1,
      )[0],
    ).route;
  };
  return {
    isWaiting,
    /** Resolves when such a request is on its way. */
    asked: requests,
    pass: async (name: string) => (await next(name)).continue(),
    /** The request is passed with other variables, such as ones that the portal refuses. */
    passWith: async (name: string, variables: object) => {
      const route = await next(name);
      const body = JSON.parse(route.request().postData() ?? '{}');
      await route.continue({ postData: JSON.stringify({ ...body, variables: { ...body.variables, ...variables } }) });
    },
    /** As a line that is cut before the request arrives. */
    cut: async (name: string) => (await next(name)).abort(),
    /** As a line that is cut after it: the portal answers, and the answer is lost. */
    deafen: async (name: string) => {
      const route = await next(name);
      await route.fetch();
      await route.abort();
    },
    /** The portal answers, and the page keeps waiting until it is closed. */
    silence: async (name: string) => void (await (await next(name)).fetch()),
    open: async (name: string) => {
      closed.delete(name);
      while (isWaiting(name)) await (await next(name)).continue();
    },
    close: (name: string) => closed.add(name),
  };
}

/** The demo's data for one candidate's time: a clinic with calendars, one without, and a day both are open. */
export interface Place {
  readonly company: { id: OrgId; name: string };
  readonly medical: ChosenPackage;
  /** A package that takes no longer. */
  readonly other: ChosenPackage;
  readonly state: string;
  readonly site: { id: SiteId; name: string; timeZone: string };
  readonly free: { id: SiteId; name: string };
  readonly day: string;
  /** Free starts of that day at the first clinic, earliest first, none overlapping another, with all their calendars. */
  readonly times: readonly { startsAt: string; calendarIds: readonly number[] }[];
}

const dayMs = 86_400_000;

/** The first weekday from tomorrow on with at least `times` free times of a short package at a clinic in New South Wales. */
export async function findPlace(rest: Rest, { times = 12 } = {}): Promise<Place> {
  const { company } = await answerOf(rest.companies.GET('/companies/user-info'));
  const state = 'NSW';
  const { sites } = await answerOf(
    rest.booking.GET('/booking/bookable-clinic-sites', { params: { query: { state, page_size: 1000 } } }),
  );
  const { data: packages } = await answerOf(
    rest.booking.GET('/booking/bookable-packages', { params: { query: { service_type: 'pem', page_size: 1000 } } }),
  );
  const short = packages.filter(({ minutes }) => minutes <= 30).map(chosen);
  const [medical, other] = short.toSorted((one, another) => another.minutes - one.minutes);
  const rostered = sites.filter(({ booking_free }) => !booking_free);
  const free = defined(sites.find(({ booking_free }) => booking_free));
  const from = Date.now() + dayMs;
  const { clinics } = await answerOf(
    rest.booking.GET('/booking/time-slots', {
      params: {
        query: {
          package_id: defined(medical).id,
          site_ids: rostered.map(({ uuid }) => uuid),
          calendar_from_time: new Date(from).toISOString(),
          calendar_to_time: new Date(from + 14 * dayMs).toISOString(),
          time_zone: free.timezone,
          optimize: false,
        },
      },
    }),
  );
  for (const clinic of clinics) {
    for (const { day, time_slots } of clinic.days) {
      const apart = withoutOverlaps(time_slots, defined(medical).minutes);
      if (Temporal.PlainDate.from(day).dayOfWeek > 5 || apart.length < times) continue;
      return {
        company: { id: id(rest.orgId), name: defined(company).company_name },
        medical: defined(medical),
        other: defined(other),
        state,
        site: { id: id(clinic.site_id), name: clinic.site_name, timeZone: clinic.timezone },
        free: { id: id(free.uuid), name: free.name },
        day,
        times: apart.map((slot) => ({ startsAt: slot.calendar_from_time, calendarIds: slot.calendar_ids })),
      };
    }
  }
  throw new Error(`No weekday of the next two weeks has ${times} times at one clinic.`);
}

function withoutOverlaps<Slot extends { calendar_from_time: string }>(slots: readonly Slot[], minutes: number): Slot[] {
  const saved: Slot[] = [];
  let free = 0;
  for (const slot of slots) {
    const startsAt = Date.parse(slot.calendar_from_time);
    if (startsAt < free) continue;
    saved.push(slot);
    free = startsAt + minutes * 60_000;
  }
  return saved;
}

const chosen = ({
  package_id,
  name,
  minutes,
}: {
  package_id: string;
  name: string;
  minutes: number;
}): ChosenPackage => ({
  id: id<PackageId>(package_id),
  name,
  minutes,
});

/** A draft with everything but the times: the company, people, package, and both clinics on the place's day. */
export function draftAt(place: Place, people = 1): BookingDraft {
  const draft = exampleDraft(people);
  return {
    ...draft,
    step: 'time',
    header: { ...draft.header, company: place.company },
    candidates: draft.candidates.map((candidate, at) => ({
      ...candidate,
      name: `${['Liam', 'Mei-Ling', 'Sione', 'Aroha', 'Jack'][at]} Tester`,
      package: place.medical,
      choice: {
        ...candidate.choice,
        state: place.state,
        siteIds: [place.site.id, place.free.id],
        fromDate: place.day,
        toDate: place.day,
        gapless: false,
      },
    })),
  };
}

/** Ready to be sent, for days rather than a time. @param called names its candidate, and no other booking's */
export const readyDraft = (place: Place, called: string): BookingDraft => {
  const draft = draftAt(place);
  const candidates = draft.candidates.map((candidate) => {
    const { fromDate, ...choice } = candidate.choice;
    const range = { mode: 'range' as const, fromDate, toDate: fromDate, site: place.site };
    return { ...candidate, name: called, choice: { ...choice, ...range } };
  });
  return { ...draft, step: 'review', policyAccepted: true, candidates };
};

/** Puts a draft on the server; a browser opens it by its address. */
export async function storeDraft(rest: Rest, draft: BookingDraft) {
  const { draft_id } = await answerOf(
    rest.booking.POST('/booking/drafts', {
      body: { service_type: draft.serviceType, sid: draft.sid, body: { ...draft } },
    }),
  );
  return draft_id;
}

export const discardDraft = (rest: Rest, draftId: string) =>
  rest.booking.DELETE('/booking/drafts/{draft_id}', { params: { path: { draft_id: draftId } } });

/** The service's holds of a draft. */
export async function holdsOf(rest: Rest, draftId: string) {
  const { holds } = await answerOf(
    rest.booking.GET('/booking/drafts/{draft_id}', { params: { path: { draft_id: draftId } } }),
  );
  return holds;
}

/** The rival holds every doctor's calendar at this start. @returns a function that gives it all back */
export async function holdAll(rival: Rest, place: Place, time: Place['times'][number]) {
  const draftId = await storeDraft(rival, draftAt(place));
  for (const [candidate_index, calendarId] of time.calendarIds.entries()) {
    await answerOf(
      rival.booking.POST('/booking/reservations', {
        body: {
          site_id: place.site.id,
          package_id: place.medical.id,
          calendar_ids: [calendarId],
          calendar_from_time: time.startsAt,
          draft_id: draftId,
          candidate_index,
        },
      }),
    );
  }
  return () => discardDraft(rival, draftId);
}

/** A start time's button, whichever way its instant is spelt. */
export const timeButton = (part: Locator, startsAt: string) =>
  part.locator(`[data-time^="${new Date(startsAt).toISOString().slice(0, 19)}"]`);

export const clinicPart = (page: Page, name: string) => page.locator(`section.clinic[aria-label="${name}"]`);

/** A done step in the line of steps. */
export const stepLink = (page: Page, step: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: step });

/** A session of this account, for further pages to begin with. */
export async function sessionOf(url: string, browser: Browser, login: DemoLogin) {
  const page = await openPageOn(browser, url);
  await signIn(page, login);
  const storageState = await page.context().storageState();
  await page.context().close();
  return storageState;
}

/** One sign-in for all paths of a file, the services as two people of the company call them, and a place for times. */
export const signedIn = oncePerPortal(async ({ url }, browser) => {
  const storageState = await sessionOf(url, browser, 'booker');
  const [booker, rival] = await Promise.all([
    restAs('booker', { url: `${url}/api` }),
    restAs('manager', { url: `${url}/api` }),
  ]);
  return { storageState, booker, rival, place: await findPlace(booker) };
});

/** Every time that a draft holds is free again. */
export async function giveBack(booker: Rest, draftId: string) {
  for (const { reserve_id } of await holdsOf(booker, draftId)) {
    await booker.booking.DELETE('/booking/reservations/{reserve_id}', { params: { path: { reserve_id } } });
  }
}
