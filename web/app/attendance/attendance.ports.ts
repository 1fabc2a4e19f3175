import { fromPromise } from 'xstate';
import {
  attendanceMachine,
  type HandedIn,
  type StatusAnswer,
  type VisitPress,
} from '../../../machines/attendance/attendance.machine.ts';
import type { BookingStatus } from '../../../machines/rules/booking/booking-status.table.ts';
import type { Gateway } from '../api/gateway-client.ts';
import { MoveVisitOnDocument, SetAttendanceDocument, SetPaperworkHandedInDocument } from './attendance.documents.ts';

type Changed = StatusAnswer & { to: BookingStatus | null };

const noop = () => {};

/** The machine of one person; the board's card has no forms and no stops, so it has no listener for them. */
export const attendanceOf = (
  gateway: Gateway,
  candidateId: string,
  onChanged: (answer: Changed) => void,
  onSaved = noop,
) =>
  attendanceMachine.provide({
    actors: {
      changeStatus: fromPromise<StatusAnswer, { to: BookingStatus | null }>(async ({ input }) => {
        const variables = { candidateIds: [candidateId], status: input.to ?? '' };
        const { changeStatuses } = await gateway.request(SetAttendanceDocument, variables);
        return { isTimeTaken: changeStatuses.withoutTime.includes(candidateId) };
      }),
      savePaperwork: fromPromise<unknown, { handedIn: HandedIn | null }>(({ input }) => {
        if (!input.handedIn) throw new Error('A form is named where it is saved.');
        return gateway.request(SetPaperworkHandedInDocument, { candidateId, ...input.handedIn });
      }),
      saveVisit: fromPromise<unknown, { visit: VisitPress | null }>(({ input }) => {
        if (!input.visit) throw new Error('A step is named where it is saved.');
        return gateway.request(MoveVisitOnDocument, { candidateId, ...input.visit });
      }),
    },
    actions: { notifyChanged: (_, params) => onChanged(params), notifySaved: onSaved },
  });
