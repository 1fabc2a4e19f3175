import type { MachineModel } from '../../lab/model/machine-model.ts';
import { bookingDraftModel } from '../../machines/booking-draft/booking-draft.model.ts';
import { bookingListViewModel } from '../../machines/booking-list-view/booking-list-view.model.ts';
import { bookingWizardModel } from '../../machines/booking-wizard/booking-wizard.model.ts';
import { schedulerBoardModel } from '../../machines/scheduler-board/scheduler-board.model.ts';
import { sessionModel } from '../../machines/session/session.model.ts';
import { slotReservationModel } from '../../machines/slot-reservation/slot-reservation.model.ts';

/** Machines whose pairs of transitions are walked too. */
export const promisingModels: readonly MachineModel[] = [
  sessionModel,
  slotReservationModel,
  bookingDraftModel,
  bookingWizardModel,
  bookingListViewModel,
  schedulerBoardModel,
];
