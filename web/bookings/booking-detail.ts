import { fromPromise } from 'xstate';
import { loadMachine } from '../../machines/load.machine.ts';
import type { Gateway } from '../gateway-client.ts';
import type { BookingDetailQuery } from '../generated/graphql.ts';
import type { AllowedActions } from './allowed-actions.ts';
import { BookingDetailDocument } from './detail.documents.ts';

export type Detail = BookingDetailQuery['bookingDetail'];

/** What a part of the page needs: the booking, what may be done with it, and whom to tell of a change. */
export type DetailPart = { detail: Detail; allowed: AllowedActions; onChanged: () => void };
export type DetailDialogProps = { detail: Detail; onChanged: () => void; onClose: () => void };
export type DetailAction = 'cancel' | 'confirmation' | 'dates' | 'update' | 'time';

/** One booking, asked for again when something of it was changed. */
export const detailOf = (gateway: Gateway, candidateId: string) =>
  loadMachine<Detail>().provide({
    actors: {
      fetchOne: fromPromise(async ({ signal }) => {
        const { bookingDetail } = await gateway.request(BookingDetailDocument, { candidateId }, { signal });
        return bookingDetail;
      }),
    },
  });
