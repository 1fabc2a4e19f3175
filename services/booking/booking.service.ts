import { liveStreams } from '../access/live-streams.ts';
import { createService, type Service } from '../shared/http/service.ts';
import type { ServiceDeps } from '../shared/http/service-deps.ts';
import { addScheduler } from './board/scheduler.operations.ts';
import { addBulkChanges } from './bulk-changes/bulk-changes.operations.ts';
import { addCalendarFeeds } from './calendar-feeds/calendar-feeds.operations.ts';
import { addCandidateFiles } from './candidate-files/candidate-files.operations.ts';
import { addCatalogue } from './catalogue/assessments.operations.ts';
import { addServiceNames } from './catalogue/service-names.ts';
import { addBookingChanges } from './change/booking-changes.operations.ts';
import { announcer, changesHub } from './changes.ts';
import { addClosings } from './closings/closings.operations.ts';
import { addConsultFiles } from './consult/consult.operations.ts';
import { addCrews } from './crews/crews.operations.ts';
import { addMondayDigest } from './digest/digest.operations.ts';
import { addDoctors } from './doctors/doctors.operations.ts';
import { addDrafts } from './drafts/drafts.operations.ts';
import { addDueAgain } from './due/due.operations.ts';
import { addEarlierTimes } from './earlier-time/earlier-time.operations.ts';
import { addFoundBookings } from './find/found-bookings.operations.ts';
import { addGroupTimes } from './group-times/group.operations.ts';
import { addHome } from './home/home.operations.ts';
import { addPackageImports } from './import/import.operations.ts';
import { addBookings } from './list/bookings.operations.ts';
import { addListSources } from './list/list-sources.operations.ts';
import { addListViews } from './list/list-views.operations.ts';
import { addLookups } from './lookups/lookups.operations.ts';
import { addMailTexts } from './mail-texts/mail-texts.operations.ts';
import { addNotifications } from './mails/notifications.operations.ts';
import { addOverview } from './overview/overview.operations.ts';
import { addOwnAppointment } from './own-appointment/own-appointment.operations.ts';
import { addStaffLinks } from './own-appointment/staff-links.operations.ts';
import { addPackages } from './packages/packages.operations.ts';
import { addPackagesInBooking } from './packages/packages-in-booking.operations.ts';
import { addPrices } from './prices/prices.operations.ts';
import { addQuestions } from './questions/questions.operations.ts';
import { addRecordChanges } from './record-changes/record-changes.operations.ts';
import { addReminders } from './reminders/reminders.operations.ts';
import { addResults } from './results/results.operations.ts';
import { addSites } from './sites/sites.operations.ts';
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
  const live = { hub: changesHub(deps.listen), streams: liveStreams(deps) };
  addSlots(service, deps, { announce, live, holdMs: deps.holdMinutes * 60_000 });
  addGroupTimes(service, deps, { announce, holdMs: deps.holdMinutes * 60_000 });
  addDrafts(service, deps, { announce });
  addCrews(service, deps);
  addBookings(service, deps);
  addFoundBookings(service, deps);
  addHome(service, deps, { live });
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
