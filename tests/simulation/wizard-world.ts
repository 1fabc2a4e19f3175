import fc from 'fast-check';
import { brokenOf } from '../../lab/simulation/invariants.ts';
import type { Parts } from '../../lab/simulation/simulate.ts';
import { copyInvariants, draftInvariants } from '../../machines/booking-draft/booking-draft.invariants.ts';
import { bookingInvariants, wizardInvariants } from '../../machines/booking-wizard/booking-wizard.invariants.ts';
import type { SlotReservation } from '../../machines/booking-wizard/booking-wizard.types.ts';
import { defined } from '../../machines/lib/assert-defined.ts';
import type { BookingDraft, FieldChange } from '../../machines/lib/booking.types.ts';
import { type DraftId, id, type PackageId } from '../../machines/lib/ports.ts';
import type { VisitId } from '../../machines/rules/drafts/client-draft-id.ts';
import { exampleDraft, header, medical, slotAt, visitId, worker } from '../../machines/rules/drafts/example-booking.ts';
import { brokenPromises } from '../../machines/slot-reservation/slot-reservation.invariants.ts';
import type { BookingService } from './booking-service.ts';
import type { WizardPage } from './wizard-page.ts';

export const slots = [slotAt('01:00'), slotAt('02:00'), slotAt('03:00')] as const;
export const packages = [medical, { id: id<PackageId>('short'), name: 'Short', minutes: 15 }, null] as const;

/** Every UUID of a visit has room for the drafts that it begins. */
export const visitOf = (nth: number) => id<VisitId>(`${visitId.slice(0, -4)}${nth.toString(16)}000`);

/** A draft that lacks nothing but its times. */
export const wholeDraft = (people = 1): BookingDraft => ({
  ...exampleDraft(people),
  step: 'time',
  policyAccepted: true,
});

type Third = 0 | 1 | 2;
export type WizardStep =
  | { does: 'type'; field: Third; words: string }
  | { does: 'pick'; candidate: Third; slot: Third }
  | { does: 'choose package'; candidate: Third; package: Third }
  | { does: 'clear' | 'ask again' | 'delete candidate'; candidate: Third }
  | { does: 'hold together' | 'take elsewhere' | 'free elsewhere'; slot: Third }
  | { does: (typeof plain)[number] };

const plain = [
  'add candidate',
  'extend',
  'send',
  'fill',
  'leave the field',
  'line is back',
  'take theirs',
  'keep mine',
  'save again',
  'load again',
] as const;

const third = fc.constantFrom(0 as const, 1 as const, 2 as const);
export const words = fc.constantFrom('', 'a', 'ab', 'b');
const typing = fc.record({ does: fc.constant('type' as const), field: third, words });
export const holding: fc.Arbitrary<WizardStep> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('pick' as const), candidate: third, slot: third }) },
  fc.record({ does: fc.constantFrom('clear' as const, 'ask again' as const), candidate: third }),
  fc.record({ does: fc.constantFrom('hold together' as const, 'take elsewhere', 'free elsewhere'), slot: third }),
);
export const wizardStep: fc.Arbitrary<WizardStep> = fc.oneof(
  { weight: 3, arbitrary: holding },
  { weight: 2, arbitrary: typing },
  fc.record({ does: fc.constant('choose package' as const), candidate: third, package: third }),
  fc.record({ does: fc.constant('delete candidate' as const), candidate: third }),
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom(...plain) }) },
);

export const fields = ['header.comment', 'header.contactName', 'header.poNumber'] as const;

