import { useState } from 'react';
import { stageWith, useStaged } from '../../lab/inspector/gallery/staging.ts';
import type { ScreenProps } from '../../lab/inspector/host.ts';
import { StageContext } from '../../lab/recorder/stage.ts';
import { walkInMachine } from '../../machines/walk-in/walk-in.machine.ts';
import { BoardHost } from '../scheduler/board/board-host.tsx';
import { WalkInBox } from '../scheduler/walk-in/walk-in-dialog.tsx';
import { board, exampleLanes } from './gallery-board-data.ts';
import { day } from './gallery-example.ts';

/** The model's board is a word; here it has a doctor with two bookings. */
export function BoardScreen({ live, snapshot }: ScreenProps) {
  const shown = { ...snapshot, context: { ...live.context, board: live.context.board && board } };
  const [stage] = useState(() => stageWith('schedulerBoard', shown));
  return (
    <StageContext value={stage}>
      <BoardHost
        query={{ siteIds: ['perth'], fromDay: day, toDay: day, lanes: 'doctors' }}
        rows="roomy"
        onLanes={() => {}}
        found={null}
        waitingFor="shown"
        onWaiting={() => {}}
        onDay={() => {}}
        onHide={() => {}}
      />
    </StageContext>
  );
}

/** The held time over the fields; no person is typed in. */
export function WalkInScreen({ snapshot }: ScreenProps) {
  const walkIn = useStaged(walkInMachine, snapshot);
  const [example] = exampleLanes;
  // A time over the plan is of a day that has none left.
  const isFull = walkIn.getSnapshot().context.place.overPlan !== undefined;
  const lane = example && isFull ? { ...example, mostOverPlan: 2, slots: [] } : example;
  return lane ? (
    <WalkInBox walkIn={walkIn} lane={lane} lanes={[lane]} minute={540} onClose={() => {}} onBooked={() => {}} />
  ) : null;
}
