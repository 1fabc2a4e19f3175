import { TriangleAlert } from 'lucide-react';
import { Button } from '../button.tsx';
import { lookAgain, useServerAway } from './server-away.ts';

/** At the foot of the window, so that nothing moves for it, while a part that was opened waits for the server. */
export function ServerAwayNote() {
  return useServerAway() ? (
    <div
      className="on-its-way fixed left-1/2 z-60 flex w-max max-w-[calc(100vw-16px)] -translate-x-1/2 items-center gap-3 rounded-lg border border-border bg-raised px-4 py-2 text-text-2 shadow-high [body:has(.loader.away)_&]:hidden"
      role="status"
    >
      <TriangleAlert className="text-warning" />
      <span>The server cannot be reached. What you opened comes by itself once it answers.</span>
      <Button size="sm" onClick={lookAgain}>
        Try again
      </Button>
    </div>
  ) : null;
}
