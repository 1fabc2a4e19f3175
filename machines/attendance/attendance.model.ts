import { answers, fails, modelOfFolder } from '../lib/model.ts';
import { attendanceMachine } from './attendance.machine.ts';

export const attendanceModel = modelOfFolder('attendance', 'Attendance', attendanceMachine, {
  'a person on the day list': {
    events: [
      { type: 'status.pressed', to: 'Arrived' },
      { type: 'status.pressed', to: 'Did Not Attend' },
      { type: 'paperwork.pressed', paperworkId: 'consent', isHandedIn: true },
      { type: 'paperwork.pressed', paperworkId: 'consent', isHandedIn: false },
      { type: 'visit.pressed', step: 'begun', stop: 'Hearing test' },
      { type: 'visit.pressed', step: 'left', stop: '' },
      answers('saveVisit', null),
      fails('saveVisit', { code: 'UNREACHABLE' }),
      answers('savePaperwork', null),
      fails('savePaperwork', { code: 'UNREACHABLE' }),
      answers('changeStatus', { isTimeTaken: false }),
      fails('changeStatus', { code: 'REJECTED', status: 409, reason: 'It is Cancelled and cannot become Arrived.' }),
    ],
    facts: ({ to, handedIn, visit, failure }) => [
      to,
      handedIn?.paperworkId,
      handedIn?.isHandedIn,
      visit?.step,
      visit?.stop,
      failure?.code,
    ],
  },
});
