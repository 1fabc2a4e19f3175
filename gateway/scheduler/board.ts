import { boardNames, dayListNames } from '../../services/booking/shared/booking.names.ts';
import { fromRest, sameNames } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { BoardBlock, DayListEntry, PendingBooking, SchedulerDoctors } from '../generated/resolvers.ts';

type Rest = components['schemas'];

export const toDoctors = ({ doctors, ...board }: Rest['SchedulerDoctors']): SchedulerDoctors => ({
  ...fromRest(boardNames, board),
  doctors: doctors.map(({ doctor_id: doctorId, doctor_name: name, slots: days }) => ({
    doctorId,
    name,
    days: days.map(({ entries, ...day }) => ({
      ...fromRest(boardNames, day),
      slots: entries.map((slot) => ({ ...fromRest(boardNames, slot), id: String(slot.id) })),
    })),
  })),
});

export const toBlock = (block: Rest['BoardBlock']): BoardBlock => ({
  ...fromRest(boardNames, block),
  id: block.block_id,
  isHold: block.kind === 'hold',
  startsAt: block.calendar_from_time,
  endsAt: block.calendar_to_time,
});

export const toPending = (waiting: Rest['PendingBooking']): PendingBooking => fromRest(sameNames, waiting);

export const toDayListEntry = ({ paperworks, ...entry }: Rest['DayListEntry']): DayListEntry => ({
  ...fromRest(dayListNames, entry),
  paperworks: paperworks.map((paperwork) => ({
    id: paperwork.paperwork_id,
    name: paperwork.paper_work,
    isHandedIn: paperwork.handed_in,
    candidateFileId: paperwork.candidate_file_id,
  })),
});
