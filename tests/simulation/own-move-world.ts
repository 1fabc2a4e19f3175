import fc from 'fast-check';
import { brokenOf } from '../../lab/simulation/invariants.ts';
import { worldOf } from '../../lab/simulation/search.ts';
import type { Parts, World } from '../../lab/simulation/simulate.ts';
import { PortalFailure } from '../../machines/lib/portal-error.ts';
import { ownInvariants } from '../../machines/own-appointment/own-appointment.invariants.ts';
import {
  afterEvent,
  type OwnEvent,
  type OwnSnapshot,
  ownAppointmentPhase,
} from '../../machines/own-appointment/own-appointment.machine.ts';
import { line } from './line.ts';
import { type Own, OwnMoveService } from './own-move-service.ts';

const soon = { requestMs: 0, answerMs: 0, fault: 'none' } as const;
const time = fc.constantFrom('01:00', '02:00', '03:00');
const page = fc.constantFrom(0 as const, 1 as const);
const plain = ['take', 'take', 'release', 'confirm', 'reload', 'reload'] as const;

type Step =
  | { page: 0 | 1; does: 'hold'; time: string }
  | { page: 0 | 1; does: (typeof plain)[number] }
  | { does: 'clinic moves' | 'take elsewhere'; time: string }
  | { does: 'allow' | 'forbid' | 'cancel' };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ page, does: fc.constant('hold' as const), time }) },
  { weight: 6, arbitrary: fc.record({ page, does: fc.constantFrom(...plain) }) },
  fc.record({ does: fc.constantFrom('clinic moves' as const, 'take elsewhere'), time }),
  { weight: 1, arbitrary: fc.constantFrom<Step>({ does: 'allow' }, { does: 'forbid' }) },
);
const rare: fc.Arbitrary<Step> = fc.oneof({ weight: 30, arbitrary: step }, fc.constant<Step>({ does: 'cancel' }));

/** One candidate with two open pages of the own appointment, while the clinic and other people change things. */
function world({ time: clock, network }: Parts): World<Step> {
  const service = new OwnMoveService(clock);
  /** Promises that an answer broke as it came. */
  const broken: string[] = [];
  const pages = [openPage(), openPage()] as const;

  function openPage() {
    let shown: { own: Own; at: number } | null = null;
    let asked = 0;
    async function read(made: { version: number; phase: OwnSnapshot } | null = null) {
      const { own, at } = await network.call(() => ({ own: service.read(), at: clock.now }));
      shown = { own, at };
      if (made?.version !== own.version) return;
      const foreseen = afterEvent(made.phase, { type: 'clock.ticked', now: at });
      broken.push(...brokenOf(ownInvariants, ownAppointmentPhase(own.facts, at), { foreseen }));
    }
    async function asking(work: () => Promise<void>) {
      asked += 1;
      await work().catch((error: unknown) => {
        if (!(error instanceof PortalFailure)) throw error;
      });
      asked -= 1;
    }
    /** A form is sent, and the page that follows is read; where it was refused, too. */
    const send = (may: OwnEvent['type'], change: (own: Own) => OwnEvent) =>
      asking(async () => {
        if (shown === null || asked > 1) return;
        const { own, at } = shown;
        if (!ownAppointmentPhase(own.facts, at).can({ type: may } as OwnEvent)) return;
        const made = await network
          .call(() => {
            const before = ownAppointmentPhase(service.read().facts, clock.now);
            const phase = afterEvent(before, change(own));
            return { phase, version: service.read().version };
          })
          .catch((error: unknown) => {
            if (!(error instanceof PortalFailure) || error.code === 'UNREACHABLE') throw error;
            return null;
          });
        await read(made);
      });
    const load = () => void asking(read);
    load();
    return { load, send, isQuiet: () => asked === 0 };
  }

  return {
    act(taken) {
      if (taken.does === 'clinic moves') service.moveByClinic(taken.time);
      else if (taken.does === 'take elsewhere') service.takeElsewhere(taken.time);
      else if (taken.does === 'cancel') service.cancel();
      else if (taken.does === 'allow' || taken.does === 'forbid') service.allow(taken.does === 'allow');
      else if ('page' in taken) press(taken);
    },
    isQuiet: () => pages.every((one) => one.isQuiet()),
    broken: () => [
      ...broken,
      ...(service.ownMoves.some(({ named, to }) => named !== to)
        ? ['a candidate moves only to the time on the page']
        : []),
    ],
  };

  function press(taken: Extract<Step, { page: 0 | 1 }>): void {
    const { load, send } = pages[taken.page];
    if (taken.does === 'reload') load();
    else if (taken.does === 'hold') void send('times.opened', () => service.hold(taken.time));
    else if (taken.does === 'confirm') void send('attendance.confirmed', () => service.confirm());
    else if (taken.does === 'release') void send('time.released', () => service.release());
    else void send('time.taken', ({ heldTime }) => service.take(heldTime ?? ''));
  }
}

export const ownMove = worldOf('own move', { world, step: rare, ...line }, [
  {
    title: 'a time is taken in the moment in which its hold ends',
    seed: 70,
    run: {
      steps: [
        { waitMs: 0, step: { page: 0, does: 'hold', time: '03:00' } },
        { waitMs: 599_980, step: { page: 0, does: 'take' } },
      ],
      fates: [soon, soon, soon],
    },
  },
]);
