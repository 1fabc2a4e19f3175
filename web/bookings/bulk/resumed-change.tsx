import { useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { undoableChange } from './undoable-change.ts';

const BulkChange = lazyPart(() => import('./bulk-change.tsx'));

/** A change of several that was done before the page was loaded: its bar, as long as it can be undone. */
export function ResumedChange({ onChanged }: { onChanged: () => void }) {
  const [change, setChange] = useState(undoableChange);
  if (!change) return null;
  return createPortal(
    <BulkChange {...change} isSecond onChanged={onChanged} onClose={() => setChange(null)} />,
    document.body,
  );
}
