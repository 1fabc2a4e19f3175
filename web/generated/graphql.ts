/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AccountInput = {
  /** One that is off is refused from its next request on. */
  active?: boolean | null | undefined;
  /** The person. */
  contactPerson?: string | null | undefined;
  /** Where links that set a password go. */
  email?: string | null | undefined;
  /** Deactivates a company’s last admin account too. The provider’s alone. */
  mayBeLast?: boolean | null | undefined;
  /** The flags that are on, in this organisation. */
  permissions?: Array<string> | null | undefined;
  /** Australian; an empty one is none. */
  phone?: string | null | undefined;
  /** A role for accounts of this kind: the account has what the role holds, and changes with it. */
  roleId?: string | null | undefined;
  /** `updated_at` as the editor read it: an account that was changed since is refused with 409. */
  updatedAt?: string | null | undefined;
  /** What the account signs in with; once in the portal, whatever its capitals. */
  username?: string | null | undefined;
};

export type AccountKind =
  | 'admin'
  | 'booking'
  | 'client';

export type AssessmentChangeInput = {
  /** Its heading. */
  category?: string | null | undefined;
  /** How long it takes. */
  minutes?: number | null | undefined;
  /** Its name. */
  name?: string | null | undefined;
  /** What a visit needs for it; null where a doctor does it. */
  needs?: AssessmentNeedsInput | null | undefined;
  /** What a candidate does before it; empty where there is nothing to do. */
  preparation?: string | null | undefined;
  /** Australian cents, without GST; null where none is set. */
  priceCents?: number | null | undefined;
  /** As the editor read it; changed since is refused with 409. */
  updatedAt: string;
};

export type AssessmentInput = {
  /** Its heading. */
  category: string;
  /** How long it takes. */
  minutes: number;
  /** Its name. */
  name: string;
  /** What a visit needs for it; null where a doctor does it. */
  needs?: AssessmentNeedsInput | null | undefined;
  /** What a candidate does before it; empty where there is nothing to do. */
  preparation: string;
  /** Australian cents, without GST; null where none is set. */
  priceCents?: number | null | undefined;
};

/** A person or thing that is taken for the whole stop. */
export type AssessmentNeedInput = {
  /** What it is at a stop of a visit: a person or a thing. */
  kind: ResourceKind;
  /** A skill that it has to have; empty: any. */
  skill: string;
};

/** What a visit needs for it; null where a doctor does it. */
export type AssessmentNeedsInput = {
  /** How long its rooms, booths and devices stay taken after it. */
  cleanUpMinutes: number;
  /** Those that the package has not count for nothing. */
  comesAfter: Array<string>;
  /** Before every assessment of the package that does not. */
  comesFirst: boolean;
  /** All of them together. */
  resources: Array<AssessmentNeedInput>;
  /** The candidate goes on to the next stop while it runs. */
  runsBeside: boolean;
};

export type AuditFilter = {
  /** Who did it: part of a username, name or email; of an account that is gone its whole name. */
  account?: string | null | undefined;
  /** One account alone. */
  accountId?: string | null | undefined;
  /** What was done. */
  action?: string | null | undefined;
  /** One candidate alone. */
  candidateId?: string | null | undefined;
  /** Of accounts of this company. */
  company?: string | null | undefined;
  /** From the start of this day. */
  fromDate?: string | null | undefined;
  /** Whose data: part of a candidate’s name, email or phone, or a booking’s reference. */
  person?: string | null | undefined;
  /** To the end of this day. */
  toDate?: string | null | undefined;
};

/** A hold says nothing of whom it is for. */
export type BoardBlockKind =
  | 'booking'
  | 'hold';

/** The lanes: days of doctors, of all who work, or of rooms, booths and devices. */
export type BoardLanes =
  | 'doctors'
  | 'people'
  | 'things';

export type BookingCandidateInput = {
  /** Date of birth, YYYY-MM-DD; empty where the candidate fills it in. */
  dob?: string | null | undefined;
  /** Email. */
  email: string;
  /** Start of the time as it was shown: needed at a free-booking site, refused where the hold is of another time. */
  fromTime?: string | null | undefined;
  /** Assigned sex at birth. */
  gender: string;
  /** Full name. */
  name: string;
  /** Note for the clinic. */
  note?: string | null | undefined;
  /** The order of a hiring system that this books. */
  orderId?: string | null | undefined;
  /** Package. */
  packageId: string;
  /** Australian phone. */
  phone: string;
  /** Position. */
  position: string;
  /** A position of the company, when it is one of the list. */
  positionId?: string | null | undefined;
  /** First preferred day, YYYY-MM-DD. */
  preferredFromDate?: string | null | undefined;
  /** State of the preferred site. */
  preferredState?: string | null | undefined;
  /** Preferred time of day, in words. */
  preferredTime?: string | null | undefined;
  /** Last preferred day, YYYY-MM-DD; at most 30 days later. */
  preferredToDate?: string | null | undefined;
  /** The hold; at a free-booking site an id made by the client, starting free-. */
  reserveId?: string | null | undefined;
  /** Preferred clinic site, or the free-booking site. */
  siteId?: string | null | undefined;
  /** Its name, as shown. */
  siteName?: string | null | undefined;
  /** The site's IANA zone. */
  timeZone?: string | null | undefined;
};

export type BookingDefaultsInput = {
  /** Clinics that new bookings start with, the first first. */
  favouriteClinics?: Array<string> | null | undefined;
  /** Where invoices of new bookings go. */
  invoiceEmail: string;
  /** No booking without a purchase order number. */
  poRequired: boolean;
  /** Where results of new bookings go; by semicolons. */
  resultEmail: string;
  /** `updated_at` as the editor read it: a record that was changed since is refused with 409. */
  updatedAt?: string | null | undefined;
};

export type BookingFilter = {
  /** What the candidate said about the time: Will come, Asks for another time, No answer; repeated. */
  answers?: Array<string> | null | undefined;
  /** Part of the candidate’s name. */
  candidateName?: string | null | undefined;
  /** Companies booked for, repeated. */
  company?: Array<string> | null | undefined;
  /** Part of the booking person’s name. */
  contactPerson?: string | null | undefined;
  /** Bookings made from the start of this day. */
  createdFrom?: string | null | undefined;
  /** Bookings made to the end of this day. */
  createdTo?: string | null | undefined;
  /** Doctor of the time. */
  doctor?: string | null | undefined;
  /** Part of the candidate’s email. */
  email?: string | null | undefined;
  /** Appointments from the start of this day. */
  fromDate?: string | null | undefined;
  /** Outcomes of the examination: Fit, Fit with restrictions, Unfit, No outcome; repeated. */
  outcomes?: Array<string> | null | undefined;
  /** Package booked. */
  package?: string | null | undefined;
  /** Part of the candidate’s phone. */
  phone?: string | null | undefined;
  /** Part of the purchase order number. */
  poNumber?: string | null | undefined;
  /** Part of the position. */
  position?: string | null | undefined;
  /** Part of the project or of its identification. */
  project?: string | null | undefined;
  /** Whose answer is waited for: Waiting for the clinic, Waiting for the company, Answered; repeated. */
  questions?: Array<string> | null | undefined;
  /** How far the company is with the consult files: Unread, Read, Acknowledged; repeated. */
  results?: Array<string> | null | undefined;
  /** Clinic sites, of the time or preferred; repeated. */
  site?: Array<string> | null | undefined;
  /** Statuses, repeated. */
  statuses?: Array<string> | null | undefined;
  /** Subsidiary booked for. */
  subsidiary?: string | null | undefined;
  /** Appointments to the end of this day. */
  toDate?: string | null | undefined;
};

/** Column. */
export type BookingSort =
  | 'appointment_time'
  | 'contact_person'
  | 'created_at'
  | 'email'
  | 'name';

/** What is done to each of them. */
export type BulkAction =
  | 'cancel'
  | 'move'
  | 'po'
  | 'resend';

export type BulkChoiceInput = {
  /** Candidate. */
  candidateId: string;
  to?: SeenPlaceInput | null | undefined;
};

export type BulkMoveDaysInput = {
  /** First day, of the clinic’s own calendar. */
  fromDay: string;
  /** Where to; null: each one’s own clinic. */
  siteId?: string | null | undefined;
  /** Last day, at most 31 days. */
  toDay: string;
};

/** refused: nothing was done · kept: it could not be taken back. */
export type BulkOutcome =
  | 'done'
  | 'kept'
  | 'refused'
  | 'undone';

export type BulkPersonInput = {
  /** Candidate. */
  candidateId: string;
  to?: SeenPlaceInput | null | undefined;
  /** As the plan answered it. */
  updatedAt: string;
};

export type CandidateChangeInput = {
  /** Date of birth, YYYY-MM-DD. */
  dob?: string | null | undefined;
  /** Email. */
  email?: string | null | undefined;
  /** Assigned sex at birth. */
  gender?: string | null | undefined;
  /** Full name. */
  name?: string | null | undefined;
  /** Note for the clinic. */
  note?: string | null | undefined;
  /** Australian phone. */
  phone?: string | null | undefined;
  /** Position. */
  position?: string | null | undefined;
  /** A position of the company, when it is one of the list. */
  positionId?: string | null | undefined;
};

export type CheckedAssessmentInput = {
  /** Its category. */
  category: string;
  /** Its name. */
  name: string;
};

export type ClinicSiteInput = {
  /** Street address. */
  address?: string | null | undefined;
  /** Times follow the free-booking rule instead of rosters. */
  bookingFree?: boolean | null | undefined;
  /** Email. */
  email?: string | null | undefined;
  /** Australian phone, or empty. */
  fax?: string | null | undefined;
  /** Run by a partner. */
  isExternal?: boolean | null | undefined;
  /** The most appointments that receptionists may book over the plan on a day; 0 is none. */
  mostOverPlan?: number | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Australian phone. */
  phone?: string | null | undefined;
  /** Four digits. */
  postcode?: string | null | undefined;
  /** What is done there. */
  serviceTypes?: Array<ServiceType> | null | undefined;
  /** State or territory. */
  state?: string | null | undefined;
  /** Suburb. */
  suburb?: string | null | undefined;
  /** IANA time zone. */
  timezone?: string | null | undefined;
  /** Minutes that a person of two clinics needs to travel here, or from here; of two clinics the longer time counts. */
  travelMinutes?: number | null | undefined;
  /** As the editor read it; changed since is refused with 409. */
  updatedAt: string;
};

/** move: to `to` · phone: keeps the time until somebody called · stay: over. */
export type ClosingAction =
  | 'move'
  | 'phone'
  | 'stay';

export type ClosingAgreementInput = {
  /** Candidate. */
  candidateId: string;
  seen: SeenPlaceInput;
  to?: SeenPlaceInput | null | undefined;
};

export type ClosingChoiceInput = {
  /** Candidate. */
  candidateId: string;
  to?: SeenPlaceInput | null | undefined;
};

/** Null: their turn has not come. kept: could not go back. */
export type ClosingOutcome =
  | 'elsewhere'
  | 'kept'
  | 'moved'
  | 'phone'
  | 'returned'
  | 'undone';

/** later: nobody comes earlier than booked. */
export type ClosingPreference =
  | 'later'
  | 'nearest';

export type ClosingScope = {
  /** Whose days close; empty: every doctor’s. */
  doctorIds?: Array<string> | null | undefined;
  /** First day, of the sites’ own calendar. */
  fromDay: string;
  siteIds: Array<string>;
  /** Last day. */
  toDay: string;
};

/** closing, undoing and reopening go on; the others are over. */
export type ClosingStatus =
  | 'closed'
  | 'closing'
  | 'reopened'
  | 'reopening'
  | 'undoing'
  | 'undone';

export type CompanyDetailsInput = {
  /** Australian Business Number, or empty. Answered as its digits. */
  abn: string;
  /** On statements. */
  billingAddress: string;
  /** Whom the provider calls. */
  contactName: string;
  /** Australian phone. */
  contactPhone: string;
  /** Clinics that new bookings start with, the first first. */
  favouriteClinics?: Array<string> | null | undefined;
  /** Where invoices of new bookings go. */
  invoiceEmail: string;
  /** The part of a statement that has an invoice of its own. */
  invoicePer: InvoicePer;
  /** For the provider's people alone. */
  notes: string;
  /** Only packages made for this company are offered. */
  ownPackagesOnly: boolean;
  /** Until a statement is to be paid; null is the provider’s number. */
  paymentDays?: number | null | undefined;
  /** No booking without a purchase order number. */
  poRequired: boolean;
  /** Where results of new bookings go; by semicolons. */
  resultEmail: string;
  /** `updated_at` as the editor read it: a record that was changed since is refused with 409. */
  updatedAt?: string | null | undefined;
};

export type CompanyInput = {
  /** Once in the portal, whatever its capitals. */
  companyName?: string | null | undefined;
  fitTest?: boolean | null | undefined;
  /** Results need a one-time password; the provider's decision. */
  otp?: boolean | null | undefined;
  /** Nothing of its bookings is sent, and they are at sandbox clinics; the provider’s decision. */
  sandbox?: boolean | null | undefined;
  /** `updated_at` as the editor read it: a record that was changed since is refused with 409. */
  updatedAt?: string | null | undefined;
};

export type CompanyProjectInput = {
  disable?: boolean | null | undefined;
  /** Its name. */
  name?: string | null | undefined;
  /** `updated_at` as the editor read it: an entry that was changed since is refused with 409. */
  updatedAt: string;
};

/** The order of the companies. */
export type CompanySort =
  | 'accounts'
  | 'last_booking'
  | 'name'
  | 'unread_results';

export type ConsultFileInput = {
  /** The file. */
  fileId: string;
  /** Its file_type. */
  type: string;
};

export type CreateBookingInput = {
  /** Comment on the booking. */
  bookingComment?: string | null | undefined;
  /** One to five people. */
  candidates: Array<BookingCandidateInput>;
  /** Booking person's email. */
  contactEmail: string;
  /** Booking person. */
  contactName: string;
  /** Booking person's Australian phone. */
  contactPhone: string;
  /** The draft it was made from; it is closed by the booking. */
  draftId?: string | null | undefined;
  /** Address that receives invoices. */
  invoiceEmail: string;
  /** The company booked for. */
  orgId: string;
  /** Forms of the company to be filled in. */
  paperworkIds?: Array<string> | null | undefined;
  /** Purchase Order Number. */
  poNumber?: string | null | undefined;
  /** Whether the policy was accepted; must be true. */
  policyAccepted: boolean;
  /** Project. */
  project?: string | null | undefined;
  /** Project Identification. */
  projectIdentification?: string | null | undefined;
  /** Addresses that receive results, separated by semicolons. */
  resultEmail: string;
  /** Kind of appointment. */
  serviceType: ServiceType;
  /** The further service, if it is one. */
  sid?: string | null | undefined;
  /** Its subsidiary. */
  subsidiaryId?: string | null | undefined;
};

export type CrewNameInput = {
  /** What the company calls it, once. */
  name: string;
  /** As the editor read it; changed since is refused with 409. */
  updatedAt: string;
};

/** morning: all are done by 12:00. afternoon: nobody begins before it. By the clock of the site. */
export type DayPart =
  | 'afternoon'
  | 'any'
  | 'morning';

export type DeliveryState =
  | 'failed'
  | 'sending'
  | 'sent'
  | 'waiting';

export type DoctorInput = {
  /** Of a device alone: the last day that it may be used. */
  calibratedUntil?: string | null | undefined;
  /** Of a room: visits that it takes at once. Without it 1, or as it was. */
  capacity?: number | null | undefined;
  /** What they may do, in words. */
  mayDo?: string | null | undefined;
  /** Fit tests on a day at most; null without a limit. Left out, it is as it was. */
  mostFitTest?: number | null | undefined;
  /** Medicals on a day at most; null without a limit. Left out, it is as it was. */
  mostPem?: number | null | undefined;
  name: string;
  /** Of their registration. */
  registrationNumber?: string | null | undefined;
  /** What needs of assessments ask for, each once. */
  skills?: Array<string> | null | undefined;
  /** What they are at the provider. */
  title?: string | null | undefined;
  /** As the editor read it; changed since is refused with 409. */
  updatedAt: string;
};

export type DueFilter = {
  /** First day; a year ago without it. */
  dueFrom?: string | null | undefined;
  /** Last day; 60 days ahead without it. */
  dueTo?: string | null | undefined;
  /** Organisation; the caller's own without it. */
  org?: string | null | undefined;
  /** Part of the position. */
  position?: string | null | undefined;
  /** Clinic of the last examination. */
  siteId?: string | null | undefined;
  /** Subsidiary. */
  subsidiary?: string | null | undefined;
};

export type EarlierTimeChange =
  | 'ask'
  | 'decline'
  | 'take';

export type EntityStatus =
  | 'active'
  | 'inactive';

export type GroupPlaceInput = {
  /** The roster. */
  calendarId: number;
  /** The candidate’s place. */
  candidateIndex: number;
  /** Its length decides how many slots are taken. */
  packageId: string;
  /** Clinic site. */
  siteId: string;
  /** Start of the appointment. */
  startsAt: string;
};

export type GrowingList =
  | 'pi'
  | 'po'
  | 'position'
  | 'project';

export type IdentityProviderContentInput = {
  /** Whether a first sign-in creates an account where there is none. */
  allowsNewAccounts: boolean;
  /** While it is named, every other account of the company has to sign in at the provider. */
  breakGlassAccountId?: string | null | undefined;
  /** What the provider calls the portal. */
  clientId: string;
  /** Stored encrypted and never shown again. Left out, it stays as it is. */
  clientSecret?: string | null | undefined;
  /** As the provider’s own metadata spells it: https, and a public address. */
  issuer: string;
  /** The role of accounts that are created so. */
  roleId?: string | null | undefined;
  /** `updated_at` as the editor read it; null where there was none. */
  updatedAt?: string | null | undefined;
};

export type Inspection =
  /** Administrators of the provider. */
  | 'ADMINISTRATORS'
  /** In the demo and in development. */
  | 'EVERYBODY'
  | 'NOBODY';

/** The part of a statement that has an invoice of its own. */
export type InvoicePer =
  | 'company'
  | 'po'
  | 'project';

export type ListColumn =
  | 'answer'
  | 'appointment_time'
  | 'booked_on'
  | 'company'
  | 'contact_info'
  | 'contact_person'
  | 'name'
  | 'outcome'
  | 'package'
  | 'po_number'
  | 'position'
  | 'reference'
  | 'site'
  | 'status';

export type MailTextDraftInput = {
  body: string;
  heading: string;
  /** Of a booking; the last one without it. */
  reference?: string | null | undefined;
  subject: string;
};

export type MailTextInput = {
  body: string;
  heading: string;
  subject: string;
  /** As it was read. */
  version: number;
};

export type MessageInput = {
  /** It waits for an answer, though it is one. */
  asksBack: boolean;
  body: string;
};

/** Who wrote. */
export type MessageSide =
  | 'candidate'
  | 'clinic'
  | 'company';

export type MyAccountInput = {
  contactPerson?: string | null | undefined;
  /** Needed for a new email address. */
  currentPassword?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
};

export type NewAccountInput = {
  /** The person. */
  contactPerson: string;
  /** Where links that set a password go. */
  email: string;
  /** Without it what accounts of this kind start with, as far as the caller holds it. An admin account of a company starts with every flag that a company can use; one of the provider needs this or a role. */
  permissions: Array<string>;
  /** Australian; an empty one is none. */
  phone?: string | null | undefined;
  /** A role for accounts of this kind: the account has what the role holds, and changes with it. */
  roleId?: string | null | undefined;
  /** What the account signs in with; once in the portal, whatever its capitals. */
  username: string;
};

export type NewApiKeyInput = {
  /** What it is for. */
  name: string;
  /** What it opens, as far as the account that made it may. */
  scopes: Array<string>;
  /** How long it works. */
  validDays: number;
};

export type NewClinicSiteInput = {
  /** Street address. */
  address: string;
  /** Times follow the free-booking rule instead of rosters. */
  bookingFree: boolean;
  /** Email. */
  email: string;
  /** Australian phone, or empty. */
  fax: string;
  /** Run by a partner. */
  isExternal: boolean;
  /** The most appointments that receptionists may book over the plan on a day; 0 is none. */
  mostOverPlan?: number | null | undefined;
  /** Name. */
  name: string;
  /** Australian phone. */
  phone: string;
  /** Four digits. */
  postcode: string;
  /** For sandbox companies alone. It is that from its first day on, or never. */
  sandbox?: boolean | null | undefined;
  /** What is done there. */
  serviceTypes: Array<ServiceType>;
  /** State or territory. */
  state: string;
  /** Suburb. */
  suburb: string;
  /** IANA time zone. */
  timezone: string;
  /** Minutes that a person of two clinics needs to travel here, or from here; of two clinics the longer time counts. */
  travelMinutes?: number | null | undefined;
};

export type NewCompanyInput = {
  /** Once in the portal, whatever its capitals. */
  companyName: string;
  /** Fit tests can be booked for it. */
  fitTest?: boolean | null | undefined;
  /** Results need a one-time password; the provider's decision. */
  otp?: boolean | null | undefined;
  /** Starts with the usual positions. */
  seedPositions?: boolean | null | undefined;
};

export type NewCrewInput = {
  /** Where invoices go. */
  invoiceEmail: string;
  /** At most 100 people together. */
  lines: Array<NewCrewLineInput>;
  /** What the company calls it, once. */
  name: string;
  /** Purchase Order Number; empty without one. */
  poNumber: string;
  /** Project; empty without one. */
  project: string;
  /** Project Identification; empty without one. */
  projectIdentification: string;
  /** Where results go, separated by semicolons. */
  resultEmail: string;
  /** Kind of appointment. */
  serviceType: ServiceType;
  /** The further service it is for. */
  sid?: string | null | undefined;
  /** A subsidiary of the company. */
  subsidiaryId?: string | null | undefined;
};

export type NewCrewLineInput = {
  /** A package that the company is offered. */
  packageId?: string | null | undefined;
  /** How many are booked alike. */
  people: number;
  /** Position; empty where none was said. */
  position: string;
  /** A position of the company, when it is one of the list. */
  positionId?: string | null | undefined;
  /** Clinics; none means all of the state. */
  siteIds: Array<string>;
  /** State or territory; empty where none was said. */
  state: string;
};

export type NewDoctorInput = {
  /** Of a device alone: the last day that it may be used. */
  calibratedUntil?: string | null | undefined;
  /** Of a room: visits that it takes at once. Without it 1, or as it was. */
  capacity?: number | null | undefined;
  /** What it is at a stop of a visit: a person or a thing. */
  kind?: ResourceKind | null | undefined;
  /** What they may do, in words. */
  mayDo?: string | null | undefined;
  /** Fit tests on a day at most; null without a limit. Left out, it is as it was. */
  mostFitTest?: number | null | undefined;
  /** Medicals on a day at most; null without a limit. Left out, it is as it was. */
  mostPem?: number | null | undefined;
  name: string;
  /** Of their registration. */
  registrationNumber?: string | null | undefined;
  /** What needs of assessments ask for, each once. */
  skills?: Array<string> | null | undefined;
  /** What they are at the provider. */
  title?: string | null | undefined;
};

export type NewPackageInBookingInput = {
  /** From the assessment list; those that are not checked may be left out. */
  assessments: Array<CheckedAssessmentInput>;
  /** Its name. */
  name: string;
  /** Kind of appointment. */
  serviceType: ServiceType;
};

export type NewPackageInput = {
  /** From the catalogue; those that are not checked may be left out. */
  assessments: Array<CheckedAssessmentInput>;
  /** Its name. */
  name: string;
  /** Kind of appointment. */
  serviceType: ServiceType;
  /** How many months after its examination somebody is due again; 0 where it is valid for good. */
  validityMonths?: number | null | undefined;
};

export type NewRoleInput = {
  /** Whose accounts it is for. */
  kind: RoleKind;
  /** Its name, once among the roles of its kind. */
  name: string;
  /** The flags that are on. */
  permissions: Array<string>;
};

export type NewRostersInput = {
  days: Array<string>;
  /** Doctor. */
  doctorId: string;
  /** Begin, HH:mm at the site, in quarters of an hour. */
  fromTime: string;
  /** Public holidays too. */
  onHolidays?: boolean | null | undefined;
  /** Clinic site. */
  siteId: string;
  /** Leave out days that cannot be, saying why. */
  skip?: boolean | null | undefined;
  /** End, HH:mm at the site. */
  toTime: string;
};

export type NewSubsidiaryInput = {
  fitTest?: boolean | null | undefined;
  /** Once in its company, whatever its capitals. */
  siteName: string;
};

export type NewWebhookEndpointInput = {
  /** What it is told of. */
  events: Array<string>;
  /** Where each event is posted to: https, and a public address. */
  url: string;
};

/** What became of it. */
export type OrderStatus =
  | 'booked'
  | 'completed'
  | 'in_progress'
  | 'rejected'
  | 'waiting'
  | 'withdrawn';

export type OrderWish =
  | 'package'
  | 'site';

/** What the one-time password is for. */
export type OtpRequest =
  | 'register_device';

export type PackageInput = {
  /** From the catalogue; those that are not checked may be left out. */
  assessments?: Array<CheckedAssessmentInput> | null | undefined;
  isActive?: boolean | null | undefined;
  /** Its name. */
  name?: string | null | undefined;
  /** As the editor read it; changed since is refused with 409. */
  updatedAt: string;
  /** How many months after its examination somebody is due again; 0 where it is valid for good. */
  validityMonths?: number | null | undefined;
};

export type PersonToBookInput = {
  /** Date of birth. */
  candidateDob: string;
  /** Name. */
  candidateName: string;
  /** Start of the time that is to be booked. */
  fromTime: string;
  /** Its end. */
  toTime: string;
};

export type PriceInput = {
  /** Australian cents, without GST. */
  cents: number;
  /** For this company alone. */
  companyId?: string | null | undefined;
  /** From when on. */
  fromDay: string;
  /** The package. */
  packageId: string;
};

export type ProviderSettingsInput = {
  /** Administrators of the provider open nothing but their own account without a second factor. */
  adminSecondFactor: boolean;
  /** The provider’s name on pages and in mails. */
  brandName: string;
  /** How long a time is held, and each extension. */
  holdMinutes?: number | null | undefined;
  /** Account of a line in files for MYOB. */
  myobAccount: string;
  /** Tax code of a line in files for MYOB. */
  myobTax: string;
  /** When the phone is answered. */
  openingHours: string;
  /** Until a statement is to be paid; a company may have other terms. */
  paymentDays?: number | null | undefined;
  /** Where candidates reach the provider. */
  phone: string;
  /** `updated_at` as the editor read it: a record that was changed since is refused with 409. */
  updatedAt?: string | null | undefined;
  /** Account of a line in files for Xero. */
  xeroAccount: string;
  /** Tax rate of a line in files for Xero. */
  xeroTax: string;
};

/** Who writes, or is waited for. */
export type QuestionSide =
  | 'clinic'
  | 'company';

/** Kinds of records that lists show. */
export type RecordKind =
  | 'account'
  | 'assessment'
  | 'company'
  | 'doctor'
  | 'mail_text'
  | 'package'
  | 'paperwork'
  | 'position'
  | 'price'
  | 'project'
  | 'role'
  | 'service'
  | 'site'
  | 'subsidiary';

/** Where it is. Sent, confirmed and asked were delivered, and say what the candidate answered. */
export type ReminderPhase =
  | 'asked'
  | 'confirmed'
  | 'failed'
  | 'retrying'
  | 'sending'
  | 'sent'
  | 'waiting';

export type ReminderSettingsInput = {
  /** Whether bookings may leave open what candidates fill in with their link. */
  candidatesFillIn: boolean;
  /** Before the appointment, by mail. */
  mail: Array<string>;
  /** How many days candidates may move their appointment by themselves; 0: not at all. */
  ownMoveDays: number;
  /** By SMS; `booked` when it is booked or moved. */
  sms: Array<string>;
  /** As the editor read it; changed since is refused with 409. */
  updatedAt: string;
};

/** undo: as if it never was, before the mails leave · move-back: who can goes back, with a mail · days-only: people stay where they are now. */
export type ReopenHow =
  | 'daysOnly'
  | 'moveBack'
  | 'undo';

/** What it is at a stop of a visit: a person or a thing. */
export type ResourceKind =
  | 'booth'
  | 'device'
  | 'doctor'
  | 'nurse'
  | 'room'
  | 'technician';

export type ResultFileInput = {
  name: string;
  /** A reference or a name that counts instead of the file’s; may be empty. */
  search: string;
  /** In bytes. */
  size: number;
};

export type RoleInput = {
  /** Its name, once among the roles of its kind. */
  name?: string | null | undefined;
  /** The flags that are on. */
  permissions?: Array<string> | null | undefined;
  /** As the editor read it; changed since is refused with 409. */
  updatedAt: string;
};

/** Whose accounts it is for. */
export type RoleKind =
  | 'client'
  | 'provider';

/** The list’s own filter, order and columns; what is absent does not filter. */
export type SavedFilterInput = {
  /** What the candidate said about the time: Will come, Asks for another time, No answer; repeated. */
  answers?: Array<string> | null | undefined;
  /** Part of the candidate’s name. */
  candidateName?: string | null | undefined;
  /** Columns of the booking list, in the order in which they are shown; none for the usual ones. */
  columns?: Array<ListColumn> | null | undefined;
  /** Companies booked for, repeated. */
  company?: Array<string> | null | undefined;
  /** Part of the booking person’s name. */
  contactPerson?: string | null | undefined;
  /** Bookings made from the start of this day. */
  createdFrom?: string | null | undefined;
  /** Bookings made to the end of this day. */
  createdTo?: string | null | undefined;
  /** Doctor of the time. */
  doctor?: string | null | undefined;
  /** Part of the candidate’s email. */
  email?: string | null | undefined;
  /** Appointments from the start of this day. */
  fromDate?: string | null | undefined;
  order?: SortOrder | null | undefined;
  /** Outcomes of the examination: Fit, Fit with restrictions, Unfit, No outcome; repeated. */
  outcomes?: Array<string> | null | undefined;
  /** Package booked. */
  package?: string | null | undefined;
  /** Part of the candidate’s phone. */
  phone?: string | null | undefined;
  /** Part of the purchase order number. */
  poNumber?: string | null | undefined;
  /** Part of the position. */
  position?: string | null | undefined;
  /** Part of the project or of its identification. */
  project?: string | null | undefined;
  /** Whose answer is waited for: Waiting for the clinic, Waiting for the company, Answered; repeated. */
  questions?: Array<string> | null | undefined;
  /** How far the company is with the consult files: Unread, Read, Acknowledged; repeated. */
  results?: Array<string> | null | undefined;
  /** Quick search, words in any order: name, email, phone, date of birth, reference, PO number, position, contact person, company or site. */
  search?: string | null | undefined;
  /** Clinic sites, of the time or preferred; repeated. */
  site?: Array<string> | null | undefined;
  sort?: BookingSort | null | undefined;
  /** Statuses, repeated. */
  statuses?: Array<string> | null | undefined;
  /** Subsidiary booked for. */
  subsidiary?: string | null | undefined;
  /** Appointments to the end of this day. */
  toDate?: string | null | undefined;
};

export type SeenAccountInput = {
  accountId: string;
  /** As it was seen; changed since is refused. */
  updatedAt: string;
};

/** Where the mover saw it: moved meanwhile, it is not moved again. */
export type SeenPlaceInput = {
  rosterId: number;
  /** Start where it was seen. */
  startsAt: string;
};

/** fit_test leaves out what has no fit tests. */
export type ServiceType =
  | 'fit_test'
  | 'pem';

export type SlotInput = {
  /** Rosters to try first, best first. */
  calendarIds: Array<number>;
  /** Its length decides how many slots are taken. */
  packageId: string;
  /** Clinic site. */
  siteId: string;
  /** Start of the appointment. */
  startsAt: string;
};

/** Direction. */
export type SortOrder =
  | 'asc'
  | 'desc';

/** What was done of it. */
export type StopState =
  | 'done'
  | 'expected'
  | 'here'
  | 'repeated'
  | 'skipped';

export type SubsidiaryInput = {
  /** What it is called for short; its name unless said otherwise. */
  alias?: string | null | undefined;
  fitTest?: boolean | null | undefined;
  /** Once in its company, whatever its capitals. */
  siteName?: string | null | undefined;
  /** `updated_at` as the editor read it: a record that was changed since is refused with 409. */
  updatedAt?: string | null | undefined;
};

export type TimeChangeInput = {
  /** The candidate. */
  candidateId: string;
  /** The draft that `beginReschedule` answered. */
  draftId?: string | null | undefined;
  /** Start of the time, needed at a free-booking site. */
  fromTime?: string | null | undefined;
  /** First preferred day, YYYY-MM-DD, of a pending candidate. */
  preferredFromDate?: string | null | undefined;
  /** Preferred time of day, in words. */
  preferredTime?: string | null | undefined;
  /** Last preferred day, YYYY-MM-DD. */
  preferredToDate?: string | null | undefined;
  /** The hold under that draft; at a free-booking site an id made by the client, starting free-. */
  reserveId?: string | null | undefined;
  /** The free-booking site, or the preferred site. */
  siteId?: string | null | undefined;
};

/** What happened. */
export type VisitStep =
  | 'begun'
  | 'finished'
  | 'left'
  | 'repeated'
  | 'returned'
  | 'skipped';

/** waiting, sending, delivered, or failed and not tried by itself. */
export type WebhookDeliveryState =
  | 'delivered'
  | 'failed'
  | 'sending'
  | 'waiting';

/** `standard`: a program of the company’s own. Else a hiring system, whose orders keep the endpoint. */
export type WebhookDialect =
  | 'greenhouse'
  | 'standard';

export type WebhookEndpointChangeInput = {
  /** What it is told of. */
  events: Array<string>;
  /** `updated_at` as the editor read it: one that was changed since is refused with 409. */
  updatedAt: string;
  /** Where each event is posted to: https, and a public address. */
  url: string;
};

