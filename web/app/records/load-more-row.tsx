import { Button } from '../../ui/button.tsx';
import { announced } from '../../ui/feedback/announced.ts';

type LoadMoreProps = {
  /** Of the words: the table is described by them. */
  id: string;
  /** 'Showing 50 of 4,912'. */
  words: string;
  canLoad: boolean;
  isLoading: boolean;
  isRefetching: boolean;
  onLoad: () => void;
};

/** Below a list: more rows, how many are shown, and that they are read again. */
export function LoadMoreRow({ id, words, canLoad, isLoading, isRefetching, onLoad }: LoadMoreProps) {
  return (
    <div className="flex items-center gap-3 px-6 py-3 text-text-2 max-sm:px-4">
      {canLoad || isLoading ? (
        <Button busy={isLoading ? 'Loading…' : null} onClick={onLoad}>
          Load more
        </Button>
      ) : null}
      <span id={id} aria-live="polite">
        {words}
      </span>
      {isRefetching ? <span ref={announced}>Loading…</span> : null}
    </div>
  );
}
