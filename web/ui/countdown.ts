const second = 1000;

/** Milliseconds as 'mm:ss', never below '00:00'. A started second counts whole, so that '00:01' still has time in it. */
export function clock(remainingMs: number) {
  const seconds = Math.ceil(Math.max(0, remainingMs) / second);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}

/** Blue, warning from two minutes, danger from thirty seconds. */
export function holdTone(remainingMs: number): 'calm' | 'warn' | 'late' {
  if (remainingMs <= 30 * second) return 'late';
  return remainingMs <= 120 * second ? 'warn' : 'calm';
}
