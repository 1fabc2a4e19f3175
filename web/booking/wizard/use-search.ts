import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { slotSearchMachine } from '../../../machines/slot-search.machine.ts';
import { useWizard } from './wizard-context.ts';

type SlotSearch = ActorRefFrom<typeof slotSearchMachine>;
type SearchSnapshot = SnapshotFrom<typeof slotSearchMachine>;

const isSearch = (child: { id: string } | undefined): child is SlotSearch => child?.id === 'slotSearch';

/** The search of the open time step; nothing is found where there is none. */
export function useSearch() {
  const { snapshot } = useWizard();
  const child = snapshot.children['slotSearch'];
  const search = isSearch(child) ? child : undefined;
  const current = useSelector(search, (found: SearchSnapshot | undefined) => found);
  return { search, current, clinics: current?.context.clinics ?? [] };
}
