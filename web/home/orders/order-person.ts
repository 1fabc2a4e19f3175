import type { BookingPerson } from '../../../machines/lib/booking.types.ts';
import { type AccountId, id, type OrgId } from '../../../machines/lib/ports.ts';
import { splitEmails } from '../../../machines/rules/contact/email-list.ts';
import type { OrderedPerson } from '../../../machines/rules/drafts/order-draft.ts';
import type { OpenOrdersQuery, OrderPersonQuery } from '../../generated/graphql.ts';

export type OpenOrder = OpenOrdersQuery['orders']['orders'][number];

export const toOrderedPerson = (order: OpenOrder): OrderedPerson => ({
  ...order,
  candidateDob: order.candidateDob ?? '',
  knownPackage: order.knownPackage ?? null,
  knownSite: order.knownSite ?? null,
});

/** The account's own record as a draft is filled from it; package and clinic are those of the order. */
export function toBookingPerson(accountId: string, { bookingAccount, lastBooking }: OrderPersonQuery): BookingPerson {
  const company = bookingAccount?.company;
  return {
    accountId: id<AccountId>(accountId),
    company: company
      ? {
          id: id<OrgId>(company.id),
          name: company.name,
          resultEmails: splitEmails(company.resultEmail),
          invoiceEmail: company.invoiceEmail,
        }
      : null,
    contactName: bookingAccount?.contactPerson ?? '',
    contactPhone: bookingAccount?.phone ?? '',
    contactEmail: bookingAccount?.email ?? '',
    last: lastBooking
      ? {
          subsidiary: lastBooking.subsidiary ?? null,
          resultEmails: splitEmails(lastBooking.resultEmail),
          invoiceEmail: lastBooking.invoiceEmail,
          place: null,
          package: null,
          usualPackages: [],
        }
      : undefined,
  };
}
