import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleType } from 'cockatiel';
import { NoAnswer, type ServiceEndpoint, timed, untilAborted } from './service-fetch.ts';

export interface BreakerOptions {
  /** So many time-outs one after another open the breaker. */
  readonly timeouts: number;
  /** Milliseconds between two probes of an open breaker, and how long a probe waits for its answer. */
  readonly probeMs: number;
}

export const defaultBreaker: BreakerOptions = { timeouts: 3, probeMs: 5_000 };

/**
 * A service that lets several calls in a row time out gets no more of them: they fail at once until a probe of its
 * health is answered. Only time-outs count, because every other failure is quick anyway.
 * A breaker for each process is enough: it protects the callers of that process, and says nothing about any record.
 * @throws from fetch {NoAnswer} at once while the breaker is open
 */
export function withBreaker(
  name: string,
  { baseUrl, fetch }: ServiceEndpoint,
  { timeouts, probeMs }: BreakerOptions = defaultBreaker,
): ServiceEndpoint {
  const breaker = circuitBreaker(handleType(NoAnswer), {
    breaker: new ConsecutiveBreaker(timeouts),
    // The timer below says when to probe: no person's call is spent on finding out.
    halfOpenAfter: 0,
  });
  const ask = timed(probeMs, fetch);
  const probe = () =>
    breaker.execute(() =>
      ask(new Request(`${baseUrl}/${name}/health`)).then(
        (answer) => answer.body?.cancel(),
        (cause) => {
          throw new NoAnswer(`${name} did not answer its probe.`, { cause });
        },
      ),
    );
  breaker.onBreak(() => void setTimeout(() => probe().catch(() => {}), probeMs).unref());
  return {
    baseUrl,
    async fetch(request, init) {
      if (breaker.state !== CircuitState.Closed) throw new NoAnswer(`${name} did not answer before and is not asked.`);
      const signal = init?.signal;
      // A form is sent at its sender's own pace: that says nothing about the service.
      if (!signal || isForm(request)) return fetch(request, init);
      return breaker.execute(() => untilAborted(signal, async () => fetch(request, init)));
    },
  };
}

const isForm = (request: Request) => request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
