import { useState } from 'react';
import { isMachine, staged, useStaged } from '../lab/inspector/gallery/staging.ts';
import type { ScreenProps } from '../lab/inspector/host.ts';
import { type Stage, StageContext } from '../lab/recorder/stage.ts';
import { walkInMachine } from '../machines/walk-in/walk-in.machine.ts';
import { day } from './gallery-example.ts';
import { BoardHost } from './scheduler/board/board-host.tsx';
import { type Board, type BoardBlock, lanesOf } from './scheduler/board/board-lanes.ts';
import { WalkInBox } from './scheduler/walk-in/walk-in-dialog.tsx';

const timeZone = 'Australia/Perth';
const at = (clock: string) => new Date(`${day}T${clock}:00+08:00`).toISOString();
const slots = Array.from({ length: 20 }, (_, quarter) => ({
  id: String(quarter),
  startsAt: new Date(Date.parse(at('08:00')) + quarter * 900_000).toISOString(),
  available: true,
  blockedBecause: null,
}));
const blockOf = (candidateId: string, candidateName: string, from: string, to: string): BoardBlock => ({
  ...{ id: candidateId, candidateId, candidateName, rosterId: 7, startsAt: at(from), endsAt: at(to) },
  ...{ isHold: false, expiresAt: null, reference: 'PF-100001', companyName: 'Example Company' },
  ...{ packageName: 'PEM – Heavy Vehicle', status: 'Confirmed', statusColor: '#12683f' },
});
const board: Board = {
  clinics: [
    {
      ...{ siteId: 'perth', siteName: 'Perth – Hay Street', state: 'WA', timeZone, holidays: [], missingYears: [] },
      doctors: [
        {
          doctorId: 'rao',
          name: 'Dr Anjali Rao',
          days: [{ rosterId: 7, day, startsAt: at('08:00'), endsAt: at('13:00'), slots }],
        },
      ],
    },
  ],
  waiting: { bookings: [], total: 0 },
  blocks: [blockOf('amira', 'Amira Haddad', '08:00', '08:30'), blockOf('mei', 'Mei Chen', '11:00', '12:00')],
};

/** The model's board is a word; here it has a doctor with two bookings. */
export function BoardScreen({ live, snapshot }: ScreenProps) {
  const shown = { ...snapshot, context: { ...live.context, board: live.context.board && board } };
  const [stage] = useState(
    (): Stage => (logic, options) =>
      isMachine(logic)
        ? [staged(logic), logic.id === 'schedulerBoard' ? { ...options, snapshot: shown } : options]
        : [logic, options],
  );
  return (
    <StageContext value={stage}>
      <BoardHost
        query={{ siteIds: ['perth'], fromDay: day, toDay: day }}
        rows="roomy"
        found={null}
        waitingFor={null}
        onWaiting={() => {}}
        onDay={() => {}}
        onHide={() => {}}
      />
    </StageContext>
  );
}

/** The held time over the fields; nobody is typed in. */
export function WalkInScreen({ snapshot }: ScreenProps) {
  const walkIn = useStaged(walkInMachine, snapshot);
  const [lane] = lanesOf(board, [day]);
  return lane ? (
    <WalkInBox {...{ walkIn, lane, lanes: [lane], minute: 540 }} onClose={() => {}} onBooked={() => {}} />
  ) : null;
}
