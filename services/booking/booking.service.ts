import { liveStreams } from '../access/live-streams.ts';
import { createService, type Service } from '../shared/http/service.ts';
import type { ServiceDeps } from '../shared/http/service-deps.ts';
import { bookingChangeRoutes } from './bookings/change/booking-changes.operations.ts';
import { candidateFileRoutes } from './candidate/candidate-files/candidate-files.operations.ts';
import { earlierTimeRoutes } from './candidate/earlier-time/earlier-time.operations.ts';
import { ownAppointmentRoutes } from './candidate/own-appointment/own-appointment.operations.ts';
import { staffLinkRoutes } from './candidate/own-appointment/staff-links.operations.ts';
import { questionRoutes } from './candidate/questions/questions.operations.ts';
import { reminderRoutes } from './candidate/reminders/reminders.operations.ts';
import { catalogueRoutes } from './catalogue/catalogue/assessments.operations.ts';
import { serviceNameRoutes } from './catalogue/catalogue/service-names.ts';
import { packageImportRoutes } from './catalogue/import/import.operations.ts';
import { packageRoutes } from './catalogue/packages/packages.operations.ts';
import { priceRoutes } from './catalogue/prices/prices.operations.ts';
import { schedulerRoutes } from './clinic-day/board/scheduler.operations.ts';
import { bulkChangeRoutes } from './clinic-day/bulk-changes/bulk-changes.operations.ts';
import { closingRoutes } from './clinic-day/closings/closings.operations.ts';
import { crewRoutes } from './drafts/crews/crews.operations.ts';
import { draftRoutes } from './drafts/drafts/drafts.operations.ts';
import { groupTimeRoutes } from './drafts/group-times/group.operations.ts';
import { slotRoutes } from './drafts/holds/slots.operations.ts';
import { packageInBookingRoutes } from './drafts/packages-in-booking/packages-in-booking.operations.ts';
import { greenhouseRoutes } from './orders/greenhouse/greenhouse.operations.ts';
import { orderRoutes } from './orders/orders.operations.ts';
import { mailTextRoutes } from './record/mail-texts/mail-texts.operations.ts';
import { notificationRoutes } from './record/mails/notifications.operations.ts';
import { consultFileRoutes } from './results/consult/consult.operations.ts';
import { resultRoutes } from './results/results/results.operations.ts';
import { doctorRoutes } from './scheduling/doctors/doctors.operations.ts';
import { siteRoutes } from './scheduling/sites/sites.operations.ts';
import { announcer, changesHub } from './shared/changes.ts';
import { calendarFeedRoutes } from './views/calendar-feeds/calendar-feeds.operations.ts';
import { mondayDigestRoutes } from './views/digest/digest.operations.ts';
import { dueAgainRoutes } from './views/due/due.operations.ts';
import { foundBookingRoutes } from './views/find/found-bookings.operations.ts';
import { firstStepRoutes } from './views/first-steps/first-steps.operations.ts';
import { homeRoutes } from './views/home/home.operations.ts';
import { bookingRoutes } from './views/list/bookings.operations.ts';
import { listSourceRoutes } from './views/list/list-sources.operations.ts';
import { listViewRoutes } from './views/list/list-views.operations.ts';
import { lookupRoutes } from './views/lookups/lookups.operations.ts';
import { overlapRoutes } from './views/overlaps/overlaps.operations.ts';
import { overviewRoutes } from './views/overview/overview.operations.ts';
import { recordChangeRoutes } from './views/record-changes/record-changes.operations.ts';

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
  const live = { hub: changesHub(deps.listen), streams: liveStreams(deps) };
  slotRoutes(service, deps, { announce, live });
  groupTimeRoutes(service, deps, { announce });
  draftRoutes(service, deps, { announce });
  crewRoutes(service, deps);
  orderRoutes(service, deps, { announce });
  greenhouseRoutes(service, deps, { announce });
  bookingRoutes(service, deps);
  foundBookingRoutes(service, deps);
  homeRoutes(service, deps, { live });
  firstStepRoutes(service, deps);
  calendarFeedRoutes(service, deps);
  mondayDigestRoutes(service, deps);
  dueAgainRoutes(service, deps);
  overlapRoutes(service, deps);
  consultFileRoutes(service, deps, { announce });
  priceRoutes(service, deps);
  reminderRoutes(service, deps, { announce });
  questionRoutes(service, deps, { announce });
  resultRoutes(service, deps, { announce });
  schedulerRoutes(service, deps, { announce });
  doctorRoutes(service, deps, { announce });
  recordChangeRoutes(service, deps, { live });
  closingRoutes(service, deps, { announce });
  bookingChangeRoutes(service, deps, { announce });
  bulkChangeRoutes(service, deps, { announce });
  earlierTimeRoutes(service, deps, { announce });
  mailTextRoutes(service, deps);
  notificationRoutes(service, deps);
  overviewRoutes(service, deps);
  ownAppointmentRoutes(service, deps, { announce });
  candidateFileRoutes(service, deps, { announce });
  staffLinkRoutes(service, deps, { announce });
  listSourceRoutes(service, deps);
  listViewRoutes(service, deps);
  lookupRoutes(service, deps);
  packageRoutes(service, deps);
  packageImportRoutes(service, deps);
  catalogueRoutes(service, deps);
  serviceNameRoutes(service, deps);
  packageInBookingRoutes(service, deps);
  siteRoutes(service, deps, { announce });
  return service;
}
