import { TriangleAlert } from 'lucide-react';
import { Button } from '../button.tsx';
import { lookAgain, useServerAway } from './server-away.ts';

/** At the foot of the window, so that nothing moves for it, while a part that was opened waits for the server. */
export function ServerAwayNote() {
  return useServerAway() ? (
    <div className="on-its-way away" role="status">
      <TriangleAlert className="i" />
      <span>The server cannot be reached. What you opened comes by itself once it answers.</span>
      <Button size="sm" onClick={lookAgain}>
        Try again
      </Button>
    </div>
  ) : null;
}
