import type { MachineModel } from '../../lab/model/machine-model.ts';
import { appointmentMoveModel } from '../appointment-move/appointment-move.model.ts';
import { attendanceModel } from '../attendance/attendance.model.ts';
import { bookingDraftModel } from '../booking-draft/booking-draft.model.ts';
import { bookingExportModel } from '../booking-export/booking-export.model.ts';
import { bookingListViewModel } from '../booking-list-view/booking-list-view.model.ts';
import { bookingStatusModel } from '../booking-status/booking-status.model.ts';
import { bookingWizardModel } from '../booking-wizard/booking-wizard.model.ts';
import { bulkChangeModel } from '../bulk-change/bulk-change.model.ts';
import { candidateLinkModel } from '../candidate-link/candidate-link.model.ts';
import { closingPlanModel } from '../closing-plan/closing-plan.model.ts';
import { closingProgressModel } from '../closing-progress/closing-progress.model.ts';
import { confirmedActionModel } from '../confirmed-action/confirmed-action.model.ts';
import { consultDownloadModel } from '../consult-download/consult-download.model.ts';
import { fileLinkModel } from '../file-link/file-link.model.ts';
import { findModel } from '../find/find.model.ts';
import { formModel } from '../form/form.model.ts';
import { groupHoldModel } from '../group-hold/group-hold.model.ts';
import { importModel } from '../import/import.model.ts';
import { listModel } from '../list/list.model.ts';
import { liveStreamModel } from '../live-stream/live-stream.model.ts';
import { loadModel } from '../load/load.model.ts';
import { lookupModel } from '../lookup/lookup.model.ts';
import { lookupStartModel } from '../lookup-start/lookup-start.model.ts';
import { orderModel } from '../order/order.model.ts';
import { ownAppointmentModel } from '../own-appointment/own-appointment.model.ts';
import { reminderModel } from '../reminder/reminder.model.ts';
import { rescheduleModel } from '../reschedule/reschedule.model.ts';
import { resultBatchModel } from '../result-batch/result-batch.model.ts';
import { rosterPatternModel } from '../roster-pattern/roster-pattern.model.ts';
import { schedulerBoardModel } from '../scheduler-board/scheduler-board.model.ts';
import { sessionModel } from '../session/session.model.ts';
import { signInModel } from '../sign-in/sign-in.model.ts';
import { slotReservationModel } from '../slot-reservation/slot-reservation.model.ts';
import { slotSearchModel } from '../slot-search/slot-search.model.ts';
import { uploadModel } from '../upload/upload.model.ts';
import { visitRouteModel } from '../visit-route/visit-route.model.ts';
import { waitlistModel } from '../waitlist/waitlist.model.ts';
import { walkInModel } from '../walk-in/walk-in.model.ts';

/** Every machine of the portal, by name. */
export const registry: readonly MachineModel[] = [
  appointmentMoveModel,
  attendanceModel,
  bookingDraftModel,
  bookingExportModel,
  bookingListViewModel,
  bookingStatusModel,
  bookingWizardModel,
  bulkChangeModel,
  candidateLinkModel,
  closingPlanModel,
  closingProgressModel,
  confirmedActionModel,
  consultDownloadModel,
  fileLinkModel,
  findModel,
  formModel,
  groupHoldModel,
  importModel,
  listModel,
  liveStreamModel,
  loadModel,
  lookupModel,
  lookupStartModel,
  orderModel,
  ownAppointmentModel,
  reminderModel,
  rescheduleModel,
  resultBatchModel,
  rosterPatternModel,
  schedulerBoardModel,
  sessionModel,
  signInModel,
  slotReservationModel,
  slotSearchModel,
  uploadModel,
  visitRouteModel,
  waitlistModel,
  walkInModel,
];