export type WeeklyHoursInput = {
  /** Doctor. */
  doctorId: string;
  /** First day. */
  fromDay: string;
  /** Those of a day in order; what lies between two of them is a break. */
  hours: Array<WeeklyPeriodInput>;
  /** Public holidays too. */
  onHolidays: boolean;
  /** The weekly hours that end the day before; with empty `hours` nothing follows them. */
  replacesPatternId?: string | null | undefined;
  /** Clinic site. */
  siteId: string;
  /** Last day; null while no end is known. */
  untilDay?: string | null | undefined;
  /** A day of a week A. */
  weekA: string;
  /** 2 where weeks A and B alternate. */
  weeks: number;
};

/** Hours of one weekday, on the clinic’s clock. */
export type WeeklyPeriodInput = {
  /** Begin, HH:mm at the site, in quarters of an hour. */
  fromTime: string;
  /** End, HH:mm at the site. */
  toTime: string;
  /** 0: week A, or every week; 1: week B. */
  week: number;
  /** 1 is Monday. */
  weekday: number;
};

export type AccountsQueryVariables = Exact<{
  org: string;
  search?: string | null | undefined;
  status?: EntityStatus | null | undefined;
  roleId?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type AccountsQuery = { accounts: { page: number, pages: number | null, total: number | null, accounts: Array<{ id: string, kind: AccountKind, username: string, contactPerson: string | null, phone: string | null, email: string, active: boolean, invited: boolean, awaitsInvitation: boolean, permissions: Array<string>, roleId: string | null, role: string | null, secondFactor: boolean, isLastAdmin: boolean, updatedAt: string }> } };

export type AccountPermissionsQueryVariables = Exact<{
  org: string;
  accountId: string;
}>;


export type AccountPermissionsQuery = { accountPermissions: Array<{ org: string, companyName: string, permissions: Array<string> }> };

export type AddAccountMutationVariables = Exact<{
  org: string;
  kind: AccountKind;
  input: NewAccountInput;
}>;


export type AddAccountMutation = { addAccount: string };

export type ChangeAccountMutationVariables = Exact<{
  org: string;
  kind: AccountKind;
  accountId: string;
  input: AccountInput;
}>;


export type ChangeAccountMutation = { changeAccount: { id: string } };

export type DeleteAccountMutationVariables = Exact<{
  org: string;
  kind: AccountKind;
  accountId: string;
  mayBeLast: boolean;
}>;


export type DeleteAccountMutation = { deleteAccount: boolean };

export type InviteAccountMutationVariables = Exact<{
  org: string;
  accountId: string;
}>;


export type InviteAccountMutation = { inviteAccount: boolean };

export type ResetSecondFactorMutationVariables = Exact<{
  org: string;
  accountId: string;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor: boolean };

export type RolesQueryVariables = Exact<{ [key: string]: never; }>;


export type RolesQuery = { roles: Array<{ id: string, kind: RoleKind, name: string, permissions: Array<string>, accounts: number, updatedAt: string }> };

export type RoleAccountsQueryVariables = Exact<{
  id: string;
}>;


export type RoleAccountsQuery = { roleAccounts: { total: number, accounts: Array<{ id: string, name: string, orgName: string }> } };

export type AddRoleMutationVariables = Exact<{
  input: NewRoleInput;
}>;


export type AddRoleMutation = { addRole: { id: string } };

export type ChangeRoleMutationVariables = Exact<{
  id: string;
  input: RoleInput;
}>;


export type ChangeRoleMutation = { changeRole: { id: string } };

export type DeleteRoleMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRoleMutation = { deleteRole: boolean };

export type AssignRoleMutationVariables = Exact<{
  org: string;
  roleId: string;
  accounts: Array<SeenAccountInput> | SeenAccountInput;
}>;


export type AssignRoleMutation = { assignRole: number };

export type SetAttendanceMutationVariables = Exact<{
  candidateIds: Array<string> | string;
  status: string;
}>;


export type SetAttendanceMutation = { changeStatuses: { withoutTime: Array<string> } };

export type MoveVisitOnMutationVariables = Exact<{
  candidateId: string;
  step: VisitStep;
  stop: string;
}>;


export type MoveVisitOnMutation = { moveVisitOn: boolean };

export type SetPaperworkHandedInMutationVariables = Exact<{
  candidateId: string;
  paperworkId: string;
  isHandedIn: boolean;
}>;


export type SetPaperworkHandedInMutation = { setPaperworkHandedIn: boolean };

export type CalendarFeedsQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedsQuery = { calendarFeeds: Array<{ id: string, viewId: string | null, madeAt: string, readAt: string | null }>, listViews: Array<{ id: string, name: string | null }> };

export type MakeCalendarFeedMutationVariables = Exact<{
  viewId?: string | null | undefined;
}>;


export type MakeCalendarFeedMutation = { makeCalendarFeed: { id: string, address: string } };

export type RevokeCalendarFeedMutationVariables = Exact<{
  id: string;
}>;


export type RevokeCalendarFeedMutation = { revokeCalendarFeed: boolean };

export type EmptyDayQueryVariables = Exact<{
  siteId: string;
  state: string;
  year: number;
  day: string;
  dayCount: number;
}>;


export type EmptyDayQuery = { stateHolidays: { holidays: Array<{ day: string, name: string, sites: Array<{ siteId: string }>, openAt: Array<{ siteId: string }> }> }, capacity: { clinics: Array<{ days: Array<{ day: string }> }> } };

export type BeginBookingMutationVariables = Exact<{
  serviceType: ServiceType;
  sid?: string | null | undefined;
  body: Readonly<Record<string, unknown>>;
  draftId: string;
  writer: string;
}>;


export type BeginBookingMutation = { createDraft: { draftId: string } };

export type BookAgainQueryVariables = Exact<{
  candidateId: string;
  mine: boolean;
}>;


export type BookAgainQuery = { bookingDetail: { serviceType: ServiceType, orgId: string, companyName: string, subsidiaryId: string | null, subsidiaryName: string | null, resultEmails: Array<string>, invoiceEmail: string | null, contactName: string | null, contactPhone: string | null, contactEmail: string | null, poNumber: string | null, projectIdentification: string | null, candidateName: string, candidateDob: string | null, candidateGender: string | null, candidatePhone: string | null, candidateEmail: string | null, positionId: string | null, candidatePosition: string | null, packageId: string, packageName: string, packageMinutes: number, preferredSiteId: string | null, preferredState: string | null, paperworks: Array<{ id: string, name: string, link: string | null }>, site: { id: string, state: string } | null } };

export type FirstStepsQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstStepsQuery = { firstSteps: { done: Array<string>, doctorId: string | null, companyId: string | null } };

export type SetOutcomeMutationVariables = Exact<{
  candidateId: string;
  outcome?: string | null | undefined;
  restrictions: string;
}>;


export type SetOutcomeMutation = { setOutcome: string | null };

export type PaperworkListQueryVariables = Exact<{
  org: string;
  search?: string | null | undefined;
  page?: number | null | undefined;
  ids?: Array<string> | string | null | undefined;
}>;


export type PaperworkListQuery = { paperworkList: { page: number, pages: number | null, total: number | null, items: Array<{ id: string, name: string, temporary: boolean, link: string | null, fileName: string | null, size: number | null, updatedAt: string }> } };

export type PaperworkFileMutationVariables = Exact<{
  id: string;
}>;


export type PaperworkFileMutation = { paperworkFile: { signedUrl: string } };

export type CandidateFileMutationVariables = Exact<{
  id: string;
}>;


export type CandidateFileMutation = { candidateFile: { signedUrl: string } };

export type RenamePaperworkMutationVariables = Exact<{
  org: string;
  id: string;
  name: string;
  updatedAt: string;
}>;


export type RenamePaperworkMutation = { renamePaperwork: { id: string, name: string, updatedAt: string } };

export type DeletePaperworkMutationVariables = Exact<{
  org: string;
  id: string;
}>;


export type DeletePaperworkMutation = { deletePaperwork: boolean };

export type MessagesQueryVariables = Exact<{
  candidateId: string;
}>;


export type MessagesQuery = { messages: { waitsFor: QuestionSide | null, messages: Array<{ messageId: string, side: MessageSide, body: string, author: string, byMail: boolean, at: string }> } };

export type OpenQuestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenQuestionsQuery = { openQuestions: { side: QuestionSide, total: number, totalCapped: boolean, questions: Array<{ candidateId: string, candidateName: string, reference: string, companyName: string, siteName: string | null, message: string, author: string, at: string }> } };

export type WriteMessageMutationVariables = Exact<{
  messageId: string;
  candidateId: string;
  input: MessageInput;
}>;


export type WriteMessageMutation = { writeMessage: { waitsFor: QuestionSide | null } };

export type QuestionsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type QuestionsChangedSubscription = { bookingsChanged: boolean };

export type CompanyNamesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type CompanyNamesQuery = { bookableOrgs: { total: number, items: Array<{ id: string, name: string }> } };

export type RecordsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type RecordsChangedSubscription = { recordsChanged: RecordKind | null };

export type PortalQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalQuery = { portal: { providerName: string, timeZone: string, holdMinutes: number, schedulerUrl: string | null, policyUrl: string | null, inspection: Inspection, inspectorUrl: string | null, demo: boolean, demoLogins: Array<{ username: string, password: string, purpose: string }> } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { email: string | null, contactPerson: string | null, username: string, listColumns: Array<ListColumn>, accountType: string, permissions: Array<string>, mayInspect: boolean, lacksSecondFactor: boolean, company: { id: string, name: string, otp: boolean, fitTest: boolean, sandbox: boolean, provider: boolean } } };

export type ServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServicesQuery = { services: Array<{ id: string, name: string, serviceType: ServiceType }> | null };

export type LogInMutationVariables = Exact<{
  username: string;
  password: string;
  code?: string | null | undefined;
}>;


export type LogInMutation = { logIn: { accessToken: string, refreshToken: string, org: string, accountId: string } };

export type RefreshSessionMutationVariables = Exact<{
  refreshToken: string;
}>;


export type RefreshSessionMutation = { refreshSession: { accessToken: string, refreshToken: string, org: string, accountId: string } };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: string | null };

export type AuditEntriesQueryVariables = Exact<{
  filter: AuditFilter;
  after?: string | null | undefined;
  timeZone?: string | null | undefined;
}>;


export type AuditEntriesQuery = { auditEntries: { hasMorePeople: boolean, nextCursor: string | null, entries: Array<{ id: string, at: string, action: string, accountId: string | null, accountName: string, companyName: string | null, reference: string | null, peopleCount: number | null, address: string | null, count: number, before: unknown, after: unknown, people: Array<{ candidateId: string, name: string }> }>, people: Array<{ candidateId: string, name: string, reference: string }> } };

export type AuditCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditCheckQuery = { auditCheck: { finishedAt: string, chains: number, breakCount: number, breaks: Array<{ bookingId: string, reference: string | null, fault: string }> } | null };

export type SeenPeopleQueryVariables = Exact<{
  accountId: string;
  fromDate: string;
  toDate: string;
  after?: string | null | undefined;
  timeZone?: string | null | undefined;
}>;


export type SeenPeopleQuery = { seenPeople: { accountName: string | null, wholeExports: number, nextCursor: string | null, people: Array<{ candidateId: string, name: string | null, reference: string | null, companyName: string | null, firstAt: string, lastAt: string, times: number, actions: Array<string> }> } };

export type BulkChangePlanQueryVariables = Exact<{
  action: BulkAction;
  candidateIds: Array<string> | string;
  move?: BulkMoveDaysInput | null | undefined;
  choices: Array<BulkChoiceInput> | BulkChoiceInput;
}>;


export type BulkChangePlanQuery = { bulkChangePlan: Array<{ candidateId: string, reference: string, candidateName: string, companyName: string, status: string, siteName: string | null, timeZone: string | null, startsAt: string | null, updatedAt: string, reason: string | null, note: string | null, to: { rosterId: number, doctorName: string, siteId: string, siteName: string, timeZone: string, startsAt: string } | null, options: Array<{ rosterId: number, doctorName: string, siteId: string, siteName: string, timeZone: string, startsAt: string }> }> };

export type BulkPlacePartsFragment = { rosterId: number, doctorName: string, siteId: string, siteName: string, timeZone: string, startsAt: string };

export type RunBulkChangeMutationVariables = Exact<{
  id: string;
  action: BulkAction;
  notes: string;
  poNumber: string;
  people: Array<BulkPersonInput> | BulkPersonInput;
}>;


export type RunBulkChangeMutation = { runBulkChange: { id: string, undoUntil: string, undone: boolean, rows: Array<{ candidateId: string, candidateName: string, outcome: BulkOutcome, reason: string | null }> } };

export type BulkChangePartsFragment = { id: string, undoUntil: string, undone: boolean, rows: Array<{ candidateId: string, candidateName: string, outcome: BulkOutcome, reason: string | null }> };

export type UndoBulkChangeMutationVariables = Exact<{
  id: string;
}>;


export type UndoBulkChangeMutation = { undoBulkChange: { id: string, undoUntil: string, undone: boolean, rows: Array<{ candidateId: string, candidateName: string, outcome: BulkOutcome, reason: string | null }> } };

export type UndoableBulkChangeQueryVariables = Exact<{
  id: string;
}>;


export type UndoableBulkChangeQuery = { undoableBulkChange: { id: string, undoUntil: string, undone: boolean, rows: Array<{ candidateId: string, candidateName: string, outcome: BulkOutcome, reason: string | null }> } };

export type BulkClinicsQueryVariables = Exact<{ [key: string]: never; }>;


export type BulkClinicsQuery = { bookableClinics: Array<{ id: string, name: string, bookingFree: boolean }> };

export type ResultFilesQueryVariables = Exact<{
  candidateIds: Array<string> | string;
}>;


export type ResultFilesQuery = { resultFiles: Array<{ candidateId: string, candidateName: string, files: Array<{ fileId: string, fileType: string, fileName: string }> }> };

export type UpdateCandidateMutationVariables = Exact<{
  bookingId: string;
  candidateId: string;
  updatedAt: string;
  change: CandidateChangeInput;
  sendConfirmation?: boolean | null | undefined;
}>;


export type UpdateCandidateMutation = { updateCandidate: string };

export type DetailPositionsQueryVariables = Exact<{
  org: string;
  search?: string | null | undefined;
}>;


export type DetailPositionsQuery = { positions: { total: number, items: Array<{ id: string, name: string }> } | null };

export type CancelBookingMutationVariables = Exact<{
  bookingId: string;
  candidateIds: Array<string> | string;
  notes?: string | null | undefined;
}>;


export type CancelBookingMutation = { cancelBooking: boolean };

export type ConfirmationWarningsQueryVariables = Exact<{
  candidateId: string;
}>;


export type ConfirmationWarningsQuery = { confirmationWarnings: { canSend: boolean, recipients: Array<string>, warnings: Array<{ code: string, message: string }> } };

export type SendNotificationMutationVariables = Exact<{
  bookingId: string;
  candidateId: string;
}>;


export type SendNotificationMutation = { sendNotification: Array<{ id: string }> };

export type SendCandidateLinkMutationVariables = Exact<{
  candidateId: string;
}>;


export type SendCandidateLinkMutation = { sendCandidateLink: boolean };

export type RevokeCandidateLinksMutationVariables = Exact<{
  candidateId: string;
}>;


export type RevokeCandidateLinksMutation = { revokeCandidateLinks: boolean };

export type BeginRescheduleMutationVariables = Exact<{
  candidateId: string;
}>;


export type BeginRescheduleMutation = { beginReschedule: { draftId: string, holds: Array<{ reserveId: string, siteId: string, siteName: string, timeZone: string, packageId: string, calendarId: number, startsAt: string, endsAt: string, expiresAt: string }> } };

export type EndRescheduleMutationVariables = Exact<{
  draftId: string;
}>;


export type EndRescheduleMutation = { deleteDraft: boolean };

export type UpdateTimeslotsMutationVariables = Exact<{
  bookingId: string;
  change: TimeChangeInput;
}>;


export type UpdateTimeslotsMutation = { updateTimeslots: { status: string, appointmentTime: string | null } };

export type WithdrawConsultFileMutationVariables = Exact<{
  fileId: string;
  reason: string;
  tellReaders: boolean;
}>;


export type WithdrawConsultFileMutation = { withdrawConsultFile: number };

export type AcknowledgeResultsMutationVariables = Exact<{
  candidateId: string;
}>;


export type AcknowledgeResultsMutation = { acknowledgeResults: number };

export type BookingDetailQueryVariables = Exact<{
  candidateId: string;
  mine: boolean;
}>;


export type BookingDetailQuery = { bookingDetail: { bookingId: string, candidateId: string, updatedAt: string, positionId: string | null, orgId: string, serviceType: ServiceType, reference: string, candidateNumber: number, candidateCount: number, status: string, statusColor: string, statusBefore: string | null, statusChangedAt: string | null, outcome: string | null, outcomeRestrictions: string | null, candidateName: string, candidateDob: string | null, candidateGender: string | null, candidatePhone: string | null, candidateEmail: string | null, candidatePosition: string | null, companyName: string, subsidiaryId: string | null, subsidiaryName: string | null, resultEmails: Array<string>, invoiceEmail: string | null, contactName: string | null, contactPhone: string | null, contactEmail: string | null, note: string | null, appointmentTime: string | null, appointmentEnd: string | null, attendanceConfirmedAt: string | null, changeAskedAt: string | null, preferredSiteId: string | null, preferredSiteName: string | null, preferredState: string | null, preferredFromDate: string | null, preferredToDate: string | null, preferredTime: string | null, poNumber: string | null, project: string | null, projectIdentification: string | null, packageId: string, packageName: string, packageMinutes: number, assessmentsHtml: string, comment: string | null, createdBy: string | null, canBeEarlier: boolean, liveLinkAt: string | null, site: { id: string, name: string, address: string, suburb: string, state: string, phone: string | null, timeZone: string } | null, paperworks: Array<{ id: string, name: string, link: string | null }>, assessments: Array<{ category: string, name: string, checked: boolean }>, candidates: Array<{ candidateId: string, name: string, status: string, statusColor: string, appointmentTime: string | null, siteTimeZone: string | null }>, visitStops: Array<{ name: string, fromTime: string, toTime: string, state: StopState, resources: Array<string> }>, earlierTime: { beforeDay: string, offeredTime: string | null, expiresAt: string | null } | null, candidateFiles: Array<{ id: string, paperworkId: string | null, paperWork: string, fileName: string | null, size: number, sentAt: string, sentBy: string }>, nextNotice: { kind: string, leavesAt: string } | null, reminders: Array<{ kind: string, phase: ReminderPhase, sentAt: string | null, triedAgainAt: string | null, lastError: string | null }>, deliveries: Array<{ id: string, kind: string, recipient: string, state: DeliveryState, createdAt: string, sentAt: string | null, leavesAt: string | null, lastError: string | null }>, consultFiles: Array<{ fileId: string, fileType: string, fileName: string, size: number, createdAt: string, createdBy: string | null, replacesId: string | null, withdrawn: { at: string, by: string, reason: string } | null, read: { at: string, by: string } | null, acknowledged: { at: string, by: string } | null, readers: Array<{ name: string, organisation: string | null, at: string }> | null }>, history: Array<{ id: string, at: string, action: string, by: string | null, organisation: string | null, about: string | null, before: string | null, after: string | null }> } };

export type ChangeBookingCommentMutationVariables = Exact<{
  bookingId: string;
  candidateId: string;
  comment: string;
}>;


export type ChangeBookingCommentMutation = { changeBookingComment: string };

export type ChangeEarlierTimeMutationVariables = Exact<{
  candidateId: string;
  what: EarlierTimeChange;
  beforeDay?: string | null | undefined;
  time?: string | null | undefined;
}>;


export type ChangeEarlierTimeMutation = { changeEarlierTime: { beforeDay: string, offeredTime: string | null, expiresAt: string | null } | null };

export type FilterCompaniesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type FilterCompaniesQuery = { bookableOrgs: { total: number, items: Array<{ id: string, name: string }> } };

export type FilterSubsidiariesQueryVariables = Exact<{
  org: string;
  search?: string | null | undefined;
}>;


export type FilterSubsidiariesQuery = { bookableSubsidiaries: { total: number, items: Array<{ id: string, name: string }> } };

export type FilterPackagesQueryVariables = Exact<{
  search?: string | null | undefined;
  org?: string | null | undefined;
}>;


export type FilterPackagesQuery = { packages: { packages: Array<{ id: string, name: string }> } };

export type FilterDoctorsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type FilterDoctorsQuery = { doctors: { total: number, items: Array<{ id: string, name: string }> } };

export type FilterSitesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type FilterSitesQuery = { bookableClinics: Array<{ id: string, name: string }> };

export type BookingsQueryVariables = Exact<{
  mine: boolean;
  search?: string | null | undefined;
  sort: BookingSort;
  order: SortOrder;
  after?: string | null | undefined;
  count: boolean;
  timeZone: string;
  filter?: BookingFilter | null | undefined;
}>;


export type BookingsQuery = { bookings: { total: number | null, totalCapped: boolean, pages: number | null, confirmed: number | null, pending: number | null, nextCursor: string | null, bookings: Array<{ candidateId: string, reference: string, candidateName: string, candidateDob: string | null, candidateEmail: string | null, candidatePhone: string | null, companyName: string, subsidiaryName: string | null, contactName: string | null, contactPhone: string | null, appointmentTime: string | null, siteName: string | null, siteTimeZone: string | null, preferredSiteName: string | null, preferredFromDate: string | null, preferredToDate: string | null, packageName: string, status: string, statusColor: string, statusBefore: string | null, statusChangedAt: string | null, outcome: string | null, candidatePosition: string | null, poNumber: string | null, candidateAnswer: string | null, createdAt: string }>, filterNames: Array<{ id: string, name: string, orgId: string | null }> | null } };

export type ChangeStatusesMutationVariables = Exact<{
  candidateIds: Array<string> | string;
  status: string;
}>;


export type ChangeStatusesMutation = { changeStatuses: { withoutTime: Array<string> } };

export type SavedListViewFragment = { id: string, name: string | null, filter: { search: string | null, candidateName: string | null, company: Array<string> | null, site: Array<string> | null, phone: string | null, subsidiary: string | null, fromDate: string | null, toDate: string | null, createdFrom: string | null, createdTo: string | null, email: string | null, contactPerson: string | null, package: string | null, doctor: string | null, position: string | null, poNumber: string | null, project: string | null, statuses: Array<string> | null, results: Array<string> | null, outcomes: Array<string> | null, answers: Array<string> | null, questions: Array<string> | null, sort: BookingSort | null, order: SortOrder | null, columns: Array<ListColumn> | null } };

export type ListViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListViewsQuery = { listViews: Array<{ id: string, name: string | null, filter: { search: string | null, candidateName: string | null, company: Array<string> | null, site: Array<string> | null, phone: string | null, subsidiary: string | null, fromDate: string | null, toDate: string | null, createdFrom: string | null, createdTo: string | null, email: string | null, contactPerson: string | null, package: string | null, doctor: string | null, position: string | null, poNumber: string | null, project: string | null, statuses: Array<string> | null, results: Array<string> | null, outcomes: Array<string> | null, answers: Array<string> | null, questions: Array<string> | null, sort: BookingSort | null, order: SortOrder | null, columns: Array<ListColumn> | null } }> };

export type ListViewQueryVariables = Exact<{
  id: string;
}>;


export type ListViewQuery = { listView: { id: string, name: string | null, filter: { search: string | null, candidateName: string | null, company: Array<string> | null, site: Array<string> | null, phone: string | null, subsidiary: string | null, fromDate: string | null, toDate: string | null, createdFrom: string | null, createdTo: string | null, email: string | null, contactPerson: string | null, package: string | null, doctor: string | null, position: string | null, poNumber: string | null, project: string | null, statuses: Array<string> | null, results: Array<string> | null, outcomes: Array<string> | null, answers: Array<string> | null, questions: Array<string> | null, sort: BookingSort | null, order: SortOrder | null, columns: Array<ListColumn> | null } } };

export type KeepListViewMutationVariables = Exact<{
  name?: string | null | undefined;
  filter: SavedFilterInput;
}>;


export type KeepListViewMutation = { keepListView: { id: string } };

export type RenameListViewMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenameListViewMutation = { renameListView: { id: string } };

export type DeleteListViewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteListViewMutation = { deleteListView: boolean };

export type ViewCountsQueryVariables = Exact<{
  mine: boolean;
  timeZone: string;
}>;


export type ViewCountsQuery = { viewCounts: Array<{ view: string, total: number, totalCapped: boolean }> };

export type SaveListColumnsMutationVariables = Exact<{
  columns: Array<ListColumn> | ListColumn;
}>;


export type SaveListColumnsMutation = { saveListColumns: Array<ListColumn> };

export type CatalogueAssessmentFieldsFragment = { id: string, category: string, name: string, minutes: number, priceCents: number | null, preparation: string, isActive: boolean, packages: number, updatedAt: string, needs: { cleanUpMinutes: number, comesFirst: boolean, runsBeside: boolean, resources: Array<{ kind: ResourceKind, skill: string }> } | null, comesAfter: Array<{ id: string, name: string }> };

export type CatalogueQueryVariables = Exact<{
  search?: string | null | undefined;
  active?: boolean | null | undefined;
  page?: number | null | undefined;
}>;


export type CatalogueQuery = { catalogue: { page: number, pages: number | null, total: number | null, assessments: Array<{ id: string, category: string, name: string, minutes: number, priceCents: number | null, preparation: string, isActive: boolean, packages: number, updatedAt: string, needs: { cleanUpMinutes: number, comesFirst: boolean, runsBeside: boolean, resources: Array<{ kind: ResourceKind, skill: string }> } | null, comesAfter: Array<{ id: string, name: string }> }> } };

export type EarlierAssessmentsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type EarlierAssessmentsQuery = { catalogue: { assessments: Array<{ id: string, name: string }> } };

export type AssessmentEffectsQueryVariables = Exact<{
  id: string;
}>;


export type AssessmentEffectsQuery = { assessmentEffects: { total: number, coming: number, holds: number, packages: Array<{ packageId: string, name: string, companyName: string | null, minutes: number }>, clinics: Array<{ name: string, resources: Array<{ kind: ResourceKind, skills: Array<string> }> }> } };

export type AddAssessmentMutationVariables = Exact<{
  input: AssessmentInput;
}>;


export type AddAssessmentMutation = { addAssessment: { id: string } };

export type StartCatalogueMutationVariables = Exact<{ [key: string]: never; }>;


export type StartCatalogueMutation = { startCatalogue: number };

export type ChangeAssessmentMutationVariables = Exact<{
  id: string;
  input: AssessmentChangeInput;
}>;


export type ChangeAssessmentMutation = { changeAssessment: { id: string } };

export type SwitchAssessmentMutationVariables = Exact<{
  id: string;
  isActive: boolean;
  updatedAt: string;
}>;


export type SwitchAssessmentMutation = { switchAssessment: { id: string } };

export type DeleteAssessmentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAssessmentMutation = { deleteAssessment: boolean };

export type MoveAssessmentMutationVariables = Exact<{
  id: string;
  before?: string | null | undefined;
}>;


export type MoveAssessmentMutation = { moveAssessment: boolean };

export type CatalogueServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogueServicesQuery = { catalogueServices: Array<{ id: string, name: string, serviceType: ServiceType, updatedAt: string }> };

export type RenameServiceMutationVariables = Exact<{
  id: string;
  name: string;
  updatedAt: string;
}>;


export type RenameServiceMutation = { renameService: { id: string } };

export type CompanyPositionsQueryVariables = Exact<{
  org: string;
  search?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type CompanyPositionsQuery = { companyPositions: { page: number, pages: number | null, total: number | null, positions: Array<{ id: string, name: string, updatedAt: string }> } };

export type AddPositionMutationVariables = Exact<{
  org: string;
  name: string;
}>;


export type AddPositionMutation = { addPosition: { id: string } };

export type RenamePositionMutationVariables = Exact<{
  id: string;
  name: string;
  updatedAt: string;
}>;


export type RenamePositionMutation = { renamePosition: { id: string } };

export type DeletePositionMutationVariables = Exact<{
  id: string;
}>;


export type DeletePositionMutation = { deletePosition: boolean };

export type CompanyProjectsQueryVariables = Exact<{
  org: string;
  search?: string | null | undefined;
  active?: boolean | null | undefined;
  page?: number | null | undefined;
}>;


export type CompanyProjectsQuery = { companyProjects: { page: number, pages: number | null, total: number | null, projects: Array<{ id: string, name: string, disable: boolean, updatedAt: string }> } };

export type AddProjectMutationVariables = Exact<{
  org: string;
  name: string;
}>;


export type AddProjectMutation = { addProject: { id: string } };

export type ChangeProjectMutationVariables = Exact<{
  id: string;
  input: CompanyProjectInput;
}>;


export type ChangeProjectMutation = { changeProject: { id: string } };

export type DeleteProjectMutationVariables = Exact<{
  id: string;
}>;


export type DeleteProjectMutation = { deleteProject: boolean };

export type PackagesQueryVariables = Exact<{
  org?: string | null | undefined;
  search?: string | null | undefined;
  active?: boolean | null | undefined;
  page?: number | null | undefined;
}>;


export type PackagesQuery = { packages: { page: number, pages: number | null, total: number | null, packages: Array<{ id: string, name: string, serviceType: ServiceType, orgId: string | null, isActive: boolean, duration: number, validityMonths: number, inUse: boolean, updatedAt: string, assessments: Array<{ category: string, name: string }> }> } };

export type PackageQueryVariables = Exact<{
  id: string;
}>;


export type PackageQuery = { package: { id: string, name: string, serviceType: ServiceType, orgId: string | null, isActive: boolean, validityMonths: number, inUse: boolean, updatedAt: string, assessments: Array<{ category: string, name: string, minutes: number, checked: boolean }> } };

export type PackageUsesQueryVariables = Exact<{
  id: string;
}>;


export type PackageUsesQuery = { packageUses: { coming: number, holds: number } };

export type PackageCompanyQueryVariables = Exact<{
  orgId: string;
}>;


export type PackageCompanyQuery = { company: { companyName: string } };

export type AssessmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type AssessmentsQuery = { assessments: Array<{ category: string, name: string, minutes: number, checked: boolean }> };

export type AddPackageMutationVariables = Exact<{
  org?: string | null | undefined;
  input: NewPackageInput;
}>;


export type AddPackageMutation = { addPackage: { id: string } };

export type ChangePackageMutationVariables = Exact<{
  id: string;
  input: PackageInput;
}>;


export type ChangePackageMutation = { changePackage: { id: string } };

export type DeletePackageMutationVariables = Exact<{
  id: string;
}>;


export type DeletePackageMutation = { deletePackage: boolean };

export type PriceFieldsFragment = { priceId: string, packageId: string, packageName: string, companyId: string | null, companyName: string | null, fromDay: string, cents: number, setBy: string };

export type PricesQueryVariables = Exact<{
  packageId?: string | null | undefined;
  companyId?: string | null | undefined;
}>;


export type PricesQuery = { prices: Array<{ priceId: string, packageId: string, packageName: string, companyId: string | null, companyName: string | null, fromDay: string, cents: number, setBy: string }> };

export type PackagePricesQueryVariables = Exact<{
  packageId: string;
}>;


export type PackagePricesQuery = { prices: Array<{ priceId: string, packageId: string, packageName: string, companyId: string | null, companyName: string | null, fromDay: string, cents: number, setBy: string }>, packageUses: { assessmentsCents: number | null } };

export type SetPriceMutationVariables = Exact<{
  input: PriceInput;
}>;


export type SetPriceMutation = { setPrice: { priceId: string } };

export type RemovePriceMutationVariables = Exact<{
  priceId: string;
}>;


export type RemovePriceMutation = { removePrice: boolean };

export type ClosingClinicsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClosingClinicsQuery = { bookableClinics: Array<{ id: string, name: string, address: string, timeZone: string, state: string, bookingFree: boolean }> };

export type ClosingPlanQueryVariables = Exact<{
  scope: ClosingScope;
  otherSiteIds: Array<string> | string;
  prefer: ClosingPreference;
  choices: Array<ClosingChoiceInput> | ClosingChoiceInput;
}>;


export type ClosingPlanQuery = { closingPlan: { days: number, waiting: number, doctors: Array<{ doctorId: string, doctorName: string, days: number, closes: boolean }>, people: Array<{ candidateId: string, reference: string, candidateName: string, candidatePhone: string, companyName: string, packageName: string, status: string, rosterId: number, doctorName: string, siteName: string, timeZone: string, startsAt: string, action: ClosingAction, isHere: boolean, reason: string | null, to: { rosterId: number, doctorName: string, siteId: string, siteName: string, timeZone: string, startsAt: string } | null, options: Array<{ rosterId: number, doctorName: string, siteId: string, siteName: string, timeZone: string, startsAt: string }> }>, holds: Array<{ siteName: string, timeZone: string, startsAt: string, expiresAt: string }> } };

export type StartClosingMutationVariables = Exact<{
  id: string;
  scope: ClosingScope;
  reason: string;
  publicReason?: string | null | undefined;
  people: Array<ClosingAgreementInput> | ClosingAgreementInput;
}>;


export type StartClosingMutation = { startClosing: { undoUntil: string } };

export type ClosingPartsFragment = { closingId: string, sites: Array<string>, doctors: Array<string>, fromDay: string, toDay: string, reason: string, status: ClosingStatus, createdBy: string, createdAt: string, people: number, done: number, moved: number, toPhone: number };

export type ClosingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClosingsQuery = { closings: Array<{ closingId: string, sites: Array<string>, doctors: Array<string>, fromDay: string, toDay: string, reason: string, status: ClosingStatus, createdBy: string, createdAt: string, people: number, done: number, moved: number, toPhone: number }> };

export type WholeClosingFragment = { closingId: string, sites: Array<string>, doctors: Array<string>, fromDay: string, toDay: string, reason: string, status: ClosingStatus, createdBy: string, createdAt: string, people: number, done: number, moved: number, toPhone: number, undoUntil: string, list: Array<{ candidateId: string, reference: string, candidateName: string, candidatePhone: string, companyName: string, packageName: string, fromSite: string, fromTimeZone: string, fromTime: string, toSite: string | null, toDoctor: string | null, toTimeZone: string | null, toTime: string | null, outcome: ClosingOutcome | null, why: string | null, toPhone: boolean, staysBecause: string | null }> };

export type ClosingQueryVariables = Exact<{
  id: string;
}>;


export type ClosingQuery = { closing: { closingId: string, sites: Array<string>, doctors: Array<string>, fromDay: string, toDay: string, reason: string, status: ClosingStatus, createdBy: string, createdAt: string, people: number, done: number, moved: number, toPhone: number, undoUntil: string, list: Array<{ candidateId: string, reference: string, candidateName: string, candidatePhone: string, companyName: string, packageName: string, fromSite: string, fromTimeZone: string, fromTime: string, toSite: string | null, toDoctor: string | null, toTimeZone: string | null, toTime: string | null, outcome: ClosingOutcome | null, why: string | null, toPhone: boolean, staysBecause: string | null }> } };

export type ReopenClosingMutationVariables = Exact<{
  id: string;
  how: ReopenHow;
}>;


export type ReopenClosingMutation = { reopenClosing: { closingId: string, sites: Array<string>, doctors: Array<string>, fromDay: string, toDay: string, reason: string, status: ClosingStatus, createdBy: string, createdAt: string, people: number, done: number, moved: number, toPhone: number, undoUntil: string, list: Array<{ candidateId: string, reference: string, candidateName: string, candidatePhone: string, companyName: string, packageName: string, fromSite: string, fromTimeZone: string, fromTime: string, toSite: string | null, toDoctor: string | null, toTimeZone: string | null, toTime: string | null, outcome: ClosingOutcome | null, why: string | null, toPhone: boolean, staysBecause: string | null }> } };

export type ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysQuery = { apiKeys: Array<{ id: string, name: string, prefix: string, scopes: Array<string>, madeBy: string, isOwn: boolean, isWorking: boolean, expiresAt: string, lastUsedAt: string | null, previousUntil: string | null }> };

export type MakeApiKeyMutationVariables = Exact<{
  keyId: string;
  input: NewApiKeyInput;
}>;


export type MakeApiKeyMutation = { makeApiKey: { id: string, secret: string } };

export type RotateApiKeyMutationVariables = Exact<{
  id: string;
  prefix?: string | null | undefined;
}>;


export type RotateApiKeyMutation = { rotateApiKey: { id: string, secret: string } };

export type RevokeApiKeyMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: boolean };

