import { PortalFailure } from '../../machines/lib/portal-error.ts';
import { now } from '../../machines/rules/drafts/example-booking.ts';

/** The same in every world: when it begins, and how a call ends that no answer comes to. */
export const line = { lost: () => new PortalFailure({ code: 'UNREACHABLE' }), now } as const;
