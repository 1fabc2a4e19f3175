import { clock, holdTone } from '../../ui/countdown.ts';
import { pluralize } from '../../ui/date-format.ts';

/** One line about a candidate, for its tab. */
export type CandidateState = {
  tone: 'ready' | 'soon' | 'late' | 'errors' | 'plain';
  icon: 'ready' | 'errors' | 'time' | 'busy' | 'empty';
  words: string;
};

export type CandidateFacts = {
  /** Nothing typed or chosen yet. */
  isBlank: boolean;
  /** Errors that show. */
  errors: number;
  /** Name and the other fields are all right. */
  isPersonDone: boolean;
  hasPackage: boolean;
  /** A reserve or release is under way. */
  isBusy: boolean;
  isExpired: boolean;
  /** A time is held, or preferred dates are given. */
  isPlaced: boolean;
  /** Until the hold ends, in milliseconds; null for what does not end. */
  remainingMs: number | null;
};

const plain = (icon: CandidateState['icon'], words: string): CandidateState => ({ tone: 'plain', icon, words });

/** The words of a tab: errors first, then a hold that is under way, then the missing parts, then the hold. */
export function candidateState(facts: CandidateFacts): CandidateState {
  if (facts.isExpired) return { tone: 'errors', icon: 'errors', words: 'Held time ran out' };
  if (facts.errors > 0) return { tone: 'errors', icon: 'errors', words: pluralize(facts.errors, 'error') };
  if (facts.isBlank) return plain('empty', 'Not started');
  if (facts.isBusy) return plain('busy', 'Holding the time…');
  if (!facts.isPersonDone) return plain('empty', 'Fill in details');
  if (!facts.hasPackage) return plain('empty', 'Choose a package');
  if (!facts.isPlaced) return plain('time', 'Choose a time');
  if (facts.remainingMs === null) return { tone: 'ready', icon: 'ready', words: 'Ready' };
  const tone = { calm: 'ready', warn: 'soon', late: 'late' } as const;
  return {
    tone: tone[holdTone(facts.remainingMs)],
    icon: 'ready',
    words: `Ready · ${clock(facts.remainingMs)} left`,
  };
}
