import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { defined } from '../../machines/lib/assert-defined.ts';
import type { TimeChoice } from '../../machines/lib/booking.types.ts';
import type { EpochMs, SiteId } from '../../machines/lib/ports.ts';
import type { slotReservationMachine } from '../../machines/slot-reservation/slot-reservation.machine.ts';
import type { slotSearchMachine } from '../../machines/slot-search/slot-search.machine.ts';
import type { SlotLookups } from './slot-lookups.ts';

export type SlotReservation = ActorRefFrom<typeof slotReservationMachine>;
export type SlotSearch = ActorRefFrom<typeof slotSearchMachine>;
type SearchSnapshot = SnapshotFrom<typeof slotSearchMachine>;

/** The picker of one candidate's time: what is chosen, how to change it, what is wrong with it, and the machines behind. */
export type Picker = {
  /** Names the candidate among the holds that the search marks. */
  current: string;
  choice: TimeChoice;
  change: (change: Partial<TimeChoice>) => void;
  error: (field: keyof TimeChoice) => string | undefined;
  hasErrors: boolean;
  /** The error of the held time, or of having none. */
  holdError: string | undefined;
  lookups: SlotLookups;
  /** The company's favourite clinics, offered before the others. */
  favourites?: readonly SiteId[];
  now: EpochMs;
  reservation: SlotReservation;
  /** None where nothing is searched for yet. */
  search: SlotSearch | undefined;
};

export const PickerContext = createContext<Picker | null>(null);

export const usePicker = (): Picker => defined(useContext(PickerContext));

/** The search of the open picker and what it has found. */
export function useSearch() {
  const { search } = usePicker();
  const current = useSelector(search, (found: SearchSnapshot | undefined) => found);
  return { search, current, clinics: current?.context.clinics ?? [] };
}
