import { createService, type Service, type ServiceDeps } from '../service.ts';
import { announcer } from './changes.ts';
import { addBookingChanges } from './commands/booking-changes.operations.ts';
import { addConsultFiles } from './consult/consult.operations.ts';
import { addLookups } from './lookups/lookups.operations.ts';
import { addPackages } from './packages/packages.operations.ts';
import { addPackagesInBooking } from './packages/packages-in-booking.operations.ts';
import { addBookings } from './queries/bookings.operations.ts';
import { addListSources } from './queries/list-sources.operations.ts';
import { addListViews } from './queries/list-views.operations.ts';
import { addNotifications } from './queries/notifications.operations.ts';
import { addScheduler } from './scheduler/scheduler.operations.ts';
import { addSites } from './sites/sites.operations.ts';
import { addDrafts } from './slots/drafts.operations.ts';
import { addSlots } from './slots/slots.operations.ts';

/** Times, holds, drafts, bookings and what they are made from (the specification's clinical service). */
export function bookingService(deps: ServiceDeps): Service {
  const service = createService(
    {
      name: 'booking',
      title: 'Preflight: booking',
      description: 'Free times and holds, drafts, bookings, and the clinics and packages they choose from.',
    },
    deps,
  );
  const announce = announcer(deps.db, (thrown) => deps.log.fault(thrown, { service: 'booking' }));
  addSlots(service, deps, { announce, holdMs: deps.holdMinutes * 60_000 });
  addDrafts(service, deps, { announce });
  addBookings(service, deps);
  addConsultFiles(service, deps);
  addScheduler(service, deps, { announce });
  addBookingChanges(service, deps, { announce });
  addNotifications(service, deps);
  addListSources(service, deps);
  addListViews(service, deps);
  addLookups(service, deps);
  addPackages(service, deps);
  addPackagesInBooking(service, deps);
  addSites(service, deps, { announce });
  return service;
}
