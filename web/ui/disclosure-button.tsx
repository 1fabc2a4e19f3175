import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type DisclosureButtonProps = { isOpen: boolean; onToggle: (isOpen: boolean) => void; children: ReactNode };

/** Shows and hides the content below it. */
export function DisclosureButton({ isOpen, onToggle, children }: DisclosureButtonProps) {
  return (
    <Button
      look="quiet"
      size="sm"
      className="-ml-2"
      aria-expanded={isOpen}
      icon={isOpen ? <ChevronDown /> : <ChevronRight />}
      onClick={() => onToggle(!isOpen)}
    >
      {children}
    </Button>
  );
}
