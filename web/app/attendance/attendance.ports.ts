import { fromPromise } from 'xstate';
import { attendanceMachine, type StatusAnswer } from '../../../machines/attendance/attendance.machine.ts';
import type { BookingStatus } from '../../../machines/booking-status/booking-status.machine.ts';
import type { Gateway } from '../api/gateway-client.ts';
import { SetAttendanceDocument } from './attendance.documents.ts';

type Changed = StatusAnswer & { to: BookingStatus | null };

export const attendanceOf = (gateway: Gateway, candidateId: string, changed: (answer: Changed) => void) =>
  attendanceMachine.provide({
    actors: {
      changeStatus: fromPromise<StatusAnswer, { to: BookingStatus | null }>(async ({ input }) => {
        const variables = { candidateIds: [candidateId], status: input.to ?? '' };
        const { changeStatuses } = await gateway.request(SetAttendanceDocument, variables);
        return { isTimeTaken: changeStatuses.withoutTime.includes(candidateId) };
      }),
    },
    actions: { changed: (_, params) => changed(params) },
  });
