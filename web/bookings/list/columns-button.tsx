import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import type { ColumnsProps } from './columns-popover.tsx';

export const loadColumns = () => import('./columns-popover.tsx');
const ColumnsPopover = lazyPart(loadColumns, closedButton());

/** 'Columns', and below it which of them the table shows. What it takes loads with the first press. A phone has cards. */
export function ColumnsButton(props: ColumnsProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <span className="relative inline-flex max-sm:hidden">
      {isAsked ? <ColumnsPopover {...props} /> : closedButton(() => setAsked(true))}
    </span>
  );
}

function closedButton(onPress?: () => void) {
  return (
    <Button icon={<Columns3 />} aria-expanded={false} onClick={onPress}>
      Columns
    </Button>
  );
}
