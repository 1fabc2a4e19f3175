/** Calls that wait while the session refreshes. Dropped ones never go on: their page gives way to sign-in. */
export function parkedCalls() {
  let waiting: (() => void)[] = [];
  return {
    park: () => new Promise<void>((goOn) => waiting.push(goOn)),
    replay: () => {
      const ready = waiting;
      waiting = [];
      for (const goOn of ready) goOn();
    },
    drop: () => {
      waiting = [];
    },
  };
}
