import type { BookingDetailQuery } from '../../generated/graphql.ts';
import type { AllowedActions } from './allowed-actions.ts';

export type Detail = BookingDetailQuery['bookingDetail'];
export type ConsultFile = Detail['consultFiles'][number];

/** What a part of the page needs: the booking, what may be done with it, and whom to tell of a change. */
export type DetailPart = { detail: Detail; allowed: AllowedActions; onChanged: () => void };
export type DetailDialogProps = { detail: Detail; onChanged: () => void; onClose: () => void };
export type DetailAction = 'cancel' | 'confirmation' | 'revoke' | 'sms' | 'dates' | 'update' | 'time';