export type CompaniesQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: EntityStatus | null | undefined;
  sort?: CompanySort | null | undefined;
  descending?: boolean | null | undefined;
  page?: number | null | undefined;
}>;


export type CompaniesQuery = { companies: { page: number, pages: number | null, total: number | null, companies: Array<{ id: string, companyName: string, enable: boolean, active: boolean, fitTest: boolean, otp: boolean, sandbox: boolean, accounts: number | null, lastBookedAt: string | null, unreadResults: number | null, acknowledgedResults: number | null, updatedAt: string }> } };

export type CompanyQueryVariables = Exact<{
  orgId: string;
}>;


export type CompanyQuery = { company: { id: string, companyName: string, enable: boolean, active: boolean, fitTest: boolean, otp: boolean, sandbox: boolean, updatedAt: string } };

export type MyCompanyQueryVariables = Exact<{ [key: string]: never; }>;


export type MyCompanyQuery = { myCompany: { id: string, companyName: string, enable: boolean, active: boolean, fitTest: boolean, otp: boolean, sandbox: boolean, updatedAt: string } };

export type CompanyEffectsQueryVariables = Exact<{
  orgId: string;
}>;


export type CompanyEffectsQuery = { companyEffects: { accounts: number, accountsSignedIn: number, openBookings: number, drafts: number, subsidiaries: number } };

export type DetailsOfCompanyFragment = { abn: string, billingAddress: string, resultEmail: string, invoiceEmail: string, contactName: string, contactPhone: string, poRequired: boolean, favouriteClinics: Array<string>, ownPackagesOnly: boolean, invoicePer: InvoicePer, paymentDays: number | null, notes: string, updatedAt: string };

export type CompanyDetailsQueryVariables = Exact<{
  orgId: string;
}>;


export type CompanyDetailsQuery = { companyDetails: { abn: string, billingAddress: string, resultEmail: string, invoiceEmail: string, contactName: string, contactPhone: string, poRequired: boolean, favouriteClinics: Array<string>, ownPackagesOnly: boolean, invoicePer: InvoicePer, paymentDays: number | null, notes: string, updatedAt: string } };

export type ChangeCompanyDetailsMutationVariables = Exact<{
  orgId: string;
  input: CompanyDetailsInput;
}>;


export type ChangeCompanyDetailsMutation = { changeCompanyDetails: { abn: string, billingAddress: string, resultEmail: string, invoiceEmail: string, contactName: string, contactPhone: string, poRequired: boolean, favouriteClinics: Array<string>, ownPackagesOnly: boolean, invoicePer: InvoicePer, paymentDays: number | null, notes: string, updatedAt: string } };

export type BookingDefaultsQueryVariables = Exact<{
  orgId: string;
}>;


export type BookingDefaultsQuery = { bookingDefaults: { resultEmail: string, invoiceEmail: string, poRequired: boolean, favouriteClinics: Array<string>, updatedAt: string } };

export type ChangeBookingDefaultsMutationVariables = Exact<{
  orgId: string;
  input: BookingDefaultsInput;
}>;


export type ChangeBookingDefaultsMutation = { changeBookingDefaults: { resultEmail: string, invoiceEmail: string, poRequired: boolean, favouriteClinics: Array<string>, updatedAt: string } };

export type FavouriteChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type FavouriteChoicesQuery = { bookableClinics: Array<{ id: string, name: string, address: string }> };

export type StatementQueryVariables = Exact<{
  orgId: string;
  fromDate: string;
  toDate: string;
}>;


export type StatementQuery = { statement: { company: { id: string, name: string, abn: string, billingAddress: string, poRequired: boolean }, rows: Array<{ candidateId: string, invoiceNumber: string, day: string, reference: string, candidateName: string, packageName: string, poNumber: string, project: string, status: string, priceCents: number | null, gstCents: number | null }>, totals: { priceCents: number, gstCents: number, withoutPrice: number, withoutPo: number } } };

export type AddCompanyMutationVariables = Exact<{
  input: NewCompanyInput;
}>;


export type AddCompanyMutation = { addCompany: string };

export type ChangeCompanyMutationVariables = Exact<{
  orgId: string;
  input: CompanyInput;
}>;


export type ChangeCompanyMutation = { changeCompany: { companyName: string, fitTest: boolean, otp: boolean, sandbox: boolean, updatedAt: string } };

export type SwitchCompanyMutationVariables = Exact<{
  orgId: string;
  on: boolean;
}>;


export type SwitchCompanyMutation = { switchCompany: { id: string, active: boolean } };

export type SubsidiariesQueryVariables = Exact<{
  org: string;
  search?: string | null | undefined;
  status?: EntityStatus | null | undefined;
  page?: number | null | undefined;
}>;


export type SubsidiariesQuery = { subsidiaries: { page: number, pages: number | null, total: number | null, subsidiaries: Array<{ id: string, siteName: string, alias: string, enable: boolean, active: boolean, fitTest: boolean, updatedAt: string }> } };

export type SubsidiaryEffectsQueryVariables = Exact<{
  org: string;
  siteId: string;
}>;


export type SubsidiaryEffectsQuery = { subsidiaryEffects: { openBookings: number } };

export type AddSubsidiaryMutationVariables = Exact<{
  org: string;
  input: NewSubsidiaryInput;
}>;


export type AddSubsidiaryMutation = { addSubsidiary: { id: string } };

export type ChangeSubsidiaryMutationVariables = Exact<{
  org: string;
  siteId: string;
  input: SubsidiaryInput;
}>;


export type ChangeSubsidiaryMutation = { changeSubsidiary: { siteName: string, alias: string, fitTest: boolean, updatedAt: string } };

export type SwitchSubsidiaryMutationVariables = Exact<{
  org: string;
  siteId: string;
  on: boolean;
}>;


export type SwitchSubsidiaryMutation = { switchSubsidiary: { id: string, active: boolean } };

export type ReminderSettingsQueryVariables = Exact<{
  orgId: string;
}>;


export type ReminderSettingsQuery = { reminderSettings: { mail: Array<string>, sms: Array<string>, ownMoveDays: number, candidatesFillIn: boolean, updatedAt: string } };

export type ChooseRemindersMutationVariables = Exact<{
  orgId: string;
  input: ReminderSettingsInput;
}>;


export type ChooseRemindersMutation = { chooseReminders: { mail: Array<string>, sms: Array<string>, ownMoveDays: number, candidatesFillIn: boolean, updatedAt: string } };

export type MonthEndQueryVariables = Exact<{
  month: string;
  search?: string | null | undefined;
  attention?: boolean | null | undefined;
  page?: number | null | undefined;
}>;


export type MonthEndQuery = { monthEnd: { page: number, pages: number, total: number, totals: { companies: number, rows: number, priceCents: number, gstCents: number, withoutPrice: number, withoutPo: number }, companies: Array<{ id: string, name: string, rows: number, invoices: number, priceCents: number, gstCents: number, withoutPrice: number, withoutPo: number }> } };

export type SignInSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInSettingsQuery = { signInSettings: { redirectUri: string, logoutUri: string, loggedOutUri: string, adminSecondFactor: boolean, provider: { issuer: string, clientId: string, allowsNewAccounts: boolean, roleId: string | null, breakGlassAccountId: string | null, testedAt: string | null, enabledAt: string | null, updatedAt: string } | null, domains: Array<{ id: string, domain: string, txtRecord: string, verifiedAt: string | null }> } };

export type SignInChoicesQueryVariables = Exact<{
  org: string;
}>;


export type SignInChoicesQuery = { roles: Array<{ id: string, kind: RoleKind, name: string }>, accounts: { accounts: Array<{ id: string, contactPerson: string | null, username: string, permissions: Array<string> }> } };

export type ChangeAdminSecondFactorMutationVariables = Exact<{
  adminSecondFactor: boolean;
}>;


export type ChangeAdminSecondFactorMutation = { changeAdminSecondFactor: boolean };

export type SaveIdentityProviderMutationVariables = Exact<{
  input: IdentityProviderContentInput;
}>;


export type SaveIdentityProviderMutation = { saveIdentityProvider: { provider: { issuer: string, clientId: string, allowsNewAccounts: boolean, roleId: string | null, breakGlassAccountId: string | null, updatedAt: string } | null } };

export type TestIdentityProviderMutationVariables = Exact<{ [key: string]: never; }>;


export type TestIdentityProviderMutation = { testIdentityProvider: { redirectUri: string } };

export type EnableIdentityProviderMutationVariables = Exact<{ [key: string]: never; }>;


export type EnableIdentityProviderMutation = { enableIdentityProvider: { redirectUri: string } };

export type DisableIdentityProviderMutationVariables = Exact<{ [key: string]: never; }>;


export type DisableIdentityProviderMutation = { disableIdentityProvider: { redirectUri: string } };

export type AddSignInDomainMutationVariables = Exact<{
  domain: string;
}>;


export type AddSignInDomainMutation = { addSignInDomain: { redirectUri: string } };

export type CheckSignInDomainMutationVariables = Exact<{
  id: string;
}>;


export type CheckSignInDomainMutation = { checkSignInDomain: { redirectUri: string } };

export type DeleteSignInDomainMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSignInDomainMutation = { deleteSignInDomain: boolean };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhookEndpoints: Array<{ id: string, dialect: WebhookDialect, url: string, events: Array<string>, pausedAt: string | null, pausedBecause: string | null, lastError: string | null, lastErrorAt: string | null, updatedAt: string }> };

export type WebhookLogQueryVariables = Exact<{
  endpointId: string;
  page?: number | null | undefined;
}>;


export type WebhookLogQuery = { webhookDeliveries: { page: number, pages: number, total: number, deliveries: Array<{ id: string, type: string, state: WebhookDeliveryState, attempts: number, createdAt: string, lastStatus: number | null, lastAnswer: string | null, nextTryAt: string | null }> } };

export type AddWebhookMutationVariables = Exact<{
  input: NewWebhookEndpointInput;
}>;


export type AddWebhookMutation = { addWebhookEndpoint: { id: string, secret: string } };

export type ChangeWebhookMutationVariables = Exact<{
  id: string;
  input: WebhookEndpointChangeInput;
}>;


export type ChangeWebhookMutation = { changeWebhookEndpoint: { id: string, updatedAt: string } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { deleteWebhookEndpoint: boolean };

export type RotateWebhookMutationVariables = Exact<{
  id: string;
}>;


export type RotateWebhookMutation = { rotateWebhookSecret: { id: string, secret: string } };

export type ResumeWebhookMutationVariables = Exact<{
  id: string;
}>;


export type ResumeWebhookMutation = { resumeWebhookEndpoint: { id: string, pausedAt: string | null } };

export type TestWebhookMutationVariables = Exact<{
  id: string;
}>;


export type TestWebhookMutation = { testWebhookEndpoint: { id: string, state: WebhookDeliveryState } };

export type SendWebhookAgainMutationVariables = Exact<{
  id: string;
}>;


export type SendWebhookAgainMutation = { sendWebhookAgain: { id: string, state: WebhookDeliveryState } };

export type ConsultFilesMutationVariables = Exact<{
  org?: string | null | undefined;
  candidateId?: string | null | undefined;
  files: Array<ConsultFileInput> | ConsultFileInput;
}>;


export type ConsultFilesMutation = { consultFiles: Array<{ fileId: string, fileType: string, fileName: string, size: number, signedUrl: string }> };

export type VerifyOtpMutationVariables = Exact<{
  email: string;
  request: OtpRequest;
  otp: string;
}>;


export type VerifyOtpMutation = { verifyOtp: { deviceId: string } };

export type ResendOtpMutationVariables = Exact<{
  email: string;
  request: OtpRequest;
}>;


export type ResendOtpMutation = { resendOtp: boolean };

export type OwnPasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPasskeysQuery = { passkeys: Array<{ id: string }> };

export type BeginPasskeyProofMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyProofMutation = { beginPasskeyProof: string };

export type ProvePasskeyMutationVariables = Exact<{
  credential: string;
}>;


export type ProvePasskeyMutation = { provePasskey: string };

export type DayListClinicsQueryVariables = Exact<{ [key: string]: never; }>;


export type DayListClinicsQuery = { bookableClinics: Array<{ id: string, name: string, state: string, timeZone: string, bookingFree: boolean }> };

export type DayListQueryVariables = Exact<{
  siteId: string;
  day: string;
}>;


export type DayListQuery = { dayList: { timeZone: string, entries: Array<{ candidateId: string, reference: string, candidateName: string, dateOfBirth: string, missing: Array<string>, phone: string, companyName: string, packageName: string, assessments: Array<string>, hasLeft: boolean, identificationFileId: string | null, note: string, comment: string, doctorName: string | null, overPlan: string | null, startsAt: string, endsAt: string, status: string, statusColor: string, statusBefore: string | null, statusChangedAt: string | null, paperworks: Array<{ id: string, name: string, isHandedIn: boolean, candidateFileId: string | null }>, visitStops: Array<{ name: string, fromTime: string, toTime: string, state: StopState, resources: Array<string> }> }> } };

export type DayListChangedSubscriptionVariables = Exact<{
  siteIds: Array<string> | string;
}>;


export type DayListChangedSubscription = { slotsChanged: { siteId: string | null, day: string | null } };

export type DoctorListQueryVariables = Exact<{
  search?: string | null | undefined;
  active?: boolean | null | undefined;
  page?: number | null | undefined;
}>;


export type DoctorListQuery = { doctorList: { page: number, pages: number | null, total: number | null, doctors: Array<{ id: string, name: string, shownName: string, title: string, registrationNumber: string, mayDo: string, kind: ResourceKind, skills: Array<string>, calibratedUntil: string | null, capacity: number, mostPem: number | null, mostFitTest: number | null, isActive: boolean, clinics: Array<string>, updatedAt: string }> } };

export type DoctorQueryVariables = Exact<{
  id: string;
}>;


export type DoctorQuery = { doctor: { doctor: { id: string, name: string, shownName: string, title: string, registrationNumber: string, mayDo: string, kind: ResourceKind, skills: Array<string>, calibratedUntil: string | null, capacity: number, mostPem: number | null, mostFitTest: number | null, isActive: boolean, clinics: Array<string>, updatedAt: string }, patterns: Array<{ patternId: string, siteId: string, siteName: string, timeZone: string, fromDay: string, untilDay: string | null, weeks: number, weekA: string, onHolidays: boolean, madeUntil: string, hours: Array<{ week: number, weekday: number, fromTime: string, toTime: string }> }>, leaves: Array<{ leaveId: string, fromDay: string, untilDay: string, reason: string }>, ownDays: Array<{ rosterId: number, siteId: string, siteName: string, day: string, fromTime: string, toTime: string }> } };

export type OutsideHoursQueryVariables = Exact<{
  doctorId: string;
  fromDay?: string | null | undefined;
  untilDay?: string | null | undefined;
}>;


export type OutsideHoursQuery = { outsideHours: { people: Array<{ candidateId: string, reference: string, candidateName: string, companyName: string, siteName: string, timeZone: string, startsAt: string }>, plans: Array<{ siteId: string, siteName: string, fromDay: string, toDay: string, people: number }> } };

export type NewDoctorMutationVariables = Exact<{
  doctorId: string;
  input: NewDoctorInput;
}>;


export type NewDoctorMutation = { addDoctor: { id: string } };

export type ChangeDoctorMutationVariables = Exact<{
  id: string;
  input: DoctorInput;
}>;


export type ChangeDoctorMutation = { changeDoctor: boolean };

export type SwitchDoctorMutationVariables = Exact<{
  id: string;
  on: boolean;
}>;


export type SwitchDoctorMutation = { switchDoctor: boolean };

export type RosteredClinicsQueryVariables = Exact<{ [key: string]: never; }>;


export type RosteredClinicsQuery = { bookableClinics: Array<{ id: string, name: string, bookingFree: boolean }> };

export type WeeklyHoursPlanQueryVariables = Exact<{
  input: WeeklyHoursInput;
}>;


export type WeeklyHoursPlanQuery = { weeklyHoursPlan: { days: number, horizon: string, skipped: Array<{ day: string, reason: string }>, people: Array<{ candidateId: string, reference: string, candidateName: string, companyName: string, siteName: string, timeZone: string, startsAt: string }> } };

export type SaveWeeklyHoursMutationVariables = Exact<{
  newPatternId: string;
  input: WeeklyHoursInput;
}>;


export type SaveWeeklyHoursMutation = { saveWeeklyHours: boolean };

export type AddLeaveMutationVariables = Exact<{
  leaveId: string;
  doctorId: string;
  fromDay: string;
  untilDay: string;
  reason: string;
}>;


export type AddLeaveMutation = { addLeave: boolean };

export type RemoveLeaveMutationVariables = Exact<{
  leaveId: string;
}>;


export type RemoveLeaveMutation = { removeLeave: boolean };

export type DueAgainQueryVariables = Exact<{
  filter: DueFilter;
  timeZone: string;
  page: number;
}>;


export type DueAgainQuery = { dueAgain: { today: string, dueFrom: string, dueTo: string, total: number, totalCapped: boolean, expired: number, filterNames: Array<{ id: string, name: string }>, rows: Array<{ candidateId: string, reference: string, candidateName: string, candidateDob: string | null, candidateGender: string, candidatePhone: string, candidateEmail: string, positionId: string | null, candidatePosition: string, packageId: string, packageName: string, packageMinutes: number, serviceType: ServiceType, isOffered: boolean, mayBeBooked: boolean, orgId: string, companyName: string, subsidiaryId: string | null, subsidiaryName: string | null, siteId: string | null, siteName: string | null, siteState: string | null, contactName: string, contactPhone: string, contactEmail: string, resultEmail: string, invoiceEmail: string, examinedOn: string, dueOn: string }> } };

export type DueSubsidiariesQueryVariables = Exact<{
  org: string;
  search: string;
}>;


export type DueSubsidiariesQuery = { bookableSubsidiaries: { total: number, items: Array<{ id: string, name: string }> } };

export type DueClinicsQueryVariables = Exact<{
  search: string;
}>;


export type DueClinicsQuery = { bookableClinics: Array<{ id: string, name: string }> };

export type FindQueryVariables = Exact<{
  words: string;
  siteId?: string | null | undefined;
  timeZone: string;
  withBookings: boolean;
  withCompanies: boolean;
  withSubsidiaries: boolean;
  withAccounts: boolean;
  withSites: boolean;
  withDoctors: boolean;
  withPackages: boolean;
}>;


export type FindQuery = { foundBookings?: { nearest: string | null, bookings: Array<{ candidateId: string, reference: string, candidateName: string, candidatePhone: string | null, companyName: string, appointmentTime: string | null, siteName: string | null, siteTimeZone: string | null, preferredFromDate: string | null, preferredToDate: string | null, status: string, statusColor: string }> }, companies?: { companies: Array<{ id: string, companyName: string, active: boolean }> }, foundSubsidiaries?: Array<{ id: string, name: string, alias: string, orgId: string, orgName: string, active: boolean }>, foundAccounts?: Array<{ id: string, orgId: string, orgName: string, name: string, username: string, email: string, active: boolean, invited: boolean, locked: boolean, lastSignInAt: string | null }>, clinicSites?: { sites: Array<{ id: string, name: string, address: string, suburb: string, postcode: string, state: string, isActive: boolean }> }, doctors?: { items: Array<{ id: string, name: string }> }, packages?: { packages: Array<{ id: string, name: string, orgId: string | null, duration: number, isActive: boolean }> } };

export type SendLinkAgainMutationVariables = Exact<{
  org: string;
  accountId: string;
}>;


export type SendLinkAgainMutation = { inviteAccount: boolean };

export type HomeQueryVariables = Exact<{
  timeZone: string;
}>;


export type HomeQuery = { home: { today: string, counts: Array<{ view: string, total: number, totalCapped: boolean }>, bookings: Array<{ view: string, candidateId: string, reference: string, candidateName: string, candidatePhone: string | null, subsidiaryName: string | null, packageName: string, status: string, statusColor: string, appointmentTime: string | null, siteName: string | null, siteTimeZone: string | null, sitePhone: string | null, comment: string | null, note: string | null }> } };

export type HomeDueQueryVariables = Exact<{
  timeZone: string;
}>;


export type HomeDueQuery = { dueAgain: { total: number, totalCapped: boolean, expired: number } };

export type HomeDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeDraftsQuery = { drafts: Array<{ draftId: string, serviceType: ServiceType, updatedAt: string, body: Readonly<Record<string, unknown>>, holds: Array<{ reserveId: string, siteName: string, timeZone: string, startsAt: string, expiresAt: string }> }> };

export type HomeChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type HomeChangedSubscription = { bookingsChanged: boolean };

export type OpenOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenOrdersQuery = { orders: { total: number, orders: Array<{ orderId: string, source: string, externalId: string, status: OrderStatus, serviceType: ServiceType, candidateName: string, candidateDob: string | null, candidateGender: string, candidatePhone: string, candidateEmail: string, candidatePosition: string, package: string, site: string, note: string, unknown: Array<OrderWish>, isWithdrawn: boolean, noticeAt: string | null, begunBy: string | null, ownDraftId: string | null, receivedAt: string, changedAt: string, knownPackage: { packageId: string, name: string, minutes: number } | null, knownSite: { siteId: string, name: string, state: string } | null, changes: Array<{ field: string, from: string, to: string }>, booking: { candidateId: string, reference: string } | null }> } };

export type OrderPersonQueryVariables = Exact<{
  accountId: string;
  serviceType: ServiceType;
}>;


export type OrderPersonQuery = { lastBooking: { resultEmail: string, invoiceEmail: string, subsidiary: { id: string, name: string } | null } | null, bookingAccount: { contactPerson: string | null, phone: string | null, email: string | null, company: { id: string, name: string, resultEmail: string, invoiceEmail: string } } | null };

export type BeginOrderMutationVariables = Exact<{
  serviceType: ServiceType;
  body: Readonly<Record<string, unknown>>;
  draftId: string;
  writer: string;
  orderId: string;
  orderChangedAt: string;
}>;


export type BeginOrderMutation = { createDraft: { draftId: string } };

export type RejectOrderMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RejectOrderMutation = { rejectOrder: { orderId: string } };

export type AcknowledgeOrderMutationVariables = Exact<{
  id: string;
  noticeAt: string;
}>;


export type AcknowledgeOrderMutation = { acknowledgeOrder: { orderId: string } };

export type UninvitedAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type UninvitedAccountsQuery = { uninvitedAccounts: Array<{ id: string, orgName: string, kind: AccountKind, name: string, username: string, email: string, importedAt: string }> };

export type UndoableCompanyImportQueryVariables = Exact<{ [key: string]: never; }>;


export type UndoableCompanyImportQuery = { undoableCompanyImport: { id: string, rows: number, importedAt: string } | null };

export type UndoCompanyImportMutationVariables = Exact<{
  id: string;
}>;


export type UndoCompanyImportMutation = { undoCompanyImport: boolean };

export type UndoableSubsidiaryImportQueryVariables = Exact<{ [key: string]: never; }>;


export type UndoableSubsidiaryImportQuery = { undoableSubsidiaryImport: { id: string, rows: number, importedAt: string } | null };

export type UndoSubsidiaryImportMutationVariables = Exact<{
  id: string;
}>;


export type UndoSubsidiaryImportMutation = { undoSubsidiaryImport: boolean };

export type UndoableAccountImportQueryVariables = Exact<{ [key: string]: never; }>;


export type UndoableAccountImportQuery = { undoableAccountImport: { id: string, rows: number, importedAt: string } | null };

export type UndoAccountImportMutationVariables = Exact<{
  id: string;
}>;


export type UndoAccountImportMutation = { undoAccountImport: boolean };

export type UndoablePackageImportQueryVariables = Exact<{ [key: string]: never; }>;


export type UndoablePackageImportQuery = { undoablePackageImport: { id: string, rows: number, importedAt: string } | null };

export type UndoPackageImportMutationVariables = Exact<{
  id: string;
}>;


export type UndoPackageImportMutation = { undoPackageImport: boolean };

export type InviteAccountsMutationVariables = Exact<{
  accountIds: Array<string> | string;
}>;


export type InviteAccountsMutation = { inviteAccounts: number };

export type CompanySignInQueryVariables = Exact<{
  email: string;
}>;


export type CompanySignInQuery = { companySignIn: { companyName: string | null } };

export type FinishProviderSignInMutationVariables = Exact<{ [key: string]: never; }>;


export type FinishProviderSignInMutation = { finishProviderSignIn: { accessToken: string, refreshToken: string, org: string, accountId: string } };

export type BeginPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeySignInMutation = { beginPasskeySignIn: string };

export type SignInWithPasskeyMutationVariables = Exact<{
  credential: string;
}>;


export type SignInWithPasskeyMutation = { signInWithPasskey: { accessToken: string, refreshToken: string, org: string, accountId: string } };

export type MailTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type MailTextsQuery = { mailTexts: Array<{ kind: string, name: string, recipient: string, version: number, isBuiltIn: boolean, changedBy: string | null, changedAt: string | null }> };

export type MailTextQueryVariables = Exact<{
  kind: string;
}>;


export type MailTextQuery = { mailText: { kind: string, name: string, recipient: string, version: number, text: { subject: string, heading: string, body: string }, builtIn: { subject: string, heading: string, body: string }, placeholders: Array<{ name: string, meaning: string, isRequired: boolean }>, versions: Array<{ version: number, isBuiltIn: boolean, changedBy: string | null, changedAt: string | null, text: { subject: string, heading: string, body: string } }> } };

export type PreviewMailTextQueryVariables = Exact<{
  kind: string;
  input: MailTextDraftInput;
}>;


export type PreviewMailTextQuery = { previewMailText: { about: string | null, subject: string, heading: string, paragraphs: Array<string>, action: string | null, colour: string, from: string, facts: Array<{ name: string, value: string }> } };

export type SaveMailTextMutationVariables = Exact<{
  kind: string;
  input: MailTextInput;
}>;


export type SaveMailTextMutation = { saveMailText: number };

export type SendTestMailMutationVariables = Exact<{
  kind: string;
  input: MailTextDraftInput;
}>;


export type SendTestMailMutation = { sendTestMail: string };

export type ForgotPasswordMutationVariables = Exact<{
  email: string;
}>;


export type ForgotPasswordMutation = { forgotPassword: boolean };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { resetPassword: boolean };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  password: string;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type MyAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAccountQuery = { me: { username: string, accountType: string, contactPerson: string | null, phone: string | null, email: string | null, emailTrustedFrom: string | null, company: { name: string, otp: boolean } } };

export type UpdateMyAccountMutationVariables = Exact<{
  input: MyAccountInput;
}>;


export type UpdateMyAccountMutation = { updateMyAccount: { contactPerson: string | null, phone: string | null, email: string } };

export type ConfirmMyEmailMutationVariables = Exact<{ [key: string]: never; }>;


export type ConfirmMyEmailMutation = { confirmMyEmail: { email: string } };

export type DevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type DevicesQuery = { devices: Array<{ id: string, userAgent: string | null, usedAt: string, isCurrent: boolean }> };

export type RevokeDeviceMutationVariables = Exact<{
  id: string;
}>;


export type RevokeDeviceMutation = { revokeDevice: boolean };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: { total: number, sessions: Array<{ id: string, userAgent: string | null, address: string | null, createdAt: string, usedAt: string, isCurrent: boolean }> } };

export type EndMySessionMutationVariables = Exact<{
  id: string;
}>;


export type EndMySessionMutation = { endMySession: boolean };

export type EndMyOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndMyOtherSessionsMutation = { endMyOtherSessions: number };

export type SecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorQuery = { secondFactor: { enabled: boolean, recoveryCodesLeft: number } };

export type BeginSecondFactorMutationVariables = Exact<{
  currentPassword: string;
}>;


export type BeginSecondFactorMutation = { beginSecondFactor: { secret: string, link: string } };

export type ConfirmSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: Array<string> };

export type RenewRecoveryCodesMutationVariables = Exact<{
  currentPassword: string;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: Array<string> };

export type RemoveSecondFactorMutationVariables = Exact<{
  currentPassword: string;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor: boolean };

export type PasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeysQuery = { passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> };

export type BeginPasskeyMutationVariables = Exact<{
  currentPassword: string;
}>;


export type BeginPasskeyMutation = { beginPasskey: string };

export type AddPasskeyMutationVariables = Exact<{
  credential: string;
}>;


export type AddPasskeyMutation = { addPasskey: { id: string } };

export type RenamePasskeyMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: boolean };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { removePasskey: boolean };

export type MondayDigestQueryVariables = Exact<{ [key: string]: never; }>;


export type MondayDigestQuery = { mondayDigest: { isWanted: boolean, nextAt: string } };

export type ChooseMondayDigestMutationVariables = Exact<{
  isWanted: boolean;
}>;


export type ChooseMondayDigestMutation = { chooseMondayDigest: { isWanted: boolean, nextAt: string } };

export type CrewsQueryVariables = Exact<{
  org: string;
}>;


export type CrewsQuery = { crews: Array<{ id: string, name: string, serviceType: ServiceType, sid: string | null, resultEmail: string, invoiceEmail: string, poNumber: string, project: string, projectIdentification: string, updatedAt: string, subsidiary: { id: string, name: string } | null, lines: Array<{ people: number, positionId: string | null, position: string, state: string, package: { id: string, name: string, minutes: number } | null, sites: Array<{ id: string, name: string }> }> }> };

export type SaveCrewMutationVariables = Exact<{
  org: string;
  input: NewCrewInput;
}>;


export type SaveCrewMutation = { saveCrew: { id: string } };

export type RenameCrewMutationVariables = Exact<{
  id: string;
  input: CrewNameInput;
}>;


export type RenameCrewMutation = { renameCrew: { id: string } };

export type DeleteCrewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCrewMutation = { deleteCrew: boolean };

export type GroupTimesQueryVariables = Exact<{
  packageIds: Array<string> | string;
  siteIds: Array<string> | string;
  fromDate: string;
  toDate: string;
  part: DayPart;
  draftId: string;
}>;


export type GroupTimesQuery = { groupTimes: { proposals: Array<{ siteId: string, siteName: string, timeZone: string, day: string, doctors: number, startsAt: string, endsAt: string, places: Array<{ calendarId: number, startsAt: string, endsAt: string }> }>, whyNot: { message: string } | null } };

export type HoldGroupMutationVariables = Exact<{
  draftId: string;
  places: Array<GroupPlaceInput> | GroupPlaceInput;
}>;


export type HoldGroupMutation = { holdGroup: Array<{ candidateIndex: number, reserveId: string, siteId: string, siteName: string, timeZone: string, packageId: string, calendarId: number, startsAt: string, endsAt: string, expiresAt: string }> };

export type OverlappingAppointmentsQueryVariables = Exact<{
  org?: string | null | undefined;
  people: Array<PersonToBookInput> | PersonToBookInput;
}>;


export type OverlappingAppointmentsQuery = { overlappingAppointments: Array<{ person: number, reference: string, siteName: string, siteTimeZone: string, appointmentTime: string }> };

export type ChoicesFragment = { total: number, items: Array<{ id: string, name: string }> };

export type WholeDraftFragment = { draftId: string, revision: number, body: Readonly<Record<string, unknown>>, holds: Array<{ candidateIndex: number, reserveId: string, siteId: string, siteName: string, timeZone: string, packageId: string, calendarId: number, startsAt: string, endsAt: string, expiresAt: string }> };

