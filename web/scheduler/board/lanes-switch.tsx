import type { BoardLanes } from '../../../machines/rules/calendar/board-lanes.ts';
import { SegmentedControl } from '../../ui/fields/segmented.tsx';

const choices = [
  { value: 'doctors', label: 'Doctors' },
  { value: 'people', label: 'All people' },
  { value: 'things', label: 'Rooms and devices' },
] as const;

/** Lanes of the board, at a clinic with more than doctors. */
export const LanesSwitch = ({ lanes, onLanes }: { lanes: BoardLanes; onLanes: (lanes: BoardLanes) => void }) => (
  <div className="px-4 pb-2 sm:px-6">
    <SegmentedControl label="Lanes" value={lanes} choices={choices} onValue={onLanes} />
  </div>
);
