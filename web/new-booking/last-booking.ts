import type { ChosenPackage, LastBooking } from '../../machines/lib/booking.types.ts';
import { id, type PackageId, type SiteId } from '../../machines/lib/ports.ts';
import { splitEmails } from '../../machines/rules/contact/email-list.ts';
import type { BookingPersonQuery } from '../generated/graphql.ts';

type Found = NonNullable<BookingPersonQuery['lastBooking']>;

/** The account's last booking as a new draft begins with it. */
export const toLastBooking = (found: Found): LastBooking => ({
  subsidiary: found.subsidiary ?? null,
  resultEmails: splitEmails(found.resultEmail),
  invoiceEmail: found.invoiceEmail,
  place: found.place ? { state: found.place.state, siteIds: found.place.siteIds.map((one) => id<SiteId>(one)) } : null,
  package: found.package ? toChosen(found.package) : null,
  usualPackages: found.usualPackages.map((usual) => ({ position: usual.position, package: toChosen(usual.package) })),
});

const toChosen = ({ id: packageId, name, minutes }: NonNullable<Found['package']>): ChosenPackage => ({
  id: id<PackageId>(packageId),
  name,
  minutes,
});
