import { formMachine } from '../form/form.machine.ts';
import { fieldsOf } from '../form/form.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import { requiredMessage } from '../rules/text/required.ts';

export const MAX_REJECTION = 500;
export type OrderRejection = { reason: string };

/** The reason for which a company does not book an order. Port: `save`. @param words of an error, as the screens say it */
export const rejectOrderForm = (words: (error: PortalError) => string) =>
  formMachine<OrderRejection, unknown>({
    check: ({ reason }) => ({ reason: requiredMessage(reason) }),
    refused: (error) => ({ text: words(error), fields: fieldsOf(error, ['reason']) }),
    saved: 'Order rejected.',
    afterSave: () => 'ends',
  });
