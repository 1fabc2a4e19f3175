import { liveStreams } from '../access/live-streams.ts';
import { createService, type Service } from '../shared/http/service.ts';
import type { ServiceDeps } from '../shared/http/service-deps.ts';
import { addBookingChanges } from './bookings/change/booking-changes.operations.ts';
import { addCandidateFiles } from './candidate/candidate-files/candidate-files.operations.ts';
import { addEarlierTimes } from './candidate/earlier-time/earlier-time.operations.ts';
import { addOwnAppointment } from './candidate/own-appointment/own-appointment.operations.ts';
import { addStaffLinks } from './candidate/own-appointment/staff-links.operations.ts';
import { addQuestions } from './candidate/questions/questions.operations.ts';
import { addReminders } from './candidate/reminders/reminders.operations.ts';
import { addCatalogue } from './catalogue/catalogue/assessments.operations.ts';
import { addServiceNames } from './catalogue/catalogue/service-names.ts';
import { addPackageImports } from './catalogue/import/import.operations.ts';
import { addPackages } from './catalogue/packages/packages.operations.ts';
import { addPrices } from './catalogue/prices/prices.operations.ts';
import { addScheduler } from './clinic-day/board/scheduler.operations.ts';
import { addBulkChanges } from './clinic-day/bulk-changes/bulk-changes.operations.ts';
import { addClosings } from './clinic-day/closings/closings.operations.ts';
import { addCrews } from './drafts/crews/crews.operations.ts';
import { addDrafts } from './drafts/drafts/drafts.operations.ts';
import { addGroupTimes } from './drafts/group-times/group.operations.ts';
import { addSlots } from './drafts/holds/slots.operations.ts';
import { addPackagesInBooking } from './drafts/packages-in-booking/packages-in-booking.operations.ts';
import { addMailTexts } from './record/mail-texts/mail-texts.operations.ts';
import { addNotifications } from './record/mails/notifications.operations.ts';
import { addConsultFiles } from './results/consult/consult.operations.ts';
import { addResults } from './results/results/results.operations.ts';
import { addDoctors } from './scheduling/doctors/doctors.operations.ts';
import { addSites } from './scheduling/sites/sites.operations.ts';
import { announcer, changesHub } from './shared/changes.ts';
import { addCalendarFeeds } from './views/calendar-feeds/calendar-feeds.operations.ts';
import { addMondayDigest } from './views/digest/digest.operations.ts';
import { addDueAgain } from './views/due/due.operations.ts';
import { addFoundBookings } from './views/find/found-bookings.operations.ts';
import { addFirstSteps } from './views/first-steps/first-steps.operations.ts';
import { addHome } from './views/home/home.operations.ts';
import { addBookings } from './views/list/bookings.operations.ts';
import { addListSources } from './views/list/list-sources.operations.ts';
import { addListViews } from './views/list/list-views.operations.ts';
import { addLookups } from './views/lookups/lookups.operations.ts';
import { addOverview } from './views/overview/overview.operations.ts';
import { addRecordChanges } from './views/record-changes/record-changes.operations.ts';

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
  addSlots(service, deps, { announce, live });
  addGroupTimes(service, deps, { announce });
  addDrafts(service, deps, { announce });
  addCrews(service, deps);
  addBookings(service, deps);
  addFoundBookings(service, deps);
  addHome(service, deps, { live });
  addFirstSteps(service, deps);
  addCalendarFeeds(service, deps);
  addMondayDigest(service, deps);
  addDueAgain(service, deps);
  addConsultFiles(service, deps, { announce });
  addPrices(service, deps);
  addReminders(service, deps, { announce });
  addQuestions(service, deps, { announce });
  addResults(service, deps, { announce });
  addScheduler(service, deps, { announce });
  addDoctors(service, deps, { announce });
  addRecordChanges(service, deps, { live });
  addClosings(service, deps, { announce });
  addBookingChanges(service, deps, { announce });
  addBulkChanges(service, deps, { announce });
  addEarlierTimes(service, deps, { announce });
  addMailTexts(service, deps);
  addNotifications(service, deps);
  addOverview(service, deps);
  addOwnAppointment(service, deps, { announce });
  addCandidateFiles(service, deps, { announce });
  addStaffLinks(service, deps, { announce });
  addListSources(service, deps);
  addListViews(service, deps);
  addLookups(service, deps);
  addPackages(service, deps);
  addPackageImports(service, deps);
  addCatalogue(service, deps);
  addServiceNames(service, deps);
  addPackagesInBooking(service, deps);
  addSites(service, deps, { announce });
  return service;
}
