import { holdNames } from '../../services/booking/shared/booking.names.ts';
import { fromRest } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { DraftHold } from '../generated/resolvers.ts';

export const toDraftHold = (hold: components['schemas']['Hold']): DraftHold => fromRest(holdNames, hold);
