import type { BookingDetailQuery } from '../../generated/graphql.ts';
import type { AllowedActions } from './allowed-actions.ts';

export type Detail = BookingDetailQuery['bookingDetail'];
export type ConsultFile = Detail['consultFiles'][number];

/** Props of a part of the page: the booking, the allowed actions, and the callback for a change. */
export type DetailPart = { detail: Detail; allowed: AllowedActions; onChanged: () => void };
export type DetailDialogProps = { detail: Detail; onChanged: () => void; onClose: () => void };
export type DetailAction = 'cancel' | 'confirmation' | 'revoke' | 'sms' | 'dates' | 'update' | 'time';
