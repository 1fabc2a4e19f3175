import { expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { operationsOf, serviceDocuments } from '../support/service-documents.ts';

const all = (await serviceDocuments()).flatMap(operationsOf);

/** Every call of the specification's section 7: the requirement, the service, the method, the operation and, where it names one, the status. */
const calls = `
call.login auth POST login 201
call.refresh auth POST refreshToken
call.permissions auth GET getPermissions
call.permissions companies GET getUserInfo
call.my-account auth PATCH updateMyAccount 201
call.my-account auth POST changePassword 200
call.forgot-reset auth POST forgotPassword 200
call.forgot-reset auth POST resetPassword 200
call.otp auth POST verifyOtp
call.otp auth POST resendOtp
call.companies companies GET listCompanies
call.companies companies GET getCompany
call.companies companies GET getMyCompany
call.companies companies PUT updateCompany
call.companies companies POST createCompany 201
call.companies companies PUT activateCompany 201
call.companies companies DELETE deactivateCompany 201
call.subsidiaries companies GET listSites
call.subsidiaries companies PUT updateSite
call.subsidiaries companies POST createSite 201
call.subsidiaries companies DELETE deactivateSite 201
call.subsidiaries companies PUT activateSite 201
call.accounts auth GET listAccounts
call.accounts auth GET getAccountPermissions
call.accounts auth PATCH updateAccount
call.accounts auth PATCH updateClientAccount
call.accounts auth DELETE deleteAccount
call.accounts auth DELETE deleteClientAccount
call.accounts auth POST createAccount
call.accounts auth POST createAdminAccount
call.accounts auth POST createClientAccount
call.projects companies GET listCompanyProjects
call.projects companies POST addProject
call.projects companies PUT updateProject
call.projects companies DELETE deleteProject
call.positions companies GET listCompanyPositions
call.positions companies POST addPosition
call.positions companies DELETE deletePosition
call.packages booking GET listPackages
call.packages booking POST addPackage
call.packages booking POST addPackageInBooking
call.packages booking PUT updatePackage
call.packages booking DELETE deletePackage
call.packages booking POST addCustomPackage
call.packages booking GET listAssessments
call.paperworks companies GET listPaperworks
call.paperworks companies POST uploadPaperwork
call.paperworks companies PUT renamePaperwork
call.paperworks companies DELETE deletePaperwork
call.lookups companies GET listBookableOrgs
call.lookups companies GET listBookableSubsidiaries
call.lookups booking GET listClinicSites
call.lookups booking GET listBookableClinics
call.lookups booking GET listPackagesLookup
call.lookups booking GET listBookablePackages
call.lookups companies GET listPositions
call.lookups companies GET listProjects
call.lookups companies GET listPi
call.lookups companies GET listPo
call.lookups countries GET listCountries
call.add-new companies POST addNewPosition
call.add-new companies POST addNewProject
call.add-new companies POST addNewPi
call.add-new companies POST addNewPo
call.slots booking GET listTimeSlots
call.slots booking GET listHolidays
call.reserve booking POST reserveSlot
call.reserve booking DELETE releaseSlot
call.create booking POST createBooking
call.booking-sources booking GET listBookableLocations
call.booking-sources booking GET listServices
call.booking-sources booking GET getBookingAccount
call.bookings booking GET listBookings
call.export reporting GET exportBookings
call.export reporting GET exportBooking
call.notification booking POST sendNotification
call.booking-change booking PUT updateCandidate
call.booking-change booking PUT cancelBooking
call.booking-change booking PUT updateTimeslots
call.booking-change booking PUT changeBookingComment
call.notification booking GET getConfirmationWarning
call.consult booking GET getConsultFile
call.consult booking POST getConsultFiles
call.other booking GET listMyBookings
call.other booking GET listStatuses
call.other booking GET listBookingCompanies
call.scheduler booking GET getSchedulerDoctors
call.scheduler booking GET getSchedulerBookings
call.scheduler booking POST disableSlots
call.scheduler booking POST enableSlots
call.scheduler booking POST validateMove
call.scheduler booking POST moveAppointment
call.clinics booking GET findSites
call.clinics booking PUT addClinicSite
call.clinics booking POST updateClinicSite
call.clinics booking PUT disableClinicSite
call.clinics booking PUT activateClinicSite`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

test.each(calls)('[api.services] %s: %s has %s %s', (_id, service, method, operationId, status) => {
  const operation = defined(all.find((one) => one.operationId === operationId));
  expect([operation.document.name, operation.method]).toEqual([service, method]);
  if (status !== undefined) expect(Object.keys(Object(operation.operation['responses']))).toContain(status);
});
