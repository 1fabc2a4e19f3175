import { uuidv7 } from 'uuidv7';
import { type WalkInValues, walkInResultEmails } from '../../../machines/forms/walk-in-form.ts';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { PortalFailure } from '../../../machines/lib/portal-error.ts';
import { joinEmails } from '../../../machines/rules/contact/email-list.ts';
import type { WalkInHold } from '../../../machines/walk-in/walk-in.types.ts';
import type { Gateway } from '../../app/api/gateway-client.ts';
import type { CreateBookingInput } from '../../generated/graphql.ts';
import { BookWalkInDocument, WalkInMakerDocument } from './walk-in.documents.ts';

type Site = { id: string; timeZone: string };
type Held = { draftId: string; hold: WalkInHold | null };

const NOT_HELD = 'The time is not held. Hold it again, or choose another one.';
const NO_CONTACT = 'Your account has no contact person, phone or email yet. Add them under My Account.';

/**
 * Books the held time as clients do; the receptionist is the booking person. The same booking sent again has the same key,
 * so that a lost answer does not book it twice.
 */
export function walkInBooker(gateway: Gateway, accountId: string, site: Site) {
  let last = { body: '', key: '' };
  return async (values: WalkInValues, { draftId, hold }: Held, signal: AbortSignal) => {
    if (!hold) throw new PortalFailure({ code: 'REJECTED', status: 409, reason: NOT_HELD });
    const { bookingAccount } = await gateway.request(WalkInMakerDocument, { accountId }, { signal });
    const { contactPerson, phone, email } = bookingAccount ?? {};
    if (!contactPerson || !phone || !email) {
      throw new PortalFailure({ code: 'REJECTED', status: 409, reason: NO_CONTACT });
    }
    const maker = { contactName: contactPerson, contactPhone: phone, contactEmail: email };
    const input = { ...maker, draftId, ...inputOf(values, hold, site) };
    const body = JSON.stringify(input);
    if (last.body !== body) last = { body, key: uuidv7() };
    const { createBooking } = await gateway.request(BookWalkInDocument, {
      org: input.orgId,
      input,
      idempotencyKey: last.key,
    });
    const candidateId = defined(createBooking.candidates[0]).candidateId;
    return { reference: createBooking.reference, candidateId };
  };
}

const inputOf = (values: WalkInValues, hold: WalkInHold, site: Site) =>
  ({
    orgId: values.company?.id ?? '',
    serviceType: 'pem',
    resultEmail: joinEmails(walkInResultEmails(values)),
    invoiceEmail: values.invoiceEmail.trim(),
    policyAccepted: values.policyAccepted,
    candidates: [
      {
        name: `${values.firstName.trim()} ${values.lastName.trim()}`,
        dob: values.dob,
        gender: values.gender,
        phone: values.phone.trim(),
        email: values.email.trim(),
        position: values.position.trim(),
        packageId: values.package?.id ?? '',
        reserveId: hold.reserveId,
        fromTime: hold.startsAt,
        siteId: site.id,
        timeZone: site.timeZone,
      },
    ],
  }) satisfies Partial<CreateBookingInput>;
