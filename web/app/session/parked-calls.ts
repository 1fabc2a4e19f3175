type Parked = { resolve: () => void; reject: (why: unknown) => void; isSave: boolean };

/**
 * Calls that wait while the session refreshes. Where it is over they never continue, because their page gives way to
 * sign-in; but saves of typed text outlive their page and wait until the same person signs in again.
 */
export function parkedCalls() {
  let waiting: Parked[] = [];
  const release = (each: (call: Parked) => void) => {
    const ready = waiting;
    waiting = [];
    for (const call of ready) each(call);
  };
  return {
    park: (isSave = false) => new Promise<void>((resolve, reject) => waiting.push({ resolve, reject, isSave })),
    replay: () => release(({ resolve }) => resolve()),
    fail: (why: unknown) => release(({ reject }) => reject(why)),
    drop: () => {
      waiting = waiting.filter(({ isSave }) => isSave);
    },
    dropSaves: () => {
      waiting = waiting.filter(({ isSave }) => !isSave);
    },
  };
}