export type CreatedFragment = { bookingId: string, reference: string, candidates: Array<{ candidateId: string, index: number, status: string, appointmentTime: string | null, siteName: string | null, siteTimeZone: string | null, smsAt: string | null }> };

export type BookableCompanyFragment = { id: string, name: string, poRequired: boolean, candidatesFillIn: boolean, resultEmail: string, invoiceEmail: string, favouriteClinics: Array<{ id: string, state: string, serviceTypes: Array<ServiceType> }> };

export type BookingPersonQueryVariables = Exact<{
  accountId: string;
  serviceType: ServiceType;
}>;


export type BookingPersonQuery = { lastBooking: { resultEmail: string, invoiceEmail: string, subsidiary: { id: string, name: string } | null, place: { state: string, siteIds: Array<string> } | null, package: { id: string, name: string, minutes: number } | null, usualPackages: Array<{ position: string, package: { id: string, name: string, minutes: number } }> } | null, bookingAccount: { accountId: string, contactPerson: string | null, phone: string | null, email: string | null, company: { id: string, name: string, poRequired: boolean, candidatesFillIn: boolean, resultEmail: string, invoiceEmail: string, favouriteClinics: Array<{ id: string, state: string, serviceTypes: Array<ServiceType> }> } } | null };

export type BookableOrgsQueryVariables = Exact<{
  search?: string | null | undefined;
  serviceType?: ServiceType | null | undefined;
  limit?: number | null | undefined;
}>;


export type BookableOrgsQuery = { bookableOrgs: { total: number, items: Array<{ id: string, name: string, poRequired: boolean, candidatesFillIn: boolean, resultEmail: string, invoiceEmail: string, favouriteClinics: Array<{ id: string, state: string, serviceTypes: Array<ServiceType> }> }> } };

export type BookableSubsidiariesQueryVariables = Exact<{
  org: string;
  search?: string | null | undefined;
  serviceType?: ServiceType | null | undefined;
  limit?: number | null | undefined;
}>;


export type BookableSubsidiariesQuery = { bookableSubsidiaries: { total: number, items: Array<{ id: string, name: string }> } };

export type PositionsQueryVariables = Exact<{
  org: string;
  search?: string | null | undefined;
  limit?: number | null | undefined;
}>;


export type PositionsQuery = { positions: { total: number, items: Array<{ id: string, name: string }> } | null };

export type ProjectsQueryVariables = Exact<{
  org: string;
  search?: string | null | undefined;
  limit?: number | null | undefined;
}>;


export type ProjectsQuery = { projects: { total: number, items: Array<{ id: string, name: string }> } | null };

export type ProjectIdentificationsQueryVariables = Exact<{
  org: string;
  search?: string | null | undefined;
  limit?: number | null | undefined;
}>;


export type ProjectIdentificationsQuery = { projectIdentifications: { total: number, items: Array<{ id: string, name: string }> } | null };

export type PurchaseOrdersQueryVariables = Exact<{
  org: string;
  search?: string | null | undefined;
  limit?: number | null | undefined;
}>;


export type PurchaseOrdersQuery = { purchaseOrders: { total: number, items: Array<{ id: string, name: string }> } | null };

export type BookablePackagesQueryVariables = Exact<{
  org: string;
  serviceType: ServiceType;
  sid?: string | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
}>;


export type BookablePackagesQuery = { bookablePackages: { total: number, items: Array<{ id: string, name: string, minutes: number, assessments: Array<{ category: string, name: string, checked: boolean }> }> } };

export type CreateDraftMutationVariables = Exact<{
  serviceType: ServiceType;
  sid?: string | null | undefined;
  body: Readonly<Record<string, unknown>>;
  draftId: string;
  writer: string;
  sequence: number;
}>;


export type CreateDraftMutation = { createDraft: { draftId: string, revision: number } };

export type SaveDraftMutationVariables = Exact<{
  draftId: string;
  revision: number;
  body: Readonly<Record<string, unknown>>;
  writer: string;
  sequence: number;
}>;


export type SaveDraftMutation = { saveDraft: { revision: number, conflict: { draftId: string, revision: number, body: Readonly<Record<string, unknown>>, holds: Array<{ candidateIndex: number, reserveId: string, siteId: string, siteName: string, timeZone: string, packageId: string, calendarId: number, startsAt: string, endsAt: string, expiresAt: string }> } | null } };

export type DraftQueryVariables = Exact<{
  draftId: string;
}>;


export type DraftQuery = { draft: { draftId: string, revision: number, body: Readonly<Record<string, unknown>>, booking: { bookingId: string, reference: string, candidates: Array<{ candidateId: string, index: number, status: string, appointmentTime: string | null, siteName: string | null, siteTimeZone: string | null, smsAt: string | null }> } | null, holds: Array<{ candidateIndex: number, reserveId: string, siteId: string, siteName: string, timeZone: string, packageId: string, calendarId: number, startsAt: string, endsAt: string, expiresAt: string }> } };

export type SentQueryVariables = Exact<{
  draftId: string;
}>;


export type SentQuery = { draft: { booking: { bookingId: string } | null } };

export type CreateBookingMutationVariables = Exact<{
  org?: string | null | undefined;
  input: CreateBookingInput;
  idempotencyKey: string;
}>;


export type CreateBookingMutation = { createBooking: { bookingId: string, reference: string, candidates: Array<{ candidateId: string, index: number, status: string, appointmentTime: string | null, siteName: string | null, siteTimeZone: string | null, smsAt: string | null }> } };

export type DeleteDraftMutationVariables = Exact<{
  draftId: string;
}>;


export type DeleteDraftMutation = { deleteDraft: boolean };

export type UnfinishedQueryVariables = Exact<{
  serviceType: ServiceType;
}>;


export type UnfinishedQuery = { drafts: Array<{ draftId: string, updatedAt: string, body: Readonly<Record<string, unknown>> }> };

export type AddItemMutationVariables = Exact<{
  list: GrowingList;
  org: string;
  name: string;
}>;


export type AddItemMutation = { addItem: { id: string, name: string } };

export type PackagePartsQueryVariables = Exact<{ [key: string]: never; }>;


export type PackagePartsQuery = { assessments: Array<{ category: string, name: string, minutes: number }> };

export type AddPackageInBookingMutationVariables = Exact<{
  org: string;
  input: NewPackageInBookingInput;
}>;


export type AddPackageInBookingMutation = { addPackageInBooking: { id: string, name: string, minutes: number } };

export type AddCustomPackageMutationVariables = Exact<{
  packageId: string;
  org: string;
  draftId: string;
  input: NewPackageInBookingInput;
}>;


export type AddCustomPackageMutation = { addCustomPackage: { id: string, name: string, minutes: number } };

export type OverviewClinicsQueryVariables = Exact<{ [key: string]: never; }>;


export type OverviewClinicsQuery = { bookableClinics: Array<{ id: string, name: string, bookingFree: boolean }> };

export type CapacityQueryVariables = Exact<{
  fromDay: string;
  dayCount: number;
  siteId?: string | null | undefined;
}>;


export type CapacityQuery = { capacity: { fromDay: string, dayCount: number, clinics: Array<{ siteId: string, siteName: string, days: Array<{ day: string, doctors: number, slots: number, booked: number, held: number, blocked: number, free: number, ahead: number }> }> } };

export type ResourceCapacityQueryVariables = Exact<{
  fromDay: string;
  dayCount: number;
  siteId?: string | null | undefined;
}>;


export type ResourceCapacityQuery = { resourceCapacity: { clinics: Array<{ siteId: string, siteName: string, resources: Array<{ kind: ResourceKind, name: string, resources: number, open: number, used: number }> }>, bottleneck: { kind: ResourceKind, names: Array<string>, fullAt: string, fullDays: number, days: number, gain: number, packageName: string } | null } };

export type NextFreeTimesQueryVariables = Exact<{
  siteId?: string | null | undefined;
}>;


export type NextFreeTimesQuery = { nextFreeTimes: { lookAheadDays: number, packages: Array<{ id: string, name: string, serviceType: ServiceType, minutes: number }>, clinics: Array<{ siteId: string, siteName: string, serviceTypes: Array<ServiceType>, free: Array<{ minutes: number, day: string | null, days: number | null }> }> } };

export type OverviewNumbersQueryVariables = Exact<{
  dayCount: number;
  timeZone: string;
  siteId?: string | null | undefined;
}>;


export type OverviewNumbersQuery = { overviewNumbers: { today: string, all: { pending: Array<number>, missed: number, expected: number, completed: number, medianHours: number | null, of90Hours: number | null }, clinics: Array<{ siteId: string, siteName: string, pending: Array<number>, missed: number, expected: number, completed: number, medianHours: number | null, of90Hours: number | null }> } };

export type OverviewChangedSubscriptionVariables = Exact<{
  siteIds: Array<string> | string;
}>;


export type OverviewChangedSubscription = { slotsChanged: { siteId: string | null } };

export type MatchResultsQueryVariables = Exact<{
  files: Array<ResultFileInput> | ResultFileInput;
}>;


export type MatchResultsQuery = { matchResults: Array<{ candidates: Array<{ candidateId: string, reference: string, candidateName: string, dateOfBirth: string, companyName: string, appointmentTime: string | null, siteTimeZone: string | null, status: string, outcome: string | null, canComplete: boolean, isToCome: boolean, isStored: boolean }> }> };

export type CompleteResultsMutationVariables = Exact<{
  candidateIds: Array<string> | string;
  through?: string | null | undefined;
}>;


export type CompleteResultsMutation = { changeStatuses: { changed: number } };

export type SchedulerDoctorsQueryVariables = Exact<{
  siteId: string;
  fromDay: string;
  toDay: string;
  lanes: BoardLanes;
  waiting: number;
}>;


export type SchedulerDoctorsQuery = { schedulerDoctors: { siteId: string, siteName: string, state: string, timeZone: string, mostOverPlan: number, hasVisits: boolean, missingYears: Array<number>, doctors: Array<{ doctorId: string, name: string, kind: ResourceKind, days: Array<{ rosterId: number, day: string, startsAt: string, endsAt: string, overPlan: string | null, slots: Array<{ id: string, startsAt: string, available: boolean, blockedBecause: string | null }> }> }>, holidays: Array<{ day: string, name: string }>, openHolidays: Array<{ day: string, name: string }> }, schedulerPending: { total: number, bookings: Array<{ candidateId: string, reference: string, candidateName: string, companyName: string, packageName: string, minutes: number, preferredFromDate: string | null, preferredToDate: string | null, preferredTime: string }> } };

export type SchedulerBookingsQueryVariables = Exact<{
  siteId: string;
  fromDay: string;
  toDay: string;
  lanes: BoardLanes;
  page: number;
}>;


export type SchedulerBookingsQuery = { schedulerBookings: { pages: number, blocks: Array<{ id: string, stop: string | null, kind: BoardBlockKind, rosterId: number, startsAt: string, endsAt: string, expiresAt: string | null, candidateId: string | null, reference: string | null, candidateName: string | null, companyName: string | null, packageName: string | null, status: string | null, statusColor: string | null }> } };

export type BoardClinicsQueryVariables = Exact<{ [key: string]: never; }>;


export type BoardClinicsQuery = { bookableClinics: Array<{ id: string, name: string, state: string, timeZone: string, bookingFree: boolean }> };

export type BoardChangedSubscriptionVariables = Exact<{
  siteIds: Array<string> | string;
}>;


export type BoardChangedSubscription = { slotsChanged: { siteId: string | null, day: string | null } };

export type ValidateMoveQueryVariables = Exact<{
  candidateId: string;
  rosterId: number;
  startsAt: string;
  stop?: string | null | undefined;
}>;


export type ValidateMoveQuery = { validateMove: { legal: boolean, reason: string } };

export type MoveAppointmentMutationVariables = Exact<{
  candidateId: string;
  rosterId: number;
  startsAt: string;
  stop?: string | null | undefined;
  seen: SeenPlaceInput;
  reason?: string | null | undefined;
}>;


export type MoveAppointmentMutation = { moveAppointment: { moveId: string, undoMs: number } };

export type ConfirmBookingMutationVariables = Exact<{
  candidateId: string;
  rosterId: number;
  startsAt: string;
}>;


export type ConfirmBookingMutation = { confirmBooking: boolean };

export type UndoMoveMutationVariables = Exact<{
  moveId: string;
}>;


export type UndoMoveMutation = { undoMove: { moveId: string } };

export type DisableSlotsMutationVariables = Exact<{
  siteId: string;
  slotIds: Array<number> | number;
  reason: string;
}>;


export type DisableSlotsMutation = { disableSlots: number };

export type EnableSlotsMutationVariables = Exact<{
  siteId: string;
  slotIds: Array<number> | number;
}>;


export type EnableSlotsMutation = { enableSlots: number };

export type DoctorsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type DoctorsQuery = { doctors: { total: number, items: Array<{ id: string, name: string }> } };

export type AddDoctorMutationVariables = Exact<{
  doctorId: string;
  input: NewDoctorInput;
}>;


export type AddDoctorMutation = { addDoctor: { id: string, name: string } };

export type AddRostersMutationVariables = Exact<{
  input: NewRostersInput;
}>;


export type AddRostersMutation = { addRosters: { rosters: Array<{ day: string }> } };

export type ChangeRosterMutationVariables = Exact<{
  rosterId: number;
  fromTime: string;
  toTime: string;
}>;


export type ChangeRosterMutation = { changeRoster: boolean };

export type StateHolidaysQueryVariables = Exact<{
  state: string;
  year: number;
}>;


export type StateHolidaysQuery = { stateHolidays: { states: Array<string>, holidays: Array<{ day: string, name: string, source: string, sites: Array<{ siteId: string, name: string }>, openAt: Array<{ siteId: string, name: string }> }>, missing: Array<{ state: string, year: number }> } };

export type AddHolidayMutationVariables = Exact<{
  state: string;
  day: string;
  name: string;
  siteIds: Array<string> | string;
}>;


export type AddHolidayMutation = { addHoliday: boolean };

export type RemoveHolidayMutationVariables = Exact<{
  state: string;
  day: string;
  siteIds: Array<string> | string;
}>;


export type RemoveHolidayMutation = { removeHoliday: boolean };

export type OpenOnHolidayMutationVariables = Exact<{
  state: string;
  day: string;
  siteIds: Array<string> | string;
}>;


export type OpenOnHolidayMutation = { openOnHoliday: boolean };

export type HolidayClinicsQueryVariables = Exact<{
  state: string;
}>;


export type HolidayClinicsQuery = { bookableClinics: Array<{ id: string, name: string, address: string }> };

export type BookingCardQueryVariables = Exact<{
  siteId: string;
  day: string;
  candidateId: string;
}>;


export type BookingCardQuery = { dayList: { entries: Array<{ candidateId: string, reference: string, candidateName: string, dateOfBirth: string, phone: string, companyName: string, packageName: string, note: string, comment: string, doctorName: string | null, startsAt: string, endsAt: string, status: string, statusColor: string, statusBefore: string | null, statusChangedAt: string | null }> } };

export type FindPersonQueryVariables = Exact<{
  search: string;
}>;


export type FindPersonQuery = { bookings: { bookings: Array<{ candidateId: string, candidateName: string, companyName: string, appointmentTime: string | null, siteName: string | null, siteTimeZone: string | null, status: string, statusColor: string }> } };

export type BoardCapacityQueryVariables = Exact<{
  siteId: string;
  fromDay: string;
  dayCount: number;
}>;


export type BoardCapacityQuery = { capacity: { clinics: Array<{ days: Array<{ day: string, slots: number, free: number }> }> } };

export type BeginWalkInMutationVariables = Exact<{
  draftId: string;
  writer: string;
  body: Readonly<Record<string, unknown>>;
}>;


export type BeginWalkInMutation = { createDraft: { draftId: string } };

export type EndWalkInMutationVariables = Exact<{
  draftId: string;
}>;


export type EndWalkInMutation = { deleteDraft: boolean };

export type WalkInPackagesQueryVariables = Exact<{
  org: string;
  search?: string | null | undefined;
  limit?: number | null | undefined;
}>;


export type WalkInPackagesQuery = { bookablePackages: { items: Array<{ id: string, name: string, minutes: number }> } };

export type WalkInCompaniesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type WalkInCompaniesQuery = { bookableOrgs: { total: number, items: Array<{ id: string, name: string }> } };

export type WalkInAddressesQueryVariables = Exact<{
  org: string;
}>;


export type WalkInAddressesQuery = { bookingAddresses: { resultEmail: string, invoiceEmail: string } };

export type WalkInMakerQueryVariables = Exact<{
  accountId: string;
}>;


export type WalkInMakerQuery = { bookingAccount: { contactPerson: string | null, phone: string | null, email: string | null } | null };

export type BookWalkInMutationVariables = Exact<{
  org?: string | null | undefined;
  input: CreateBookingInput;
  idempotencyKey: string;
}>;


export type BookWalkInMutation = { createBooking: { reference: string, candidates: Array<{ candidateId: string }> } };

export type SettingsOfProviderFragment = { brandName: string, phone: string, openingHours: string, holdMinutes: number | null, paymentDays: number | null, adminSecondFactor: boolean, xeroAccount: string, xeroTax: string, myobAccount: string, myobTax: string, updatedAt: string, defaults: { brandName: string, phone: string, openingHours: string, holdMinutes: number, paymentDays: number, xeroAccount: string, xeroTax: string, myobAccount: string, myobTax: string } };

export type ProviderSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProviderSettingsQuery = { providerSettings: { brandName: string, phone: string, openingHours: string, holdMinutes: number | null, paymentDays: number | null, adminSecondFactor: boolean, xeroAccount: string, xeroTax: string, myobAccount: string, myobTax: string, updatedAt: string, defaults: { brandName: string, phone: string, openingHours: string, holdMinutes: number, paymentDays: number, xeroAccount: string, xeroTax: string, myobAccount: string, myobTax: string } } };

export type ChangeProviderSettingsMutationVariables = Exact<{
  input: ProviderSettingsInput;
}>;


export type ChangeProviderSettingsMutation = { changeProviderSettings: { brandName: string, phone: string, openingHours: string, holdMinutes: number | null, paymentDays: number | null, adminSecondFactor: boolean, xeroAccount: string, xeroTax: string, myobAccount: string, myobTax: string, updatedAt: string, defaults: { brandName: string, phone: string, openingHours: string, holdMinutes: number, paymentDays: number, xeroAccount: string, xeroTax: string, myobAccount: string, myobTax: string } } };

export type ClinicSitesQueryVariables = Exact<{
  search?: string | null | undefined;
  active?: boolean | null | undefined;
  page?: number | null | undefined;
}>;


export type ClinicSitesQuery = { clinicSites: { page: number, pages: number | null, total: number | null, sites: Array<{ id: string, number: number, name: string, suburb: string, state: string, timezone: string, phone: string, email: string, serviceTypes: Array<ServiceType>, isActive: boolean, isExternal: boolean, bookingFree: boolean, sandbox: boolean }> } };

export type ClinicSiteQueryVariables = Exact<{
  id: string;
}>;


export type ClinicSiteQuery = { clinicSite: { id: string, number: number, name: string, address: string, suburb: string, postcode: string, state: string, timezone: string, phone: string, fax: string, email: string, serviceTypes: Array<ServiceType>, isActive: boolean, isExternal: boolean, bookingFree: boolean, travelMinutes: number, mostOverPlan: number, updatedAt: string } };

export type ClinicSiteEffectsQueryVariables = Exact<{
  id: string;
}>;


export type ClinicSiteEffectsQuery = { clinicSiteEffects: { bookings: number, firstBooking: string | null, lastBooking: string | null, pending: number, holds: number, rosters: number } };

export type AddClinicSiteMutationVariables = Exact<{
  input: NewClinicSiteInput;
}>;


export type AddClinicSiteMutation = { addClinicSite: { id: string } };

export type ChangeClinicSiteMutationVariables = Exact<{
  id: string;
  input: ClinicSiteInput;
}>;


export type ChangeClinicSiteMutation = { changeClinicSite: { id: string } };

export type SwitchClinicSiteMutationVariables = Exact<{
  id: string;
  on: boolean;
}>;


export type SwitchClinicSiteMutation = { switchClinicSite: { id: string } };

export type BookableLocationsQueryVariables = Exact<{
  serviceType: ServiceType;
}>;


export type BookableLocationsQuery = { bookableLocations: Array<{ state: string, clinics: number }> };

export type BookableClinicsQueryVariables = Exact<{
  state?: string | null | undefined;
  serviceType?: ServiceType | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
}>;


export type BookableClinicsQuery = { bookableClinics: Array<{ id: string, name: string, address: string, suburb: string, state: string, timeZone: string, bookingFree: boolean }> };

export type TimeSlotsQueryVariables = Exact<{
  packageId: string;
  siteIds: Array<string> | string;
  from: string;
  to: string;
  timeZone: string;
  candidateId?: string | null | undefined;
  optimize?: boolean | null | undefined;
  org?: string | null | undefined;
}>;


export type TimeSlotsQuery = { timeSlots: Array<{ siteId: string, siteName: string, address: string, timeZone: string, bookingFree: boolean, days: Array<{ day: string, times: Array<{ startsAt: string, calendarIds: Array<number> }>, whyNot: { code: string, message: string, nextDay: string | null } | null }> }> };

export type HolidaysQueryVariables = Exact<{
  fromDate: string;
  toDate: string;
  timeZone: string;
  state: string;
}>;


export type HolidaysQuery = { holidays: Array<{ day: string, siteIds: Array<string>, openSiteIds: Array<string> }> };

export type ReserveSlotMutationVariables = Exact<{
  slot: SlotInput;
  draftId: string;
  candidateIndex: number;
  replaces?: string | null | undefined;
}>;


export type ReserveSlotMutation = { reserveSlot: { reserveId: string, startsAt: string, endsAt: string, expiresAt: string, calendarId: number } };

export type HoldOverPlanMutationVariables = Exact<{
  rosterId: number;
  draftId: string;
  packageId: string;
  startsAt: string;
  reason: string;
}>;


export type HoldOverPlanMutation = { holdOverPlan: { reserveId: string, startsAt: string, endsAt: string, expiresAt: string, calendarId: number } };

export type ReleaseSlotMutationVariables = Exact<{
  reserveId: string;
}>;


export type ReleaseSlotMutation = { releaseSlot: boolean };

export type ExtendHoldsMutationVariables = Exact<{
  draftId: string;
}>;


export type ExtendHoldsMutation = { extendHolds: Array<{ candidateIndex: number, reserveId: string, expiresAt: string }> };

export type DraftHoldsQueryVariables = Exact<{
  draftId: string;
}>;


export type DraftHoldsQuery = { draft: { holds: Array<{ candidateIndex: number, reserveId: string, siteId: string, siteName: string, timeZone: string, packageId: string, calendarId: number, startsAt: string, endsAt: string, expiresAt: string }> } };

export type SlotsChangedSubscriptionVariables = Exact<{
  siteIds: Array<string> | string;
}>;


