import type { PortalError } from '../../../machines/lib/portal-error.ts';

/** True if an address leads to nothing: it names no record, or is not even the id of one. */
export const leadsNowhere = ({ code }: PortalError) => code === 'NOT_FOUND' || code === 'BAD_REQUEST';
