import type { Permission } from '../../machines/rules/access/permissions.ts';

/**
 * The callers that an operation accepts.
 * `permissions`: any one of the list, or any signed-in account, or the public.
 * `scope`: `organisation` rows of one organisation (a client's own, any for the provider) · `own` rows of the caller's
 * account · `provider` accounts of the provider only · `none` rows without an owner.
 */
export interface AccessRule {
  readonly permissions: readonly Permission[] | 'signed-in' | 'public';
  readonly scope: 'organisation' | 'own' | 'provider' | 'none';
}

const everyone = { permissions: 'public', scope: 'none' } as const;
const own = { permissions: 'signed-in', scope: 'own' } as const;
const shared = { permissions: 'signed-in', scope: 'none' } as const;
/** Lists for booking forms, filters and admin screens. Reading them needs no permission; seeing rows of others does. */
const lookup = { permissions: 'signed-in', scope: 'organisation' } as const;
/** Paperwork of a company or of one booking. The operation checks which of the two permissions is needed. */
const paperwork = {
  permissions: ['paperworks', 'company_paperworks', 'make_bookings'],
  scope: 'organisation',
} as const;
const booking = { permissions: ['make_bookings'], scope: 'organisation' } as const;
/** The provider's board: all clinics with the bookings of all companies. */
const board = { permissions: ['calendar'], scope: 'provider' } as const;
const ownViews = { permissions: ['view_bookings', 'my_bookings'], scope: 'own' } as const;
const ownBooking = { permissions: ['make_bookings'], scope: 'own' } as const;
/** The first opens one's own organisation, the second any company's tab; see company-tab.ts. */
const positions = { permissions: ['positions', 'company_positions'], scope: 'organisation' } as const;
const packages = { permissions: ['packages', 'company_packages'], scope: 'organisation' } as const;
const packagesToRead = { permissions: ['packages', 'companies', 'company_packages'], scope: 'organisation' } as const;
/** Prices are the provider's. A client's own `packages` permission does not open them. */
const prices = { permissions: ['packages', 'company_packages'], scope: 'provider' } as const;
/** The catalogue of assessments is the same for all companies. */
const catalogue = { permissions: ['packages'], scope: 'provider' } as const;
/** Clinics belong to the provider. */
const sites = { permissions: ['sites'], scope: 'provider' } as const;
/** Of the own company; no other one's, at the provider either. */
const webhooks = { permissions: ['my_company'], scope: 'organisation' } as const;
const projects = { permissions: ['projects', 'company_projects'], scope: 'organisation' } as const;
const subsidiaries = { permissions: ['subsidiaries', 'company_subsidiaries'], scope: 'organisation' } as const;
/** account-access.ts decides which kinds of account, and of which organisation, each permission manages. */
const accountFlags = ['accounts', 'admin_accounts', 'company_accounts'] as const;
const accountAdmin = { permissions: accountFlags, scope: 'organisation' } as const;
/** API keys and the identity provider are for who decides about the accounts of the own organisation. */
const keyAdmin = { permissions: ['accounts'], scope: 'organisation' } as const;
/** Only the provider adds or deactivates companies. */
const companyAdmin = { permissions: ['companies'], scope: 'provider' } as const;

/** Each of these opens at least one step of setting up a new portal. */
const firstSteps = {
  permissions: ['sites', 'calendar', 'packages', 'companies', 'company_accounts'],
  scope: 'provider',
} as const;

/** Imports are the provider's. account-access.ts decides for each row which accounts may be created. */
const accountImport = { permissions: ['company_accounts', 'admin_accounts'], scope: 'provider' } as const;

/** The needed permission depends on whom the role is for; roles.ts checks it. */
const roleAdmin = { permissions: ['company_accounts', 'admin_accounts'], scope: 'provider' } as const;

/** For the provider only: managing administrators means deciding what everybody may do. */
const auditors = { permissions: ['admin_accounts'], scope: 'provider' } as const;
/** An administrator's own organisation; of the provider all. */
const auditFollowers = { permissions: ['accounts', 'admin_accounts'], scope: 'organisation' } as const;

/**
 * The access table: one row for each operation of the five services. Middleware, the tests' access matrix and the
 * documentation are derived from it. A service with an operation that has no row does not start.
 */
