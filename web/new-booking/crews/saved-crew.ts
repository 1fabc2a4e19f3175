import type { BookingDraft, ServiceType } from '../../../machines/lib/booking.types.ts';
import { id, type PackageId, type SiteId } from '../../../machines/lib/ports.ts';
import { resultEmailsOf } from '../../../machines/rules/booking/booking-draft.ts';
import { splitEmails } from '../../../machines/rules/contact/email-list.ts';
import type { Crew, CrewLine } from '../../../machines/rules/drafts/crew-drafts.ts';
import type { CrewsQuery, NewCrewInput } from '../../generated/graphql.ts';
import { pluralize } from '../../ui/date-format.ts';

export type SavedCrew = CrewsQuery['crews'][number];

/** A crew as a new booking begins with it. */
export const toCrew = ({ resultEmail, lines, ...crew }: SavedCrew): Crew => ({
  ...crew,
  sid: crew.sid ?? null,
  subsidiary: crew.subsidiary ?? null,
  resultEmails: splitEmails(resultEmail),
  lines: lines.map(({ people, positionId, position, package: chosen, state, sites }) => ({
    people,
    position: position === '' ? null : { id: positionId ?? null, name: position },
    package: chosen ? { ...chosen, id: id<PackageId>(chosen.id) } : null,
    state,
    siteIds: sites.map((site) => id<SiteId>(site.id)),
  })),
});

/** The saved part of an open booking: its references, addresses and lines, and no names of people. */
export const crewInput = (
  { serviceType, sid, header }: BookingDraft,
  name: string,
  lines: readonly CrewLine[],
): NewCrewInput => ({
  name,
  serviceType,
  sid,
  subsidiaryId: header.subsidiary?.id ?? null,
  resultEmail: resultEmailsOf(header).join('; '),
  invoiceEmail: header.invoiceEmail.trim(),
  poNumber: header.poNumber.trim(),
  project: header.project.trim(),
  projectIdentification: header.projectIdentification.trim(),
  lines: lines.map(({ people, position, package: chosen, state, siteIds }) => ({
    people,
    positionId: position?.id ?? null,
    position: position?.name.trim() ?? '',
    packageId: chosen?.id ?? null,
    state,
    siteIds: [...siteIds],
  })),
});

const NO_POSITION = 'No position';
export const positionOf = ({ position }: CrewLine) => position?.name.trim() || NO_POSITION;

/** Package and clinics of a line, each named only where it was chosen. */
export function crewLineSummary({ package: chosen, state, siteIds }: CrewLine): string {
  const place = siteIds.length > 0 ? `${pluralize(siteIds.length, 'clinic')} in ${state}` : state && `all of ${state}`;
  return [chosen?.name ?? 'Package to choose', place].filter(Boolean).join(' · ');
}

const SERVICES: Readonly<Record<ServiceType, string>> = { pem: '', fit_test: 'Fit test' };

/** A saved crew in one line: who, where, under which order. */
export function crewSummary({ serviceType, subsidiary, poNumber, lines }: SavedCrew): string {
  const who = lines.map(({ people, position }) => `${people} × ${position || NO_POSITION}`).join(', ');
  const sites = [...new Set(lines.flatMap((line) => line.sites.map(({ name }) => name)))];
  const where = sites.length > 2 ? pluralize(sites.length, 'clinic') : sites.join(', ');
  return [SERVICES[serviceType], who, subsidiary?.name, where, poNumber].filter(Boolean).join(' · ');
}

/** True if a package has to be chosen: it is no longer offered, or never was chosen. */
export const isIncomplete = ({ lines }: SavedCrew) => lines.some((line) => !line.package);
