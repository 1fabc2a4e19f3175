import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';

const BookCandidateAgain = lazyPart(() => import('./book-candidate-again.tsx'));

type ButtonProps = { candidateId: string; candidateName: string; className?: string };

/** 'Book again' on a candidate in a list; what it needs is loaded once it is pressed. */
export function BookAgainButton({ candidateId, candidateName, className }: ButtonProps) {
  const [isPressed, setPressed] = useState(false);
  const look = className && { className };
  if (isPressed) return <BookCandidateAgain candidateId={candidateId} label={candidateName} {...look} />;
  return (
    <Button size="sm" icon={<RotateCcw />} {...look} onClick={() => setPressed(true)}>
      Book again<span className="sr-only"> for {candidateName}</span>
    </Button>
  );
}