export const operations = {
  login: everyone,
  beginPasskeySignIn: everyone,
  signInWithPasskey: everyone,
  refreshToken: everyone,
  getSigningKeys: everyone,
  forgotPassword: everyone,
  resetPassword: everyone,
  // A sign-in at a company's own provider. The browser's cookie and the state prove it.
  findIdentityProvider: everyone,
  startProviderSignIn: everyone,
  answerProviderSignIn: everyone,
  finishProviderSignIn: everyone,
  // The provider's, by its signature.
  logOutByProvider: everyone,
  // Opened by a mailed link. All but the first two also need proof of the date of birth.
  openOwnAppointment: everyone,
  readOwnAppointment: everyone,
  sendOwnCode: everyone,
  fillInDetails: everyone,
  confirmAttendance: everyone,
  askForAnotherTime: everyone,
  changeEarlierTime: everyone,
  listOwnTimes: everyone,
  changeOwnTime: everyone,
  sendOwnFile: everyone,
  // A calendar program's, by the secret of its address.
  readCalendarFeed: everyone,
  // The carrier's, by its signature.
  receiveSms: everyone,
  logout: own,
  getPermissions: own,
  updateMyAccount: own,
  confirmMyEmail: own,
  saveListColumns: own,
  changePassword: own,
  verifyOtp: own,
  resendOtp: own,
  listDevices: own,
  revokeDevice: own,
  listSessions: own,
  endMySession: own,
  endMyOtherSessions: own,
  getSecondFactor: own,
  beginSecondFactor: own,
  confirmSecondFactor: own,
  removeSecondFactor: own,
  renewRecoveryCodes: own,
  listPasskeys: own,
  beginPasskey: own,
  addPasskey: own,
  renamePasskey: own,
  removePasskey: own,
  beginPasskeyProof: own,
  provePasskey: own,

  findAccounts: { permissions: [...accountFlags, 'companies'], scope: 'organisation' },
  listAccounts: { permissions: [...accountFlags, 'companies'], scope: 'organisation' },
  getAccountPermissions: { permissions: [...accountFlags, 'companies'], scope: 'organisation' },
  createAccount: accountAdmin,
  createAdminAccount: accountAdmin,
  createClientAccount: accountAdmin,
  updateAccount: accountAdmin,
  updateClientAccount: accountAdmin,
  deleteAccount: accountAdmin,
  deleteClientAccount: accountAdmin,
  inviteAccount: accountAdmin,
  resetSecondFactor: accountAdmin,
  importAccounts: accountImport,
  undoAccountImport: accountImport,
  getUndoableAccountImport: accountImport,
  listRoles: accountAdmin,
  addRole: roleAdmin,
  updateRole: roleAdmin,
  deleteRole: roleAdmin,
  getRoleAccounts: roleAdmin,
  assignRole: accountAdmin,
  listUninvitedAccounts: accountImport,
  inviteAccounts: accountImport,

  // Keys of the own organisation. Only who made a key rotates it.
  listApiKeys: keyAdmin,
  makeApiKey: keyAdmin,
  rotateApiKey: keyAdmin,
  // The key in the body is the proof.
  issueApiToken: everyone,
  revokeApiKey: keyAdmin,

  // The identity provider of the own organisation decides who signs in.
  getSignInSettings: keyAdmin,
  saveIdentityProvider: keyAdmin,
  testIdentityProvider: keyAdmin,
  enableIdentityProvider: keyAdmin,
  disableIdentityProvider: keyAdmin,
  addSignInDomain: keyAdmin,
  checkSignInDomain: keyAdmin,
  deleteSignInDomain: keyAdmin,
  updateAdminSecondFactor: keyAdmin,

  getUserInfo: own,
  listCompanies: lookup,
  listBookableOrgs: lookup,
  listSites: lookup,
  findSubsidiaries: { permissions: ['subsidiaries', 'companies'], scope: 'organisation' },
  listBookableSubsidiaries: lookup,
  listPositions: lookup,
  listProjects: lookup,
  listPi: lookup,
  listPo: lookup,
  listPaperworks: lookup,
  getCompany: { permissions: ['companies', 'my_company'], scope: 'organisation' },
  getMyCompany: { permissions: ['companies', 'my_company'], scope: 'own' },
  createCompany: companyAdmin,
  importCompanies: companyAdmin,
  undoCompanyImport: companyAdmin,
  getUndoableCompanyImport: companyAdmin,
  updateCompany: { permissions: ['companies', 'my_company'], scope: 'organisation' },
  deactivateCompany: companyAdmin,
  activateCompany: companyAdmin,
  getCompanyEffects: companyAdmin,
  getCompanyDetails: companyAdmin,
  updateCompanyDetails: companyAdmin,
  getBookingDefaults: { permissions: ['companies', 'my_company'], scope: 'organisation' },
  updateBookingDefaults: { permissions: ['companies', 'my_company'], scope: 'organisation' },
  listWebhookEndpoints: webhooks,
  addWebhookEndpoint: webhooks,
  updateWebhookEndpoint: webhooks,
  deleteWebhookEndpoint: webhooks,
  rotateWebhookSecret: webhooks,
  resumeWebhookEndpoint: webhooks,
  testWebhookEndpoint: webhooks,
  listWebhookDeliveries: webhooks,
  sendWebhookAgain: webhooks,
  getProvider: everyone,
  getStatus: everyone,
  getProviderSettings: auditors,
  updateProviderSettings: auditors,
  createSite: subsidiaries,
  importSubsidiaries: { permissions: ['company_subsidiaries'], scope: 'provider' },
  undoSubsidiaryImport: { permissions: ['company_subsidiaries'], scope: 'provider' },
  getUndoableSubsidiaryImport: { permissions: ['company_subsidiaries'], scope: 'provider' },
  updateSite: { permissions: ['subsidiaries', 'company_subsidiaries', 'my_subsidiary'], scope: 'organisation' },
  deactivateSite: subsidiaries,
  activateSite: subsidiaries,
  getSiteEffects: subsidiaries,
  uploadPaperwork: paperwork,
  renamePaperwork: paperwork,
  deletePaperwork: paperwork,
  getPaperworkFile: lookup,
  downloadPaperwork: shared,
  listCompanyPositions: { permissions: ['positions', 'companies', 'company_positions'], scope: 'organisation' },
  addPosition: positions,
  updatePosition: positions,
  deletePosition: positions,
  listCompanyProjects: { permissions: ['projects', 'companies', 'company_projects'], scope: 'organisation' },
  addProject: projects,
  updateProject: projects,
  deleteProject: projects,

  listCountries: shared,

  listClinicSites: shared,
  listBookableClinics: shared,
  listPackagesLookup: lookup,
  listBookablePackages: lookup,
  listServices: shared,
  listBookableLocations: lookup,
  recordsChanged: lookup,
  getBookingAccount: lookup,
  getLastBooking: ownBooking,
  getBookingAddresses: booking,
  findSites: sites,
  getClinicSite: sites,
  getClinicSiteEffects: sites,
  addClinicSite: sites,
  updateClinicSite: sites,
  disableClinicSite: sites,
  activateClinicSite: sites,
  listAssessments: shared,
  listPackages: packagesToRead,
  getPackage: packagesToRead,
  getPackageUses: packagesToRead,
  addPackage: packages,
  importPackages: prices,
  undoPackageImport: prices,
  getUndoablePackageImport: prices,
  updatePackage: packages,
  deletePackage: packages,
  listCatalogue: catalogue,
  addAssessment: catalogue,
  startCatalogue: catalogue,
  updateAssessment: catalogue,
  deleteAssessment: catalogue,
  moveAssessment: catalogue,
  getAssessmentEffects: catalogue,
  listServiceNames: catalogue,
  renameService: catalogue,
  listPrices: prices,
  setPrice: prices,
  removePrice: prices,

  listTimeSlots: { permissions: ['make_bookings', 'calendar'], scope: 'organisation' },
  listHolidays: shared,
  slotChanges: { permissions: ['make_bookings', 'calendar'], scope: 'none' },
  reserveSlot: ownBooking,
  releaseSlot: ownBooking,
  listGroupTimes: booking,
  listOverlaps: booking,
  holdGroup: ownBooking,
  extendHolds: ownBooking,
  listDrafts: ownBooking,
  // Orders of the own company: a hiring system sends them by a key, its people book or reject them.
  receiveOrder: booking,
  listOrders: booking,
  getOrder: booking,
  withdrawOrder: booking,
  listGreenhouseTests: booking,
  sendGreenhouseTest: booking,
  getGreenhouseTestStatus: booking,
  noteGreenhouseError: booking,
  rejectOrder: booking,
  acknowledgeOrder: booking,

  createDraft: ownBooking,
  getDraft: ownBooking,
  saveDraft: ownBooking,
  deleteDraft: ownBooking,
  listCrews: booking,
  saveCrew: booking,
  renameCrew: booking,
  deleteCrew: booking,
  addPackageInBooking: booking,
  addCustomPackage: booking,
  addNewPosition: booking,
  addNewProject: booking,
  addNewPi: booking,
  addNewPo: booking,
  createBooking: booking,
  changeBookingComment: booking,
  updateCandidate: booking,
  cancelBooking: booking,
  planBulkChange: booking,
  runBulkChange: booking,
  getUndoableBulkChange: ownBooking,
  undoBulkChange: ownBooking,
  beginReschedule: booking,
  changeCandidateEarlierTime: booking,
  updateTimeslots: booking,
  getConfirmationWarning: booking,
  sendNotification: booking,
  sendCandidateLink: booking,
  revokeCandidateLinks: booking,

  getSchedulerDoctors: board,
  getSchedulerBookings: board,
  getSchedulerPending: board,
  getDayList: board,
  setPaperworkHandedIn: board,
  moveVisitOn: board,
  getCandidateFile: board,
  getCapacity: board,
  getResourceCapacity: board,
  getNextFreeTimes: board,
  getOverviewNumbers: board,
  disableSlots: board,
  enableSlots: board,
  validateMove: board,
  moveAppointment: board,
  undoMove: board,
  holdOverPlan: board,
  listDoctors: board,
  getDoctor: board,
  addDoctor: board,
  updateDoctor: board,
  retireDoctor: board,
  activateDoctor: board,
  getOutsideHours: board,
  planRosterPattern: board,
  saveRosterPattern: board,
  addLeave: board,
  removeLeave: board,
  addRosters: board,
  changeRoster: board,
  planClosing: board,
  startClosing: board,
  listClosings: board,
  getClosing: board,
  reopenClosing: board,
  listStateHolidays: board,
  addStateHoliday: board,
  removeStateHoliday: board,
  openOnHoliday: board,
  confirmBooking: board,
  changeStatuses: board,
  uploadConsultFile: board,
  withdrawConsultFile: board,
  matchResults: board,
  setOutcome: board,

  listBookings: { permissions: ['view_bookings', 'my_bookings'], scope: 'organisation' },
  findBookings: { permissions: ['view_bookings', 'my_bookings'], scope: 'organisation' },
  listResultFiles: { permissions: ['view_bookings', 'my_bookings'], scope: 'organisation' },
  getFirstSteps: firstSteps,
  getHome: { permissions: ['view_bookings', 'my_bookings'], scope: 'organisation' },
  listDueAgain: { permissions: ['view_bookings', 'my_bookings'], scope: 'organisation' },
  listMessages: { permissions: ['view_bookings', 'my_bookings'], scope: 'organisation' },
  writeMessage: { permissions: ['view_bookings', 'my_bookings'], scope: 'organisation' },
  listOpenQuestions: { permissions: ['view_bookings', 'my_bookings'], scope: 'organisation' },
  // Proven by a signature, which the mail provider makes.
  receiveMail: everyone,
  bookingsChanged: { permissions: ['view_bookings', 'my_bookings'], scope: 'organisation' },
  getReminderSettings: { permissions: ['companies', 'my_company'], scope: 'organisation' },
  updateReminderSettings: { permissions: ['companies', 'my_company'], scope: 'organisation' },
  listMyBookings: { permissions: ['my_bookings'], scope: 'own' },
  listStatuses: shared,
  listBookingCompanies: { permissions: ['view_bookings', 'my_bookings'], scope: 'organisation' },
  listListViews: ownViews,
  countListViews: ownViews,
  createListView: ownViews,
  getListView: { permissions: ['view_bookings', 'my_bookings'], scope: 'organisation' },
  renameListView: ownViews,
  deleteListView: ownViews,
  getMondayDigest: ownViews,
  chooseMondayDigest: ownViews,
  listCalendarFeeds: ownViews,
  makeCalendarFeed: ownViews,
  revokeCalendarFeed: ownViews,
  getStatement: companyAdmin,
  exportStatement: companyAdmin,
  getMonthEnd: companyAdmin,
  exportMonthEnd: companyAdmin,
  exportBookings: { permissions: ['view_bookings', 'my_bookings'], scope: 'organisation' },
  listMailTexts: auditors,
  getMailText: auditors,
  saveMailText: auditors,
  previewMailText: auditors,
  sendTestMail: auditors,
  listAuditEntries: auditors,
  exportAuditEntries: auditors,
  listSeenPeople: auditors,
  exportSeenPeople: auditors,
  followAudit: auditFollowers,
  getAuditCheck: auditors,
  exportBooking: { permissions: ['view_bookings', 'my_bookings'], scope: 'organisation' },
  getBookingDetail: { permissions: ['view_bookings'], scope: 'organisation' },
  getConsultFile: { permissions: ['view_bookings', 'my_bookings'], scope: 'organisation' },
  getConsultFiles: { permissions: ['view_bookings', 'my_bookings'], scope: 'organisation' },
  getMyBookingDetail: { permissions: ['my_bookings'], scope: 'own' },
  acknowledgeResults: { permissions: ['view_bookings', 'my_bookings'], scope: 'organisation' },
  downloadConsultFile: shared,
} as const satisfies Readonly<Record<string, AccessRule>>;

const table: Readonly<Record<string, AccessRule>> = operations;

/** The row of an operation. @throws if there is none, which stops the service at start */
export function accessRule(operationId: string): AccessRule {
  const rule = Object.hasOwn(table, operationId) ? table[operationId] : undefined;
  if (!rule)
    throw new Error(`Operation ${operationId} has no row in the access table (services/access/operations.ts).`);
  return rule;
}
