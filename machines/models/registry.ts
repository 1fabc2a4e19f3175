import { appointmentMoveModel } from './appointment-move.model.ts';
import { bookingExportModel } from './booking-export.model.ts';
import { bookingStatusModel } from './booking-status.model.ts';
import { bookingWizardModel } from './booking-wizard.model.ts';
import { confirmedActionModel } from './confirmed-action.model.ts';
import { consultDownloadModel } from './consult-download.model.ts';
import { formModel } from './form.model.ts';
import { listModel } from './list.model.ts';
import { loadModel } from './load.model.ts';
import { lookupModel } from './lookup.model.ts';
import type { MachineModel } from './machine-model.ts';
import { rescheduleModel } from './reschedule.model.ts';
import { sessionModel } from './session.model.ts';
import { signInModel } from './sign-in.model.ts';
import { slotReservationModel } from './slot-reservation.model.ts';
import { slotSearchModel } from './slot-search.model.ts';
import { uploadModel } from './upload.model.ts';
import { wordsKeeperModel } from './words-keeper.model.ts';

/** Every machine of the portal, by name. */
export const registry: readonly MachineModel[] = [
  appointmentMoveModel,
  bookingExportModel,
  bookingStatusModel,
  bookingWizardModel,
  confirmedActionModel,
  consultDownloadModel,
  formModel,
  listModel,
  loadModel,
  lookupModel,
  rescheduleModel,
  sessionModel,
  signInModel,
  slotReservationModel,
  slotSearchModel,
  uploadModel,
  wordsKeeperModel,
];
