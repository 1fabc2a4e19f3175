import { boardNames } from '../../services/booking/shared/booking.names.ts';
import { fromRest } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { BoardBlock, SchedulerDoctors } from '../generated/resolvers.ts';

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
