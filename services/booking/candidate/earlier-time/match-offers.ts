import { type ClinicDays, freeStarts, QUARTER_MS, type RosterDay } from '../../scheduling/slots/availability.ts';

export interface WaitingRequest {
  readonly id: string;
  readonly siteId: string;
  /** Slots that the appointment takes. */
  readonly length: number;
  /** 'YYYY-MM-DD': the time is before this day. */
  readonly beforeDay: string;
  /** And before the present appointment, in milliseconds since 1970. */
  readonly beforeMs: number;
  /** Times that were offered before and not taken, in milliseconds. */
  readonly passed: ReadonlySet<number>;
}

export interface Match {
  readonly requestId: string;
  readonly rosterId: number;
  readonly position: number;
  readonly length: number;
  readonly fromMs: number;
}

/**
 * Gives each request, in their order, the earliest time that is free and that no request before it was given.
 * @param earliestMs nothing before is offered: people have to come
 */
export function matchOffers(
  requests: readonly WaitingRequest[],
  clinics: ReadonlyMap<string, ClinicDays>,
  earliestMs: number,
): Match[] {
  const left = new Map([...clinics].map(([id, { rosters }]) => [id, [...rosters]]));
  const startsOf = rememberedStarts(Math.ceil(earliestMs / QUARTER_MS));
  return requests.flatMap((request) => {
    const rosters = left.get(request.siteId) ?? [];
    const found = earliest(request, rosters, startsOf);
    if (!found) return [];
    const { at, position, fromMs } = found;
    const roster = rosters[at];
    if (!roster) return [];
    rosters[at] = withTaken(roster, position, request.length);
    return [{ requestId: request.id, rosterId: roster.rosterId, position, length: request.length, fromMs }];
  });
}

type StartsOf = (roster: RosterDay, length: number) => readonly number[];

/** Most rosters are as they were when the request before looked at them. */
function rememberedStarts(firstQuarter: number): StartsOf {
  const seen = new WeakMap<RosterDay, Map<number, readonly number[]>>();
  return (roster, length) => {
    const byLength = seen.get(roster) ?? new Map<number, readonly number[]>();
    seen.set(roster, byLength);
    const starts = byLength.get(length) ?? freeStarts(roster, length, false, firstQuarter - roster.startQuarter);
    byLength.set(length, starts);
    return starts;
  };
}

function earliest(request: WaitingRequest, rosters: readonly RosterDay[], startsOf: StartsOf) {
  const { length, beforeDay, beforeMs, passed } = request;
  let best: { at: number; position: number; fromMs: number } | null = null;
  for (const [at, roster] of rosters.entries()) {
    if (roster.day >= beforeDay) continue;
    for (const position of startsOf(roster, length)) {
      const fromMs = (roster.startQuarter + position) * QUARTER_MS;
      if (fromMs >= beforeMs || (best && fromMs >= best.fromMs)) break;
      if (passed.has(fromMs)) continue;
      best = { at, position, fromMs };
      break;
    }
  }
  return best;
}

function withTaken(roster: RosterDay, position: number, length: number): RosterDay {
  let [low, high] = roster.taken;
  for (let slot = position; slot < position + length; slot++) {
    if (slot < 32) low |= 1 << slot;
    else high |= 1 << (slot - 32);
  }
  return { ...roster, taken: [low, high] };
}