export type SlotsChangedSubscription = { slotsChanged: { siteId: string | null, day: string | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const BulkPlacePartsFragmentDoc = new TypedDocumentString(`
    fragment BulkPlaceParts on FreePlace {
  rosterId
  doctorName
  siteId
  siteName
  timeZone
  startsAt
}
    `, {"fragmentName":"BulkPlaceParts"}) as unknown as TypedDocumentString<BulkPlacePartsFragment, unknown>;
export const BulkChangePartsFragmentDoc = new TypedDocumentString(`
    fragment BulkChangeParts on BulkChange {
  id
  undoUntil
  undone
  rows {
    candidateId
    candidateName
    outcome
    reason
  }
}
    `, {"fragmentName":"BulkChangeParts"}) as unknown as TypedDocumentString<BulkChangePartsFragment, unknown>;
export const SavedListViewFragmentDoc = new TypedDocumentString(`
    fragment SavedListView on ListView {
  id
  name
  filter {
    search
    candidateName
    company
    site
    phone
    subsidiary
    fromDate
    toDate
    createdFrom
    createdTo
    email
    contactPerson
    package
    doctor
    position
    poNumber
    project
    statuses
    results
    outcomes
    answers
    questions
    sort
    order
    columns
  }
}
    `, {"fragmentName":"SavedListView"}) as unknown as TypedDocumentString<SavedListViewFragment, unknown>;
export const CatalogueAssessmentFieldsFragmentDoc = new TypedDocumentString(`
    fragment CatalogueAssessmentFields on CatalogueAssessment {
  id
  category
  name
  minutes
  priceCents
  preparation
  needs {
    resources {
      kind
      skill
    }
    cleanUpMinutes
    comesFirst
    runsBeside
  }
  comesAfter {
    id
    name
  }
  isActive
  packages
  updatedAt
}
    `, {"fragmentName":"CatalogueAssessmentFields"}) as unknown as TypedDocumentString<CatalogueAssessmentFieldsFragment, unknown>;
export const PriceFieldsFragmentDoc = new TypedDocumentString(`
    fragment PriceFields on Price {
  priceId
  packageId
  packageName
  companyId
  companyName
  fromDay
  cents
  setBy
}
    `, {"fragmentName":"PriceFields"}) as unknown as TypedDocumentString<PriceFieldsFragment, unknown>;
export const ClosingPartsFragmentDoc = new TypedDocumentString(`
    fragment ClosingParts on ClosingSummary {
  closingId
  sites
  doctors
  fromDay
  toDay
  reason
  status
  createdBy
  createdAt
  people
  done
  moved
  toPhone
}
    `, {"fragmentName":"ClosingParts"}) as unknown as TypedDocumentString<ClosingPartsFragment, unknown>;
export const WholeClosingFragmentDoc = new TypedDocumentString(`
    fragment WholeClosing on Closing {
  closingId
  sites
  doctors
  fromDay
  toDay
  reason
  status
  createdBy
  createdAt
  people
  done
  moved
  toPhone
  undoUntil
  list {
    candidateId
    reference
    candidateName
    candidatePhone
    companyName
    packageName
    fromSite
    fromTimeZone
    fromTime
    toSite
    toDoctor
    toTimeZone
    toTime
    outcome
    why
    toPhone
    staysBecause
  }
}
    `, {"fragmentName":"WholeClosing"}) as unknown as TypedDocumentString<WholeClosingFragment, unknown>;
export const DetailsOfCompanyFragmentDoc = new TypedDocumentString(`
    fragment DetailsOfCompany on CompanyDetails {
  abn
  billingAddress
  resultEmail
  invoiceEmail
  contactName
  contactPhone
  poRequired
  favouriteClinics
  ownPackagesOnly
  invoicePer
  paymentDays
  notes
  updatedAt
}
    `, {"fragmentName":"DetailsOfCompany"}) as unknown as TypedDocumentString<DetailsOfCompanyFragment, unknown>;
export const ChoicesFragmentDoc = new TypedDocumentString(`
    fragment Choices on Lookup {
  total
  items {
    id
    name
  }
}
    `, {"fragmentName":"Choices"}) as unknown as TypedDocumentString<ChoicesFragment, unknown>;
export const WholeDraftFragmentDoc = new TypedDocumentString(`
    fragment WholeDraft on Draft {
  draftId
  revision
  body
  holds {
    candidateIndex
    reserveId
    siteId
    siteName
    timeZone
    packageId
    calendarId
    startsAt
    endsAt
    expiresAt
  }
}
    `, {"fragmentName":"WholeDraft"}) as unknown as TypedDocumentString<WholeDraftFragment, unknown>;
export const CreatedFragmentDoc = new TypedDocumentString(`
    fragment Created on CreatedBooking {
  bookingId
  reference
  candidates {
    candidateId
    index
    status
    appointmentTime
    siteName
    siteTimeZone
    smsAt
  }
}
    `, {"fragmentName":"Created"}) as unknown as TypedDocumentString<CreatedFragment, unknown>;
export const BookableCompanyFragmentDoc = new TypedDocumentString(`
    fragment BookableCompany on BookableOrg {
  id
  name
  poRequired
  candidatesFillIn
  resultEmail
  invoiceEmail
  favouriteClinics {
    id
    state
    serviceTypes
  }
}
    `, {"fragmentName":"BookableCompany"}) as unknown as TypedDocumentString<BookableCompanyFragment, unknown>;
export const SettingsOfProviderFragmentDoc = new TypedDocumentString(`
    fragment SettingsOfProvider on ProviderSettings {
  brandName
  phone
  openingHours
  holdMinutes
  paymentDays
  adminSecondFactor
  xeroAccount
  xeroTax
  myobAccount
  myobTax
  updatedAt
  defaults {
    brandName
    phone
    openingHours
    holdMinutes
    paymentDays
    xeroAccount
    xeroTax
    myobAccount
    myobTax
  }
}
    `, {"fragmentName":"SettingsOfProvider"}) as unknown as TypedDocumentString<SettingsOfProviderFragment, unknown>;
export const AccountsDocument = new TypedDocumentString(`
    query Accounts($org: ID!, $search: String, $status: EntityStatus, $roleId: ID, $page: Int) {
  accounts(
    org: $org
    search: $search
    status: $status
    roleId: $roleId
    page: $page
  ) {
    accounts {
      id
      kind
      username
      contactPerson
      phone
      email
      active
      invited
      awaitsInvitation
      permissions
      roleId
      role
      secondFactor
      isLastAdmin
      updatedAt
    }
    page
    pages
    total
  }
}
    `, {"hash":"MXlq4bBtHqVC"}) as unknown as TypedDocumentString<AccountsQuery, AccountsQueryVariables>;
export const AccountPermissionsDocument = new TypedDocumentString(`
    query AccountPermissions($org: ID!, $accountId: ID!) {
  accountPermissions(org: $org, accountId: $accountId) {
    org
    companyName
    permissions
  }
}
    `, {"hash":"A7kgqC_Jwd0W"}) as unknown as TypedDocumentString<AccountPermissionsQuery, AccountPermissionsQueryVariables>;
export const AddAccountDocument = new TypedDocumentString(`
    mutation AddAccount($org: ID!, $kind: AccountKind!, $input: NewAccountInput!) {
  addAccount(org: $org, kind: $kind, input: $input)
}
    `, {"hash":"PC-g6c9BYe9N"}) as unknown as TypedDocumentString<AddAccountMutation, AddAccountMutationVariables>;
export const ChangeAccountDocument = new TypedDocumentString(`
    mutation ChangeAccount($org: ID!, $kind: AccountKind!, $accountId: ID!, $input: AccountInput!) {
  changeAccount(org: $org, kind: $kind, accountId: $accountId, input: $input) {
    id
  }
}
    `, {"hash":"zO2vqR1UlwwL"}) as unknown as TypedDocumentString<ChangeAccountMutation, ChangeAccountMutationVariables>;
export const DeleteAccountDocument = new TypedDocumentString(`
    mutation DeleteAccount($org: ID!, $kind: AccountKind!, $accountId: ID!, $mayBeLast: Boolean!) {
  deleteAccount(
    org: $org
    kind: $kind
    accountId: $accountId
    mayBeLast: $mayBeLast
  )
}
    `, {"hash":"GR96kakIAuLU"}) as unknown as TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const InviteAccountDocument = new TypedDocumentString(`
    mutation InviteAccount($org: ID!, $accountId: ID!) {
  inviteAccount(org: $org, accountId: $accountId)
}
    `, {"hash":"MLnGusdpzR-N"}) as unknown as TypedDocumentString<InviteAccountMutation, InviteAccountMutationVariables>;
export const ResetSecondFactorDocument = new TypedDocumentString(`
    mutation ResetSecondFactor($org: ID!, $accountId: ID!) {
  resetSecondFactor(org: $org, accountId: $accountId)
}
    `, {"hash":"gs9gp6vmYo9n"}) as unknown as TypedDocumentString<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>;
export const RolesDocument = new TypedDocumentString(`
    query Roles {
  roles {
    id
    kind
    name
    permissions
    accounts
    updatedAt
  }
}
    `, {"hash":"WAEsc2BboxLD"}) as unknown as TypedDocumentString<RolesQuery, RolesQueryVariables>;
export const RoleAccountsDocument = new TypedDocumentString(`
    query RoleAccounts($id: ID!) {
  roleAccounts(id: $id) {
    accounts {
      id
      name
      orgName
    }
    total
  }
}
    `, {"hash":"ri3Gpr9Dku4k"}) as unknown as TypedDocumentString<RoleAccountsQuery, RoleAccountsQueryVariables>;
export const AddRoleDocument = new TypedDocumentString(`
    mutation AddRole($input: NewRoleInput!) {
  addRole(input: $input) {
    id
  }
}
    `, {"hash":"KcEAyBjGypus"}) as unknown as TypedDocumentString<AddRoleMutation, AddRoleMutationVariables>;
export const ChangeRoleDocument = new TypedDocumentString(`
    mutation ChangeRole($id: ID!, $input: RoleInput!) {
  changeRole(id: $id, input: $input) {
    id
  }
}
    `, {"hash":"ZAzGm5I1ff09"}) as unknown as TypedDocumentString<ChangeRoleMutation, ChangeRoleMutationVariables>;
export const DeleteRoleDocument = new TypedDocumentString(`
    mutation DeleteRole($id: ID!) {
  deleteRole(id: $id)
}
    `, {"hash":"vR99k3Ft58B4"}) as unknown as TypedDocumentString<DeleteRoleMutation, DeleteRoleMutationVariables>;
export const AssignRoleDocument = new TypedDocumentString(`
    mutation AssignRole($org: ID!, $roleId: ID!, $accounts: [SeenAccountInput!]!) {
  assignRole(org: $org, roleId: $roleId, accounts: $accounts)
}
    `, {"hash":"HM2m9rYtjNxd"}) as unknown as TypedDocumentString<AssignRoleMutation, AssignRoleMutationVariables>;
export const SetAttendanceDocument = new TypedDocumentString(`
    mutation SetAttendance($candidateIds: [ID!]!, $status: String!) {
  changeStatuses(candidateIds: $candidateIds, status: $status) {
    withoutTime
  }
}
    `, {"hash":"kJFBWU0q6HcK"}) as unknown as TypedDocumentString<SetAttendanceMutation, SetAttendanceMutationVariables>;
export const MoveVisitOnDocument = new TypedDocumentString(`
    mutation MoveVisitOn($candidateId: ID!, $step: VisitStep!, $stop: String!) {
  moveVisitOn(candidateId: $candidateId, step: $step, stop: $stop)
}
    `, {"hash":"ui546xSAhJvC"}) as unknown as TypedDocumentString<MoveVisitOnMutation, MoveVisitOnMutationVariables>;
export const SetPaperworkHandedInDocument = new TypedDocumentString(`
    mutation SetPaperworkHandedIn($candidateId: ID!, $paperworkId: ID!, $isHandedIn: Boolean!) {
  setPaperworkHandedIn(
    candidateId: $candidateId
    paperworkId: $paperworkId
    isHandedIn: $isHandedIn
  )
}
    `, {"hash":"GqbJP3XiqwDP"}) as unknown as TypedDocumentString<SetPaperworkHandedInMutation, SetPaperworkHandedInMutationVariables>;
export const CalendarFeedsDocument = new TypedDocumentString(`
    query CalendarFeeds {
  calendarFeeds {
    id
    viewId
    madeAt
    readAt
  }
  listViews {
    id
    name
  }
}
    `, {"hash":"3BkmsDVghYYg"}) as unknown as TypedDocumentString<CalendarFeedsQuery, CalendarFeedsQueryVariables>;
export const MakeCalendarFeedDocument = new TypedDocumentString(`
    mutation MakeCalendarFeed($viewId: ID) {
  makeCalendarFeed(viewId: $viewId) {
    id
    address
  }
}
    `, {"hash":"CT5RoRVpAy1o"}) as unknown as TypedDocumentString<MakeCalendarFeedMutation, MakeCalendarFeedMutationVariables>;
export const RevokeCalendarFeedDocument = new TypedDocumentString(`
    mutation RevokeCalendarFeed($id: ID!) {
  revokeCalendarFeed(id: $id)
}
    `, {"hash":"0LkLa_Pt4Z1b"}) as unknown as TypedDocumentString<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>;
export const EmptyDayDocument = new TypedDocumentString(`
    query EmptyDay($siteId: ID!, $state: String!, $year: Int!, $day: LocalDate!, $dayCount: Int!) {
  stateHolidays(state: $state, year: $year) {
    holidays {
      day
      name
      sites {
        siteId
      }
      openAt {
        siteId
      }
    }
  }
  capacity(siteId: $siteId, fromDay: $day, dayCount: $dayCount) {
    clinics {
      days {
        day
      }
    }
  }
}
    `, {"hash":"4Cuti_0ATDPm"}) as unknown as TypedDocumentString<EmptyDayQuery, EmptyDayQueryVariables>;
export const BeginBookingDocument = new TypedDocumentString(`
    mutation BeginBooking($serviceType: ServiceType!, $sid: ID, $body: DraftBody!, $draftId: ID!, $writer: ID!) {
  createDraft(
    serviceType: $serviceType
    sid: $sid
    body: $body
    draftId: $draftId
    writer: $writer
  ) {
    draftId
  }
}
    `, {"hash":"Zl3MVBY8JDxw"}) as unknown as TypedDocumentString<BeginBookingMutation, BeginBookingMutationVariables>;
export const BookAgainDocument = new TypedDocumentString(`
    query BookAgain($candidateId: ID!, $mine: Boolean!) {
  bookingDetail(candidateId: $candidateId, mine: $mine) {
    serviceType
    orgId
    companyName
    subsidiaryId
    subsidiaryName
    resultEmails
    invoiceEmail
    contactName
    contactPhone
    contactEmail
    poNumber
    projectIdentification
    paperworks {
      id
      name
      link
    }
    candidateName
    candidateDob
    candidateGender
    candidatePhone
    candidateEmail
    positionId
    candidatePosition
    packageId
    packageName
    packageMinutes
    site {
      id
      state
    }
    preferredSiteId
    preferredState
  }
}
    `, {"hash":"nQ8j8xcMT9Oi"}) as unknown as TypedDocumentString<BookAgainQuery, BookAgainQueryVariables>;
export const FirstStepsDocument = new TypedDocumentString(`
    query FirstSteps {
  firstSteps {
    done
    doctorId
    companyId
  }
}
    `, {"hash":"LdZkA75RVgRa"}) as unknown as TypedDocumentString<FirstStepsQuery, FirstStepsQueryVariables>;
export const SetOutcomeDocument = new TypedDocumentString(`
    mutation SetOutcome($candidateId: ID!, $outcome: String, $restrictions: String!) {
  setOutcome(
    candidateId: $candidateId
    outcome: $outcome
    restrictions: $restrictions
  )
}
    `, {"hash":"aRS9YUxuG-QZ"}) as unknown as TypedDocumentString<SetOutcomeMutation, SetOutcomeMutationVariables>;
export const PaperworkListDocument = new TypedDocumentString(`
    query PaperworkList($org: ID!, $search: String, $page: Int, $ids: [ID!]) {
  paperworkList(org: $org, search: $search, page: $page, ids: $ids) {
    items {
      id
      name
      temporary
      link
      fileName
      size
      updatedAt
    }
    page
    pages
    total
  }
}
    `, {"hash":"-magy5Ra6UGS"}) as unknown as TypedDocumentString<PaperworkListQuery, PaperworkListQueryVariables>;
export const PaperworkFileDocument = new TypedDocumentString(`
    mutation PaperworkFile($id: ID!) {
  paperworkFile(id: $id) {
    signedUrl
  }
}
    `, {"hash":"YSkQGehUMHGs"}) as unknown as TypedDocumentString<PaperworkFileMutation, PaperworkFileMutationVariables>;
export const CandidateFileDocument = new TypedDocumentString(`
    mutation CandidateFile($id: ID!) {
  candidateFile(id: $id) {
    signedUrl
  }
}
    `, {"hash":"RCcsnnmQw_pD"}) as unknown as TypedDocumentString<CandidateFileMutation, CandidateFileMutationVariables>;
export const RenamePaperworkDocument = new TypedDocumentString(`
    mutation RenamePaperwork($org: ID!, $id: ID!, $name: String!, $updatedAt: String!) {
  renamePaperwork(org: $org, id: $id, name: $name, updatedAt: $updatedAt) {
    id
    name
    updatedAt
  }
}
    `, {"hash":"QBBAdkLW_q3U"}) as unknown as TypedDocumentString<RenamePaperworkMutation, RenamePaperworkMutationVariables>;
export const DeletePaperworkDocument = new TypedDocumentString(`
    mutation DeletePaperwork($org: ID!, $id: ID!) {
  deletePaperwork(org: $org, id: $id)
}
    `, {"hash":"P-WTjWImtabj"}) as unknown as TypedDocumentString<DeletePaperworkMutation, DeletePaperworkMutationVariables>;
export const MessagesDocument = new TypedDocumentString(`
    query Messages($candidateId: ID!) {
  messages(candidateId: $candidateId) {
    waitsFor
    messages {
      messageId
      side
      body
      author
      byMail
      at
    }
  }
}
    `, {"hash":"U0km-8xcLPNz"}) as unknown as TypedDocumentString<MessagesQuery, MessagesQueryVariables>;
export const OpenQuestionsDocument = new TypedDocumentString(`
    query OpenQuestions {
  openQuestions {
    side
    total
    totalCapped
    questions {
      candidateId
      candidateName
      reference
      companyName
      siteName
      message
      author
      at
    }
  }
}
    `, {"hash":"LLeReupwY8BO"}) as unknown as TypedDocumentString<OpenQuestionsQuery, OpenQuestionsQueryVariables>;
export const WriteMessageDocument = new TypedDocumentString(`
    mutation WriteMessage($messageId: ID!, $candidateId: ID!, $input: MessageInput!) {
  writeMessage(messageId: $messageId, candidateId: $candidateId, input: $input) {
    waitsFor
  }
}
    `, {"hash":"h9vvI_tIE72A"}) as unknown as TypedDocumentString<WriteMessageMutation, WriteMessageMutationVariables>;
export const QuestionsChangedDocument = new TypedDocumentString(`
    subscription QuestionsChanged {
  bookingsChanged
}
    `, {"hash":"OWtz1mA01mfE"}) as unknown as TypedDocumentString<QuestionsChangedSubscription, QuestionsChangedSubscriptionVariables>;
export const CompanyNamesDocument = new TypedDocumentString(`
    query CompanyNames($search: String) {
  bookableOrgs(search: $search) {
    total
    items {
      id
      name
    }
  }
}
    `, {"hash":"92oRrm1SBTE1"}) as unknown as TypedDocumentString<CompanyNamesQuery, CompanyNamesQueryVariables>;
export const RecordsChangedDocument = new TypedDocumentString(`
    subscription RecordsChanged {
  recordsChanged
}
    `, {"hash":"D4knpJJ3gAD3"}) as unknown as TypedDocumentString<RecordsChangedSubscription, RecordsChangedSubscriptionVariables>;
export const PortalDocument = new TypedDocumentString(`
    query Portal {
  portal {
    providerName
    timeZone
    holdMinutes
    schedulerUrl
    policyUrl
    inspection
    inspectorUrl
    demo
    demoLogins {
      username
      password
      purpose
    }
  }
}
    `, {"hash":"yW1Vdk97A360"}) as unknown as TypedDocumentString<PortalQuery, PortalQueryVariables>;
export const MeDocument = new TypedDocumentString(`
    query Me {
  me {
    email
    contactPerson
    username
    listColumns
    accountType
    company {
      id
      name
      otp
      fitTest
      sandbox
      provider
    }
    permissions
    mayInspect
    lacksSecondFactor
  }
}
    `, {"hash":"rJigbfzqrAg7"}) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const ServicesDocument = new TypedDocumentString(`
    query Services {
  services {
    id
    name
    serviceType
  }
}
    `, {"hash":"I7s3C24o8iFs"}) as unknown as TypedDocumentString<ServicesQuery, ServicesQueryVariables>;
export const LogInDocument = new TypedDocumentString(`
    mutation LogIn($username: String!, $password: String!, $code: String) {
  logIn(username: $username, password: $password, code: $code) {
    accessToken
    refreshToken
    org
    accountId
  }
}
    `, {"hash":"PD1mNklUF0tc"}) as unknown as TypedDocumentString<LogInMutation, LogInMutationVariables>;
export const RefreshSessionDocument = new TypedDocumentString(`
    mutation RefreshSession($refreshToken: String!) {
  refreshSession(refreshToken: $refreshToken) {
    accessToken
    refreshToken
    org
    accountId
  }
}
    `, {"hash":"Wq5xrklZVV9t"}) as unknown as TypedDocumentString<RefreshSessionMutation, RefreshSessionMutationVariables>;
export const LogOutDocument = new TypedDocumentString(`
    mutation LogOut {
  logOut
}
    `, {"hash":"C25i_6qQCBsQ"}) as unknown as TypedDocumentString<LogOutMutation, LogOutMutationVariables>;
export const AuditEntriesDocument = new TypedDocumentString(`
    query AuditEntries($filter: AuditFilter!, $after: String, $timeZone: TimeZone) {
  auditEntries(filter: $filter, after: $after, timeZone: $timeZone) {
    entries {
      id
      at
      action
      accountId
      accountName
      companyName
      reference
      people {
        candidateId
        name
      }
      peopleCount
      address
      count
      before
      after
    }
    people {
      candidateId
      name
      reference
    }
    hasMorePeople
    nextCursor
  }
}
    `, {"hash":"sZS9-jvNS-D9"}) as unknown as TypedDocumentString<AuditEntriesQuery, AuditEntriesQueryVariables>;
export const AuditCheckDocument = new TypedDocumentString(`
    query AuditCheck {
  auditCheck {
    finishedAt
    chains
    breakCount
    breaks {
      bookingId
      reference
      fault
    }
  }
}
    `, {"hash":"P7OE1uy17KjE"}) as unknown as TypedDocumentString<AuditCheckQuery, AuditCheckQueryVariables>;
export const SeenPeopleDocument = new TypedDocumentString(`
    query SeenPeople($accountId: ID!, $fromDate: LocalDate!, $toDate: LocalDate!, $after: String, $timeZone: TimeZone) {
  seenPeople(
    accountId: $accountId
    fromDate: $fromDate
    toDate: $toDate
    after: $after
    timeZone: $timeZone
  ) {
    people {
      candidateId
      name
      reference
      companyName
      firstAt
      lastAt
      times
      actions
    }
    accountName
    wholeExports
    nextCursor
  }
}
    `, {"hash":"2toUYWwhbkpQ"}) as unknown as TypedDocumentString<SeenPeopleQuery, SeenPeopleQueryVariables>;
export const BulkChangePlanDocument = new TypedDocumentString(`
    query BulkChangePlan($action: BulkAction!, $candidateIds: [ID!]!, $move: BulkMoveDaysInput, $choices: [BulkChoiceInput!]!) {
  bulkChangePlan(
    action: $action
    candidateIds: $candidateIds
    move: $move
    choices: $choices
  ) {
    candidateId
    reference
    candidateName
    companyName
    status
    siteName
    timeZone
    startsAt
    updatedAt
    reason
    note
    to {
      ...BulkPlaceParts
    }
    options {
      ...BulkPlaceParts
    }
  }
}
    fragment BulkPlaceParts on FreePlace {
  rosterId
  doctorName
  siteId
  siteName
  timeZone
  startsAt
}`, {"hash":"h5M_FYF713QL"}) as unknown as TypedDocumentString<BulkChangePlanQuery, BulkChangePlanQueryVariables>;
export const RunBulkChangeDocument = new TypedDocumentString(`
    mutation RunBulkChange($id: ID!, $action: BulkAction!, $notes: String!, $poNumber: String!, $people: [BulkPersonInput!]!) {
  runBulkChange(
    id: $id
    action: $action
    notes: $notes
    poNumber: $poNumber
    people: $people
  ) {
    ...BulkChangeParts
  }
}
    fragment BulkChangeParts on BulkChange {
  id
  undoUntil
  undone
  rows {
    candidateId
    candidateName
    outcome
    reason
  }
}`, {"hash":"P4oS5gJpu5U2"}) as unknown as TypedDocumentString<RunBulkChangeMutation, RunBulkChangeMutationVariables>;
export const UndoBulkChangeDocument = new TypedDocumentString(`
    mutation UndoBulkChange($id: ID!) {
  undoBulkChange(id: $id) {
    ...BulkChangeParts
  }
}
    fragment BulkChangeParts on BulkChange {
  id
  undoUntil
  undone
  rows {
    candidateId
    candidateName
    outcome
    reason
  }
}`, {"hash":"eioiaVTcmsHv"}) as unknown as TypedDocumentString<UndoBulkChangeMutation, UndoBulkChangeMutationVariables>;
export const UndoableBulkChangeDocument = new TypedDocumentString(`
    query UndoableBulkChange($id: ID!) {
  undoableBulkChange(id: $id) {
    ...BulkChangeParts
  }
}
    fragment BulkChangeParts on BulkChange {
  id
  undoUntil
  undone
  rows {
    candidateId
    candidateName
    outcome
    reason
  }
}`, {"hash":"B3RAX_n9nSBy"}) as unknown as TypedDocumentString<UndoableBulkChangeQuery, UndoableBulkChangeQueryVariables>;
export const BulkClinicsDocument = new TypedDocumentString(`
    query BulkClinics {
  bookableClinics(limit: 1000) {
    id
    name
    bookingFree
  }
}
    `, {"hash":"BPeLOkrHEri1"}) as unknown as TypedDocumentString<BulkClinicsQuery, BulkClinicsQueryVariables>;
export const ResultFilesDocument = new TypedDocumentString(`
    query ResultFiles($candidateIds: [ID!]!) {
  resultFiles(candidateIds: $candidateIds) {
    candidateId
    candidateName
    files {
      fileId
      fileType
      fileName
    }
  }
}
    `, {"hash":"8dSDlgMeiVmp"}) as unknown as TypedDocumentString<ResultFilesQuery, ResultFilesQueryVariables>;
export const UpdateCandidateDocument = new TypedDocumentString(`
    mutation UpdateCandidate($bookingId: ID!, $candidateId: ID!, $updatedAt: DateTime!, $change: CandidateChangeInput!, $sendConfirmation: Boolean) {
  updateCandidate(
    bookingId: $bookingId
    candidateId: $candidateId
    updatedAt: $updatedAt
    change: $change
    sendConfirmation: $sendConfirmation
  )
}
    `, {"hash":"7rxDKdpvDAOd"}) as unknown as TypedDocumentString<UpdateCandidateMutation, UpdateCandidateMutationVariables>;
export const DetailPositionsDocument = new TypedDocumentString(`
    query DetailPositions($org: ID!, $search: String) {
  positions(org: $org, search: $search) {
    ...Choices
  }
}
    fragment Choices on Lookup {
  total
  items {
    id
    name
  }
}`, {"hash":"Wme-67z832An"}) as unknown as TypedDocumentString<DetailPositionsQuery, DetailPositionsQueryVariables>;
export const CancelBookingDocument = new TypedDocumentString(`
    mutation CancelBooking($bookingId: ID!, $candidateIds: [ID!]!, $notes: String) {
  cancelBooking(bookingId: $bookingId, candidateIds: $candidateIds, notes: $notes)
}
    `, {"hash":"AAQAt9s-tIRf"}) as unknown as TypedDocumentString<CancelBookingMutation, CancelBookingMutationVariables>;
export const ConfirmationWarningsDocument = new TypedDocumentString(`
    query ConfirmationWarnings($candidateId: ID!) {
  confirmationWarnings(candidateId: $candidateId) {
    canSend
    recipients
    warnings {
      code
      message
    }
  }
}
    `, {"hash":"KnMwFpKvbJ5n"}) as unknown as TypedDocumentString<ConfirmationWarningsQuery, ConfirmationWarningsQueryVariables>;
export const SendNotificationDocument = new TypedDocumentString(`
    mutation SendNotification($bookingId: ID!, $candidateId: ID!) {
  sendNotification(bookingId: $bookingId, candidateId: $candidateId) {
    id
  }
}
    `, {"hash":"VjHqkCbq8ARz"}) as unknown as TypedDocumentString<SendNotificationMutation, SendNotificationMutationVariables>;
export const SendCandidateLinkDocument = new TypedDocumentString(`
    mutation SendCandidateLink($candidateId: ID!) {
  sendCandidateLink(candidateId: $candidateId)
}
    `, {"hash":"0U31laoZuLqg"}) as unknown as TypedDocumentString<SendCandidateLinkMutation, SendCandidateLinkMutationVariables>;
export const RevokeCandidateLinksDocument = new TypedDocumentString(`
    mutation RevokeCandidateLinks($candidateId: ID!) {
  revokeCandidateLinks(candidateId: $candidateId)
}
    `, {"hash":"dgBKqElbFqKm"}) as unknown as TypedDocumentString<RevokeCandidateLinksMutation, RevokeCandidateLinksMutationVariables>;
export const BeginRescheduleDocument = new TypedDocumentString(`
    mutation BeginReschedule($candidateId: ID!) {
  beginReschedule(candidateId: $candidateId) {
    draftId
    holds {
      reserveId
      siteId
      siteName
      timeZone
      packageId
      calendarId
      startsAt
      endsAt
      expiresAt
    }
  }
}
    `, {"hash":"LaQvCKvb7BDo"}) as unknown as TypedDocumentString<BeginRescheduleMutation, BeginRescheduleMutationVariables>;
export const EndRescheduleDocument = new TypedDocumentString(`
    mutation EndReschedule($draftId: ID!) {
  deleteDraft(draftId: $draftId)
}
    `, {"hash":"390YUVh8X4TV"}) as unknown as TypedDocumentString<EndRescheduleMutation, EndRescheduleMutationVariables>;
export const UpdateTimeslotsDocument = new TypedDocumentString(`
    mutation UpdateTimeslots($bookingId: ID!, $change: TimeChangeInput!) {
  updateTimeslots(bookingId: $bookingId, input: $change) {
    status
    appointmentTime
  }
}
    `, {"hash":"tcUE6j1bR-Qc"}) as unknown as TypedDocumentString<UpdateTimeslotsMutation, UpdateTimeslotsMutationVariables>;
export const WithdrawConsultFileDocument = new TypedDocumentString(`
    mutation WithdrawConsultFile($fileId: ID!, $reason: String!, $tellReaders: Boolean!) {
  withdrawConsultFile(fileId: $fileId, reason: $reason, tellReaders: $tellReaders)
}
    `, {"hash":"t_kEMY2uoXC1"}) as unknown as TypedDocumentString<WithdrawConsultFileMutation, WithdrawConsultFileMutationVariables>;
export const AcknowledgeResultsDocument = new TypedDocumentString(`
    mutation AcknowledgeResults($candidateId: ID!) {
  acknowledgeResults(candidateId: $candidateId)
}
    `, {"hash":"v-EgcrDt79xx"}) as unknown as TypedDocumentString<AcknowledgeResultsMutation, AcknowledgeResultsMutationVariables>;
export const BookingDetailDocument = new TypedDocumentString(`
    query BookingDetail($candidateId: ID!, $mine: Boolean!) {
  bookingDetail(candidateId: $candidateId, mine: $mine) {
    bookingId
    candidateId
    updatedAt
    positionId
    orgId
    serviceType
    reference
    candidateNumber
    candidateCount
    status
    statusColor
    statusBefore
    statusChangedAt
    outcome
    outcomeRestrictions
    candidateName
    candidateDob
    candidateGender
    candidatePhone
    candidateEmail
    candidatePosition
    companyName
    subsidiaryId
    subsidiaryName
    resultEmails
    invoiceEmail
    contactName
    contactPhone
    contactEmail
    note
    site {
      id
      name
      address
      suburb
      state
      phone
      timeZone
    }
    appointmentTime
    appointmentEnd
    attendanceConfirmedAt
    changeAskedAt
    preferredSiteId
    preferredSiteName
    preferredState
    preferredFromDate
    preferredToDate
    preferredTime
    poNumber
    project
    projectIdentification
    paperworks {
      id
      name
      link
    }
    packageId
    packageName
    packageMinutes
    assessmentsHtml
    assessments {
      category
      name
      checked
    }
    comment
    createdBy
    candidates {
      candidateId
      name
      status
      statusColor
      appointmentTime
      siteTimeZone
    }
    visitStops {
      name
      fromTime
      toTime
      state
      resources
    }
    canBeEarlier
    earlierTime {
      beforeDay
      offeredTime
      expiresAt
    }
    candidateFiles {
      id
      paperworkId
      paperWork
      fileName
      size
      sentAt
      sentBy
    }
    liveLinkAt
    nextNotice {
      kind
      leavesAt
    }
    reminders {
      kind
      phase
      sentAt
      triedAgainAt
      lastError
    }
    deliveries {
      id
      kind
      recipient
      state
      createdAt
      sentAt
      leavesAt
      lastError
    }
    consultFiles {
      fileId
      fileType
      fileName
      size
      createdAt
      createdBy
      replacesId
      withdrawn {
        at
        by
        reason
      }
      read {
        at
        by
      }
      acknowledged {
        at
        by
      }
      readers {
        name
        organisation
        at
      }
    }
    history {
      id
      at
      action
      by
      organisation
      about
      before
      after
    }
  }
}
    `, {"hash":"VY2YD_mLREOE"}) as unknown as TypedDocumentString<BookingDetailQuery, BookingDetailQueryVariables>;
export const ChangeBookingCommentDocument = new TypedDocumentString(`
    mutation ChangeBookingComment($bookingId: ID!, $candidateId: ID!, $comment: String!) {
  changeBookingComment(
    bookingId: $bookingId
    candidateId: $candidateId
    comment: $comment
  )
}
    `, {"hash":"cubfkbhEWNiK"}) as unknown as TypedDocumentString<ChangeBookingCommentMutation, ChangeBookingCommentMutationVariables>;
export const ChangeEarlierTimeDocument = new TypedDocumentString(`
    mutation ChangeEarlierTime($candidateId: ID!, $what: EarlierTimeChange!, $beforeDay: LocalDate, $time: DateTime) {
  changeEarlierTime(
    candidateId: $candidateId
    what: $what
    beforeDay: $beforeDay
    time: $time
  ) {
    beforeDay
    offeredTime
    expiresAt
  }
}
    `, {"hash":"AnKLbaDRRJNi"}) as unknown as TypedDocumentString<ChangeEarlierTimeMutation, ChangeEarlierTimeMutationVariables>;
export const FilterCompaniesDocument = new TypedDocumentString(`
    query FilterCompanies($search: String) {
  bookableOrgs(search: $search) {
    total
    items {
      id
      name
    }
  }
}
    `, {"hash":"lw5ykA9eRUyL"}) as unknown as TypedDocumentString<FilterCompaniesQuery, FilterCompaniesQueryVariables>;
export const FilterSubsidiariesDocument = new TypedDocumentString(`
    query FilterSubsidiaries($org: ID!, $search: String) {
  bookableSubsidiaries(org: $org, search: $search) {
    ...Choices
  }
}
    fragment Choices on Lookup {
  total
  items {
    id
    name
  }
}`, {"hash":"XEaqn7lx30eT"}) as unknown as TypedDocumentString<FilterSubsidiariesQuery, FilterSubsidiariesQueryVariables>;
export const FilterPackagesDocument = new TypedDocumentString(`
    query FilterPackages($search: String, $org: ID) {
  packages(search: $search, org: $org, pageSize: 10) {
    packages {
      id
      name
    }
  }
}
    `, {"hash":"S7FpPTVJsUKj"}) as unknown as TypedDocumentString<FilterPackagesQuery, FilterPackagesQueryVariables>;
export const FilterDoctorsDocument = new TypedDocumentString(`
    query FilterDoctors($search: String) {
  doctors(search: $search, limit: 10) {
    ...Choices
  }
}
    fragment Choices on Lookup {
  total
  items {
    id
    name
  }
}`, {"hash":"s7K-8UllIJE4"}) as unknown as TypedDocumentString<FilterDoctorsQuery, FilterDoctorsQueryVariables>;
export const FilterSitesDocument = new TypedDocumentString(`
    query FilterSites($search: String) {
  bookableClinics(search: $search) {
    id
    name
  }
}
    `, {"hash":"AVVZ36AoGPF2"}) as unknown as TypedDocumentString<FilterSitesQuery, FilterSitesQueryVariables>;
export const BookingsDocument = new TypedDocumentString(`
    query Bookings($mine: Boolean!, $search: String, $sort: BookingSort!, $order: SortOrder!, $after: String, $count: Boolean!, $timeZone: TimeZone!, $filter: BookingFilter) {
  bookings(
    mine: $mine
    search: $search
    sort: $sort
    order: $order
    after: $after
    count: $count
    timeZone: $timeZone
    filter: $filter
  ) {
    bookings {
      candidateId
      reference
      candidateName
      candidateDob
      candidateEmail
      candidatePhone
      companyName
      subsidiaryName
      contactName
      contactPhone
      appointmentTime
      siteName
      siteTimeZone
      preferredSiteName
      preferredFromDate
      preferredToDate
      packageName
      status
      statusColor
      statusBefore
      statusChangedAt
      outcome
      candidatePosition
      poNumber
      candidateAnswer
      createdAt
    }
    total
    totalCapped
    pages
    confirmed
    pending
    filterNames {
      id
      name
      orgId
    }
    nextCursor
  }
}
    `, {"hash":"C6djdzf0q9yY"}) as unknown as TypedDocumentString<BookingsQuery, BookingsQueryVariables>;
export const ChangeStatusesDocument = new TypedDocumentString(`
    mutation ChangeStatuses($candidateIds: [ID!]!, $status: String!) {
  changeStatuses(candidateIds: $candidateIds, status: $status) {
    withoutTime
  }
}
    `, {"hash":"y2fnRvxhI6bo"}) as unknown as TypedDocumentString<ChangeStatusesMutation, ChangeStatusesMutationVariables>;
export const ListViewsDocument = new TypedDocumentString(`
    query ListViews {
  listViews {
    ...SavedListView
  }
}
    fragment SavedListView on ListView {
  id
  name
  filter {
    search
    candidateName
    company
    site
    phone
    subsidiary
    fromDate
    toDate
    createdFrom
    createdTo
    email
    contactPerson
    package
    doctor
    position
    poNumber
    project
    statuses
    results
    outcomes
    answers
    questions
    sort
    order
    columns
  }
}`, {"hash":"y2UuB7YO1wqB"}) as unknown as TypedDocumentString<ListViewsQuery, ListViewsQueryVariables>;
export const ListViewDocument = new TypedDocumentString(`
    query ListView($id: ID!) {
  listView(id: $id) {
    ...SavedListView
  }
}
    fragment SavedListView on ListView {
  id
  name
  filter {
    search
    candidateName
    company
    site
    phone
    subsidiary
    fromDate
    toDate
    createdFrom
    createdTo
    email
    contactPerson
    package
    doctor
    position
    poNumber
    project
    statuses
    results
    outcomes
    answers
    questions
    sort
    order
    columns
  }
}`, {"hash":"nfecSgb68Mir"}) as unknown as TypedDocumentString<ListViewQuery, ListViewQueryVariables>;
export const KeepListViewDocument = new TypedDocumentString(`
    mutation KeepListView($name: String, $filter: SavedFilterInput!) {
  keepListView(name: $name, filter: $filter) {
    id
  }
}
    `, {"hash":"h1f_1BdixVrd"}) as unknown as TypedDocumentString<KeepListViewMutation, KeepListViewMutationVariables>;
export const RenameListViewDocument = new TypedDocumentString(`
    mutation RenameListView($id: ID!, $name: String!) {
  renameListView(id: $id, name: $name) {
    id
  }
}
    `, {"hash":"vmPdkh-eb6KC"}) as unknown as TypedDocumentString<RenameListViewMutation, RenameListViewMutationVariables>;
export const DeleteListViewDocument = new TypedDocumentString(`
    mutation DeleteListView($id: ID!) {
  deleteListView(id: $id)
}
    `, {"hash":"abbgo8B4ucjW"}) as unknown as TypedDocumentString<DeleteListViewMutation, DeleteListViewMutationVariables>;
export const ViewCountsDocument = new TypedDocumentString(`
    query ViewCounts($mine: Boolean!, $timeZone: TimeZone!) {
  viewCounts(mine: $mine, timeZone: $timeZone) {
    view
    total
    totalCapped
  }
}
    `, {"hash":"wtAw8XJsQChO"}) as unknown as TypedDocumentString<ViewCountsQuery, ViewCountsQueryVariables>;
export const SaveListColumnsDocument = new TypedDocumentString(`
    mutation SaveListColumns($columns: [ListColumn!]!) {
  saveListColumns(columns: $columns)
}
    `, {"hash":"Mysg2O7G1kr4"}) as unknown as TypedDocumentString<SaveListColumnsMutation, SaveListColumnsMutationVariables>;
export const CatalogueDocument = new TypedDocumentString(`
    query Catalogue($search: String, $active: Boolean, $page: Int) {
  catalogue(search: $search, active: $active, page: $page) {
    assessments {
      ...CatalogueAssessmentFields
    }
    page
    pages
    total
  }
}
    fragment CatalogueAssessmentFields on CatalogueAssessment {
  id
  category
  name
  minutes
  priceCents
  preparation
  needs {
    resources {
      kind
      skill
    }
    cleanUpMinutes
    comesFirst
    runsBeside
  }
  comesAfter {
    id
    name
  }
  isActive
  packages
  updatedAt
}`, {"hash":"ai1zLLNweftO"}) as unknown as TypedDocumentString<CatalogueQuery, CatalogueQueryVariables>;
export const EarlierAssessmentsDocument = new TypedDocumentString(`
    query EarlierAssessments($search: String) {
  catalogue(search: $search, active: true) {
    assessments {
      id
      name
    }
  }
}
    `, {"hash":"dxxCRjHLea7R"}) as unknown as TypedDocumentString<EarlierAssessmentsQuery, EarlierAssessmentsQueryVariables>;
export const AssessmentEffectsDocument = new TypedDocumentString(`
    query AssessmentEffects($id: ID!) {
  assessmentEffects(id: $id) {
    packages {
      packageId
      name
      companyName
      minutes
    }
    total
    coming
    clinics {
      name
      resources {
        kind
        skills
      }
    }
    holds
  }
}
    `, {"hash":"oFIqkyReNTMS"}) as unknown as TypedDocumentString<AssessmentEffectsQuery, AssessmentEffectsQueryVariables>;
export const AddAssessmentDocument = new TypedDocumentString(`
    mutation AddAssessment($input: AssessmentInput!) {
  addAssessment(input: $input) {
    id
  }
}
    `, {"hash":"vDbNb8_pg6aI"}) as unknown as TypedDocumentString<AddAssessmentMutation, AddAssessmentMutationVariables>;
export const StartCatalogueDocument = new TypedDocumentString(`
    mutation StartCatalogue {
  startCatalogue
}
    `, {"hash":"OaOeplFqccYo"}) as unknown as TypedDocumentString<StartCatalogueMutation, StartCatalogueMutationVariables>;
export const ChangeAssessmentDocument = new TypedDocumentString(`
    mutation ChangeAssessment($id: ID!, $input: AssessmentChangeInput!) {
  changeAssessment(id: $id, input: $input) {
    id
  }
}
    `, {"hash":"tNhzZf34HGDs"}) as unknown as TypedDocumentString<ChangeAssessmentMutation, ChangeAssessmentMutationVariables>;
export const SwitchAssessmentDocument = new TypedDocumentString(`
    mutation SwitchAssessment($id: ID!, $isActive: Boolean!, $updatedAt: DateTime!) {
  switchAssessment(id: $id, isActive: $isActive, updatedAt: $updatedAt) {
    id
  }
}
    `, {"hash":"Injhar5KeqX2"}) as unknown as TypedDocumentString<SwitchAssessmentMutation, SwitchAssessmentMutationVariables>;
export const DeleteAssessmentDocument = new TypedDocumentString(`
    mutation DeleteAssessment($id: ID!) {
  deleteAssessment(id: $id)
}
    `, {"hash":"RU9H9PlM31Te"}) as unknown as TypedDocumentString<DeleteAssessmentMutation, DeleteAssessmentMutationVariables>;
export const MoveAssessmentDocument = new TypedDocumentString(`
    mutation MoveAssessment($id: ID!, $before: ID) {
  moveAssessment(id: $id, before: $before)
}
    `, {"hash":"giHyMaw8Z4xW"}) as unknown as TypedDocumentString<MoveAssessmentMutation, MoveAssessmentMutationVariables>;
export const CatalogueServicesDocument = new TypedDocumentString(`
    query CatalogueServices {
  catalogueServices {
    id
    name
    serviceType
    updatedAt
  }
}
    `, {"hash":"mkfjS9CIGKbA"}) as unknown as TypedDocumentString<CatalogueServicesQuery, CatalogueServicesQueryVariables>;
export const RenameServiceDocument = new TypedDocumentString(`
    mutation RenameService($id: ID!, $name: String!, $updatedAt: DateTime!) {
  renameService(id: $id, name: $name, updatedAt: $updatedAt) {
    id
  }
}
    `, {"hash":"1onDFjaE5AGN"}) as unknown as TypedDocumentString<RenameServiceMutation, RenameServiceMutationVariables>;
export const CompanyPositionsDocument = new TypedDocumentString(`
    query CompanyPositions($org: ID!, $search: String, $page: Int) {
  companyPositions(org: $org, search: $search, page: $page) {
    positions {
      id
      name
      updatedAt
    }
    page
    pages
    total
  }
}
    `, {"hash":"HdfBImWKLeiO"}) as unknown as TypedDocumentString<CompanyPositionsQuery, CompanyPositionsQueryVariables>;
export const AddPositionDocument = new TypedDocumentString(`
    mutation AddPosition($org: ID!, $name: String!) {
  addPosition(org: $org, name: $name) {
    id
  }
}
    `, {"hash":"bJQWFtX30-Vh"}) as unknown as TypedDocumentString<AddPositionMutation, AddPositionMutationVariables>;
export const RenamePositionDocument = new TypedDocumentString(`
    mutation RenamePosition($id: ID!, $name: String!, $updatedAt: DateTime!) {
  renamePosition(id: $id, name: $name, updatedAt: $updatedAt) {
    id
  }
}
    `, {"hash":"0UBj0TQKhMH0"}) as unknown as TypedDocumentString<RenamePositionMutation, RenamePositionMutationVariables>;
export const DeletePositionDocument = new TypedDocumentString(`
    mutation DeletePosition($id: ID!) {
  deletePosition(id: $id)
}
    `, {"hash":"xVX9eePOWi7a"}) as unknown as TypedDocumentString<DeletePositionMutation, DeletePositionMutationVariables>;
export const CompanyProjectsDocument = new TypedDocumentString(`
    query CompanyProjects($org: ID!, $search: String, $active: Boolean, $page: Int) {
  companyProjects(org: $org, search: $search, active: $active, page: $page) {
    projects {
      id
      name
      disable
      updatedAt
    }
    page
    pages
    total
  }
}
    `, {"hash":"megyt9341Qwc"}) as unknown as TypedDocumentString<CompanyProjectsQuery, CompanyProjectsQueryVariables>;
export const AddProjectDocument = new TypedDocumentString(`
    mutation AddProject($org: ID!, $name: String!) {
  addProject(org: $org, name: $name) {
    id
  }
}
    `, {"hash":"q5LstBT23YPF"}) as unknown as TypedDocumentString<AddProjectMutation, AddProjectMutationVariables>;
export const ChangeProjectDocument = new TypedDocumentString(`
    mutation ChangeProject($id: ID!, $input: CompanyProjectInput!) {
  changeProject(id: $id, input: $input) {
    id
  }
}
    `, {"hash":"CQ1Jxpwr3gkS"}) as unknown as TypedDocumentString<ChangeProjectMutation, ChangeProjectMutationVariables>;
export const DeleteProjectDocument = new TypedDocumentString(`
    mutation DeleteProject($id: ID!) {
  deleteProject(id: $id)
}
    `, {"hash":"IZL7uNlRRIDe"}) as unknown as TypedDocumentString<DeleteProjectMutation, DeleteProjectMutationVariables>;
export const PackagesDocument = new TypedDocumentString(`
    query Packages($org: ID, $search: String, $active: Boolean, $page: Int) {
  packages(org: $org, search: $search, active: $active, page: $page) {
    packages {
      id
      name
      serviceType
      orgId
      isActive
      duration
      validityMonths
      inUse
      updatedAt
      assessments {
        category
        name
      }
    }
    page
    pages
    total
  }
}
    `, {"hash":"83gmwGtiINQV"}) as unknown as TypedDocumentString<PackagesQuery, PackagesQueryVariables>;
export const PackageDocument = new TypedDocumentString(`
    query Package($id: ID!) {
  package(id: $id) {
    id
    name
    serviceType
    orgId
    isActive
    validityMonths
    inUse
    updatedAt
    assessments {
      category
      name
      minutes
      checked
    }
  }
}
    `, {"hash":"PS1lb6vPLoAP"}) as unknown as TypedDocumentString<PackageQuery, PackageQueryVariables>;
export const PackageUsesDocument = new TypedDocumentString(`
    query PackageUses($id: ID!) {
  packageUses(id: $id) {
    coming
    holds
  }
}
    `, {"hash":"xfjALeZhw2KA"}) as unknown as TypedDocumentString<PackageUsesQuery, PackageUsesQueryVariables>;
export const PackageCompanyDocument = new TypedDocumentString(`
    query PackageCompany($orgId: ID!) {
  company(orgId: $orgId) {
    companyName
  }
}
    `, {"hash":"MwuVv-AtfVSP"}) as unknown as TypedDocumentString<PackageCompanyQuery, PackageCompanyQueryVariables>;
export const AssessmentsDocument = new TypedDocumentString(`
    query Assessments {
  assessments {
    category
    name
    minutes
    checked
  }
}
    `, {"hash":"CtKk1cbtdyMj"}) as unknown as TypedDocumentString<AssessmentsQuery, AssessmentsQueryVariables>;
export const AddPackageDocument = new TypedDocumentString(`
    mutation AddPackage($org: ID, $input: NewPackageInput!) {
  addPackage(org: $org, input: $input) {
    id
  }
}
    `, {"hash":"cbsUXREZXgBO"}) as unknown as TypedDocumentString<AddPackageMutation, AddPackageMutationVariables>;
export const ChangePackageDocument = new TypedDocumentString(`
    mutation ChangePackage($id: ID!, $input: PackageInput!) {
  changePackage(id: $id, input: $input) {
    id
  }
}
    `, {"hash":"bMWpFltzF3SO"}) as unknown as TypedDocumentString<ChangePackageMutation, ChangePackageMutationVariables>;
export const DeletePackageDocument = new TypedDocumentString(`
    mutation DeletePackage($id: ID!) {
  deletePackage(id: $id)
}
    `, {"hash":"D9Uni6AhmQ4D"}) as unknown as TypedDocumentString<DeletePackageMutation, DeletePackageMutationVariables>;
export const PricesDocument = new TypedDocumentString(`
    query Prices($packageId: ID, $companyId: ID) {
  prices(packageId: $packageId, companyId: $companyId) {
    ...PriceFields
  }
}
    fragment PriceFields on Price {
  priceId
  packageId
  packageName
  companyId
  companyName
  fromDay
  cents
  setBy
}`, {"hash":"iPN5ZHKZb7fu"}) as unknown as TypedDocumentString<PricesQuery, PricesQueryVariables>;
export const PackagePricesDocument = new TypedDocumentString(`
    query PackagePrices($packageId: ID!) {
  prices(packageId: $packageId) {
    ...PriceFields
  }
  packageUses(id: $packageId) {
    assessmentsCents
  }
}
    fragment PriceFields on Price {
  priceId
  packageId
  packageName
  companyId
  companyName
  fromDay
  cents
  setBy
}`, {"hash":"aIwA0Ib6C5CM"}) as unknown as TypedDocumentString<PackagePricesQuery, PackagePricesQueryVariables>;
export const SetPriceDocument = new TypedDocumentString(`
    mutation SetPrice($input: PriceInput!) {
  setPrice(input: $input) {
    priceId
  }
}
    `, {"hash":"fFQYhKsBdTxL"}) as unknown as TypedDocumentString<SetPriceMutation, SetPriceMutationVariables>;
export const RemovePriceDocument = new TypedDocumentString(`
    mutation RemovePrice($priceId: ID!) {
  removePrice(priceId: $priceId)
}
    `, {"hash":"4rY8edJQvzm5"}) as unknown as TypedDocumentString<RemovePriceMutation, RemovePriceMutationVariables>;
export const ClosingClinicsDocument = new TypedDocumentString(`
    query ClosingClinics {
  bookableClinics(limit: 1000) {
    id
    name
    address
    timeZone
    state
    bookingFree
  }
}
    `, {"hash":"8-uIkzQ31hf8"}) as unknown as TypedDocumentString<ClosingClinicsQuery, ClosingClinicsQueryVariables>;
export const ClosingPlanDocument = new TypedDocumentString(`
    query ClosingPlan($scope: ClosingScope!, $otherSiteIds: [ID!]!, $prefer: ClosingPreference!, $choices: [ClosingChoiceInput!]!) {
  closingPlan(
    scope: $scope
    otherSiteIds: $otherSiteIds
    prefer: $prefer
    choices: $choices
  ) {
    days
    doctors {
      doctorId
      doctorName
      days
      closes
    }
    people {
      candidateId
      reference
      candidateName
      candidatePhone
      companyName
      packageName
      status
      rosterId
      doctorName
      siteName
      timeZone
      startsAt
      action
      isHere
      to {
        rosterId
        doctorName
        siteId
        siteName
        timeZone
        startsAt
      }
      reason
      options {
        rosterId
        doctorName
        siteId
        siteName
        timeZone
        startsAt
      }
    }
    holds {
      siteName
      timeZone
      startsAt
      expiresAt
    }
    waiting
  }
}
    `, {"hash":"OXzvLf63S5FP"}) as unknown as TypedDocumentString<ClosingPlanQuery, ClosingPlanQueryVariables>;
export const StartClosingDocument = new TypedDocumentString(`
    mutation StartClosing($id: ID!, $scope: ClosingScope!, $reason: String!, $publicReason: String, $people: [ClosingAgreementInput!]!) {
  startClosing(
    id: $id
    scope: $scope
    reason: $reason
    publicReason: $publicReason
    people: $people
  ) {
    undoUntil
  }
}
    `, {"hash":"XgfrtV1B1wV4"}) as unknown as TypedDocumentString<StartClosingMutation, StartClosingMutationVariables>;
export const ClosingsDocument = new TypedDocumentString(`
    query Closings {
  closings {
    ...ClosingParts
  }
}
    fragment ClosingParts on ClosingSummary {
  closingId
  sites
  doctors
  fromDay
  toDay
  reason
  status
  createdBy
  createdAt
  people
  done
  moved
  toPhone
}`, {"hash":"xNxTY894OYZr"}) as unknown as TypedDocumentString<ClosingsQuery, ClosingsQueryVariables>;
export const ClosingDocument = new TypedDocumentString(`
    query Closing($id: ID!) {
  closing(id: $id) {
    ...WholeClosing
  }
}
    fragment WholeClosing on Closing {
  closingId
  sites
  doctors
  fromDay
  toDay
  reason
  status
  createdBy
  createdAt
  people
  done
  moved
  toPhone
  undoUntil
  list {
    candidateId
    reference
    candidateName
    candidatePhone
    companyName
    packageName
    fromSite
    fromTimeZone
    fromTime
    toSite
    toDoctor
    toTimeZone
    toTime
    outcome
    why
    toPhone
    staysBecause
  }
}`, {"hash":"p72LWJsQ1J_4"}) as unknown as TypedDocumentString<ClosingQuery, ClosingQueryVariables>;
export const ReopenClosingDocument = new TypedDocumentString(`
    mutation ReopenClosing($id: ID!, $how: ReopenHow!) {
  reopenClosing(id: $id, how: $how) {
    ...WholeClosing
  }
}
    fragment WholeClosing on Closing {
  closingId
  sites
  doctors
  fromDay
  toDay
  reason
  status
  createdBy
  createdAt
  people
  done
  moved
  toPhone
  undoUntil
  list {
    candidateId
    reference
    candidateName
    candidatePhone
    companyName
    packageName
    fromSite
    fromTimeZone
    fromTime
    toSite
    toDoctor
    toTimeZone
    toTime
    outcome
    why
    toPhone
    staysBecause
  }
}`, {"hash":"OLbkkTcvX5Cq"}) as unknown as TypedDocumentString<ReopenClosingMutation, ReopenClosingMutationVariables>;
export const ApiKeysDocument = new TypedDocumentString(`
    query ApiKeys {
  apiKeys {
    id
    name
    prefix
    scopes
    madeBy
    isOwn
    isWorking
    expiresAt
    lastUsedAt
    previousUntil
  }
}
    `, {"hash":"v5sxRWC_T2fD"}) as unknown as TypedDocumentString<ApiKeysQuery, ApiKeysQueryVariables>;
export const MakeApiKeyDocument = new TypedDocumentString(`
    mutation MakeApiKey($keyId: ID!, $input: NewApiKeyInput!) {
  makeApiKey(keyId: $keyId, input: $input) {
    id
    secret
  }
}
    `, {"hash":"Mh0htPbVkiib"}) as unknown as TypedDocumentString<MakeApiKeyMutation, MakeApiKeyMutationVariables>;
export const RotateApiKeyDocument = new TypedDocumentString(`
    mutation RotateApiKey($id: ID!, $prefix: String) {
  rotateApiKey(id: $id, prefix: $prefix) {
    id
    secret
  }
}
    `, {"hash":"pz9GrQicXoVy"}) as unknown as TypedDocumentString<RotateApiKeyMutation, RotateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = new TypedDocumentString(`
    mutation RevokeApiKey($id: ID!) {
  revokeApiKey(id: $id)
}
    `, {"hash":"lOrkYmcPmncI"}) as unknown as TypedDocumentString<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const CompaniesDocument = new TypedDocumentString(`
    query Companies($search: String, $status: EntityStatus, $sort: CompanySort, $descending: Boolean, $page: Int) {
  companies(
    search: $search
    status: $status
    sort: $sort
    descending: $descending
    page: $page
  ) {
    companies {
      id
      companyName
      enable
      active
      fitTest
      otp
      sandbox
      accounts
      lastBookedAt
      unreadResults
      acknowledgedResults
      updatedAt
    }
    page
    pages
    total
  }
}
    `, {"hash":"58X2QW9MV5nb"}) as unknown as TypedDocumentString<CompaniesQuery, CompaniesQueryVariables>;
export const CompanyDocument = new TypedDocumentString(`
    query Company($orgId: ID!) {
  company(orgId: $orgId) {
    id
    companyName
    enable
    active
    fitTest
    otp
    sandbox
    updatedAt
  }
}
    `, {"hash":"Vupr0bs15KhB"}) as unknown as TypedDocumentString<CompanyQuery, CompanyQueryVariables>;
export const MyCompanyDocument = new TypedDocumentString(`
    query MyCompany {
  myCompany {
    id
    companyName
    enable
    active
    fitTest
    otp
    sandbox
    updatedAt
  }
}
    `, {"hash":"gjnPSTPZE4Gt"}) as unknown as TypedDocumentString<MyCompanyQuery, MyCompanyQueryVariables>;
export const CompanyEffectsDocument = new TypedDocumentString(`
    query CompanyEffects($orgId: ID!) {
  companyEffects(orgId: $orgId) {
    accounts
    accountsSignedIn
    openBookings
    drafts
    subsidiaries
  }
}
    `, {"hash":"ZWLQFLYvcnmF"}) as unknown as TypedDocumentString<CompanyEffectsQuery, CompanyEffectsQueryVariables>;
export const CompanyDetailsDocument = new TypedDocumentString(`
    query CompanyDetails($orgId: ID!) {
  companyDetails(orgId: $orgId) {
    ...DetailsOfCompany
  }
}
    fragment DetailsOfCompany on CompanyDetails {
  abn
  billingAddress
  resultEmail
  invoiceEmail
  contactName
  contactPhone
  poRequired
  favouriteClinics
  ownPackagesOnly
  invoicePer
  paymentDays
  notes
  updatedAt
}`, {"hash":"3JyYZGQ4B0EK"}) as unknown as TypedDocumentString<CompanyDetailsQuery, CompanyDetailsQueryVariables>;
export const ChangeCompanyDetailsDocument = new TypedDocumentString(`
    mutation ChangeCompanyDetails($orgId: ID!, $input: CompanyDetailsInput!) {
  changeCompanyDetails(orgId: $orgId, input: $input) {
    ...DetailsOfCompany
  }
}
    fragment DetailsOfCompany on CompanyDetails {
  abn
  billingAddress
  resultEmail
  invoiceEmail
  contactName
  contactPhone
  poRequired
  favouriteClinics
  ownPackagesOnly
  invoicePer
  paymentDays
  notes
  updatedAt
}`, {"hash":"560GOTfDbpZ1"}) as unknown as TypedDocumentString<ChangeCompanyDetailsMutation, ChangeCompanyDetailsMutationVariables>;
export const BookingDefaultsDocument = new TypedDocumentString(`
    query BookingDefaults($orgId: ID!) {
  bookingDefaults(orgId: $orgId) {
    resultEmail
    invoiceEmail
    poRequired
    favouriteClinics
    updatedAt
  }
}
    `, {"hash":"PJ-DdpRz2P4j"}) as unknown as TypedDocumentString<BookingDefaultsQuery, BookingDefaultsQueryVariables>;
export const ChangeBookingDefaultsDocument = new TypedDocumentString(`
    mutation ChangeBookingDefaults($orgId: ID!, $input: BookingDefaultsInput!) {
  changeBookingDefaults(orgId: $orgId, input: $input) {
    resultEmail
    invoiceEmail
    poRequired
    favouriteClinics
    updatedAt
  }
}
    `, {"hash":"tSDfmvDMEMgZ"}) as unknown as TypedDocumentString<ChangeBookingDefaultsMutation, ChangeBookingDefaultsMutationVariables>;
export const FavouriteChoicesDocument = new TypedDocumentString(`
    query FavouriteChoices {
  bookableClinics(limit: 1000) {
    id
    name
    address
  }
}
    `, {"hash":"CRxJdLP1jylM"}) as unknown as TypedDocumentString<FavouriteChoicesQuery, FavouriteChoicesQueryVariables>;
export const StatementDocument = new TypedDocumentString(`
    query Statement($orgId: ID!, $fromDate: LocalDate!, $toDate: LocalDate!) {
  statement(orgId: $orgId, fromDate: $fromDate, toDate: $toDate) {
    company {
      id
      name
      abn
      billingAddress
      poRequired
    }
    rows {
      candidateId
      invoiceNumber
      day
      reference
      candidateName
      packageName
      poNumber
      project
      status
      priceCents
      gstCents
    }
    totals {
      priceCents
      gstCents
      withoutPrice
      withoutPo
    }
  }
}
    `, {"hash":"iXdtxQhPRqNL"}) as unknown as TypedDocumentString<StatementQuery, StatementQueryVariables>;
export const AddCompanyDocument = new TypedDocumentString(`
    mutation AddCompany($input: NewCompanyInput!) {
  addCompany(input: $input)
}
    `, {"hash":"8g5mbFRHMUr1"}) as unknown as TypedDocumentString<AddCompanyMutation, AddCompanyMutationVariables>;
export const ChangeCompanyDocument = new TypedDocumentString(`
    mutation ChangeCompany($orgId: ID!, $input: CompanyInput!) {
  changeCompany(orgId: $orgId, input: $input) {
    companyName
    fitTest
    otp
    sandbox
    updatedAt
  }
}
    `, {"hash":"CyOWZlTNimLn"}) as unknown as TypedDocumentString<ChangeCompanyMutation, ChangeCompanyMutationVariables>;
export const SwitchCompanyDocument = new TypedDocumentString(`
    mutation SwitchCompany($orgId: ID!, $on: Boolean!) {
  switchCompany(orgId: $orgId, on: $on) {
    id
    active
  }
}
    `, {"hash":"XQXHMCFt6rwi"}) as unknown as TypedDocumentString<SwitchCompanyMutation, SwitchCompanyMutationVariables>;
export const SubsidiariesDocument = new TypedDocumentString(`
    query Subsidiaries($org: ID!, $search: String, $status: EntityStatus, $page: Int) {
  subsidiaries(org: $org, search: $search, status: $status, page: $page) {
    subsidiaries {
      id
      siteName
      alias
      enable
      active
      fitTest
      updatedAt
    }
    page
    pages
    total
  }
}
    `, {"hash":"fsj_c-4qweEH"}) as unknown as TypedDocumentString<SubsidiariesQuery, SubsidiariesQueryVariables>;
export const SubsidiaryEffectsDocument = new TypedDocumentString(`
    query SubsidiaryEffects($org: ID!, $siteId: ID!) {
  subsidiaryEffects(org: $org, siteId: $siteId) {
    openBookings
  }
}
    `, {"hash":"bxPHxK07Qay5"}) as unknown as TypedDocumentString<SubsidiaryEffectsQuery, SubsidiaryEffectsQueryVariables>;
export const AddSubsidiaryDocument = new TypedDocumentString(`
    mutation AddSubsidiary($org: ID!, $input: NewSubsidiaryInput!) {
  addSubsidiary(org: $org, input: $input) {
    id
  }
}
    `, {"hash":"itgLKZfEyZ0r"}) as unknown as TypedDocumentString<AddSubsidiaryMutation, AddSubsidiaryMutationVariables>;
export const ChangeSubsidiaryDocument = new TypedDocumentString(`
    mutation ChangeSubsidiary($org: ID!, $siteId: ID!, $input: SubsidiaryInput!) {
  changeSubsidiary(org: $org, siteId: $siteId, input: $input) {
    siteName
    alias
    fitTest
    updatedAt
  }
}
    `, {"hash":"6DowcrxMz5zT"}) as unknown as TypedDocumentString<ChangeSubsidiaryMutation, ChangeSubsidiaryMutationVariables>;
export const SwitchSubsidiaryDocument = new TypedDocumentString(`
    mutation SwitchSubsidiary($org: ID!, $siteId: ID!, $on: Boolean!) {
  switchSubsidiary(org: $org, siteId: $siteId, on: $on) {
    id
    active
  }
}
    `, {"hash":"IasrMqMRUpLP"}) as unknown as TypedDocumentString<SwitchSubsidiaryMutation, SwitchSubsidiaryMutationVariables>;
export const ReminderSettingsDocument = new TypedDocumentString(`
    query ReminderSettings($orgId: ID!) {
  reminderSettings(orgId: $orgId) {
    mail
    sms
    ownMoveDays
    candidatesFillIn
    updatedAt
  }
}
    `, {"hash":"5xTMMtw0Q3Ru"}) as unknown as TypedDocumentString<ReminderSettingsQuery, ReminderSettingsQueryVariables>;
export const ChooseRemindersDocument = new TypedDocumentString(`
    mutation ChooseReminders($orgId: ID!, $input: ReminderSettingsInput!) {
  chooseReminders(orgId: $orgId, input: $input) {
    mail
    sms
    ownMoveDays
    candidatesFillIn
    updatedAt
  }
}
    `, {"hash":"eMusH52IkCak"}) as unknown as TypedDocumentString<ChooseRemindersMutation, ChooseRemindersMutationVariables>;
export const MonthEndDocument = new TypedDocumentString(`
    query MonthEnd($month: String!, $search: String, $attention: Boolean, $page: Int) {
  monthEnd(month: $month, search: $search, attention: $attention, page: $page) {
    totals {
      companies
      rows
      priceCents
      gstCents
      withoutPrice
      withoutPo
    }
    companies {
      id
      name
      rows
      invoices
      priceCents
      gstCents
      withoutPrice
      withoutPo
    }
    page
    pages
    total
  }
}
    `, {"hash":"cR1jQRbdRZDt"}) as unknown as TypedDocumentString<MonthEndQuery, MonthEndQueryVariables>;
export const SignInSettingsDocument = new TypedDocumentString(`
    query SignInSettings {
  signInSettings {
    redirectUri
    logoutUri
    loggedOutUri
    adminSecondFactor
    provider {
      issuer
      clientId
      allowsNewAccounts
      roleId
      breakGlassAccountId
      testedAt
      enabledAt
      updatedAt
    }
    domains {
      id
      domain
      txtRecord
      verifiedAt
    }
  }
}
    `, {"hash":"iE-v-em5Bp79"}) as unknown as TypedDocumentString<SignInSettingsQuery, SignInSettingsQueryVariables>;
export const SignInChoicesDocument = new TypedDocumentString(`
    query SignInChoices($org: ID!) {
  roles {
    id
    kind
    name
  }
  accounts(org: $org, status: active) {
    accounts {
      id
      contactPerson
      username
      permissions
    }
  }
}
    `, {"hash":"73jzw6WM5U1B"}) as unknown as TypedDocumentString<SignInChoicesQuery, SignInChoicesQueryVariables>;
export const ChangeAdminSecondFactorDocument = new TypedDocumentString(`
    mutation ChangeAdminSecondFactor($adminSecondFactor: Boolean!) {
  changeAdminSecondFactor(adminSecondFactor: $adminSecondFactor)
}
    `, {"hash":"shHMVqA-zkNy"}) as unknown as TypedDocumentString<ChangeAdminSecondFactorMutation, ChangeAdminSecondFactorMutationVariables>;
export const SaveIdentityProviderDocument = new TypedDocumentString(`
    mutation SaveIdentityProvider($input: IdentityProviderContentInput!) {
  saveIdentityProvider(input: $input) {
    provider {
      issuer
      clientId
      allowsNewAccounts
      roleId
      breakGlassAccountId
      updatedAt
    }
  }
}
    `, {"hash":"j8MTqrhtbq6p"}) as unknown as TypedDocumentString<SaveIdentityProviderMutation, SaveIdentityProviderMutationVariables>;
export const TestIdentityProviderDocument = new TypedDocumentString(`
    mutation TestIdentityProvider {
  testIdentityProvider {
    redirectUri
  }
}
    `, {"hash":"DjVp4D9zpvfT"}) as unknown as TypedDocumentString<TestIdentityProviderMutation, TestIdentityProviderMutationVariables>;
export const EnableIdentityProviderDocument = new TypedDocumentString(`
    mutation EnableIdentityProvider {
  enableIdentityProvider {
    redirectUri
  }
}
    `, {"hash":"HWKe7vv2oN_Y"}) as unknown as TypedDocumentString<EnableIdentityProviderMutation, EnableIdentityProviderMutationVariables>;
export const DisableIdentityProviderDocument = new TypedDocumentString(`
    mutation DisableIdentityProvider {
  disableIdentityProvider {
    redirectUri
  }
}
    `, {"hash":"F4yNu9ugtsHL"}) as unknown as TypedDocumentString<DisableIdentityProviderMutation, DisableIdentityProviderMutationVariables>;
export const AddSignInDomainDocument = new TypedDocumentString(`
    mutation AddSignInDomain($domain: String!) {
  addSignInDomain(domain: $domain) {
    redirectUri
  }
}
    `, {"hash":"39ZzA58hQq1x"}) as unknown as TypedDocumentString<AddSignInDomainMutation, AddSignInDomainMutationVariables>;
export const CheckSignInDomainDocument = new TypedDocumentString(`
    mutation CheckSignInDomain($id: ID!) {
  checkSignInDomain(id: $id) {
    redirectUri
  }
}
    `, {"hash":"kstTA799Am_X"}) as unknown as TypedDocumentString<CheckSignInDomainMutation, CheckSignInDomainMutationVariables>;
export const DeleteSignInDomainDocument = new TypedDocumentString(`
    mutation DeleteSignInDomain($id: ID!) {
  deleteSignInDomain(id: $id)
}
    `, {"hash":"iG9KNDt4djtv"}) as unknown as TypedDocumentString<DeleteSignInDomainMutation, DeleteSignInDomainMutationVariables>;
export const WebhooksDocument = new TypedDocumentString(`
    query Webhooks {
  webhookEndpoints {
    id
    dialect
    url
    events
    pausedAt
    pausedBecause
    lastError
    lastErrorAt
    updatedAt
  }
}
    `, {"hash":"awUsH3XSTmeG"}) as unknown as TypedDocumentString<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookLogDocument = new TypedDocumentString(`
    query WebhookLog($endpointId: ID!, $page: Int) {
  webhookDeliveries(endpointId: $endpointId, page: $page) {
    page
    pages
    total
    deliveries {
      id
      type
      state
      attempts
      createdAt
      lastStatus
      lastAnswer
      nextTryAt
    }
  }
}
    `, {"hash":"Axuh8UBMR7j-"}) as unknown as TypedDocumentString<WebhookLogQuery, WebhookLogQueryVariables>;
export const AddWebhookDocument = new TypedDocumentString(`
    mutation AddWebhook($input: NewWebhookEndpointInput!) {
  addWebhookEndpoint(input: $input) {
    id
    secret
  }
}
    `, {"hash":"KnYQn1qkTujM"}) as unknown as TypedDocumentString<AddWebhookMutation, AddWebhookMutationVariables>;
export const ChangeWebhookDocument = new TypedDocumentString(`
    mutation ChangeWebhook($id: ID!, $input: WebhookEndpointChangeInput!) {
  changeWebhookEndpoint(id: $id, input: $input) {
    id
    updatedAt
  }
}
    `, {"hash":"T9If9cmQUNwf"}) as unknown as TypedDocumentString<ChangeWebhookMutation, ChangeWebhookMutationVariables>;
export const DeleteWebhookDocument = new TypedDocumentString(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhookEndpoint(id: $id)
}
    `, {"hash":"Ru0zp_tTwYCQ"}) as unknown as TypedDocumentString<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const RotateWebhookDocument = new TypedDocumentString(`
    mutation RotateWebhook($id: ID!) {
  rotateWebhookSecret(id: $id) {
    id
    secret
  }
}
    `, {"hash":"5lxzZJhLw51j"}) as unknown as TypedDocumentString<RotateWebhookMutation, RotateWebhookMutationVariables>;
export const ResumeWebhookDocument = new TypedDocumentString(`
    mutation ResumeWebhook($id: ID!) {
  resumeWebhookEndpoint(id: $id) {
    id
    pausedAt
  }
}
    `, {"hash":"4T5HAwG45lwm"}) as unknown as TypedDocumentString<ResumeWebhookMutation, ResumeWebhookMutationVariables>;
export const TestWebhookDocument = new TypedDocumentString(`
    mutation TestWebhook($id: ID!) {
  testWebhookEndpoint(id: $id) {
    id
    state
  }
}
    `, {"hash":"Cjj5fsmmOU7D"}) as unknown as TypedDocumentString<TestWebhookMutation, TestWebhookMutationVariables>;
export const SendWebhookAgainDocument = new TypedDocumentString(`
    mutation SendWebhookAgain($id: ID!) {
  sendWebhookAgain(id: $id) {
    id
    state
  }
}
    `, {"hash":"xFdLiwHu9wIF"}) as unknown as TypedDocumentString<SendWebhookAgainMutation, SendWebhookAgainMutationVariables>;
export const ConsultFilesDocument = new TypedDocumentString(`
    mutation ConsultFiles($org: ID, $candidateId: ID, $files: [ConsultFileInput!]!) {
  consultFiles(org: $org, candidateId: $candidateId, files: $files) {
    fileId
    fileType
    fileName
    size
    signedUrl
  }
}
    `, {"hash":"V_CT3-di6sL4"}) as unknown as TypedDocumentString<ConsultFilesMutation, ConsultFilesMutationVariables>;
export const VerifyOtpDocument = new TypedDocumentString(`
    mutation VerifyOtp($email: String!, $request: OtpRequest!, $otp: String!) {
  verifyOtp(email: $email, request: $request, otp: $otp) {
    deviceId
  }
}
    `, {"hash":"LcMAueB0_MFM"}) as unknown as TypedDocumentString<VerifyOtpMutation, VerifyOtpMutationVariables>;
export const ResendOtpDocument = new TypedDocumentString(`
    mutation ResendOtp($email: String!, $request: OtpRequest!) {
  resendOtp(email: $email, request: $request)
}
    `, {"hash":"uJzOUGa2hHpH"}) as unknown as TypedDocumentString<ResendOtpMutation, ResendOtpMutationVariables>;
export const OwnPasskeysDocument = new TypedDocumentString(`
    query OwnPasskeys {
  passkeys {
    id
  }
}
    `, {"hash":"tNV_7UehFRBv"}) as unknown as TypedDocumentString<OwnPasskeysQuery, OwnPasskeysQueryVariables>;
export const BeginPasskeyProofDocument = new TypedDocumentString(`
    mutation BeginPasskeyProof {
  beginPasskeyProof
}
    `, {"hash":"3VzGRL9Qg6MX"}) as unknown as TypedDocumentString<BeginPasskeyProofMutation, BeginPasskeyProofMutationVariables>;
export const ProvePasskeyDocument = new TypedDocumentString(`
    mutation ProvePasskey($credential: String!) {
  provePasskey(credential: $credential)
}
    `, {"hash":"Sp6M9ia0ZkeP"}) as unknown as TypedDocumentString<ProvePasskeyMutation, ProvePasskeyMutationVariables>;
export const DayListClinicsDocument = new TypedDocumentString(`
    query DayListClinics {
  bookableClinics(limit: 1000) {
    id
    name
    state
    timeZone
    bookingFree
  }
}
    `, {"hash":"kb-4KKVngtbU"}) as unknown as TypedDocumentString<DayListClinicsQuery, DayListClinicsQueryVariables>;
export const DayListDocument = new TypedDocumentString(`
    query DayList($siteId: ID!, $day: LocalDate!) {
  dayList(siteId: $siteId, day: $day) {
    timeZone
    entries {
      candidateId
      reference
      candidateName
      dateOfBirth
      missing
      phone
      companyName
      packageName
      assessments
      paperworks {
        id
        name
        isHandedIn
        candidateFileId
      }
      visitStops {
        name
        fromTime
        toTime
        state
        resources
      }
      hasLeft
      identificationFileId
      note
      comment
      doctorName
      overPlan
      startsAt
      endsAt
      status
      statusColor
      statusBefore
      statusChangedAt
    }
  }
}
    `, {"hash":"NsY_FQYo4j35"}) as unknown as TypedDocumentString<DayListQuery, DayListQueryVariables>;
export const DayListChangedDocument = new TypedDocumentString(`
    subscription DayListChanged($siteIds: [ID!]!) {
  slotsChanged(siteIds: $siteIds) {
    siteId
    day
  }
}
    `, {"hash":"2EJCkZv_LuXE"}) as unknown as TypedDocumentString<DayListChangedSubscription, DayListChangedSubscriptionVariables>;
export const DoctorListDocument = new TypedDocumentString(`
    query DoctorList($search: String, $active: Boolean, $page: Int) {
  doctorList(search: $search, active: $active, page: $page) {
    doctors {
      id
      name
      shownName
      title
      registrationNumber
      mayDo
      kind
      skills
      calibratedUntil
      capacity
      mostPem
      mostFitTest
      isActive
      clinics
      updatedAt
    }
    page
    pages
    total
  }
}
    `, {"hash":"gFUXVFY1ldJb"}) as unknown as TypedDocumentString<DoctorListQuery, DoctorListQueryVariables>;
export const DoctorDocument = new TypedDocumentString(`
    query Doctor($id: ID!) {
  doctor(id: $id) {
    doctor {
      id
      name
      shownName
      title
      registrationNumber
      mayDo
      kind
      skills
      calibratedUntil
      capacity
      mostPem
      mostFitTest
      isActive
      clinics
      updatedAt
    }
    patterns {
      patternId
      siteId
      siteName
      timeZone
      fromDay
      untilDay
      weeks
      weekA
      hours {
        week
        weekday
        fromTime
        toTime
      }
      onHolidays
      madeUntil
    }
    leaves {
      leaveId
      fromDay
      untilDay
      reason
    }
    ownDays {
      rosterId
      siteId
      siteName
      day
      fromTime
      toTime
    }
  }
}
    `, {"hash":"A1kA9WgnZR79"}) as unknown as TypedDocumentString<DoctorQuery, DoctorQueryVariables>;
export const OutsideHoursDocument = new TypedDocumentString(`
    query OutsideHours($doctorId: ID!, $fromDay: LocalDate, $untilDay: LocalDate) {
  outsideHours(doctorId: $doctorId, fromDay: $fromDay, untilDay: $untilDay) {
    people {
      candidateId
      reference
      candidateName
      companyName
      siteName
      timeZone
      startsAt
    }
    plans {
      siteId
      siteName
      fromDay
      toDay
      people
    }
  }
}
    `, {"hash":"BnBdFqSMvhTJ"}) as unknown as TypedDocumentString<OutsideHoursQuery, OutsideHoursQueryVariables>;
export const NewDoctorDocument = new TypedDocumentString(`
    mutation NewDoctor($doctorId: ID!, $input: NewDoctorInput!) {
  addDoctor(doctorId: $doctorId, input: $input) {
    id
  }
}
    `, {"hash":"3TXeKmQd-anv"}) as unknown as TypedDocumentString<NewDoctorMutation, NewDoctorMutationVariables>;
export const ChangeDoctorDocument = new TypedDocumentString(`
    mutation ChangeDoctor($id: ID!, $input: DoctorInput!) {
  changeDoctor(id: $id, input: $input)
}
    `, {"hash":"6GaTAQhuPWki"}) as unknown as TypedDocumentString<ChangeDoctorMutation, ChangeDoctorMutationVariables>;
export const SwitchDoctorDocument = new TypedDocumentString(`
    mutation SwitchDoctor($id: ID!, $on: Boolean!) {
  switchDoctor(id: $id, on: $on)
}
    `, {"hash":"QgSt9O1twPj_"}) as unknown as TypedDocumentString<SwitchDoctorMutation, SwitchDoctorMutationVariables>;
export const RosteredClinicsDocument = new TypedDocumentString(`
    query RosteredClinics {
  bookableClinics(limit: 1000) {
    id
    name
    bookingFree
  }
}
    `, {"hash":"-6gCOOHglyzh"}) as unknown as TypedDocumentString<RosteredClinicsQuery, RosteredClinicsQueryVariables>;
export const WeeklyHoursPlanDocument = new TypedDocumentString(`
    query WeeklyHoursPlan($input: WeeklyHoursInput!) {
  weeklyHoursPlan(input: $input) {
    days
    horizon
    skipped {
      day
      reason
    }
    people {
      candidateId
      reference
      candidateName
      companyName
      siteName
      timeZone
      startsAt
    }
  }
}
    `, {"hash":"ZQEHadoUXfo4"}) as unknown as TypedDocumentString<WeeklyHoursPlanQuery, WeeklyHoursPlanQueryVariables>;
export const SaveWeeklyHoursDocument = new TypedDocumentString(`
    mutation SaveWeeklyHours($newPatternId: ID!, $input: WeeklyHoursInput!) {
  saveWeeklyHours(newPatternId: $newPatternId, input: $input)
}
    `, {"hash":"5d7O7Rty2FdR"}) as unknown as TypedDocumentString<SaveWeeklyHoursMutation, SaveWeeklyHoursMutationVariables>;
export const AddLeaveDocument = new TypedDocumentString(`
    mutation AddLeave($leaveId: ID!, $doctorId: ID!, $fromDay: LocalDate!, $untilDay: LocalDate!, $reason: String!) {
  addLeave(
    leaveId: $leaveId
    doctorId: $doctorId
    fromDay: $fromDay
    untilDay: $untilDay
    reason: $reason
  )
}
    `, {"hash":"sQni3zovUvjF"}) as unknown as TypedDocumentString<AddLeaveMutation, AddLeaveMutationVariables>;
export const RemoveLeaveDocument = new TypedDocumentString(`
    mutation RemoveLeave($leaveId: ID!) {
  removeLeave(leaveId: $leaveId)
}
    `, {"hash":"aiZdgMzgDHY1"}) as unknown as TypedDocumentString<RemoveLeaveMutation, RemoveLeaveMutationVariables>;
export const DueAgainDocument = new TypedDocumentString(`
    query DueAgain($filter: DueFilter!, $timeZone: TimeZone!, $page: Int!) {
  dueAgain(filter: $filter, timeZone: $timeZone, page: $page, pageSize: 50) {
    today
    dueFrom
    dueTo
    total
    totalCapped
    expired
    filterNames {
      id
      name
    }
    rows {
      candidateId
      reference
      candidateName
      candidateDob
      candidateGender
      candidatePhone
      candidateEmail
      positionId
      candidatePosition
      packageId
      packageName
      packageMinutes
      serviceType
      isOffered
      mayBeBooked
      orgId
      companyName
      subsidiaryId
      subsidiaryName
      siteId
      siteName
      siteState
      contactName
      contactPhone
      contactEmail
      resultEmail
      invoiceEmail
      examinedOn
      dueOn
    }
  }
}
    `, {"hash":"6qiFcdUWEhCx"}) as unknown as TypedDocumentString<DueAgainQuery, DueAgainQueryVariables>;
export const DueSubsidiariesDocument = new TypedDocumentString(`
    query DueSubsidiaries($org: ID!, $search: String!) {
  bookableSubsidiaries(org: $org, search: $search, limit: 50) {
    items {
      id
      name
    }
    total
  }
}
    `, {"hash":"mtkfBXva3rZZ"}) as unknown as TypedDocumentString<DueSubsidiariesQuery, DueSubsidiariesQueryVariables>;
export const DueClinicsDocument = new TypedDocumentString(`
    query DueClinics($search: String!) {
  bookableClinics(search: $search, limit: 50) {
    id
    name
  }
}
    `, {"hash":"z8w3jZ0bZAa-"}) as unknown as TypedDocumentString<DueClinicsQuery, DueClinicsQueryVariables>;
export const FindDocument = new TypedDocumentString(`
    query Find($words: String!, $siteId: ID, $timeZone: TimeZone!, $withBookings: Boolean!, $withCompanies: Boolean!, $withSubsidiaries: Boolean!, $withAccounts: Boolean!, $withSites: Boolean!, $withDoctors: Boolean!, $withPackages: Boolean!) {
  foundBookings(search: $words, siteId: $siteId, timeZone: $timeZone) @include(if: $withBookings) {
    nearest
    bookings {
      candidateId
      reference
      candidateName
      candidatePhone
      companyName
      appointmentTime
      siteName
      siteTimeZone
      preferredFromDate
      preferredToDate
      status
      statusColor
    }
  }
  companies(search: $words, status: null, pageSize: 5) @include(if: $withCompanies) {
    companies {
      id
      companyName
      active
    }
  }
  foundSubsidiaries(search: $words, limit: 5) @include(if: $withSubsidiaries) {
    id
    name
    alias
    orgId
    orgName
    active
  }
  foundAccounts(search: $words, limit: 5) @include(if: $withAccounts) {
    id
    orgId
    orgName
    name
    username
    email
    active
    invited
    locked
    lastSignInAt
  }
  clinicSites(search: $words, pageSize: 5) @include(if: $withSites) {
    sites {
      id
      name
      address
      suburb
      postcode
      state
      isActive
    }
  }
  doctors(search: $words, limit: 5) @include(if: $withDoctors) {
    items {
      id
      name
    }
  }
  packages(search: $words, pageSize: 5) @include(if: $withPackages) {
    packages {
      id
      name
      orgId
      duration
      isActive
    }
  }
}
    `, {"hash":"8S39OOMDLPLP"}) as unknown as TypedDocumentString<FindQuery, FindQueryVariables>;
export const SendLinkAgainDocument = new TypedDocumentString(`
    mutation SendLinkAgain($org: ID!, $accountId: ID!) {
  inviteAccount(org: $org, accountId: $accountId)
}
    `, {"hash":"1EnfD587JzFL"}) as unknown as TypedDocumentString<SendLinkAgainMutation, SendLinkAgainMutationVariables>;
export const HomeDocument = new TypedDocumentString(`
    query Home($timeZone: TimeZone!) {
  home(timeZone: $timeZone) {
    today
    counts {
      view
      total
      totalCapped
    }
    bookings {
      view
      candidateId
      reference
      candidateName
      candidatePhone
      subsidiaryName
      packageName
      status
      statusColor
      appointmentTime
      siteName
      siteTimeZone
      sitePhone
      comment
      note
    }
  }
}
    `, {"hash":"KALeZkWQ5Hol"}) as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>;
export const HomeDueDocument = new TypedDocumentString(`
    query HomeDue($timeZone: TimeZone!) {
  dueAgain(filter: {}, timeZone: $timeZone, pageSize: 0) {
    total
    totalCapped
    expired
  }
}
    `, {"hash":"b1fFcvGLWNVk"}) as unknown as TypedDocumentString<HomeDueQuery, HomeDueQueryVariables>;
export const HomeDraftsDocument = new TypedDocumentString(`
    query HomeDrafts {
  drafts {
    draftId
    serviceType
    updatedAt
    body
    holds {
      reserveId
      siteName
      timeZone
      startsAt
      expiresAt
    }
  }
}
    `, {"hash":"vI11oxKwAM_i"}) as unknown as TypedDocumentString<HomeDraftsQuery, HomeDraftsQueryVariables>;
export const HomeChangedDocument = new TypedDocumentString(`
    subscription HomeChanged {
  bookingsChanged
}
    `, {"hash":"NqYUxwmiqZ3c"}) as unknown as TypedDocumentString<HomeChangedSubscription, HomeChangedSubscriptionVariables>;
export const OpenOrdersDocument = new TypedDocumentString(`
    query OpenOrders {
  orders(open: true) {
    total
    orders {
      orderId
      source
      externalId
      status
      serviceType
      candidateName
      candidateDob
      candidateGender
      candidatePhone
      candidateEmail
      candidatePosition
      package
      site
      note
      unknown
      isWithdrawn
      noticeAt
      begunBy
      ownDraftId
      receivedAt
      changedAt
      knownPackage {
        packageId
        name
        minutes
      }
      knownSite {
        siteId
        name
        state
      }
      changes {
        field
        from
        to
      }
      booking {
        candidateId
        reference
      }
    }
  }
}
    `, {"hash":"Zdm-l8Fet991"}) as unknown as TypedDocumentString<OpenOrdersQuery, OpenOrdersQueryVariables>;
export const OrderPersonDocument = new TypedDocumentString(`
    query OrderPerson($accountId: ID!, $serviceType: ServiceType!) {
  lastBooking(serviceType: $serviceType) {
    resultEmail
    invoiceEmail
    subsidiary {
      id
      name
    }
  }
  bookingAccount(accountId: $accountId) {
    contactPerson
    phone
    email
    company {
      id
      name
      resultEmail
      invoiceEmail
    }
  }
}
    `, {"hash":"ihpNxe3cYGAt"}) as unknown as TypedDocumentString<OrderPersonQuery, OrderPersonQueryVariables>;
export const BeginOrderDocument = new TypedDocumentString(`
    mutation BeginOrder($serviceType: ServiceType!, $body: DraftBody!, $draftId: ID!, $writer: ID!, $orderId: ID!, $orderChangedAt: DateTime!) {
  createDraft(
    serviceType: $serviceType
    body: $body
    draftId: $draftId
    writer: $writer
    orderId: $orderId
    orderChangedAt: $orderChangedAt
  ) {
    draftId
  }
}
    `, {"hash":"iHRT7z0pkeiw"}) as unknown as TypedDocumentString<BeginOrderMutation, BeginOrderMutationVariables>;
export const RejectOrderDocument = new TypedDocumentString(`
    mutation RejectOrder($id: ID!, $reason: String!) {
  rejectOrder(id: $id, reason: $reason) {
    orderId
  }
}
    `, {"hash":"mlkHHnUIiBF9"}) as unknown as TypedDocumentString<RejectOrderMutation, RejectOrderMutationVariables>;
export const AcknowledgeOrderDocument = new TypedDocumentString(`
    mutation AcknowledgeOrder($id: ID!, $noticeAt: DateTime!) {
  acknowledgeOrder(id: $id, noticeAt: $noticeAt) {
    orderId
  }
}
    `, {"hash":"PRVeXYad04Wb"}) as unknown as TypedDocumentString<AcknowledgeOrderMutation, AcknowledgeOrderMutationVariables>;
export const UninvitedAccountsDocument = new TypedDocumentString(`
    query UninvitedAccounts {
  uninvitedAccounts {
    id
    orgName
    kind
    name
    username
    email
    importedAt
  }
}
    `, {"hash":"NTZqdrrb4CML"}) as unknown as TypedDocumentString<UninvitedAccountsQuery, UninvitedAccountsQueryVariables>;
export const UndoableCompanyImportDocument = new TypedDocumentString(`
    query UndoableCompanyImport {
  undoableCompanyImport {
    id
    rows
    importedAt
  }
}
    `, {"hash":"WhS1KxhA29kh"}) as unknown as TypedDocumentString<UndoableCompanyImportQuery, UndoableCompanyImportQueryVariables>;
export const UndoCompanyImportDocument = new TypedDocumentString(`
    mutation UndoCompanyImport($id: ID!) {
  undoCompanyImport(id: $id)
}
    `, {"hash":"A1bfVKU01AcV"}) as unknown as TypedDocumentString<UndoCompanyImportMutation, UndoCompanyImportMutationVariables>;
export const UndoableSubsidiaryImportDocument = new TypedDocumentString(`
    query UndoableSubsidiaryImport {
  undoableSubsidiaryImport {
    id
    rows
    importedAt
  }
}
    `, {"hash":"763wWy67unnp"}) as unknown as TypedDocumentString<UndoableSubsidiaryImportQuery, UndoableSubsidiaryImportQueryVariables>;
export const UndoSubsidiaryImportDocument = new TypedDocumentString(`
    mutation UndoSubsidiaryImport($id: ID!) {
  undoSubsidiaryImport(id: $id)
}
    `, {"hash":"AYP_14XK-nw6"}) as unknown as TypedDocumentString<UndoSubsidiaryImportMutation, UndoSubsidiaryImportMutationVariables>;
export const UndoableAccountImportDocument = new TypedDocumentString(`
    query UndoableAccountImport {
  undoableAccountImport {
    id
    rows
    importedAt
  }
}
    `, {"hash":"umIWvxm1No9g"}) as unknown as TypedDocumentString<UndoableAccountImportQuery, UndoableAccountImportQueryVariables>;
export const UndoAccountImportDocument = new TypedDocumentString(`
    mutation UndoAccountImport($id: ID!) {
  undoAccountImport(id: $id)
}
    `, {"hash":"It-wq3bVScAU"}) as unknown as TypedDocumentString<UndoAccountImportMutation, UndoAccountImportMutationVariables>;
export const UndoablePackageImportDocument = new TypedDocumentString(`
    query UndoablePackageImport {
  undoablePackageImport {
    id
    rows
    importedAt
  }
}
    `, {"hash":"gg5xOexsLUpe"}) as unknown as TypedDocumentString<UndoablePackageImportQuery, UndoablePackageImportQueryVariables>;
export const UndoPackageImportDocument = new TypedDocumentString(`
    mutation UndoPackageImport($id: ID!) {
  undoPackageImport(id: $id)
}
    `, {"hash":"UONgHr4ud4IG"}) as unknown as TypedDocumentString<UndoPackageImportMutation, UndoPackageImportMutationVariables>;
export const InviteAccountsDocument = new TypedDocumentString(`
    mutation InviteAccounts($accountIds: [ID!]!) {
  inviteAccounts(accountIds: $accountIds)
}
    `, {"hash":"CFW1JUNzRTol"}) as unknown as TypedDocumentString<InviteAccountsMutation, InviteAccountsMutationVariables>;
export const CompanySignInDocument = new TypedDocumentString(`
    query CompanySignIn($email: String!) {
  companySignIn(email: $email) {
    companyName
  }
}
    `, {"hash":"9qNSu5wk-81E"}) as unknown as TypedDocumentString<CompanySignInQuery, CompanySignInQueryVariables>;
export const FinishProviderSignInDocument = new TypedDocumentString(`
    mutation FinishProviderSignIn {
  finishProviderSignIn {
    accessToken
    refreshToken
    org
    accountId
  }
}
    `, {"hash":"5ANtCvUq3m2v"}) as unknown as TypedDocumentString<FinishProviderSignInMutation, FinishProviderSignInMutationVariables>;
export const BeginPasskeySignInDocument = new TypedDocumentString(`
    mutation BeginPasskeySignIn {
  beginPasskeySignIn
}
    `, {"hash":"vZsImZR405ww"}) as unknown as TypedDocumentString<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables>;
export const SignInWithPasskeyDocument = new TypedDocumentString(`
    mutation SignInWithPasskey($credential: String!) {
  signInWithPasskey(credential: $credential) {
    accessToken
    refreshToken
    org
    accountId
  }
}
    `, {"hash":"FqjjGitfnB6j"}) as unknown as TypedDocumentString<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>;
export const MailTextsDocument = new TypedDocumentString(`
    query MailTexts {
  mailTexts {
    kind
    name
    recipient
    version
    isBuiltIn
    changedBy
    changedAt
  }
}
    `, {"hash":"ef8VHz7iYt2O"}) as unknown as TypedDocumentString<MailTextsQuery, MailTextsQueryVariables>;
export const MailTextDocument = new TypedDocumentString(`
    query MailText($kind: String!) {
  mailText(kind: $kind) {
    kind
    name
    recipient
    version
    text {
      subject
      heading
      body
    }
    builtIn {
      subject
      heading
      body
    }
    placeholders {
      name
      meaning
      isRequired
    }
    versions {
      version
      isBuiltIn
      changedBy
      changedAt
      text {
        subject
        heading
        body
      }
    }
  }
}
    `, {"hash":"NTYyj0YOcm1x"}) as unknown as TypedDocumentString<MailTextQuery, MailTextQueryVariables>;
export const PreviewMailTextDocument = new TypedDocumentString(`
    query PreviewMailText($kind: String!, $input: MailTextDraftInput!) {
  previewMailText(kind: $kind, input: $input) {
    about
    subject
    heading
    paragraphs
    facts {
      name
      value
    }
    action
    colour
    from
  }
}
    `, {"hash":"uiaRsWfnCTfJ"}) as unknown as TypedDocumentString<PreviewMailTextQuery, PreviewMailTextQueryVariables>;
export const SaveMailTextDocument = new TypedDocumentString(`
    mutation SaveMailText($kind: String!, $input: MailTextInput!) {
  saveMailText(kind: $kind, input: $input)
}
    `, {"hash":"N4eG4eTheq__"}) as unknown as TypedDocumentString<SaveMailTextMutation, SaveMailTextMutationVariables>;
export const SendTestMailDocument = new TypedDocumentString(`
    mutation SendTestMail($kind: String!, $input: MailTextDraftInput!) {
  sendTestMail(kind: $kind, input: $input)
}
    `, {"hash":"7StoyVkVzxaC"}) as unknown as TypedDocumentString<SendTestMailMutation, SendTestMailMutationVariables>;
export const ForgotPasswordDocument = new TypedDocumentString(`
    mutation ForgotPassword($email: String!) {
  forgotPassword(email: $email)
}
    `, {"hash":"S4zl6kDvLZFQ"}) as unknown as TypedDocumentString<ForgotPasswordMutation, ForgotPasswordMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($token: String!, $password: String!) {
  resetPassword(token: $token, password: $password)
}
    `, {"hash":"_NiwZA0QjkAP"}) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($currentPassword: String!, $password: String!) {
  changePassword(currentPassword: $currentPassword, password: $password)
}
    `, {"hash":"ECw8bCM-Qdwd"}) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const MyAccountDocument = new TypedDocumentString(`
    query MyAccount {
  me {
    username
    accountType
    contactPerson
    phone
    email
    emailTrustedFrom
    company {
      name
      otp
    }
  }
}
    `, {"hash":"Fejfa8lU3Uu4"}) as unknown as TypedDocumentString<MyAccountQuery, MyAccountQueryVariables>;
export const UpdateMyAccountDocument = new TypedDocumentString(`
    mutation UpdateMyAccount($input: MyAccountInput!) {
  updateMyAccount(input: $input) {
    contactPerson
    phone
    email
  }
}
    `, {"hash":"3SUKIsQE_uGO"}) as unknown as TypedDocumentString<UpdateMyAccountMutation, UpdateMyAccountMutationVariables>;
export const ConfirmMyEmailDocument = new TypedDocumentString(`
    mutation ConfirmMyEmail {
  confirmMyEmail {
    email
  }
}
    `, {"hash":"h5ITlMC7pVj9"}) as unknown as TypedDocumentString<ConfirmMyEmailMutation, ConfirmMyEmailMutationVariables>;
export const DevicesDocument = new TypedDocumentString(`
    query Devices {
  devices {
    id
    userAgent
    usedAt
    isCurrent
  }
}
    `, {"hash":"so28LgV2z5p0"}) as unknown as TypedDocumentString<DevicesQuery, DevicesQueryVariables>;
export const RevokeDeviceDocument = new TypedDocumentString(`
    mutation RevokeDevice($id: ID!) {
  revokeDevice(id: $id)
}
    `, {"hash":"1gJT_oUKpINe"}) as unknown as TypedDocumentString<RevokeDeviceMutation, RevokeDeviceMutationVariables>;
export const SessionsDocument = new TypedDocumentString(`
    query Sessions {
  sessions {
    total
    sessions {
      id
      userAgent
      address
      createdAt
      usedAt
      isCurrent
    }
  }
}
    `, {"hash":"WmIoZb9z1VBO"}) as unknown as TypedDocumentString<SessionsQuery, SessionsQueryVariables>;
export const EndMySessionDocument = new TypedDocumentString(`
    mutation EndMySession($id: ID!) {
  endMySession(id: $id)
}
    `, {"hash":"5YLZ65WFGS16"}) as unknown as TypedDocumentString<EndMySessionMutation, EndMySessionMutationVariables>;
export const EndMyOtherSessionsDocument = new TypedDocumentString(`
    mutation EndMyOtherSessions {
  endMyOtherSessions
}
    `, {"hash":"VnNou24xcdsy"}) as unknown as TypedDocumentString<EndMyOtherSessionsMutation, EndMyOtherSessionsMutationVariables>;
export const SecondFactorDocument = new TypedDocumentString(`
    query SecondFactor {
  secondFactor {
    enabled
    recoveryCodesLeft
  }
}
    `, {"hash":"-UP9T1bfQ5P2"}) as unknown as TypedDocumentString<SecondFactorQuery, SecondFactorQueryVariables>;
export const BeginSecondFactorDocument = new TypedDocumentString(`
    mutation BeginSecondFactor($currentPassword: String!) {
  beginSecondFactor(currentPassword: $currentPassword) {
    secret
    link
  }
}
    `, {"hash":"oK6cEeukkk8I"}) as unknown as TypedDocumentString<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>;
export const ConfirmSecondFactorDocument = new TypedDocumentString(`
    mutation ConfirmSecondFactor($code: String!) {
  confirmSecondFactor(code: $code)
}
    `, {"hash":"j3jvFDQAypqP"}) as unknown as TypedDocumentString<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const RenewRecoveryCodesDocument = new TypedDocumentString(`
    mutation RenewRecoveryCodes($currentPassword: String!) {
  renewRecoveryCodes(currentPassword: $currentPassword)
}
    `, {"hash":"HCdiu_CV-gct"}) as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const RemoveSecondFactorDocument = new TypedDocumentString(`
    mutation RemoveSecondFactor($currentPassword: String!) {
  removeSecondFactor(currentPassword: $currentPassword)
}
    `, {"hash":"tI2qN70zKH5K"}) as unknown as TypedDocumentString<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>;
export const PasskeysDocument = new TypedDocumentString(`
    query Passkeys {
  passkeys {
    id
    name
    createdAt
    lastUsedAt
  }
}
    `, {"hash":"gAwgjvSpNdOS"}) as unknown as TypedDocumentString<PasskeysQuery, PasskeysQueryVariables>;
export const BeginPasskeyDocument = new TypedDocumentString(`
    mutation BeginPasskey($currentPassword: String!) {
  beginPasskey(currentPassword: $currentPassword)
}
    `, {"hash":"xeLHmceo6oJS"}) as unknown as TypedDocumentString<BeginPasskeyMutation, BeginPasskeyMutationVariables>;
export const AddPasskeyDocument = new TypedDocumentString(`
    mutation AddPasskey($credential: String!) {
  addPasskey(credential: $credential) {
    id
  }
}
    `, {"hash":"_tVH5bqeIKIJ"}) as unknown as TypedDocumentString<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RenamePasskeyDocument = new TypedDocumentString(`
    mutation RenamePasskey($id: ID!, $name: String!) {
  renamePasskey(id: $id, name: $name)
}
    `, {"hash":"Vs8kpXM00_3K"}) as unknown as TypedDocumentString<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const RemovePasskeyDocument = new TypedDocumentString(`
    mutation RemovePasskey($id: ID!) {
  removePasskey(id: $id)
}
    `, {"hash":"1Yy88jAyXKQQ"}) as unknown as TypedDocumentString<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const MondayDigestDocument = new TypedDocumentString(`
    query MondayDigest {
  mondayDigest {
    isWanted
    nextAt
  }
}
    `, {"hash":"TdB7mCMFjfWw"}) as unknown as TypedDocumentString<MondayDigestQuery, MondayDigestQueryVariables>;
export const ChooseMondayDigestDocument = new TypedDocumentString(`
    mutation ChooseMondayDigest($isWanted: Boolean!) {
  chooseMondayDigest(isWanted: $isWanted) {
    isWanted
    nextAt
  }
}
    `, {"hash":"RWIKT2CA7CGz"}) as unknown as TypedDocumentString<ChooseMondayDigestMutation, ChooseMondayDigestMutationVariables>;
export const CrewsDocument = new TypedDocumentString(`
    query Crews($org: ID!) {
  crews(org: $org) {
    id
    name
    serviceType
    sid
    subsidiary {
      id
      name
    }
    resultEmail
    invoiceEmail
    poNumber
    project
    projectIdentification
    lines {
      people
      positionId
      position
      package {
        id
        name
        minutes
      }
      state
      sites {
        id
        name
      }
    }
    updatedAt
  }
}
    `, {"hash":"jHKQmnB4v7We"}) as unknown as TypedDocumentString<CrewsQuery, CrewsQueryVariables>;
export const SaveCrewDocument = new TypedDocumentString(`
    mutation SaveCrew($org: ID!, $input: NewCrewInput!) {
  saveCrew(org: $org, input: $input) {
    id
  }
}
    `, {"hash":"Wi1_pSwGqrWS"}) as unknown as TypedDocumentString<SaveCrewMutation, SaveCrewMutationVariables>;
export const RenameCrewDocument = new TypedDocumentString(`
    mutation RenameCrew($id: ID!, $input: CrewNameInput!) {
  renameCrew(id: $id, input: $input) {
    id
  }
}
    `, {"hash":"DnrwfARh2Q7o"}) as unknown as TypedDocumentString<RenameCrewMutation, RenameCrewMutationVariables>;
export const DeleteCrewDocument = new TypedDocumentString(`
    mutation DeleteCrew($id: ID!) {
  deleteCrew(id: $id)
}
    `, {"hash":"2nKbcG2hhIB8"}) as unknown as TypedDocumentString<DeleteCrewMutation, DeleteCrewMutationVariables>;
export const GroupTimesDocument = new TypedDocumentString(`
    query GroupTimes($packageIds: [ID!]!, $siteIds: [ID!]!, $fromDate: LocalDate!, $toDate: LocalDate!, $part: DayPart!, $draftId: ID!) {
  groupTimes(
    packageIds: $packageIds
    siteIds: $siteIds
    fromDate: $fromDate
    toDate: $toDate
    part: $part
    draftId: $draftId
  ) {
    proposals {
      siteId
      siteName
      timeZone
      day
      doctors
      startsAt
      endsAt
      places {
        calendarId
        startsAt
        endsAt
      }
    }
    whyNot {
      message
    }
  }
}
    `, {"hash":"e6DDQ8y3IDTT"}) as unknown as TypedDocumentString<GroupTimesQuery, GroupTimesQueryVariables>;
export const HoldGroupDocument = new TypedDocumentString(`
    mutation HoldGroup($draftId: ID!, $places: [GroupPlaceInput!]!) {
  holdGroup(draftId: $draftId, places: $places) {
    candidateIndex
    reserveId
    siteId
    siteName
    timeZone
    packageId
    calendarId
    startsAt
    endsAt
    expiresAt
  }
}
    `, {"hash":"ZxAf_cg4umHI"}) as unknown as TypedDocumentString<HoldGroupMutation, HoldGroupMutationVariables>;
export const OverlappingAppointmentsDocument = new TypedDocumentString(`
    query OverlappingAppointments($org: ID, $people: [PersonToBookInput!]!) {
  overlappingAppointments(org: $org, people: $people) {
    person
    reference
    siteName
    siteTimeZone
    appointmentTime
  }
}
    `, {"hash":"R0mSmoJEfDwM"}) as unknown as TypedDocumentString<OverlappingAppointmentsQuery, OverlappingAppointmentsQueryVariables>;
export const BookingPersonDocument = new TypedDocumentString(`
    query BookingPerson($accountId: ID!, $serviceType: ServiceType!) {
  lastBooking(serviceType: $serviceType) {
    subsidiary {
      id
      name
    }
    resultEmail
    invoiceEmail
    place {
      state
      siteIds
    }
    package {
      id
      name
      minutes
    }
    usualPackages {
      position
      package {
        id
        name
        minutes
      }
    }
  }
  bookingAccount(accountId: $accountId) {
    accountId
    contactPerson
    phone
    email
    company {
      ...BookableCompany
    }
  }
}
    fragment BookableCompany on BookableOrg {
  id
  name
  poRequired
  candidatesFillIn
  resultEmail
  invoiceEmail
  favouriteClinics {
    id
    state
    serviceTypes
  }
}`, {"hash":"d5l2dLnXDizt"}) as unknown as TypedDocumentString<BookingPersonQuery, BookingPersonQueryVariables>;
export const BookableOrgsDocument = new TypedDocumentString(`
    query BookableOrgs($search: String, $serviceType: ServiceType, $limit: Int) {
  bookableOrgs(search: $search, serviceType: $serviceType, limit: $limit) {
    total
    items {
      ...BookableCompany
    }
  }
}
    fragment BookableCompany on BookableOrg {
  id
  name
  poRequired
  candidatesFillIn
  resultEmail
  invoiceEmail
  favouriteClinics {
    id
    state
    serviceTypes
  }
}`, {"hash":"tgGNXBuZIgec"}) as unknown as TypedDocumentString<BookableOrgsQuery, BookableOrgsQueryVariables>;
export const BookableSubsidiariesDocument = new TypedDocumentString(`
    query BookableSubsidiaries($org: ID!, $search: String, $serviceType: ServiceType, $limit: Int) {
  bookableSubsidiaries(
    org: $org
    search: $search
    serviceType: $serviceType
    limit: $limit
  ) {
    ...Choices
  }
}
    fragment Choices on Lookup {
  total
  items {
    id
    name
  }
}`, {"hash":"2W1j7sXvwMKY"}) as unknown as TypedDocumentString<BookableSubsidiariesQuery, BookableSubsidiariesQueryVariables>;
export const PositionsDocument = new TypedDocumentString(`
    query Positions($org: ID!, $search: String, $limit: Int) {
  positions(org: $org, search: $search, limit: $limit) {
    ...Choices
  }
}
    fragment Choices on Lookup {
  total
  items {
    id
    name
  }
}`, {"hash":"gMbniqQnN0tF"}) as unknown as TypedDocumentString<PositionsQuery, PositionsQueryVariables>;
export const ProjectsDocument = new TypedDocumentString(`
    query Projects($org: ID!, $search: String, $limit: Int) {
  projects(org: $org, search: $search, limit: $limit) {
    ...Choices
  }
}
    fragment Choices on Lookup {
  total
  items {
    id
    name
  }
}`, {"hash":"UTJj1da9dzpG"}) as unknown as TypedDocumentString<ProjectsQuery, ProjectsQueryVariables>;
export const ProjectIdentificationsDocument = new TypedDocumentString(`
    query ProjectIdentifications($org: ID!, $search: String, $limit: Int) {
  projectIdentifications(org: $org, search: $search, limit: $limit) {
    ...Choices
  }
}
    fragment Choices on Lookup {
  total
  items {
    id
    name
  }
}`, {"hash":"kwxskCCvaAQ3"}) as unknown as TypedDocumentString<ProjectIdentificationsQuery, ProjectIdentificationsQueryVariables>;
export const PurchaseOrdersDocument = new TypedDocumentString(`
    query PurchaseOrders($org: ID!, $search: String, $limit: Int) {
  purchaseOrders(org: $org, search: $search, limit: $limit) {
    ...Choices
  }
}
    fragment Choices on Lookup {
  total
  items {
    id
    name
  }
}`, {"hash":"LJSLldHNAJJs"}) as unknown as TypedDocumentString<PurchaseOrdersQuery, PurchaseOrdersQueryVariables>;
export const BookablePackagesDocument = new TypedDocumentString(`
    query BookablePackages($org: ID!, $serviceType: ServiceType!, $sid: ID, $search: String, $limit: Int) {
  bookablePackages(
    org: $org
    serviceType: $serviceType
    sid: $sid
    search: $search
    limit: $limit
  ) {
    total
    items {
      id
      name
      minutes
      assessments {
        category
        name
        checked
      }
    }
  }
}
    `, {"hash":"jZHxsgDsHlNq"}) as unknown as TypedDocumentString<BookablePackagesQuery, BookablePackagesQueryVariables>;
export const CreateDraftDocument = new TypedDocumentString(`
    mutation CreateDraft($serviceType: ServiceType!, $sid: ID, $body: DraftBody!, $draftId: ID!, $writer: ID!, $sequence: Int!) {
  createDraft(
    serviceType: $serviceType
    sid: $sid
    body: $body
    draftId: $draftId
    writer: $writer
    sequence: $sequence
  ) {
    draftId
    revision
  }
}
    `, {"hash":"xv9puXDCuiBh"}) as unknown as TypedDocumentString<CreateDraftMutation, CreateDraftMutationVariables>;
export const SaveDraftDocument = new TypedDocumentString(`
    mutation SaveDraft($draftId: ID!, $revision: Int!, $body: DraftBody!, $writer: ID!, $sequence: Int!) {
  saveDraft(
    draftId: $draftId
    revision: $revision
    body: $body
    writer: $writer
    sequence: $sequence
  ) {
    revision
    conflict {
      ...WholeDraft
    }
  }
}
    fragment WholeDraft on Draft {
  draftId
  revision
  body
  holds {
    candidateIndex
    reserveId
    siteId
    siteName
    timeZone
    packageId
    calendarId
    startsAt
    endsAt
    expiresAt
  }
}`, {"hash":"UG_h2LEHkhS_"}) as unknown as TypedDocumentString<SaveDraftMutation, SaveDraftMutationVariables>;
export const DraftDocument = new TypedDocumentString(`
    query Draft($draftId: ID!) {
  draft(draftId: $draftId) {
    ...WholeDraft
    booking {
      ...Created
    }
  }
}
    fragment WholeDraft on Draft {
  draftId
  revision
  body
  holds {
    candidateIndex
    reserveId
    siteId
    siteName
    timeZone
    packageId
    calendarId
    startsAt
    endsAt
    expiresAt
  }
}
fragment Created on CreatedBooking {
  bookingId
  reference
  candidates {
    candidateId
    index
    status
    appointmentTime
    siteName
    siteTimeZone
    smsAt
  }
}`, {"hash":"a6-3E8POf4ib"}) as unknown as TypedDocumentString<DraftQuery, DraftQueryVariables>;
export const SentDocument = new TypedDocumentString(`
    query Sent($draftId: ID!) {
  draft(draftId: $draftId) {
    booking {
      bookingId
    }
  }
}
    `, {"hash":"riiqJqPntRKi"}) as unknown as TypedDocumentString<SentQuery, SentQueryVariables>;
export const CreateBookingDocument = new TypedDocumentString(`
    mutation CreateBooking($org: ID, $input: CreateBookingInput!, $idempotencyKey: String!) {
  createBooking(org: $org, input: $input, idempotencyKey: $idempotencyKey) {
    ...Created
  }
}
    fragment Created on CreatedBooking {
  bookingId
  reference
  candidates {
    candidateId
    index
    status
    appointmentTime
    siteName
    siteTimeZone
    smsAt
  }
}`, {"hash":"xapeitrns5rT"}) as unknown as TypedDocumentString<CreateBookingMutation, CreateBookingMutationVariables>;
export const DeleteDraftDocument = new TypedDocumentString(`
    mutation DeleteDraft($draftId: ID!) {
  deleteDraft(draftId: $draftId)
}
    `, {"hash":"VgWtxwSG1Knq"}) as unknown as TypedDocumentString<DeleteDraftMutation, DeleteDraftMutationVariables>;
export const UnfinishedDocument = new TypedDocumentString(`
    query Unfinished($serviceType: ServiceType!) {
  drafts(serviceType: $serviceType) {
    draftId
    updatedAt
    body
  }
}
    `, {"hash":"jfLZhjlZnlNX"}) as unknown as TypedDocumentString<UnfinishedQuery, UnfinishedQueryVariables>;
export const AddItemDocument = new TypedDocumentString(`
    mutation AddItem($list: GrowingList!, $org: ID!, $name: String!) {
  addItem(list: $list, org: $org, name: $name) {
    id
    name
  }
}
    `, {"hash":"IbtCwFkyUB6P"}) as unknown as TypedDocumentString<AddItemMutation, AddItemMutationVariables>;
export const PackagePartsDocument = new TypedDocumentString(`
    query PackageParts {
  assessments {
    category
    name
    minutes
  }
}
    `, {"hash":"HcXpBqwThyxK"}) as unknown as TypedDocumentString<PackagePartsQuery, PackagePartsQueryVariables>;
export const AddPackageInBookingDocument = new TypedDocumentString(`
    mutation AddPackageInBooking($org: ID!, $input: NewPackageInBookingInput!) {
  addPackageInBooking(org: $org, input: $input) {
    id
    name
    minutes
  }
}
    `, {"hash":"7D6cZ9B_kfQO"}) as unknown as TypedDocumentString<AddPackageInBookingMutation, AddPackageInBookingMutationVariables>;
export const AddCustomPackageDocument = new TypedDocumentString(`
    mutation AddCustomPackage($packageId: ID!, $org: ID!, $draftId: ID!, $input: NewPackageInBookingInput!) {
  addCustomPackage(
    packageId: $packageId
    org: $org
    draftId: $draftId
    input: $input
  ) {
    id
    name
    minutes
  }
}
    `, {"hash":"GMzjNNLe1TfH"}) as unknown as TypedDocumentString<AddCustomPackageMutation, AddCustomPackageMutationVariables>;
export const OverviewClinicsDocument = new TypedDocumentString(`
    query OverviewClinics {
  bookableClinics(limit: 1000) {
    id
    name
    bookingFree
  }
}
    `, {"hash":"2803LQOr7Jr3"}) as unknown as TypedDocumentString<OverviewClinicsQuery, OverviewClinicsQueryVariables>;
export const CapacityDocument = new TypedDocumentString(`
    query Capacity($fromDay: LocalDate!, $dayCount: Int!, $siteId: ID) {
  capacity(fromDay: $fromDay, dayCount: $dayCount, siteId: $siteId) {
    fromDay
    dayCount
    clinics {
      siteId
      siteName
      days {
        day
        doctors
        slots
        booked
        held
        blocked
        free
        ahead
      }
    }
  }
}
    `, {"hash":"ap3FyHUOVOmr"}) as unknown as TypedDocumentString<CapacityQuery, CapacityQueryVariables>;
export const ResourceCapacityDocument = new TypedDocumentString(`
    query ResourceCapacity($fromDay: LocalDate!, $dayCount: Int!, $siteId: ID) {
  resourceCapacity(fromDay: $fromDay, dayCount: $dayCount, siteId: $siteId) {
    clinics {
      siteId
      siteName
      resources {
        kind
        name
        resources
        open
        used
      }
    }
    bottleneck {
      kind
      names
      fullAt
      fullDays
      days
      gain
      packageName
    }
  }
}
    `, {"hash":"iwciVP0EbQXi"}) as unknown as TypedDocumentString<ResourceCapacityQuery, ResourceCapacityQueryVariables>;
export const NextFreeTimesDocument = new TypedDocumentString(`
    query NextFreeTimes($siteId: ID) {
  nextFreeTimes(siteId: $siteId) {
    lookAheadDays
    packages {
      id
      name
      serviceType
      minutes
    }
    clinics {
      siteId
      siteName
      serviceTypes
      free {
        minutes
        day
        days
      }
    }
  }
}
    `, {"hash":"h8hoOXdVLeuW"}) as unknown as TypedDocumentString<NextFreeTimesQuery, NextFreeTimesQueryVariables>;
export const OverviewNumbersDocument = new TypedDocumentString(`
    query OverviewNumbers($dayCount: Int!, $timeZone: TimeZone!, $siteId: ID) {
  overviewNumbers(dayCount: $dayCount, timeZone: $timeZone, siteId: $siteId) {
    today
    all {
      pending
      missed
      expected
      completed
      medianHours
      of90Hours
    }
    clinics {
      siteId
      siteName
      pending
      missed
      expected
      completed
      medianHours
      of90Hours
    }
  }
}
    `, {"hash":"FgBklR7KWaYr"}) as unknown as TypedDocumentString<OverviewNumbersQuery, OverviewNumbersQueryVariables>;
export const OverviewChangedDocument = new TypedDocumentString(`
    subscription OverviewChanged($siteIds: [ID!]!) {
  slotsChanged(siteIds: $siteIds) {
    siteId
  }
}
    `, {"hash":"00n1FgvVwvWd"}) as unknown as TypedDocumentString<OverviewChangedSubscription, OverviewChangedSubscriptionVariables>;
export const MatchResultsDocument = new TypedDocumentString(`
    query MatchResults($files: [ResultFileInput!]!) {
  matchResults(files: $files) {
    candidates {
      candidateId
      reference
      candidateName
      dateOfBirth
      companyName
      appointmentTime
      siteTimeZone
      status
      outcome
      canComplete
      isToCome
      isStored
    }
  }
}
    `, {"hash":"iJUPTb69WYeI"}) as unknown as TypedDocumentString<MatchResultsQuery, MatchResultsQueryVariables>;
export const CompleteResultsDocument = new TypedDocumentString(`
    mutation CompleteResults($candidateIds: [ID!]!, $through: String) {
  changeStatuses(
    candidateIds: $candidateIds
    status: "Completed"
    through: $through
  ) {
    changed
  }
}
    `, {"hash":"JuRPZnhmHItE"}) as unknown as TypedDocumentString<CompleteResultsMutation, CompleteResultsMutationVariables>;
export const SchedulerDoctorsDocument = new TypedDocumentString(`
    query SchedulerDoctors($siteId: ID!, $fromDay: LocalDate!, $toDay: LocalDate!, $lanes: BoardLanes!, $waiting: Int!) {
  schedulerDoctors(
    siteId: $siteId
    fromDay: $fromDay
    toDay: $toDay
    lanes: $lanes
  ) {
    siteId
    siteName
    state
    timeZone
    mostOverPlan
    hasVisits
    doctors {
      doctorId
      name
      kind
      days {
        rosterId
        day
        startsAt
        endsAt
        overPlan
        slots {
          id
          startsAt
          available
          blockedBecause
        }
      }
    }
    holidays {
      day
      name
    }
    openHolidays {
      day
      name
    }
    missingYears
  }
  schedulerPending(siteId: $siteId, limit: $waiting) {
    bookings {
      candidateId
      reference
      candidateName
      companyName
      packageName
      minutes
      preferredFromDate
      preferredToDate
      preferredTime
    }
    total
  }
}
    `, {"hash":"xaC0_ZqzskZu"}) as unknown as TypedDocumentString<SchedulerDoctorsQuery, SchedulerDoctorsQueryVariables>;
export const SchedulerBookingsDocument = new TypedDocumentString(`
    query SchedulerBookings($siteId: ID!, $fromDay: LocalDate!, $toDay: LocalDate!, $lanes: BoardLanes!, $page: Int!) {
  schedulerBookings(
    siteId: $siteId
    fromDay: $fromDay
    toDay: $toDay
    lanes: $lanes
    page: $page
  ) {
    pages
    blocks {
      id
      stop
      kind
      rosterId
      startsAt
      endsAt
      expiresAt
      candidateId
      reference
      candidateName
      companyName
      packageName
      status
      statusColor
    }
  }
}
    `, {"hash":"Zq10puTuh29K"}) as unknown as TypedDocumentString<SchedulerBookingsQuery, SchedulerBookingsQueryVariables>;
export const BoardClinicsDocument = new TypedDocumentString(`
    query BoardClinics {
  bookableClinics(limit: 1000) {
    id
    name
    state
    timeZone
    bookingFree
  }
}
    `, {"hash":"G3Sajb37rbv9"}) as unknown as TypedDocumentString<BoardClinicsQuery, BoardClinicsQueryVariables>;
export const BoardChangedDocument = new TypedDocumentString(`
    subscription BoardChanged($siteIds: [ID!]!) {
  slotsChanged(siteIds: $siteIds) {
    siteId
    day
  }
}
    `, {"hash":"Es_dbzuN-Mbn"}) as unknown as TypedDocumentString<BoardChangedSubscription, BoardChangedSubscriptionVariables>;
export const ValidateMoveDocument = new TypedDocumentString(`
    query ValidateMove($candidateId: ID!, $rosterId: Int!, $startsAt: DateTime!, $stop: String) {
  validateMove(
    candidateId: $candidateId
    rosterId: $rosterId
    startsAt: $startsAt
    stop: $stop
  ) {
    legal
    reason
  }
}
    `, {"hash":"5Z3gw_wbfyXe"}) as unknown as TypedDocumentString<ValidateMoveQuery, ValidateMoveQueryVariables>;
export const MoveAppointmentDocument = new TypedDocumentString(`
    mutation MoveAppointment($candidateId: ID!, $rosterId: Int!, $startsAt: DateTime!, $stop: String, $seen: SeenPlaceInput!, $reason: String) {
  moveAppointment(
    candidateId: $candidateId
    rosterId: $rosterId
    startsAt: $startsAt
    stop: $stop
    seen: $seen
    reason: $reason
  ) {
    moveId
    undoMs
  }
}
    `, {"hash":"ntrN_czMqs8X"}) as unknown as TypedDocumentString<MoveAppointmentMutation, MoveAppointmentMutationVariables>;
export const ConfirmBookingDocument = new TypedDocumentString(`
    mutation ConfirmBooking($candidateId: ID!, $rosterId: Int!, $startsAt: DateTime!) {
  confirmBooking(
    candidateId: $candidateId
    rosterId: $rosterId
    startsAt: $startsAt
  )
}
    `, {"hash":"dEfsAnoGx4EA"}) as unknown as TypedDocumentString<ConfirmBookingMutation, ConfirmBookingMutationVariables>;
export const UndoMoveDocument = new TypedDocumentString(`
    mutation UndoMove($moveId: ID!) {
  undoMove(moveId: $moveId) {
    moveId
  }
}
    `, {"hash":"EDup50RQqmsP"}) as unknown as TypedDocumentString<UndoMoveMutation, UndoMoveMutationVariables>;
export const DisableSlotsDocument = new TypedDocumentString(`
    mutation DisableSlots($siteId: ID!, $slotIds: [Int!]!, $reason: String!) {
  disableSlots(siteId: $siteId, slotIds: $slotIds, reason: $reason)
}
    `, {"hash":"2-Mu9aogTDvu"}) as unknown as TypedDocumentString<DisableSlotsMutation, DisableSlotsMutationVariables>;
export const EnableSlotsDocument = new TypedDocumentString(`
    mutation EnableSlots($siteId: ID!, $slotIds: [Int!]!) {
  enableSlots(siteId: $siteId, slotIds: $slotIds)
}
    `, {"hash":"7YdU7sVfNjeo"}) as unknown as TypedDocumentString<EnableSlotsMutation, EnableSlotsMutationVariables>;
export const DoctorsDocument = new TypedDocumentString(`
    query Doctors($search: String) {
  doctors(search: $search, limit: 20) {
    ...Choices
  }
}
    fragment Choices on Lookup {
  total
  items {
    id
    name
  }
}`, {"hash":"ahmeUK1MMxIU"}) as unknown as TypedDocumentString<DoctorsQuery, DoctorsQueryVariables>;
export const AddDoctorDocument = new TypedDocumentString(`
    mutation AddDoctor($doctorId: ID!, $input: NewDoctorInput!) {
  addDoctor(doctorId: $doctorId, input: $input) {
    id
    name
  }
}
    `, {"hash":"y-KOk9c64xgV"}) as unknown as TypedDocumentString<AddDoctorMutation, AddDoctorMutationVariables>;
export const AddRostersDocument = new TypedDocumentString(`
    mutation AddRosters($input: NewRostersInput!) {
  addRosters(input: $input) {
    rosters {
      day
    }
  }
}
    `, {"hash":"ZUHwIqpulQjt"}) as unknown as TypedDocumentString<AddRostersMutation, AddRostersMutationVariables>;
export const ChangeRosterDocument = new TypedDocumentString(`
    mutation ChangeRoster($rosterId: Int!, $fromTime: String!, $toTime: String!) {
  changeRoster(rosterId: $rosterId, fromTime: $fromTime, toTime: $toTime)
}
    `, {"hash":"hiz2VJaVPABn"}) as unknown as TypedDocumentString<ChangeRosterMutation, ChangeRosterMutationVariables>;
export const StateHolidaysDocument = new TypedDocumentString(`
    query StateHolidays($state: String!, $year: Int!) {
  stateHolidays(state: $state, year: $year) {
    holidays {
      day
      name
      source
      sites {
        siteId
        name
      }
      openAt {
        siteId
        name
      }
    }
    states
    missing {
      state
      year
    }
  }
}
    `, {"hash":"j1-1pU0zAzyC"}) as unknown as TypedDocumentString<StateHolidaysQuery, StateHolidaysQueryVariables>;
export const AddHolidayDocument = new TypedDocumentString(`
    mutation AddHoliday($state: String!, $day: LocalDate!, $name: String!, $siteIds: [ID!]!) {
  addHoliday(state: $state, day: $day, name: $name, siteIds: $siteIds)
}
    `, {"hash":"Iob5eJ1M9yK-"}) as unknown as TypedDocumentString<AddHolidayMutation, AddHolidayMutationVariables>;
export const RemoveHolidayDocument = new TypedDocumentString(`
    mutation RemoveHoliday($state: String!, $day: LocalDate!, $siteIds: [ID!]!) {
  removeHoliday(state: $state, day: $day, siteIds: $siteIds)
}
    `, {"hash":"XE_4FvBBO-bl"}) as unknown as TypedDocumentString<RemoveHolidayMutation, RemoveHolidayMutationVariables>;
export const OpenOnHolidayDocument = new TypedDocumentString(`
    mutation OpenOnHoliday($state: String!, $day: LocalDate!, $siteIds: [ID!]!) {
  openOnHoliday(state: $state, day: $day, siteIds: $siteIds)
}
    `, {"hash":"IeVxoCogMAeE"}) as unknown as TypedDocumentString<OpenOnHolidayMutation, OpenOnHolidayMutationVariables>;
export const HolidayClinicsDocument = new TypedDocumentString(`
    query HolidayClinics($state: String!) {
  bookableClinics(state: $state, limit: 1000) {
    id
    name
    address
  }
}
    `, {"hash":"HXLKhnK595lo"}) as unknown as TypedDocumentString<HolidayClinicsQuery, HolidayClinicsQueryVariables>;
export const BookingCardDocument = new TypedDocumentString(`
    query BookingCard($siteId: ID!, $day: LocalDate!, $candidateId: ID!) {
  dayList(siteId: $siteId, day: $day, candidateId: $candidateId) {
    entries {
      candidateId
      reference
      candidateName
      dateOfBirth
      phone
      companyName
      packageName
      note
      comment
      doctorName
      startsAt
      endsAt
      status
      statusColor
      statusBefore
      statusChangedAt
    }
  }
}
    `, {"hash":"8BM1qtqy69WF"}) as unknown as TypedDocumentString<BookingCardQuery, BookingCardQueryVariables>;
export const FindPersonDocument = new TypedDocumentString(`
    query FindPerson($search: String!) {
  bookings(
    search: $search
    sort: appointment_time
    order: desc
    pageSize: 20
    count: false
  ) {
    bookings {
      candidateId
      candidateName
      companyName
      appointmentTime
      siteName
      siteTimeZone
      status
      statusColor
    }
  }
}
    `, {"hash":"netNO__399UC"}) as unknown as TypedDocumentString<FindPersonQuery, FindPersonQueryVariables>;
export const BoardCapacityDocument = new TypedDocumentString(`
    query BoardCapacity($siteId: ID!, $fromDay: LocalDate!, $dayCount: Int!) {
  capacity(siteId: $siteId, fromDay: $fromDay, dayCount: $dayCount) {
    clinics {
      days {
        day
        slots
        free
      }
    }
  }
}
    `, {"hash":"6oplKSEHTF8h"}) as unknown as TypedDocumentString<BoardCapacityQuery, BoardCapacityQueryVariables>;
export const BeginWalkInDocument = new TypedDocumentString(`
    mutation BeginWalkIn($draftId: ID!, $writer: ID!, $body: DraftBody!) {
  createDraft(serviceType: pem, body: $body, draftId: $draftId, writer: $writer) {
    draftId
  }
}
    `, {"hash":"KoDaepp38FHn"}) as unknown as TypedDocumentString<BeginWalkInMutation, BeginWalkInMutationVariables>;
export const EndWalkInDocument = new TypedDocumentString(`
    mutation EndWalkIn($draftId: ID!) {
  deleteDraft(draftId: $draftId)
}
    `, {"hash":"b0eUuX9KPo6q"}) as unknown as TypedDocumentString<EndWalkInMutation, EndWalkInMutationVariables>;
export const WalkInPackagesDocument = new TypedDocumentString(`
    query WalkInPackages($org: ID!, $search: String, $limit: Int) {
  bookablePackages(org: $org, serviceType: pem, search: $search, limit: $limit) {
    items {
      id
      name
      minutes
    }
  }
}
    `, {"hash":"9rXjQRKydAl5"}) as unknown as TypedDocumentString<WalkInPackagesQuery, WalkInPackagesQueryVariables>;
export const WalkInCompaniesDocument = new TypedDocumentString(`
    query WalkInCompanies($search: String) {
  bookableOrgs(search: $search, serviceType: pem) {
    total
    items {
      id
      name
    }
  }
}
    `, {"hash":"wHfQLJlcB37V"}) as unknown as TypedDocumentString<WalkInCompaniesQuery, WalkInCompaniesQueryVariables>;
export const WalkInAddressesDocument = new TypedDocumentString(`
    query WalkInAddresses($org: ID!) {
  bookingAddresses(org: $org) {
    resultEmail
    invoiceEmail
  }
}
    `, {"hash":"auwKBvkWbqpZ"}) as unknown as TypedDocumentString<WalkInAddressesQuery, WalkInAddressesQueryVariables>;
export const WalkInMakerDocument = new TypedDocumentString(`
    query WalkInMaker($accountId: ID!) {
  bookingAccount(accountId: $accountId) {
    contactPerson
    phone
    email
  }
}
    `, {"hash":"uSsU7aIGBYpv"}) as unknown as TypedDocumentString<WalkInMakerQuery, WalkInMakerQueryVariables>;
export const BookWalkInDocument = new TypedDocumentString(`
    mutation BookWalkIn($org: ID, $input: CreateBookingInput!, $idempotencyKey: String!) {
  createBooking(org: $org, input: $input, idempotencyKey: $idempotencyKey) {
    reference
    candidates {
      candidateId
    }
  }
}
    `, {"hash":"g7pgCTG3qbkG"}) as unknown as TypedDocumentString<BookWalkInMutation, BookWalkInMutationVariables>;
export const ProviderSettingsDocument = new TypedDocumentString(`
    query ProviderSettings {
  providerSettings {
    ...SettingsOfProvider
  }
}
    fragment SettingsOfProvider on ProviderSettings {
  brandName
  phone
  openingHours
  holdMinutes
  paymentDays
  adminSecondFactor
  xeroAccount
  xeroTax
  myobAccount
  myobTax
  updatedAt
  defaults {
    brandName
    phone
    openingHours
    holdMinutes
    paymentDays
    xeroAccount
    xeroTax
    myobAccount
    myobTax
  }
}`, {"hash":"7UqT8bCRCz1P"}) as unknown as TypedDocumentString<ProviderSettingsQuery, ProviderSettingsQueryVariables>;
export const ChangeProviderSettingsDocument = new TypedDocumentString(`
    mutation ChangeProviderSettings($input: ProviderSettingsInput!) {
  changeProviderSettings(input: $input) {
    ...SettingsOfProvider
  }
}
    fragment SettingsOfProvider on ProviderSettings {
  brandName
  phone
  openingHours
  holdMinutes
  paymentDays
  adminSecondFactor
  xeroAccount
  xeroTax
  myobAccount
  myobTax
  updatedAt
  defaults {
    brandName
    phone
    openingHours
    holdMinutes
    paymentDays
    xeroAccount
    xeroTax
    myobAccount
    myobTax
  }
}`, {"hash":"FAfrR0fpKWRg"}) as unknown as TypedDocumentString<ChangeProviderSettingsMutation, ChangeProviderSettingsMutationVariables>;
export const ClinicSitesDocument = new TypedDocumentString(`
    query ClinicSites($search: String, $active: Boolean, $page: Int) {
  clinicSites(search: $search, active: $active, page: $page) {
    sites {
      id
      number
      name
      suburb
      state
      timezone
      phone
      email
      serviceTypes
      isActive
      isExternal
      bookingFree
      sandbox
    }
    page
    pages
    total
  }
}
    `, {"hash":"nus12Wswpa8d"}) as unknown as TypedDocumentString<ClinicSitesQuery, ClinicSitesQueryVariables>;
export const ClinicSiteDocument = new TypedDocumentString(`
    query ClinicSite($id: ID!) {
  clinicSite(id: $id) {
    id
    number
    name
    address
    suburb
    postcode
    state
    timezone
    phone
    fax
    email
    serviceTypes
    isActive
    isExternal
    bookingFree
    travelMinutes
    mostOverPlan
    updatedAt
  }
}
    `, {"hash":"EcKk9nne51vn"}) as unknown as TypedDocumentString<ClinicSiteQuery, ClinicSiteQueryVariables>;
export const ClinicSiteEffectsDocument = new TypedDocumentString(`
    query ClinicSiteEffects($id: ID!) {
  clinicSiteEffects(id: $id) {
    bookings
    firstBooking
    lastBooking
    pending
    holds
    rosters
  }
}
    `, {"hash":"qweiuf1Qy9xD"}) as unknown as TypedDocumentString<ClinicSiteEffectsQuery, ClinicSiteEffectsQueryVariables>;
export const AddClinicSiteDocument = new TypedDocumentString(`
    mutation AddClinicSite($input: NewClinicSiteInput!) {
  addClinicSite(input: $input) {
    id
  }
}
    `, {"hash":"XcczpwnzPweX"}) as unknown as TypedDocumentString<AddClinicSiteMutation, AddClinicSiteMutationVariables>;
export const ChangeClinicSiteDocument = new TypedDocumentString(`
    mutation ChangeClinicSite($id: ID!, $input: ClinicSiteInput!) {
  changeClinicSite(id: $id, input: $input) {
    id
  }
}
    `, {"hash":"RzZfdHqhwk13"}) as unknown as TypedDocumentString<ChangeClinicSiteMutation, ChangeClinicSiteMutationVariables>;
export const SwitchClinicSiteDocument = new TypedDocumentString(`
    mutation SwitchClinicSite($id: ID!, $on: Boolean!) {
  switchClinicSite(id: $id, on: $on) {
    id
  }
}
    `, {"hash":"2EJjgiBEaUFl"}) as unknown as TypedDocumentString<SwitchClinicSiteMutation, SwitchClinicSiteMutationVariables>;
export const BookableLocationsDocument = new TypedDocumentString(`
    query BookableLocations($serviceType: ServiceType!) {
  bookableLocations(serviceType: $serviceType) {
    state
    clinics
  }
}
    `, {"hash":"slQfrjd-E3za"}) as unknown as TypedDocumentString<BookableLocationsQuery, BookableLocationsQueryVariables>;
export const BookableClinicsDocument = new TypedDocumentString(`
    query BookableClinics($state: String, $serviceType: ServiceType, $search: String, $limit: Int) {
  bookableClinics(
    state: $state
    serviceType: $serviceType
    search: $search
    limit: $limit
  ) {
    id
    name
    address
    suburb
    state
    timeZone
    bookingFree
  }
}
    `, {"hash":"54z1dbXrZzFS"}) as unknown as TypedDocumentString<BookableClinicsQuery, BookableClinicsQueryVariables>;
export const TimeSlotsDocument = new TypedDocumentString(`
    query TimeSlots($packageId: ID!, $siteIds: [ID!]!, $from: DateTime!, $to: DateTime!, $timeZone: TimeZone!, $candidateId: ID, $optimize: Boolean, $org: ID) {
  timeSlots(
    packageId: $packageId
    siteIds: $siteIds
    from: $from
    to: $to
    timeZone: $timeZone
    candidateId: $candidateId
    optimize: $optimize
    org: $org
  ) {
    siteId
    siteName
    address
    timeZone
    bookingFree
    days {
      day
      times {
        startsAt
        calendarIds
      }
      whyNot {
        code
        message
        nextDay
      }
    }
  }
}
    `, {"hash":"4N24-AGaCibg"}) as unknown as TypedDocumentString<TimeSlotsQuery, TimeSlotsQueryVariables>;
export const HolidaysDocument = new TypedDocumentString(`
    query Holidays($fromDate: LocalDate!, $toDate: LocalDate!, $timeZone: TimeZone!, $state: String!) {
  holidays(
    fromDate: $fromDate
    toDate: $toDate
    timeZone: $timeZone
    state: $state
  ) {
    day
    siteIds
    openSiteIds
  }
}
    `, {"hash":"fwQyT9J7mPZF"}) as unknown as TypedDocumentString<HolidaysQuery, HolidaysQueryVariables>;
export const ReserveSlotDocument = new TypedDocumentString(`
    mutation ReserveSlot($slot: SlotInput!, $draftId: ID!, $candidateIndex: Int!, $replaces: ID) {
  reserveSlot(
    slot: $slot
    draftId: $draftId
    candidateIndex: $candidateIndex
    replaces: $replaces
  ) {
    reserveId
    startsAt
    endsAt
    expiresAt
    calendarId
  }
}
    `, {"hash":"ssps1oZvREGw"}) as unknown as TypedDocumentString<ReserveSlotMutation, ReserveSlotMutationVariables>;
export const HoldOverPlanDocument = new TypedDocumentString(`
    mutation HoldOverPlan($rosterId: Int!, $draftId: ID!, $packageId: ID!, $startsAt: DateTime!, $reason: String!) {
  holdOverPlan(
    rosterId: $rosterId
    draftId: $draftId
    packageId: $packageId
    startsAt: $startsAt
    reason: $reason
  ) {
    reserveId
    startsAt
    endsAt
    expiresAt
    calendarId
  }
}
    `, {"hash":"bjy4SUdyRNp5"}) as unknown as TypedDocumentString<HoldOverPlanMutation, HoldOverPlanMutationVariables>;
export const ReleaseSlotDocument = new TypedDocumentString(`
    mutation ReleaseSlot($reserveId: ID!) {
  releaseSlot(reserveId: $reserveId)
}
    `, {"hash":"6jWrjH3tYeeT"}) as unknown as TypedDocumentString<ReleaseSlotMutation, ReleaseSlotMutationVariables>;
export const ExtendHoldsDocument = new TypedDocumentString(`
    mutation ExtendHolds($draftId: ID!) {
  extendHolds(draftId: $draftId) {
    candidateIndex
    reserveId
    expiresAt
  }
}
    `, {"hash":"Xl_PExzCWtWW"}) as unknown as TypedDocumentString<ExtendHoldsMutation, ExtendHoldsMutationVariables>;
export const DraftHoldsDocument = new TypedDocumentString(`
    query DraftHolds($draftId: ID!) {
  draft(draftId: $draftId) {
    holds {
      candidateIndex
      reserveId
      siteId
      siteName
      timeZone
      packageId
      calendarId
      startsAt
      endsAt
      expiresAt
    }
  }
}
    `, {"hash":"btAwaT8zJ6cD"}) as unknown as TypedDocumentString<DraftHoldsQuery, DraftHoldsQueryVariables>;
export const SlotsChangedDocument = new TypedDocumentString(`
    subscription SlotsChanged($siteIds: [ID!]!) {
  slotsChanged(siteIds: $siteIds) {
    siteId
    day
  }
}
    `, {"hash":"Ftod32Wl3et8"}) as unknown as TypedDocumentString<SlotsChangedSubscription, SlotsChangedSubscriptionVariables>;