/** Does what a person does in the page's form, as far as the form has it then. */
export function actOn(page: WizardPage, service: BookingService, step: WizardStep): void {
  if (step.does === 'take elsewhere') service.takeElsewhere(slots[step.slot]);
  if (step.does === 'free elsewhere') service.freeElsewhere(slots[step.slot]);
  const { actor, draft } = page;
  if (actor.getSnapshot().status !== 'active' || draft.getSnapshot().status !== 'active') return;
  const form = actor.getSnapshot().context.draft;
  const candidate = 'candidate' in step ? form.candidates[step.candidate] : undefined;
  const reservation = candidate && actor.getSnapshot().context.reservations[candidate.key];
  if (step.does === 'type') actor.send({ type: 'field.changed', path: fields[step.field], value: step.words });
  else if (step.does === 'pick') reservation?.send({ type: 'slot.picked', slot: slots[step.slot] });
  else if (step.does === 'clear') reservation?.send({ type: 'slot.cleared' });
  else if (step.does === 'ask again') reservation?.send({ type: 'reserve.againPressed' });
  else if (step.does === 'choose package')
    candidate && actor.send({ type: 'package.chosen', key: candidate.key, package: packages[step.package] ?? null });
  else if (step.does === 'delete candidate') {
    if (candidate) actor.send({ type: 'candidate.deleted', key: candidate.key });
    actor.send({ type: 'question.confirmed' });
  } else if (step.does === 'hold together') page.holdTogether([...slots.slice(step.slot), ...slots]);
  else if (step.does === 'add candidate')
    actor.send({ type: 'candidate.copied', key: defined(form.candidates[0]).key });
  else if (step.does === 'extend') actor.send({ type: 'extend.pressed' });
  else if (step.does === 'send') actor.send({ type: 'send.pressed' });
  else if (step.does === 'fill') fill(page);
  else if (step.does === 'leave the field') draft.send({ type: 'focus.left' });
  else if (step.does === 'line is back') {
    draft.send({ type: 'network.returned' });
    actor.send({ type: 'network.returned' });
  } else if (step.does === 'take theirs') draft.send({ type: 'theirs.taken' });
  else if (step.does === 'keep mine') draft.send({ type: 'mine.kept' });
  else if (step.does === 'save again') draft.send({ type: 'save.againPressed' });
  else if (step.does === 'load again') draft.send({ type: 'load.againPressed' });
}

/** Types everything that a booking needs but its times. */
function fill({ actor }: WizardPage): void {
  const { candidates } = actor.getSnapshot().context.draft;
  const typed = (at: string, values: object) =>
    Object.entries(values).map(([field, value]) => ({ path: `${at}.${field}`, value }) as FieldChange);
  const changes = [...typed('header', header), ...candidates.flatMap(({ key }) => typed(`candidates.${key}`, worker))];
  for (const change of changes) actor.send({ type: 'field.changed', ...change });
  for (const { key } of candidates) actor.send({ type: 'package.chosen', key, package: medical });
  actor.send({ type: 'policy.toggled', accepted: true });
}

/** The broken promises of one page and its three machines. */
export function brokenIn(
  { actor, draft }: WizardPage,
  {
    service,
    time,
    thrownAway = new Set(),
    typed = {},
  }: Pick<Parts, 'time'> & {
    service: BookingService;
    /** By other pages. */
    thrownAway?: ReadonlySet<DraftId>;
    /** This page's own last texts, by path. */
    typed?: Readonly<Record<string, string>>;
  },
): readonly string[] {
  const snapshot = actor.getSnapshot();
  const { draftId } = draft.getSnapshot().context;
  const stored = (draftId && service.drafts.get(draftId)) ?? null;
  const isThrownAwayElsewhere = draftId !== null && thrownAway.has(draftId);
  const bookings = service.bookings.filter((one) => one.draftId === draftId).map(({ reference }) => reference);
  const broken = [
    ...brokenOf(wizardInvariants, snapshot, undefined),
    ...brokenOf(bookingInvariants, snapshot, { bookings }),
  ];
  if (snapshot.status !== 'active') return broken;
  return [
    ...broken,
    ...brokenOf(draftInvariants, draft.getSnapshot(), undefined),
    ...(stored?.booking ? [] : brokenOf(copyInvariants, draft.getSnapshot(), { stored, isThrownAwayElsewhere, typed })),
    ...(stored?.booking ? [] : brokenTimes(snapshot.context.reservations, service, time.now)),
  ];
}

function brokenTimes(reservations: Readonly<Record<string, SlotReservation>>, service: BookingService, now: number) {
  return Object.entries(reservations).flatMap(([key, reservation]) => {
    const snapshot = reservation.getSnapshot();
    const { candidateIndex, draftId } = snapshot.context;
    const holds = draftId ? service.holdsOf(draftId) : [];
    const held = holds.find((hold) => hold.candidateIndex === candidateIndex) ?? null;
    return brokenPromises(snapshot, { now, held }).map((words) => `${key}: ${words}`);
  });
}
