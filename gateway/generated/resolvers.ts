import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, ISO 8601 in UTC, such as 2026-11-23T01:15:00Z. */
  DateTime: { input: string; output: string; }
  /** A draft's content as the booking wizard keeps it; opaque here. */
  DraftBody: { input: Readonly<Record<string, unknown>>; output: Readonly<Record<string, unknown>>; }
  /** One email address. */
  EmailAddress: { input: string; output: string; }
  /** Plain data, as the service has it. */
  JSON: { input: unknown; output: unknown; }
  /** A calendar day without a zone, such as 2026-11-23. */
  LocalDate: { input: string; output: string; }
  /** An IANA zone name, such as Australia/Perth. */
  TimeZone: { input: string; output: string; }
};

export type Account = {
  active: Scalars['Boolean']['output'];
  /** It was imported, and nobody has invited it yet. */
  awaitsInvitation: Scalars['Boolean']['output'];
  contactPerson: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** An invitation is open: nobody has set its password yet. */
  invited: Scalars['Boolean']['output'];
  /** The only active admin account of its company that has every permission. */
  isLastAdmin: Scalars['Boolean']['output'];
  kind: AccountKind;
  /** The flags that are on, in this organisation. */
  permissions: Array<Scalars['String']['output']>;
  phone: Maybe<Scalars['String']['output']>;
  /** The name of that role. */
  role: Maybe<Scalars['String']['output']>;
  /** The role that it follows; null: its permissions are its own. */
  roleId: Maybe<Scalars['ID']['output']>;
  /** Whether its sign-in asks for a code. */
  secondFactor: Scalars['Boolean']['output'];
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
  username: Scalars['String']['output'];
};

export type AccountInput = {
  /** One that is off is refused from its next request on. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** The person. */
  contactPerson?: InputMaybe<Scalars['String']['input']>;
  /** Where links that set a password go. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Deactivates a company’s last admin account too. The provider’s alone. */
  mayBeLast?: InputMaybe<Scalars['Boolean']['input']>;
  /** The flags that are on, in this organisation. */
  permissions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Australian; an empty one is none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** A role for accounts of this kind: the account has what the role holds, and changes with it. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
  /** `updated_at` as the editor read it: an account that was changed since is refused with 409. */
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What the account signs in with; once in the portal, whatever its capitals. */
  username?: InputMaybe<Scalars['String']['input']>;
};

export type AccountKind =
  | 'admin'
  | 'booking'
  | 'client';

export type AccountPage = {
  accounts: Array<Account>;
  page: Scalars['Int']['output'];
  pages: Maybe<Scalars['Int']['output']>;
  total: Maybe<Scalars['Int']['output']>;
};

export type AccountSession = {
  /** The network address of the sign-in. */
  address: Maybe<Scalars['String']['output']>;
  /** The sign-in. */
  createdAt: Scalars['String']['output'];
  /** Ends the session; opens nothing. */
  id: Scalars['ID']['output'];
  /** Whether it is the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** When its tokens were last renewed, which a page in use does at least every 20 minutes. */
  usedAt: Scalars['String']['output'];
  userAgent: Maybe<Scalars['String']['output']>;
};

export type AccountSessions = {
  sessions: Array<AccountSession>;
  /** How many are open. */
  total: Scalars['Int']['output'];
};

export type AddedRoster = {
  /** The day. */
  day: Scalars['LocalDate']['output'];
  rosterId: Scalars['Int']['output'];
};

export type AddedRosters = {
  rosters: Array<AddedRoster>;
  skipped: Array<SkippedDay>;
};

export type AffectedPackage = {
  /** Null = offered to every company. */
  companyName: Maybe<Scalars['String']['output']>;
  /** Sum of its assessments. */
  minutes: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** A package that has it. */
  packageId: Scalars['ID']['output'];
};

export type ApiKey = {
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** The key. */
  id: Scalars['ID']['output'];
  /** Whether the caller made it. */
  isOwn: Scalars['Boolean']['output'];
  /** False once it has expired or its account is switched off. */
  isWorking: Scalars['Boolean']['output'];
  /** When it was used last, to the minute. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** The account that it acts as. */
  madeBy: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** How its secret begins. */
  prefix: Scalars['String']['output'];
  /** Until when the secret before the last rotation works too. */
  previousUntil: Maybe<Scalars['DateTime']['output']>;
  /** What it opens, as far as the account that made it may. */
  scopes: Array<Scalars['String']['output']>;
};

export type Assessment = {
  category: Scalars['String']['output'];
  /** Whether it is part of the package. */
  checked: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

export type AssessmentChangeInput = {
  /** Its heading. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** How long it takes. */
  minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Its name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What a visit needs for it; null where a doctor does it. */
  needs?: InputMaybe<AssessmentNeedsInput>;
  /** What a candidate does before it; empty where there is nothing to do. */
  preparation?: InputMaybe<Scalars['String']['input']>;
  /** Australian cents, without GST; null where none is set. */
  priceCents?: InputMaybe<Scalars['Int']['input']>;
  /** As the editor read it; changed since is refused with 409. */
  updatedAt: Scalars['DateTime']['input'];
};

export type AssessmentEffects = {
  /** Active clinics with a roster of their own, each with its resources to come. */
  clinics: Array<EquippedClinic>;
  /** Bookings to come that have one of these, counted to 1000. */
  coming: Scalars['Int']['output'];
  /** Times held for one of these at this moment. */
  holds: Scalars['Int']['output'];
  packages: Array<AffectedPackage>;
  /** How many packages have it; 200 of them are named. */
  total: Scalars['Int']['output'];
};

export type AssessmentInput = {
  /** Its heading. */
  category: Scalars['String']['input'];
  /** How long it takes. */
  minutes: Scalars['Int']['input'];
  /** Its name. */
  name: Scalars['String']['input'];
  /** What a visit needs for it; null where a doctor does it. */
  needs?: InputMaybe<AssessmentNeedsInput>;
  /** What a candidate does before it; empty where there is nothing to do. */
  preparation: Scalars['String']['input'];
  /** Australian cents, without GST; null where none is set. */
  priceCents?: InputMaybe<Scalars['Int']['input']>;
};

/** A person or thing that is taken for the whole stop. */
export type AssessmentNeed = {
  /** What it is at a stop of a visit: a person or a thing. */
  kind: ResourceKind;
  /** A skill that it has to have; empty: any. */
  skill: Scalars['String']['output'];
};

/** A person or thing that is taken for the whole stop. */
export type AssessmentNeedInput = {
  /** What it is at a stop of a visit: a person or a thing. */
  kind: ResourceKind;
  /** A skill that it has to have; empty: any. */
  skill: Scalars['String']['input'];
};

/** What a visit needs for it; null where a doctor does it. */
export type AssessmentNeeds = {
  /** How long its rooms, booths and devices stay taken after it. */
  cleanUpMinutes: Scalars['Int']['output'];
  /** Those that the package has not count for nothing. */
  comesAfter: Array<Scalars['ID']['output']>;
  /** Before every assessment of the package that does not. */
  comesFirst: Scalars['Boolean']['output'];
  /** All of them together. */
  resources: Array<AssessmentNeed>;
  /** The candidate goes on to the next stop while it runs. */
  runsBeside: Scalars['Boolean']['output'];
};

/** What a visit needs for it; null where a doctor does it. */
export type AssessmentNeedsInput = {
  /** How long its rooms, booths and devices stay taken after it. */
  cleanUpMinutes: Scalars['Int']['input'];
  /** Those that the package has not count for nothing. */
  comesAfter: Array<Scalars['ID']['input']>;
  /** Before every assessment of the package that does not. */
  comesFirst: Scalars['Boolean']['input'];
  /** All of them together. */
  resources: Array<AssessmentNeedInput>;
  /** The candidate goes on to the next stop while it runs. */
  runsBeside: Scalars['Boolean']['input'];
};

export type AuditBreak = {
  /** The booking. */
  bookingId: Scalars['ID']['output'];
  fault: Scalars['String']['output'];
  reference: Maybe<Scalars['String']['output']>;
};

export type AuditCheck = {
  /** Broken chains. */
  breakCount: Scalars['Int']['output'];
  /** At most 200. */
  breaks: Array<AuditBreak>;
  /** Bookings checked. */
  chains: Scalars['Int']['output'];
  entries: Scalars['Int']['output'];
  finishedAt: Scalars['DateTime']['output'];
};

export type AuditEntry = {
  accountId: Maybe<Scalars['ID']['output']>;
  /** Empty where nobody knows who tried. */
  accountName: Scalars['String']['output'];
  /** What happened, as a code. */
  action: Scalars['String']['output'];
  /** From where. */
  address: Maybe<Scalars['String']['output']>;
  /** Plain data. */
  after: Maybe<Scalars['JSON']['output']>;
  at: Scalars['DateTime']['output'];
  /** Plain data. */
  before: Maybe<Scalars['JSON']['output']>;
  bookingId: Maybe<Scalars['ID']['output']>;
  /** Of the account. */
  companyName: Maybe<Scalars['String']['output']>;
  /** How often within a minute. */
  count: Scalars['Int']['output'];
  /** What kind of thing it is about. */
  entity: Scalars['String']['output'];
  /** Which one. */
  entityId: Scalars['String']['output'];
  /** Entry. */
  id: Scalars['ID']['output'];
  /** Whose data; of a list the first five. */
  people: Array<AuditedPerson>;
  /** Of a list or an export: of how many people. */
  peopleCount: Maybe<Scalars['Int']['output']>;
  /** Of the booking. */
  reference: Maybe<Scalars['String']['output']>;
};

export type AuditFilter = {
  /** Who did it: part of a username, name or email; of an account that is gone its whole name. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** One account alone. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** What was done. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** One candidate alone. */
  candidateId?: InputMaybe<Scalars['ID']['input']>;
  /** Of accounts of this company. */
  company?: InputMaybe<Scalars['ID']['input']>;
  /** From the start of this day. */
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Whose data: part of a candidate’s name, email or phone, or a booking’s reference. */
  person?: InputMaybe<Scalars['String']['input']>;
  /** To the end of this day. */
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type AuditPage = {
  entries: Array<AuditEntry>;
  /** Whether it names more: the oldest are left out. */
  hasMorePeople: Scalars['Boolean']['output'];
  /** Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** Whom `person` names, at most 50. */
  people: Array<AuditPerson>;
};

export type AuditPerson = {
  /** The candidate. */
  candidateId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Of the booking. */
  reference: Scalars['String']['output'];
};

export type AuditedPerson = {
  /** The candidate. */
  candidateId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type BoardBlock = {
  candidateId: Maybe<Scalars['ID']['output']>;
  candidateName: Maybe<Scalars['String']['output']>;
  companyName: Maybe<Scalars['String']['output']>;
  /** End. */
  endsAt: Scalars['DateTime']['output'];
  /** When a hold ends. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The candidate, or the hold. */
  id: Scalars['ID']['output'];
  /** A hold says nothing of whom it is for. */
  kind: BoardBlockKind;
  packageName: Maybe<Scalars['String']['output']>;
  reference: Maybe<Scalars['String']['output']>;
  /** The doctor’s day. */
  rosterId: Scalars['Int']['output'];
  /** Start. */
  startsAt: Scalars['DateTime']['output'];
  status: Maybe<Scalars['String']['output']>;
  /** A CSS colour. */
  statusColor: Maybe<Scalars['String']['output']>;
  /** The stop of a visit route; null of one doctor’s time. */
  stop: Maybe<Scalars['String']['output']>;
};

/** A hold says nothing of whom it is for. */
export type BoardBlockKind =
  | 'booking'
  | 'hold';

export type BoardDay = {
  /** Day of the site’s own calendar. */
  day: Scalars['LocalDate']['output'];
  /** The day’s end. */
  endsAt: Scalars['DateTime']['output'];
  /** Why the time is over the plan; null where it is not. */
  overPlan: Maybe<Scalars['String']['output']>;
  /** The doctor’s day at the site. */
  rosterId: Scalars['Int']['output'];
  slots: Array<BoardSlot>;
  /** The day’s start. */
  startsAt: Scalars['DateTime']['output'];
};

export type BoardDoctor = {
  days: Array<BoardDay>;
  /** Doctor. */
  doctorId: Scalars['ID']['output'];
  /** What it is at a stop of a visit: a person or a thing. */
  kind: ResourceKind;
  /** Name. */
  name: Scalars['String']['output'];
};

export type BoardHoliday = {
  /** The day. */
  day: Scalars['LocalDate']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** The lanes: days of doctors, of all who work, or of rooms, booths and devices. */
export type BoardLanes =
  | 'doctors'
  | 'people'
  | 'things';

export type BoardSlot = {
  /** False where it is blocked; who has it is the bookings’ matter. */
  available: Scalars['Boolean']['output'];
  /** Why it is blocked. */
  blockedBecause: Maybe<Scalars['String']['output']>;
  /** Slot. */
  id: Scalars['ID']['output'];
  /** Start. */
  startsAt: Scalars['DateTime']['output'];
};

export type BookableLocation = {
  /** Bookable sites in all. */
  clinics: Scalars['Int']['output'];
  state: Scalars['String']['output'];
};

export type BookableOrg = {
  /** Whether bookings may leave open what candidates fill in with their link. */
  candidatesFillIn: Scalars['Boolean']['output'];
  /** Active favourites, in the company’s order. */
  favouriteClinics: Array<FavouriteClinic>;
  id: Scalars['ID']['output'];
  /** Where its invoices go unless said otherwise, or empty. */
  invoiceEmail: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** No booking without a purchase order number. */
  poRequired: Scalars['Boolean']['output'];
  /** Where its results go unless said otherwise, or empty. */
  resultEmail: Scalars['String']['output'];
};

export type BookableOrgLookup = {
  items: Array<BookableOrg>;
  total: Scalars['Int']['output'];
};

export type BookedPerson = {
  /** Start, or 0001-01-01T00:00:00Z. */
  appointmentTime: Maybe<Scalars['DateTime']['output']>;
  /** Candidate. */
  candidateId: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** IANA time zone. */
  siteTimeZone: Maybe<Scalars['TimeZone']['output']>;
  /** Status. */
  status: Scalars['String']['output'];
  /** A CSS colour. */
  statusColor: Scalars['String']['output'];
};

export type BookingAccount = {
  /** The account. */
  accountId: Scalars['ID']['output'];
  company: BookableOrg;
  contactPerson: Maybe<Scalars['String']['output']>;
  email: Maybe<Scalars['EmailAddress']['output']>;
  phone: Maybe<Scalars['String']['output']>;
};

export type BookingAddresses = {
  invoiceEmail: Scalars['String']['output'];
  /** Separated by semicolons. */
  resultEmail: Scalars['String']['output'];
};

export type BookingCandidateInput = {
  /** Date of birth, YYYY-MM-DD; empty where the candidate fills it in. */
  dob?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Email. */
  email: Scalars['String']['input'];
  /** Start of the time as it was shown: needed at a free-booking site, refused where the hold is of another time. */
  fromTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** Assigned sex at birth. */
  gender: Scalars['String']['input'];
  /** Full name. */
  name: Scalars['String']['input'];
  /** Note for the clinic. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The order of a hiring system that this books. */
  orderId?: InputMaybe<Scalars['ID']['input']>;
  /** Package. */
  packageId: Scalars['ID']['input'];
  /** Australian phone. */
  phone: Scalars['String']['input'];
  /** Position. */
  position: Scalars['String']['input'];
  /** A position of the company, when it is one of the list. */
  positionId?: InputMaybe<Scalars['ID']['input']>;
  /** First preferred day, YYYY-MM-DD. */
  preferredFromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** State of the preferred site. */
  preferredState?: InputMaybe<Scalars['String']['input']>;
  /** Preferred time of day, in words. */
  preferredTime?: InputMaybe<Scalars['String']['input']>;
  /** Last preferred day, YYYY-MM-DD; at most 30 days later. */
  preferredToDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The hold; at a free-booking site an id made by the client, starting free-. */
  reserveId?: InputMaybe<Scalars['ID']['input']>;
  /** Preferred clinic site, or the free-booking site. */
  siteId?: InputMaybe<Scalars['ID']['input']>;
  /** Its name, as shown. */
  siteName?: InputMaybe<Scalars['String']['input']>;
  /** The site's IANA zone. */
  timeZone?: InputMaybe<Scalars['TimeZone']['input']>;
};

export type BookingDefaults = {
  /** Clinics that new bookings start with, the first first. */
  favouriteClinics: Array<Scalars['ID']['output']>;
  /** Where invoices of new bookings go. */
  invoiceEmail: Scalars['String']['output'];
  /** No booking without a purchase order number. */
  poRequired: Scalars['Boolean']['output'];
  /** Where results of new bookings go; by semicolons. */
  resultEmail: Scalars['String']['output'];
  /** `updated_at` as the editor read it: a record that was changed since is refused with 409. */
  updatedAt: Scalars['DateTime']['output'];
};

export type BookingDefaultsInput = {
  /** Clinics that new bookings start with, the first first. */
  favouriteClinics?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Where invoices of new bookings go. */
  invoiceEmail: Scalars['String']['input'];
  /** No booking without a purchase order number. */
  poRequired: Scalars['Boolean']['input'];
  /** Where results of new bookings go; by semicolons. */
  resultEmail: Scalars['String']['input'];
  /** `updated_at` as the editor read it: a record that was changed since is refused with 409. */
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type BookingDetail = {
  /** End, or 0001-01-01T00:00:00Z. */
  appointmentEnd: Maybe<Scalars['DateTime']['output']>;
  /** Start, or 0001-01-01T00:00:00Z where there is none yet. */
  appointmentTime: Maybe<Scalars['DateTime']['output']>;
  assessments: Array<Assessment>;
  /** What the package holds, as HTML. */
  assessmentsHtml: Scalars['String']['output'];
  /** When the candidate said to come at this time. */
  attendanceConfirmedAt: Maybe<Scalars['DateTime']['output']>;
  /** Booking. */
  bookingId: Scalars['ID']['output'];
  /** Whether it may wait for an earlier time. */
  canBeEarlier: Scalars['Boolean']['output'];
  candidateCount: Scalars['Int']['output'];
  /** Date of birth. */
  candidateDob: Maybe<Scalars['LocalDate']['output']>;
  /** Email. */
  candidateEmail: Maybe<Scalars['String']['output']>;
  /** What the candidate sent; the identification first. */
  candidateFiles: Array<CandidateFile>;
  /** Assigned sex at birth. */
  candidateGender: Maybe<Scalars['String']['output']>;
  /** Candidate. */
  candidateId: Scalars['ID']['output'];
  /** Name. */
  candidateName: Scalars['String']['output'];
  /** Place in the booking, from 1. */
  candidateNumber: Scalars['Int']['output'];
  /** Australian phone. */
  candidatePhone: Maybe<Scalars['String']['output']>;
  /** Position. */
  candidatePosition: Maybe<Scalars['String']['output']>;
  /** All candidates of the booking, in its order. */
  candidates: Array<BookedPerson>;
  /** When the candidate asked for another time than this. */
  changeAskedAt: Maybe<Scalars['DateTime']['output']>;
  /** Comment on the booking. */
  comment: Maybe<Scalars['String']['output']>;
  /** Company. */
  companyName: Scalars['String']['output'];
  /** Newest first; see /booking/consult-files. */
  consultFiles: Array<ConsultFileOfBooking>;
  /** Their email. */
  contactEmail: Maybe<Scalars['String']['output']>;
  /** Booking person. */
  contactName: Maybe<Scalars['String']['output']>;
  /** Their phone. */
  contactPhone: Maybe<Scalars['String']['output']>;
  /** When it was booked. */
  createdAt: Scalars['DateTime']['output'];
  /** Who booked. */
  createdBy: Maybe<Scalars['String']['output']>;
  /** Mails about this candidate, newest first. */
  deliveries: Array<Delivery>;
  earlierTime: Maybe<EarlierTime>;
  /** Newest first. */
  history: Array<HistoryEntry>;
  /** Invoices. */
  invoiceEmail: Maybe<Scalars['String']['output']>;
  /** When the newest link that the candidate can open was made; null where none opens anything. */
  liveLinkAt: Maybe<Scalars['DateTime']['output']>;
  /** The mail or SMS that is planned next; null where none is. */
  nextNotice: Maybe<NextNotice>;
  /** Note for the clinic. */
  note: Maybe<Scalars['String']['output']>;
  /** Company. */
  orgId: Scalars['ID']['output'];
  /** What the examination says about the job; null until the provider says so. */
  outcome: Maybe<Scalars['String']['output']>;
  /** What the candidate must not do. */
  outcomeRestrictions: Maybe<Scalars['String']['output']>;
  /** Package. */
  packageId: Scalars['ID']['output'];
  /** Length in minutes, in whole slots of 15. */
  packageMinutes: Scalars['Int']['output'];
  /** Package. */
  packageName: Scalars['String']['output'];
  /** Those of `paperworks` that the company keeps for all its bookings. */
  paperworks: Array<Paperwork>;
  /** Purchase Order Number. */
  poNumber: Maybe<Scalars['String']['output']>;
  positionId: Maybe<Scalars['ID']['output']>;
  /** First preferred day. */
  preferredFromDate: Maybe<Scalars['LocalDate']['output']>;
  preferredSiteId: Maybe<Scalars['ID']['output']>;
  preferredSiteName: Maybe<Scalars['String']['output']>;
  /** State of the preferred site. */
  preferredState: Maybe<Scalars['String']['output']>;
  /** Preferred time of day. */
  preferredTime: Maybe<Scalars['String']['output']>;
  /** Last preferred day. */
  preferredToDate: Maybe<Scalars['LocalDate']['output']>;
  /** Project. */
  project: Maybe<Scalars['String']['output']>;
  /** Project Identification. */
  projectIdentification: Maybe<Scalars['String']['output']>;
  /** Short readable number. */
  reference: Scalars['String']['output'];
  /** The last reminder of the present time by mail and by SMS, and where each is. */
  reminders: Array<WrittenReminder>;
  resultEmails: Array<Scalars['String']['output']>;
  /** Kind of appointment. */
  serviceType: ServiceType;
  /** Clinic site of the time; null without one. */
  site: Maybe<DetailSite>;
  /** PartialConfirmed is already Confirmed here. */
  status: Scalars['String']['output'];
  /** What Arrived or Did Not Attend goes back to as a mistake, on the day it was set. */
  statusBefore: Maybe<Scalars['String']['output']>;
  /** When it was set. */
  statusChangedAt: Maybe<Scalars['DateTime']['output']>;
  /** A CSS colour. */
  statusColor: Scalars['String']['output'];
  subsidiaryId: Maybe<Scalars['ID']['output']>;
  subsidiaryName: Maybe<Scalars['String']['output']>;
  /** When the candidate was last changed; sent with a change. */
  updatedAt: Scalars['DateTime']['output'];
  /** The stops of a visit route; empty for one doctor’s time, and for all but the provider. */
  visitStops: Array<VisitStop>;
};

export type BookingFilter = {
  /** What the candidate said about the time: Will come, Asks for another time, No answer; repeated. */
  answers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Part of the candidate’s name. */
  candidateName?: InputMaybe<Scalars['String']['input']>;
  /** Companies booked for, repeated. */
  company?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of the booking person’s name. */
  contactPerson?: InputMaybe<Scalars['String']['input']>;
  /** Bookings made from the start of this day. */
  createdFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Bookings made to the end of this day. */
  createdTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Doctor of the time. */
  doctor?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the candidate’s email. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Appointments from the start of this day. */
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Outcomes of the examination: Fit, Fit with restrictions, Unfit, No outcome; repeated. */
  outcomes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Package booked. */
  package?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the candidate’s phone. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Part of the purchase order number. */
  poNumber?: InputMaybe<Scalars['String']['input']>;
  /** Part of the position. */
  position?: InputMaybe<Scalars['String']['input']>;
  /** Part of the project or of its identification. */
  project?: InputMaybe<Scalars['String']['input']>;
  /** Whose answer is waited for: Waiting for the clinic, Waiting for the company, Answered; repeated. */
  questions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How far the company is with the consult files: Unread, Read, Acknowledged; repeated. */
  results?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Clinic sites, of the time or preferred; repeated. */
  site?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Statuses, repeated. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Subsidiary booked for. */
  subsidiary?: InputMaybe<Scalars['ID']['input']>;
  /** Appointments to the end of this day. */
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type BookingList = {
  bookings: Array<BookingRow>;
  confirmed: Maybe<Scalars['Int']['output']>;
  /** What the filter names by id, of what the caller may see; null unless counted. */
  filterNames: Maybe<Array<FilterName>>;
  /** Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** Pages, exact to 2,000 bookings; null unless counted. */
  pages: Maybe<Scalars['Int']['output']>;
  pending: Maybe<Scalars['Int']['output']>;
  /** Capped at 2,000; null unless counted. */
  total: Maybe<Scalars['Int']['output']>;
  /** Whether there are more than `total`. */
  totalCapped: Scalars['Boolean']['output'];
};

export type BookingNumbers = {
  /** Completed, of whom is known when they were examined. */
  completed: Scalars['Int']['output'];
  /** Those, and whoever came. */
  expected: Scalars['Int']['output'];
  /** From examined to Completed; half of them took no longer. */
  medianHours: Maybe<Scalars['Float']['output']>;
  /** Did Not Attend. */
  missed: Scalars['Int']['output'];
  /** Nine in ten took no longer. */
  of90Hours: Maybe<Scalars['Float']['output']>;
  /** Pending made up to 1, 2–3, 4–7 and more days ago. */
  pending: Array<Scalars['Int']['output']>;
};

export type BookingRow = {
  /** Start, or 0001-01-01T00:00:00Z where there is none yet. */
  appointmentTime: Maybe<Scalars['DateTime']['output']>;
  /** Booking. */
  bookingId: Scalars['ID']['output'];
  /** What the candidate said about this time. */
  candidateAnswer: Maybe<Scalars['String']['output']>;
  /** Date of birth. */
  candidateDob: Maybe<Scalars['LocalDate']['output']>;
  /** Email. */
  candidateEmail: Maybe<Scalars['String']['output']>;
  /** Candidate. */
  candidateId: Scalars['ID']['output'];
  /** Name. */
  candidateName: Scalars['String']['output'];
  /** Australian phone. */
  candidatePhone: Maybe<Scalars['String']['output']>;
  /** Position. */
  candidatePosition: Maybe<Scalars['String']['output']>;
  /** Company. */
  companyName: Scalars['String']['output'];
  /** Booking person. */
  contactName: Maybe<Scalars['String']['output']>;
  /** Their phone. */
  contactPhone: Maybe<Scalars['String']['output']>;
  /** When it was booked. */
  createdAt: Scalars['DateTime']['output'];
  /** What the examination says about the job; null until the provider says so. */
  outcome: Maybe<Scalars['String']['output']>;
  /** What the candidate must not do. */
  outcomeRestrictions: Maybe<Scalars['String']['output']>;
  /** Package. */
  packageName: Scalars['String']['output'];
  /** Purchase Order Number. */
  poNumber: Maybe<Scalars['String']['output']>;
  /** First preferred day. */
  preferredFromDate: Maybe<Scalars['LocalDate']['output']>;
  preferredSiteName: Maybe<Scalars['String']['output']>;
  /** Last preferred day. */
  preferredToDate: Maybe<Scalars['LocalDate']['output']>;
  /** Short readable number. */
  reference: Scalars['String']['output'];
  /** Kind of appointment. */
  serviceType: ServiceType;
  /** Clinic site of the time. */
  siteName: Maybe<Scalars['String']['output']>;
  /** IANA time zone. */
  siteTimeZone: Maybe<Scalars['TimeZone']['output']>;
  /** PartialConfirmed is already Confirmed here. */
  status: Scalars['String']['output'];
  /** What Arrived or Did Not Attend goes back to as a mistake, on the day it was set. */
  statusBefore: Maybe<Scalars['String']['output']>;
  /** When it was set. */
  statusChangedAt: Maybe<Scalars['DateTime']['output']>;
  /** A CSS colour. */
  statusColor: Scalars['String']['output'];
  subsidiaryName: Maybe<Scalars['String']['output']>;
};

/** Column. */
export type BookingSort =
  | 'appointment_time'
  | 'contact_person'
  | 'created_at'
  | 'email'
  | 'name';

/** Null for all clinics, and where one more of no kind would help. */
export type Bottleneck = {
  /** Days that were planned and on which the kind works; 14 at most. */
  days: Scalars['Int']['output'];
  /** The time of day at which all of them are taken on most days; empty where they never are. */
  fullAt: Scalars['String']['output'];
  /** Days on which they are all taken then. */
  fullDays: Scalars['Int']['output'];
  /** Visits that one more of the kind makes room for in these days. */
  gain: Scalars['Int']['output'];
  /** What it is at a stop of a visit: a person or a thing. */
  kind: ResourceKind;
  /** The clinic’s resources of the kind. */
  names: Array<Scalars['String']['output']>;
  /** The visit that was planned. */
  packageName: Scalars['String']['output'];
};

/** What is done to each of them. */
export type BulkAction =
  | 'cancel'
  | 'move'
  | 'po'
  | 'resend';

export type BulkChange = {
  /** The change. */
  id: Scalars['ID']['output'];
  rows: Array<BulkChangedRow>;
  /** Until when it can be undone as a whole; the mails leave then. */
  undoUntil: Scalars['DateTime']['output'];
  undone: Scalars['Boolean']['output'];
};

export type BulkChangedRow = {
  /** Candidate. */
  candidateId: Scalars['ID']['output'];
  candidateName: Scalars['String']['output'];
  /** refused: nothing was done · kept: it could not be taken back. */
  outcome: BulkOutcome;
  /** Why, of refused and kept ones. */
  reason: Maybe<Scalars['String']['output']>;
};

export type BulkChoiceInput = {
  /** Candidate. */
  candidateId: Scalars['ID']['input'];
  to?: InputMaybe<SeenPlaceInput>;
};

export type BulkMoveDaysInput = {
  /** First day, of the clinic’s own calendar. */
  fromDay: Scalars['LocalDate']['input'];
  /** Where to; null: each one’s own clinic. */
  siteId?: InputMaybe<Scalars['ID']['input']>;
  /** Last day, at most 31 days. */
  toDay: Scalars['LocalDate']['input'];
};

/** refused: nothing was done · kept: it could not be taken back. */
export type BulkOutcome =
  | 'done'
  | 'kept'
  | 'refused'
  | 'undone';

export type BulkPersonInput = {
  /** Candidate. */
  candidateId: Scalars['ID']['input'];
  to?: InputMaybe<SeenPlaceInput>;
  /** As the plan answered it. */
  updatedAt: Scalars['DateTime']['input'];
};

export type BulkPlannedRow = {
  /** Candidate. */
  candidateId: Scalars['ID']['output'];
  candidateName: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  /** What else happens. */
  note: Maybe<Scalars['String']['output']>;
  /** Other times, one for each doctor’s day, the nearest first. */
  options: Array<FreePlace>;
  /** Why it cannot be done for this one. */
  reason: Maybe<Scalars['String']['output']>;
  reference: Scalars['String']['output'];
  siteName: Maybe<Scalars['String']['output']>;
  /** Start now. */
  startsAt: Maybe<Scalars['DateTime']['output']>;
  status: Scalars['String']['output'];
  /** IANA time zone. */
  timeZone: Maybe<Scalars['TimeZone']['output']>;
  to: Maybe<FreePlace>;
  /** Sent back, so that what was changed meanwhile is left alone. */
  updatedAt: Scalars['DateTime']['output'];
};

export type CalendarFeed = {
  /** The feed; the same when its address is made anew. */
  id: Scalars['ID']['output'];
  /** When its address was made. */
  madeAt: Scalars['DateTime']['output'];
  /** When a calendar last asked, to the hour. */
  readAt: Maybe<Scalars['DateTime']['output']>;
  /** Null: all that the account may see. */
  viewId: Maybe<Scalars['ID']['output']>;
  viewName: Maybe<Scalars['String']['output']>;
};

export type CandidateChangeInput = {
  /** Date of birth, YYYY-MM-DD. */
  dob?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Email. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Assigned sex at birth. */
  gender?: InputMaybe<Scalars['String']['input']>;
  /** Full name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Note for the clinic. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Australian phone. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Position. */
  position?: InputMaybe<Scalars['String']['input']>;
  /** A position of the company, when it is one of the list. */
  positionId?: InputMaybe<Scalars['ID']['input']>;
};

export type CandidateFile = {
  /** The provider’s people alone read it. */
  fileName: Maybe<Scalars['String']['output']>;
  /** The file. */
  id: Scalars['ID']['output'];
  paperWork: Scalars['String']['output'];
  /** Null for the photo identification. */
  paperworkId: Maybe<Scalars['String']['output']>;
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
  /** The candidate. */
  sentBy: Scalars['String']['output'];
  /** In bytes. */
  size: Scalars['Int']['output'];
};

export type CandidateFileAddress = {
  fileName: Scalars['String']['output'];
  signedUrl: Scalars['String']['output'];
};

export type Capacity = {
  clinics: Array<ClinicCapacity>;
  /** How many. */
  dayCount: Scalars['Int']['output'];
  /** First day. */
  fromDay: Scalars['LocalDate']['output'];
};

export type CapacityDay = {
  /** Still to come, whoever has them: none of a day that is over. */
  ahead: Scalars['Int']['output'];
  /** Blocked, and nobody’s. */
  blocked: Scalars['Int']['output'];
  /** Booked. */
  booked: Scalars['Int']['output'];
  /** Of the clinic’s own calendar. */
  day: Scalars['LocalDate']['output'];
  /** Doctors who work there. */
  doctors: Scalars['Int']['output'];
  /** Nobody’s, open, and still to come. */
  free: Scalars['Int']['output'];
  /** Held by a hold that has not run out. */
  held: Scalars['Int']['output'];
  /** Quarters of an hour of their rosters: booked, held, blocked and free ones, and those that passed unused. */
  slots: Scalars['Int']['output'];
};

export type CatalogueAssessment = {
  /** Its heading. */
  category: Scalars['String']['output'];
  /** Those that its needs name as done before it, with their names. */
  comesAfter: Array<EarlierAssessment>;
  /** The assessment. */
  id: Scalars['ID']['output'];
  /** Can be put into packages. */
  isActive: Scalars['Boolean']['output'];
  /** How long it takes. */
  minutes: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** What a visit needs for it; null where a doctor does it. */
  needs: Maybe<AssessmentNeeds>;
  /** How many packages have it, counted to 1000. */
  packages: Scalars['Int']['output'];
  /** What a candidate does before it; empty where there is nothing to do. */
  preparation: Scalars['String']['output'];
  /** Australian cents, without GST; null where none is set. */
  priceCents: Maybe<Scalars['Int']['output']>;
  updatedAt: Scalars['DateTime']['output'];
};

export type CataloguePage = {
  assessments: Array<CatalogueAssessment>;
  page: Scalars['Int']['output'];
  pages: Maybe<Scalars['Int']['output']>;
  total: Maybe<Scalars['Int']['output']>;
};

export type CatalogueService = {
  /** The sid of the address. */
  id: Scalars['ID']['output'];
  /** As the menu and the booking show it. */
  name: Scalars['String']['output'];
  /** Kind of appointment. */
  serviceType: ServiceType;
  updatedAt: Scalars['DateTime']['output'];
};

export type ChangedStatuses = {
  changed: Scalars['Int']['output'];
  /** Who arrived late and whose time somebody else has by now: they have none on the board. */
  withoutTime: Array<Scalars['ID']['output']>;
};

export type ChangedTime = {
  /** End, or 0001-01-01T00:00:00Z. */
  appointmentEnd: Maybe<Scalars['DateTime']['output']>;
  /** Start, or 0001-01-01T00:00:00Z. */
  appointmentTime: Maybe<Scalars['DateTime']['output']>;
  /** The candidate. */
  candidateId: Scalars['ID']['output'];
  /** First preferred day. */
  preferredFromDate: Maybe<Scalars['LocalDate']['output']>;
  /** Last preferred day. */
  preferredToDate: Maybe<Scalars['LocalDate']['output']>;
  status: Scalars['String']['output'];
  /** When. */
  updatedAt: Scalars['DateTime']['output'];
};

export type CheckedAssessmentInput = {
  /** Its category. */
  category: Scalars['String']['input'];
  /** Its name. */
  name: Scalars['String']['input'];
};

/** Null where it is not offered any more, or was not said. */
export type ChosenPackage = {
  /** The package. */
  id: Scalars['ID']['output'];
  /** What an appointment takes, in whole slots. */
  minutes: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type Clinic = {
  address: Scalars['String']['output'];
  /** Times follow the free-booking rule. */
  bookingFree: Scalars['Boolean']['output'];
  /** Run by a partner. */
  external: Scalars['Boolean']['output'];
  /** The id of every other call. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  state: Scalars['String']['output'];
  suburb: Scalars['String']['output'];
  /** IANA time zone. */
  timeZone: Scalars['TimeZone']['output'];
};

export type ClinicCapacity = {
  /** Days of the clinic’s own calendar on which a doctor works. */
  days: Array<CapacityDay>;
  /** Clinic. */
  siteId: Scalars['ID']['output'];
  siteName: Scalars['String']['output'];
  /** IANA time zone. */
  timeZone: Scalars['TimeZone']['output'];
};

export type ClinicFreeDays = {
  free: Array<FreeDay>;
  serviceTypes: Array<ServiceType>;
  /** Clinic. */
  siteId: Scalars['ID']['output'];
  siteName: Scalars['String']['output'];
  /** IANA time zone. */
  timeZone: Scalars['TimeZone']['output'];
};

export type ClinicNumbers = {
  /** Completed, of whom is known when they were examined. */
  completed: Scalars['Int']['output'];
  /** Those, and whoever came. */
  expected: Scalars['Int']['output'];
  /** From examined to Completed; half of them took no longer. */
  medianHours: Maybe<Scalars['Float']['output']>;
  /** Did Not Attend. */
  missed: Scalars['Int']['output'];
  /** Nine in ten took no longer. */
  of90Hours: Maybe<Scalars['Float']['output']>;
  /** Pending made up to 1, 2–3, 4–7 and more days ago. */
  pending: Array<Scalars['Int']['output']>;
  /** Clinic. */
  siteId: Scalars['ID']['output'];
  siteName: Scalars['String']['output'];
};

export type ClinicResource = {
  /** What it is at a stop of a visit: a person or a thing. */
  kind: ResourceKind;
  skills: Array<Scalars['String']['output']>;
};

export type ClinicResourceUse = {
  resources: Array<ResourceUse>;
  /** Clinic. */
  siteId: Scalars['ID']['output'];
  siteName: Scalars['String']['output'];
  /** IANA time zone. */
  timeZone: Scalars['TimeZone']['output'];
};

export type ClinicSite = {
  /** Street address. */
  address: Scalars['String']['output'];
  /** Times follow the free-booking rule. */
  bookingFree: Scalars['Boolean']['output'];
  /** Email. */
  email: Scalars['EmailAddress']['output'];
  /** Fax; empty where there is none. */
  fax: Scalars['String']['output'];
  /** The id of every call. */
  id: Scalars['ID']['output'];
  /** Offered to bookings. */
  isActive: Scalars['Boolean']['output'];
  /** Run by a partner. */
  isExternal: Scalars['Boolean']['output'];
  /** The most appointments that receptionists may book over the plan on a day; 0 is none. */
  mostOverPlan: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** The number people read. */
  number: Scalars['Int']['output'];
  /** Phone. */
  phone: Scalars['String']['output'];
  /** Four digits. */
  postcode: Scalars['String']['output'];
  /** For sandbox companies alone. It is that from its first day on, or never. */
  sandbox: Scalars['Boolean']['output'];
  /** What is done there. */
  serviceTypes: Array<ServiceType>;
  /** State or territory. */
  state: Scalars['String']['output'];
  /** Suburb. */
  suburb: Scalars['String']['output'];
  /** IANA time zone. */
  timezone: Scalars['TimeZone']['output'];
  /** Minutes that a person of two clinics needs to travel here, or from here; of two clinics the longer time counts. */
  travelMinutes: Scalars['Int']['output'];
  /** When it was changed last; an edit sends it back. */
  updatedAt: Scalars['DateTime']['output'];
};

export type ClinicSiteEffects = {
  /** Bookings with a time to come, which stay. */
  bookings: Scalars['Int']['output'];
  firstBooking: Maybe<Scalars['DateTime']['output']>;
  /** Times held right now, which are given back. */
  holds: Scalars['Int']['output'];
  lastBooking: Maybe<Scalars['DateTime']['output']>;
  /** Pending bookings that prefer the site. */
  pending: Scalars['Int']['output'];
  /** Doctors’ days to come, which stay and are offered no more. */
  rosters: Scalars['Int']['output'];
};

export type ClinicSiteInput = {
  /** Street address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Times follow the free-booking rule instead of rosters. */
  bookingFree?: InputMaybe<Scalars['Boolean']['input']>;
  /** Email. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Australian phone, or empty. */
  fax?: InputMaybe<Scalars['String']['input']>;
  /** Run by a partner. */
  isExternal?: InputMaybe<Scalars['Boolean']['input']>;
  /** The most appointments that receptionists may book over the plan on a day; 0 is none. */
  mostOverPlan?: InputMaybe<Scalars['Int']['input']>;
  /** Name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Australian phone. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Four digits. */
  postcode?: InputMaybe<Scalars['String']['input']>;
  /** What is done there. */
  serviceTypes?: InputMaybe<Array<ServiceType>>;
  /** State or territory. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Suburb. */
  suburb?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone. */
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** Minutes that a person of two clinics needs to travel here, or from here; of two clinics the longer time counts. */
  travelMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** As the editor read it; changed since is refused with 409. */
  updatedAt: Scalars['DateTime']['input'];
};

export type ClinicSitePage = {
  page: Scalars['Int']['output'];
  pages: Maybe<Scalars['Int']['output']>;
  sites: Array<ClinicSite>;
  total: Maybe<Scalars['Int']['output']>;
};

export type ClinicTimes = {
  address: Scalars['String']['output'];
  /** True at a site without rosters: `days` is empty, the times follow the free-booking rule. */
  bookingFree: Scalars['Boolean']['output'];
  /** Every day of the window, in order; one without times says why. */
  days: Array<DayTimes>;
  /** Clinic site. */
  siteId: Scalars['ID']['output'];
  siteName: Scalars['String']['output'];
  /** IANA time zone. */
  timeZone: Scalars['TimeZone']['output'];
};

export type Closing = {
  /** The closing. */
  closingId: Scalars['ID']['output'];
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** Empty: every doctor’s days. */
  doctors: Array<Scalars['String']['output']>;
  /** Who has had their turn. */
  done: Scalars['Int']['output'];
  /** First day. */
  fromDay: Scalars['LocalDate']['output'];
  list: Array<ClosingPerson>;
  /** Who was moved and is there. */
  moved: Scalars['Int']['output'];
  /** Whom it hit. */
  people: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
  sites: Array<Scalars['String']['output']>;
  /** closing, undoing and reopening go on; the others are over. */
  status: ClosingStatus;
  /** Last day. */
  toDay: Scalars['LocalDate']['output'];
  /** Who still waits for a call. */
  toPhone: Scalars['Int']['output'];
  /** Until when all of it can be undone; the mails leave then. */
  undoUntil: Scalars['DateTime']['output'];
};

/** move: to `to` · phone: keeps the time until somebody called · stay: over. */
export type ClosingAction =
  | 'move'
  | 'phone'
  | 'stay';

export type ClosingAgreementInput = {
  /** Candidate. */
  candidateId: Scalars['ID']['input'];
  seen: SeenPlaceInput;
  to?: InputMaybe<SeenPlaceInput>;
};

export type ClosingChoiceInput = {
  /** Candidate. */
  candidateId: Scalars['ID']['input'];
  to?: InputMaybe<SeenPlaceInput>;
};

export type ClosingHold = {
  /** End. */
  endsAt: Scalars['DateTime']['output'];
  /** When the hold ends. */
  expiresAt: Scalars['DateTime']['output'];
  siteName: Scalars['String']['output'];
  /** Start. */
  startsAt: Scalars['DateTime']['output'];
  /** IANA time zone. */
  timeZone: Scalars['TimeZone']['output'];
};

/** Null: their turn has not come. kept: could not go back. */
export type ClosingOutcome =
  | 'elsewhere'
  | 'kept'
  | 'moved'
  | 'phone'
  | 'returned'
  | 'undone';

export type ClosingPerson = {
  /** Candidate. */
  candidateId: Scalars['ID']['output'];
  candidateName: Scalars['String']['output'];
  candidatePhone: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  fromSite: Scalars['String']['output'];
  /** Start as it was. */
  fromTime: Scalars['DateTime']['output'];
  /** IANA time zone. */
  fromTimeZone: Scalars['TimeZone']['output'];
  /** Null: their turn has not come. kept: could not go back. */
  outcome: Maybe<ClosingOutcome>;
  packageName: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  /** Moved, and would not go back if the days reopened now: why. */
  staysBecause: Maybe<Scalars['String']['output']>;
  toDoctor: Maybe<Scalars['String']['output']>;
  /** Waits for a call: still has the time that closed. */
  toPhone: Scalars['Boolean']['output'];
  toSite: Maybe<Scalars['String']['output']>;
  /** Start agreed to. */
  toTime: Maybe<Scalars['DateTime']['output']>;
  /** IANA time zone. */
  toTimeZone: Maybe<Scalars['TimeZone']['output']>;
  why: Maybe<Scalars['String']['output']>;
};

export type ClosingPlan = {
  /** Doctors’ days that close. */
  days: Scalars['Int']['output'];
  /** Everybody who works there then, by name. */
  doctors: Array<RosteredDoctor>;
  holds: Array<ClosingHold>;
  people: Array<PlannedPerson>;
  /** Pending bookings that wish for nothing but these days. */
  waiting: Scalars['Int']['output'];
};

/** later: nobody comes earlier than booked. */
export type ClosingPreference =
  | 'later'
  | 'nearest';

export type ClosingScope = {
  /** Whose days close; empty: every doctor’s. */
  doctorIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** First day, of the sites’ own calendar. */
  fromDay: Scalars['LocalDate']['input'];
  siteIds: Array<Scalars['ID']['input']>;
  /** Last day. */
  toDay: Scalars['LocalDate']['input'];
};

/** closing, undoing and reopening go on; the others are over. */
export type ClosingStatus =
  | 'closed'
  | 'closing'
  | 'reopened'
  | 'reopening'
  | 'undoing'
  | 'undone';

export type ClosingSummary = {
  /** The closing. */
  closingId: Scalars['ID']['output'];
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** Empty: every doctor’s days. */
  doctors: Array<Scalars['String']['output']>;
  /** Who has had their turn. */
  done: Scalars['Int']['output'];
  /** First day. */
  fromDay: Scalars['LocalDate']['output'];
  /** Who was moved and is there. */
  moved: Scalars['Int']['output'];
  /** Whom it hit. */
  people: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
  sites: Array<Scalars['String']['output']>;
  /** closing, undoing and reopening go on; the others are over. */
  status: ClosingStatus;
  /** Last day. */
  toDay: Scalars['LocalDate']['output'];
  /** Who still waits for a call. */
  toPhone: Scalars['Int']['output'];
};

export type Company = {
  /** What follows from the switch. */
  active: Scalars['Boolean']['output'];
  companyName: Scalars['String']['output'];
  /** The switch. */
  enable: Scalars['Boolean']['output'];
  fitTest: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Results need a one-time password. */
  otp: Scalars['Boolean']['output'];
  /** Nothing of its bookings is sent, and they are at sandbox clinics. */
  sandbox: Scalars['Boolean']['output'];
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
};

export type CompanyDetails = {
  /** Australian Business Number, or empty. Answered as its digits. */
  abn: Scalars['String']['output'];
  /** On statements. */
  billingAddress: Scalars['String']['output'];
  /** Whom the provider calls. */
  contactName: Scalars['String']['output'];
  /** Australian phone. */
  contactPhone: Scalars['String']['output'];
  /** Clinics that new bookings start with, the first first. */
  favouriteClinics: Array<Scalars['ID']['output']>;
  /** Where invoices of new bookings go. */
  invoiceEmail: Scalars['String']['output'];
  /** The part of a statement that has an invoice of its own. */
  invoicePer: InvoicePer;
  /** For the provider's people alone. */
  notes: Scalars['String']['output'];
  /** Only packages made for this company are offered. */
  ownPackagesOnly: Scalars['Boolean']['output'];
  /** Until a statement is to be paid; null is the provider’s number. */
  paymentDays: Maybe<Scalars['Int']['output']>;
  /** No booking without a purchase order number. */
  poRequired: Scalars['Boolean']['output'];
  /** Where results of new bookings go; by semicolons. */
  resultEmail: Scalars['String']['output'];
  /** `updated_at` as the editor read it: a record that was changed since is refused with 409. */
  updatedAt: Scalars['DateTime']['output'];
};

export type CompanyDetailsInput = {
  /** Australian Business Number, or empty. Answered as its digits. */
  abn: Scalars['String']['input'];
  /** On statements. */
  billingAddress: Scalars['String']['input'];
  /** Whom the provider calls. */
  contactName: Scalars['String']['input'];
  /** Australian phone. */
  contactPhone: Scalars['String']['input'];
  /** Clinics that new bookings start with, the first first. */
  favouriteClinics?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Where invoices of new bookings go. */
  invoiceEmail: Scalars['String']['input'];
  /** The part of a statement that has an invoice of its own. */
  invoicePer: InvoicePer;
  /** For the provider's people alone. */
  notes: Scalars['String']['input'];
  /** Only packages made for this company are offered. */
  ownPackagesOnly: Scalars['Boolean']['input'];
  /** Until a statement is to be paid; null is the provider’s number. */
  paymentDays?: InputMaybe<Scalars['Int']['input']>;
  /** No booking without a purchase order number. */
  poRequired: Scalars['Boolean']['input'];
  /** Where results of new bookings go; by semicolons. */
  resultEmail: Scalars['String']['input'];
  /** `updated_at` as the editor read it: a record that was changed since is refused with 409. */
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type CompanyEffects = {
  /** Accounts that may sign in while it is active. */
  accounts: Scalars['Int']['output'];
  /** Accounts with an open session. */
  accountsSignedIn: Scalars['Int']['output'];
  /** Bookings that somebody has begun and not sent. */
  drafts: Scalars['Int']['output'];
  /** Candidates whose booking is neither completed nor cancelled. */
  openBookings: Scalars['Int']['output'];
  /** Subsidiaries that are switched on. */
  subsidiaries: Scalars['Int']['output'];
};

export type CompanyInput = {
  /** Once in the portal, whatever its capitals. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  fitTest?: InputMaybe<Scalars['Boolean']['input']>;
  /** Results need a one-time password; the provider's decision. */
  otp?: InputMaybe<Scalars['Boolean']['input']>;
  /** Nothing of its bookings is sent, and they are at sandbox clinics; the provider’s decision. */
  sandbox?: InputMaybe<Scalars['Boolean']['input']>;
  /** `updated_at` as the editor read it: a record that was changed since is refused with 409. */
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type CompanyPage = {
  companies: Array<ListedCompany>;
  page: Scalars['Int']['output'];
  pages: Maybe<Scalars['Int']['output']>;
  total: Maybe<Scalars['Int']['output']>;
};

export type CompanyPermissions = {
  companyName: Scalars['String']['output'];
  org: Scalars['ID']['output'];
  /** The flags that are on. */
  permissions: Array<Scalars['String']['output']>;
};

export type CompanyPosition = {
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
};

export type CompanyPositionPage = {
  page: Scalars['Int']['output'];
  pages: Maybe<Scalars['Int']['output']>;
  positions: Array<CompanyPosition>;
  total: Maybe<Scalars['Int']['output']>;
};

export type CompanyProject = {
  /** Closed: bookings no longer choose it. */
  disable: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
};

export type CompanyProjectInput = {
  disable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** `updated_at` as the editor read it: an entry that was changed since is refused with 409. */
  updatedAt: Scalars['DateTime']['input'];
};

export type CompanyProjectPage = {
  page: Scalars['Int']['output'];
  pages: Maybe<Scalars['Int']['output']>;
  projects: Array<CompanyProject>;
  total: Maybe<Scalars['Int']['output']>;
};

export type CompanySignIn = {
  companyName: Maybe<Scalars['String']['output']>;
};

/** The order of the companies. */
export type CompanySort =
  | 'accounts'
  | 'last_booking'
  | 'name'
  | 'unread_results';

export type ConfirmationWarning = {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type ConfirmationWarnings = {
  canSend: Scalars['Boolean']['output'];
  /** Who gets a mail. */
  recipients: Array<Scalars['String']['output']>;
  warnings: Array<ConfirmationWarning>;
};

export type ConsultFile = {
  /** The file. */
  fileId: Scalars['ID']['output'];
  fileName: Scalars['String']['output'];
  /** Its file_type. */
  fileType: Scalars['String']['output'];
  /** Opens the file for a minute, as long as the session of whoever asked stands. */
  signedUrl: Scalars['String']['output'];
  /** In bytes. */
  size: Scalars['Int']['output'];
};

export type ConsultFileInput = {
  /** The file. */
  fileId: Scalars['ID']['input'];
  /** Its file_type. */
  type: Scalars['String']['input'];
};

export type ConsultFileOfBooking = {
  /** Who of the company said that it was received. */
  acknowledged: Maybe<FileReceipt>;
  /** When it came in. */
  createdAt: Scalars['DateTime']['output'];
  /** Who uploaded it; null where that account is gone. */
  createdBy: Maybe<Scalars['String']['output']>;
  /** File. */
  fileId: Scalars['ID']['output'];
  /** Its name. */
  fileName: Scalars['String']['output'];
  /** What it is, as a code. */
  fileType: Scalars['String']['output'];
  /** Who of the company downloaded it first; null until then. */
  read: Maybe<FileReceipt>;
  /** Who downloaded it, the last first; null for anybody but the provider. */
  readers: Maybe<Array<FileReader>>;
  /** The withdrawn file in whose place it came. */
  replacesId: Maybe<Scalars['ID']['output']>;
  /** In bytes. */
  size: Scalars['Int']['output'];
  /** A withdrawn file cannot be downloaded. */
  withdrawn: Maybe<Withdrawal>;
};

export type Country = {
  /** ISO 3166-1 alpha-2. */
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type CreateBookingInput = {
  /** Comment on the booking. */
  bookingComment?: InputMaybe<Scalars['String']['input']>;
  /** One to five people. */
  candidates: Array<BookingCandidateInput>;
  /** Booking person's email. */
  contactEmail: Scalars['String']['input'];
  /** Booking person. */
  contactName: Scalars['String']['input'];
  /** Booking person's Australian phone. */
  contactPhone: Scalars['String']['input'];
  /** The draft it was made from; it is closed by the booking. */
  draftId?: InputMaybe<Scalars['ID']['input']>;
  /** Address that receives invoices. */
  invoiceEmail: Scalars['String']['input'];
  /** The company booked for. */
  orgId: Scalars['ID']['input'];
  /** Forms of the company to be filled in. */
  paperworkIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Purchase Order Number. */
  poNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whether the policy was accepted; must be true. */
  policyAccepted: Scalars['Boolean']['input'];
  /** Project. */
  project?: InputMaybe<Scalars['String']['input']>;
  /** Project Identification. */
  projectIdentification?: InputMaybe<Scalars['String']['input']>;
  /** Addresses that receive results, separated by semicolons. */
  resultEmail: Scalars['String']['input'];
  /** Kind of appointment. */
  serviceType: ServiceType;
  /** The further service, if it is one. */
  sid?: InputMaybe<Scalars['ID']['input']>;
  /** Its subsidiary. */
  subsidiaryId?: InputMaybe<Scalars['ID']['input']>;
};

export type CreatedBooking = {
  /** The booking. */
  bookingId: Scalars['ID']['output'];
  candidates: Array<CreatedCandidate>;
  /** Short readable number. */
  reference: Scalars['String']['output'];
};

export type CreatedCandidate = {
  /** Start, or 0001-01-01T00:00:00Z where there is none yet. */
  appointmentTime: Maybe<Scalars['DateTime']['output']>;
  /** The candidate. */
  candidateId: Scalars['ID']['output'];
  /** Place in the request. */
  index: Scalars['Int']['output'];
  siteName: Maybe<Scalars['String']['output']>;
  /** IANA time zone. */
  siteTimeZone: Maybe<Scalars['TimeZone']['output']>;
  /** When an SMS with the link leaves; null where none does. */
  smsAt: Maybe<Scalars['DateTime']['output']>;
  /** Confirmed with a time, Pending with a preferred range. */
  status: Scalars['String']['output'];
};

/** The pattern of a booking, as far as it can be booked today. It has no names of people. */
export type Crew = {
  /** The crew. */
  id: Scalars['ID']['output'];
  invoiceEmail: Scalars['String']['output'];
  lines: Array<CrewLine>;
  name: Scalars['String']['output'];
  poNumber: Scalars['String']['output'];
  project: Scalars['String']['output'];
  projectIdentification: Scalars['String']['output'];
  /** Separated by semicolons. */
  resultEmail: Scalars['String']['output'];
  /** Kind of appointment. */
  serviceType: ServiceType;
  sid: Maybe<Scalars['ID']['output']>;
  /** Null where it has none, or the company has it no more. */
  subsidiary: Maybe<LookupItem>;
  updatedAt: Scalars['DateTime']['output'];
};

/** People of a crew who are booked alike. */
export type CrewLine = {
  /** Null where it is not offered any more, or was not said. */
  package: Maybe<ChosenPackage>;
  /** How many are booked alike. */
  people: Scalars['Int']['output'];
  position: Scalars['String']['output'];
  positionId: Maybe<Scalars['ID']['output']>;
  /** None means all clinics of the state. */
  sites: Array<LookupItem>;
  /** Empty where none was said, or none of the clinics is left. */
  state: Scalars['String']['output'];
};

export type CrewNameInput = {
  /** What the company calls it, once. */
  name: Scalars['String']['input'];
  /** As the editor read it; changed since is refused with 409. */
  updatedAt: Scalars['DateTime']['input'];
};

export type DayList = {
  /** The day. */
  day: Scalars['LocalDate']['output'];
  entries: Array<DayListEntry>;
  /** Clinic site. */
  siteId: Scalars['ID']['output'];
  /** IANA time zone. */
  timeZone: Scalars['TimeZone']['output'];
};

export type DayListEntry = {
  /** Names, in the order of the package. */
  assessments: Array<Scalars['String']['output']>;
  /** The candidate. */
  candidateId: Scalars['ID']['output'];
  candidateName: Scalars['String']['output'];
  /** About the whole booking. */
  comment: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  /** Date of birth. */
  dateOfBirth: Scalars['LocalDate']['output'];
  /** Null where the time is no doctor’s any more. */
  doctorName: Maybe<Scalars['String']['output']>;
  /** End. */
  endsAt: Scalars['DateTime']['output'];
  /** The visit was broken off. */
  hasLeft: Scalars['Boolean']['output'];
  /** What the candidate sent as photo identification. */
  identificationFileId: Maybe<Scalars['ID']['output']>;
  /** Details that the candidate has not filled in yet. */
  missing: Array<Scalars['String']['output']>;
  /** About this candidate. */
  note: Scalars['String']['output'];
  /** Why the time is over the plan; null where it is not. */
  overPlan: Maybe<Scalars['String']['output']>;
  packageName: Scalars['String']['output'];
  /** Forms that the candidate brings, by name. */
  paperworks: Array<DayListPaperwork>;
  phone: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  /** Start. */
  startsAt: Scalars['DateTime']['output'];
  status: Scalars['String']['output'];
  /** What a mistake of the same day goes back to. */
  statusBefore: Maybe<Scalars['String']['output']>;
  /** When the status was set, where that can be a mistake. */
  statusChangedAt: Maybe<Scalars['DateTime']['output']>;
  /** A CSS colour. */
  statusColor: Scalars['String']['output'];
  /** The stops of a visit route; empty for one doctor’s time. */
  visitStops: Array<VisitStop>;
};

export type DayListPaperwork = {
  /** What the candidate sent as it. */
  candidateFileId: Maybe<Scalars['ID']['output']>;
  /** The form. */
  id: Scalars['ID']['output'];
  /** The clinic has it from this candidate. */
  isHandedIn: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

/** morning: all are done by 12:00. afternoon: nobody begins before it. By the clock of the site. */
export type DayPart =
  | 'afternoon'
  | 'any'
  | 'morning';

export type DayTimes = {
  /** Day of the site's own calendar. */
  day: Scalars['LocalDate']['output'];
  times: Array<TimeSlot>;
  whyNot: Maybe<WhyNot>;
};

export type DaysToClose = {
  /** First day. */
  fromDay: Scalars['LocalDate']['output'];
  people: Scalars['Int']['output'];
  /** Clinic site. */
  siteId: Scalars['ID']['output'];
  siteName: Scalars['String']['output'];
  /** Last day. */
  toDay: Scalars['LocalDate']['output'];
};

export type Delivery = {
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** The mail. */
  id: Scalars['ID']['output'];
  /** `.copy` is the booking person’s. */
  kind: Scalars['String']['output'];
  /** Why it did not leave, or not yet. */
  lastError: Maybe<Scalars['String']['output']>;
  /** When it leaves, of one that was written for later. */
  leavesAt: Maybe<Scalars['DateTime']['output']>;
  recipient: Scalars['String']['output'];
  /** When the mail server took it. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  state: DeliveryState;
};

export type DeliveryState =
  | 'failed'
  | 'sending'
  | 'sent'
  | 'waiting';

export type DemoLogin = {
  password: Scalars['String']['output'];
  /** What the login can do, in a few words. */
  purpose: Scalars['String']['output'];
  username: Scalars['String']['output'];
};

/** Clinic site of the time; null without one. */
export type DetailSite = {
  /** Street, suburb, state and postcode. */
  address: Scalars['String']['output'];
  /** Site. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Phone, or empty. */
  phone: Maybe<Scalars['String']['output']>;
  /** State. */
  state: Scalars['String']['output'];
  /** Suburb. */
  suburb: Scalars['String']['output'];
  /** IANA time zone. */
  timeZone: Scalars['TimeZone']['output'];
};

export type Device = {
  createdAt: Scalars['DateTime']['output'];
  /** What it is revoked by; not its secret device_id. */
  id: Scalars['ID']['output'];
  /** Whether the request came with its DeviceID. */
  isCurrent: Scalars['Boolean']['output'];
  usedAt: Scalars['DateTime']['output'];
  userAgent: Maybe<Scalars['String']['output']>;
};

export type Doctor = {
  /** The last day that a device may be used; null without a limit. */
  calibratedUntil: Maybe<Scalars['LocalDate']['output']>;
  /** Visits that a room takes at once; 1 of all others. */
  capacity: Scalars['Int']['output'];
  /** Where they have days to come. */
  clinics: Array<Scalars['String']['output']>;
  /** Doctor. */
  id: Scalars['ID']['output'];
  /** Not retired. */
  isActive: Scalars['Boolean']['output'];
  /** What it is at a stop of a visit: a person or a thing. */
  kind: ResourceKind;
  /** In words. */
  mayDo: Scalars['String']['output'];
  /** Fit tests on a day at most; null without a limit. */
  mostFitTest: Maybe<Scalars['Int']['output']>;
  /** Medicals on a day at most; null without a limit. */
  mostPem: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  registrationNumber: Scalars['String']['output'];
  /** The name, with what tells them apart where another doctor has the same one. */
  shownName: Scalars['String']['output'];
  /** What needs of assessments ask for. */
  skills: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type DoctorDetail = {
  doctor: Doctor;
  leaves: Array<DoctorLeave>;
  /** Extra days and other hours, which no weekly hours change; the first 50. */
  ownDays: Array<OwnDay>;
  patterns: Array<WeeklyHours>;
};

export type DoctorInput = {
  /** Of a device alone: the last day that it may be used. */
  calibratedUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Of a room: visits that it takes at once. Without it 1, or as it was. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** What they may do, in words. */
  mayDo?: InputMaybe<Scalars['String']['input']>;
  /** Fit tests on a day at most; null without a limit. Left out, it is as it was. */
  mostFitTest?: InputMaybe<Scalars['Int']['input']>;
  /** Medicals on a day at most; null without a limit. Left out, it is as it was. */
  mostPem?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  /** Of their registration. */
  registrationNumber?: InputMaybe<Scalars['String']['input']>;
  /** What needs of assessments ask for, each once. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What they are at the provider. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** As the editor read it; changed since is refused with 409. */
  updatedAt: Scalars['DateTime']['input'];
};

export type DoctorLeave = {
  /** First day. */
  fromDay: Scalars['LocalDate']['output'];
  /** Leave. */
  leaveId: Scalars['ID']['output'];
  reason: Scalars['String']['output'];
  /** Last day. */
  untilDay: Scalars['LocalDate']['output'];
};

export type DoctorList = {
  doctors: Array<Doctor>;
  page: Scalars['Int']['output'];
  pages: Maybe<Scalars['Int']['output']>;
  total: Maybe<Scalars['Int']['output']>;
};

export type Draft = {
  /** What the wizard has so far, opaque here; at most 64 KB as JSON. */
  body: Scalars['DraftBody']['output'];
  booking: Maybe<CreatedBooking>;
  /** The draft. */
  draftId: Scalars['ID']['output'];
  /** Holds that are still alive. */
  holds: Array<DraftHold>;
  /** Grows with each save. */
  revision: Scalars['Int']['output'];
  /** Kind of appointment. */
  serviceType: ServiceType;
  /** The further service it is for, if any. */
  sid: Maybe<Scalars['ID']['output']>;
  /** Last saved. */
  updatedAt: Scalars['DateTime']['output'];
};

export type DraftHold = {
  /** The doctor's roster that has the time. */
  calendarId: Scalars['Int']['output'];
  candidateIndex: Scalars['Int']['output'];
  /** The appointment's end. */
  endsAt: Scalars['DateTime']['output'];
  /** The hold's end, by the server's clock. */
  expiresAt: Scalars['DateTime']['output'];
  /** The package that its length fits. */
  packageId: Scalars['ID']['output'];
  /** The hold. */
  reserveId: Scalars['ID']['output'];
  /** Its clinic site. */
  siteId: Scalars['ID']['output'];
  siteName: Scalars['String']['output'];
  /** The appointment's start. */
  startsAt: Scalars['DateTime']['output'];
  /** IANA time zone. */
  timeZone: Scalars['TimeZone']['output'];
};

export type DueAgain = {
  /** First day of the list. */
  dueFrom: Scalars['LocalDate']['output'];
  /** Last day of the list. */
  dueTo: Scalars['LocalDate']['output'];
  /** How many of them were due before today. */
  expired: Scalars['Int']['output'];
  /** What the filter names by id, of what the caller may see. */
  filterNames: Array<FilterName>;
  rows: Array<DuePerson>;
  /** In `time_zone`. */
  today: Scalars['LocalDate']['output'];
  /** Capped at 2,000. */
  total: Scalars['Int']['output'];
  totalCapped: Scalars['Boolean']['output'];
};

export type DueFilter = {
  /** First day; a year ago without it. */
  dueFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Last day; 60 days ahead without it. */
  dueTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Organisation; the caller's own without it. */
  org?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the position. */
  position?: InputMaybe<Scalars['String']['input']>;
  /** Clinic of the last examination. */
  siteId?: InputMaybe<Scalars['ID']['input']>;
  /** Subsidiary. */
  subsidiary?: InputMaybe<Scalars['ID']['input']>;
};

export type DuePerson = {
  /** Date of birth; the empty date where it is not known. */
  candidateDob: Maybe<Scalars['LocalDate']['output']>;
  candidateEmail: Scalars['String']['output'];
  candidateGender: Scalars['String']['output'];
  /** The candidate of the last examination. */
  candidateId: Scalars['ID']['output'];
  candidateName: Scalars['String']['output'];
  candidatePhone: Scalars['String']['output'];
  candidatePosition: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  contactEmail: Scalars['String']['output'];
  contactName: Scalars['String']['output'];
  contactPhone: Scalars['String']['output'];
  /** Day on which its validity ends. */
  dueOn: Scalars['LocalDate']['output'];
  /** Day of the last examination, by the clinic’s clock. */
  examinedOn: Scalars['LocalDate']['output'];
  invoiceEmail: Scalars['String']['output'];
  /** Whether the company can book the package still. */
  isOffered: Scalars['Boolean']['output'];
  /** Whether somebody of the name, one of them without a date of birth, was examined since or is booked. */
  mayBeBooked: Scalars['Boolean']['output'];
  /** The company. */
  orgId: Scalars['ID']['output'];
  /** The package that is due. */
  packageId: Scalars['ID']['output'];
  /** Length of an appointment. */
  packageMinutes: Scalars['Int']['output'];
  packageName: Scalars['String']['output'];
  positionId: Maybe<Scalars['ID']['output']>;
  reference: Scalars['String']['output'];
  resultEmail: Scalars['String']['output'];
  /** Kind of appointment. */
  serviceType: ServiceType;
  /** The clinic of the last examination, where it is active. */
  siteId: Maybe<Scalars['ID']['output']>;
  siteName: Maybe<Scalars['String']['output']>;
  siteState: Maybe<Scalars['String']['output']>;
  subsidiaryId: Maybe<Scalars['ID']['output']>;
  subsidiaryName: Maybe<Scalars['String']['output']>;
};

export type EarlierAssessment = {
  /** The assessment. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type EarlierTime = {
  /** Only times before this day. */
  beforeDay: Scalars['LocalDate']['output'];
  /** Until then. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Held now. */
  offeredTime: Maybe<Scalars['DateTime']['output']>;
};

export type EarlierTimeChange =
  | 'ask'
  | 'decline'
  | 'take';

export type EntityStatus =
  | 'active'
  | 'inactive';

export type EquippedClinic = {
  name: Scalars['String']['output'];
  resources: Array<ClinicResource>;
};

export type FavouriteClinic = {
  /** The clinic. */
  id: Scalars['ID']['output'];
  serviceTypes: Array<ServiceType>;
  /** State or territory. */
  state: Scalars['String']['output'];
};

export type FileReader = {
  /** When last. */
  at: Scalars['DateTime']['output'];
  /** Who. */
  name: Scalars['String']['output'];
  organisation: Maybe<Scalars['String']['output']>;
};

/** Who of the company downloaded it first; null until then. */
export type FileReceipt = {
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Who. */
  by: Scalars['String']['output'];
};

export type FilterName = {
  /** Company, subsidiary, clinic site, package or doctor. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The company of a subsidiary. */
  orgId: Maybe<Scalars['ID']['output']>;
};

export type FirstSteps = {
  /** A company, which can be given an account; null where there is none. */
  companyId: Maybe<Scalars['ID']['output']>;
  /** A doctor, whose weekly hours can be entered; null where there is none. */
  doctorId: Maybe<Scalars['ID']['output']>;
  /** In their order. */
  done: Array<Scalars['String']['output']>;
};

export type FoundAccount = {
  active: Scalars['Boolean']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** An invitation is open: nobody has set its password yet. */
  invited: Scalars['Boolean']['output'];
  kind: AccountKind;
  /** Null: never. */
  lastSignInAt: Maybe<Scalars['DateTime']['output']>;
  /** Has to wait before it signs in, after too many wrong passwords. */
  locked: Scalars['Boolean']['output'];
  /** The contact person, else the username. */
  name: Scalars['String']['output'];
  orgId: Scalars['ID']['output'];
  orgName: Scalars['String']['output'];
  username: Scalars['String']['output'];
};

export type FoundBookings = {
  bookings: Array<BookingRow>;
  /** The name that was searched in place of the words, which no booking has. */
  nearest: Maybe<Scalars['String']['output']>;
};

export type FoundSubsidiary = {
  /** True while it and its company are enabled. */
  active: Scalars['Boolean']['output'];
  alias: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  orgId: Scalars['ID']['output'];
  orgName: Scalars['String']['output'];
};

export type FreeDay = {
  /** Of the clinic’s own calendar. */
  day: Maybe<Scalars['LocalDate']['output']>;
  /** From the clinic’s today, which is 0. */
  days: Maybe<Scalars['Int']['output']>;
  /** Length of the appointment. */
  minutes: Scalars['Int']['output'];
};

export type FreePlace = {
  doctorName: Scalars['String']['output'];
  /** The doctor’s day. */
  rosterId: Scalars['Int']['output'];
  /** Clinic site. */
  siteId: Scalars['ID']['output'];
  siteName: Scalars['String']['output'];
  /** Start there. */
  startsAt: Scalars['DateTime']['output'];
  /** IANA time zone. */
  timeZone: Scalars['TimeZone']['output'];
};

export type GroupPlace = {
  /** Roster. */
  calendarId: Scalars['Int']['output'];
  /** End. */
  endsAt: Scalars['DateTime']['output'];
  /** Start. */
  startsAt: Scalars['DateTime']['output'];
};

export type GroupPlaceInput = {
  /** The roster. */
  calendarId: Scalars['Int']['input'];
  /** The candidate’s place. */
  candidateIndex: Scalars['Int']['input'];
  /** Its length decides how many slots are taken. */
  packageId: Scalars['ID']['input'];
  /** Clinic site. */
  siteId: Scalars['ID']['input'];
  /** Start of the appointment. */
  startsAt: Scalars['DateTime']['input'];
};

export type GroupProposal = {
  /** Day of the site's own calendar. */
  day: Scalars['LocalDate']['output'];
  /** 1: back to back with one doctor; more: side by side; 0: whole visits. */
  doctors: Scalars['Int']['output'];
  /** End. */
  endsAt: Scalars['DateTime']['output'];
  /** One for each candidate, in the order of `package_ids`. */
  places: Array<GroupPlace>;
  /** Clinic site. */
  siteId: Scalars['ID']['output'];
  siteName: Scalars['String']['output'];
  /** Start. */
  startsAt: Scalars['DateTime']['output'];
  /** IANA time zone. */
  timeZone: Scalars['TimeZone']['output'];
};

export type GroupTimes = {
  proposals: Array<GroupProposal>;
  whyNot: Maybe<GroupWhyNot>;
};

export type GroupWhyNot = {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type GrowingList =
  | 'pi'
  | 'po'
  | 'position'
  | 'project';

export type HistoryEntry = {
  /** The candidate it is about; null = the booking. */
  about: Maybe<Scalars['String']['output']>;
  /** What happened, as a code: booked, opened, confirmed, rescheduled, note.changed … */
  action: Scalars['String']['output'];
  /** Plain data. */
  after: Maybe<Scalars['String']['output']>;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Plain data. */
  before: Maybe<Scalars['String']['output']>;
  /** Who. */
  by: Maybe<Scalars['String']['output']>;
  /** Entry. */
  id: Scalars['ID']['output'];
  organisation: Maybe<Scalars['String']['output']>;
};

export type Holiday = {
  /** The day. */
  day: Scalars['LocalDate']['output'];
  name: Scalars['String']['output'];
  /** Clinics of the state that are open on it all the same. */
  openSiteIds: Array<Scalars['ID']['output']>;
  /** The clinics that it closes; none where it closes all of the state. */
  siteIds: Array<Scalars['ID']['output']>;
};

export type HolidaySite = {
  name: Scalars['String']['output'];
  /** Clinic site. */
  siteId: Scalars['ID']['output'];
};

export type Home = {
  /** By view, in its order. */
  bookings: Array<HomeBooking>;
  counts: Array<HomeCount>;
  /** The day that the views are of, in `time_zone`. */
  today: Scalars['LocalDate']['output'];
};

export type HomeBooking = {
  /** Start, or 0001-01-01T00:00:00Z where there is none. */
  appointmentTime: Maybe<Scalars['DateTime']['output']>;
  /** Candidate. */
  candidateId: Scalars['ID']['output'];
  /** Name. */
  candidateName: Scalars['String']['output'];
  /** Phone. */
  candidatePhone: Maybe<Scalars['String']['output']>;
  /** Comment on the booking. */
  comment: Maybe<Scalars['String']['output']>;
  /** Note on the candidate. */
  note: Maybe<Scalars['String']['output']>;
  /** Package. */
  packageName: Scalars['String']['output'];
  /** Short readable number. */
  reference: Scalars['String']['output'];
  /** Clinic site of the time. */
  siteName: Maybe<Scalars['String']['output']>;
  sitePhone: Maybe<Scalars['String']['output']>;
  /** Its zone. */
  siteTimeZone: Maybe<Scalars['TimeZone']['output']>;
  /** Status. */
  status: Scalars['String']['output'];
  /** A CSS colour. */
  statusColor: Scalars['String']['output'];
  subsidiaryName: Maybe<Scalars['String']['output']>;
  /** A filter of the booking list. */
  view: Scalars['String']['output'];
};

export type HomeCount = {
  /** As the list counts, capped at 2,000. */
  total: Scalars['Int']['output'];
  /** Whether there are more than `total`. */
  totalCapped: Scalars['Boolean']['output'];
  /** A filter of the booking list. */
  view: Scalars['String']['output'];
};

export type IdentityProvider = {
  /** Whether a first sign-in creates an account where there is none. */
  allowsNewAccounts: Scalars['Boolean']['output'];
  /** While it is named, every other account of the company has to sign in at the provider. */
  breakGlassAccountId: Maybe<Scalars['ID']['output']>;
  breakGlassName: Maybe<Scalars['String']['output']>;
  /** What the provider calls the portal. */
  clientId: Scalars['String']['output'];
  /** Since when people sign in by it; null: it is off. */
  enabledAt: Maybe<Scalars['DateTime']['output']>;
  /** As the provider’s own metadata spells it: https, and a public address. */
  issuer: Scalars['String']['output'];
  /** The role of accounts that are created so. */
  roleId: Maybe<Scalars['ID']['output']>;
  roleName: Maybe<Scalars['String']['output']>;
  /** When issuer, client id and secret as they are now worked; null: never. */
  testedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
};

export type IdentityProviderContentInput = {
  /** Whether a first sign-in creates an account where there is none. */
  allowsNewAccounts: Scalars['Boolean']['input'];
  /** While it is named, every other account of the company has to sign in at the provider. */
  breakGlassAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** What the provider calls the portal. */
  clientId: Scalars['String']['input'];
  /** Stored encrypted and never shown again. Left out, it stays as it is. */
  clientSecret?: InputMaybe<Scalars['String']['input']>;
  /** As the provider’s own metadata spells it: https, and a public address. */
  issuer: Scalars['String']['input'];
  /** The role of accounts that are created so. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
  /** `updated_at` as the editor read it; null where there was none. */
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
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

export type LastBooking = {
  invoiceEmail: Scalars['String']['output'];
  /** The one that most candidates had. */
  package: Maybe<ChosenPackage>;
  /** The clinics of the state that most candidates came to. */
  place: Maybe<LastPlace>;
  /** Empty where there was none. */
  poNumber: Scalars['String']['output'];
  /** Separated by semicolons. */
  resultEmail: Scalars['String']['output'];
  subsidiary: Maybe<LookupItem>;
  usualPackages: Array<UsualPackage>;
};

/** The clinics of the state that most candidates came to. */
export type LastPlace = {
  siteIds: Array<Scalars['ID']['output']>;
  state: Scalars['String']['output'];
};

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

/** A view of the booking list; without a name it only keeps words for an address. */
export type ListView = {
  /** The list’s own filter, order and columns; what is absent does not filter. */
  filter: SavedFilter;
  /** The view. */
  id: Scalars['ID']['output'];
  name: Maybe<Scalars['String']['output']>;
};

export type ListedCompany = {
  /** Accounts that may sign in; told to the provider. */
  accounts: Maybe<Scalars['Int']['output']>;
  /** Candidates whose results the company acknowledged, counted to 1000; told to the provider. */
  acknowledgedResults: Maybe<Scalars['Int']['output']>;
  /** What follows from the switch. */
  active: Scalars['Boolean']['output'];
  companyName: Scalars['String']['output'];
  /** The switch. */
  enable: Scalars['Boolean']['output'];
  fitTest: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** When it was last booked for; told to the provider. */
  lastBookedAt: Maybe<Scalars['DateTime']['output']>;
  /** Results need a one-time password. */
  otp: Scalars['Boolean']['output'];
  /** Nothing of its bookings is sent, and they are at sandbox clinics. */
  sandbox: Scalars['Boolean']['output'];
  /** Candidates with results that nobody of the company has downloaded; told to the provider. */
  unreadResults: Maybe<Scalars['Int']['output']>;
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
};

export type ListedRole = {
  /** How many accounts follow it that the caller may see. */
  accounts: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Whose accounts it is for. */
  kind: RoleKind;
  /** Its name, once among the roles of its kind. */
  name: Scalars['String']['output'];
  /** The flags that are on. */
  permissions: Array<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
};

export type Lookup = {
  items: Array<LookupItem>;
  total: Scalars['Int']['output'];
};

export type LookupItem = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type MadeApiKey = {
  /** The key. */
  id: Scalars['ID']['output'];
  /** Shown this once. */
  secret: Scalars['String']['output'];
};

export type MadeCalendarFeed = {
  /** Told this once; 256 bits of it are secret. */
  address: Scalars['String']['output'];
  /** The feed. */
  id: Scalars['ID']['output'];
};

export type MailEvent = {
  /** When it was changed. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  changedBy: Maybe<Scalars['String']['output']>;
  isBuiltIn: Scalars['Boolean']['output'];
  kind: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Who gets it. */
  recipient: Scalars['String']['output'];
  /** Grows by one with each change; 0 while it is built in. */
  version: Scalars['Int']['output'];
};

export type MailFact = {
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type MailPlaceholder = {
  isRequired: Scalars['Boolean']['output'];
  meaning: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type MailPreview = {
  /** Reference of the booking. */
  about: Maybe<Scalars['String']['output']>;
  /** Words of its button. */
  action: Maybe<Scalars['String']['output']>;
  /** Of head and button. */
  colour: Scalars['String']['output'];
  facts: Array<MailFact>;
  from: Scalars['String']['output'];
  heading: Scalars['String']['output'];
  paragraphs: Array<Scalars['String']['output']>;
  subject: Scalars['String']['output'];
};

export type MailText = {
  body: Scalars['String']['output'];
  heading: Scalars['String']['output'];
  subject: Scalars['String']['output'];
};

export type MailTextDetail = {
  builtIn: MailText;
  kind: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  placeholders: Array<MailPlaceholder>;
  /** Who gets it. */
  recipient: Scalars['String']['output'];
  text: MailText;
  /** Grows by one with each change; 0 while it is built in. */
  version: Scalars['Int']['output'];
  versions: Array<MailTextVersion>;
};

export type MailTextDraftInput = {
  body: Scalars['String']['input'];
  heading: Scalars['String']['input'];
  /** Of a booking; the last one without it. */
  reference?: InputMaybe<Scalars['String']['input']>;
  subject: Scalars['String']['input'];
};

export type MailTextInput = {
  body: Scalars['String']['input'];
  heading: Scalars['String']['input'];
  subject: Scalars['String']['input'];
  /** As it was read. */
  version: Scalars['Int']['input'];
};

export type MailTextVersion = {
  /** When it was changed. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  changedBy: Maybe<Scalars['String']['output']>;
  isBuiltIn: Scalars['Boolean']['output'];
  text: MailText;
  /** Grows by one with each change; 0 while it is built in. */
  version: Scalars['Int']['output'];
};

export type MatchedFile = {
  candidates: Array<ResultMatch>;
  name: Scalars['String']['output'];
};

export type Me = {
  accountId: Scalars['ID']['output'];
  accountType: Scalars['String']['output'];
  company: MyCompany;
  contactPerson: Maybe<Scalars['String']['output']>;
  email: Maybe<Scalars['EmailAddress']['output']>;
  /** From when on one-time passwords go to a new address; null: already. */
  emailTrustedFrom: Maybe<Scalars['DateTime']['output']>;
  /** An administrator who has to set up a second factor before anything else opens. */
  lacksSecondFactor: Scalars['Boolean']['output'];
  /** Columns of the booking list, in the order in which they are shown; none for the usual ones. */
  listColumns: Array<ListColumn>;
  /** Whether the account may look at the running machines of its pages. */
  mayInspect: Scalars['Boolean']['output'];
  /** Names with underscores, such as view_bookings; only those that are on. */
  permissions: Array<Scalars['String']['output']>;
  phone: Maybe<Scalars['String']['output']>;
  username: Scalars['String']['output'];
};

export type Message = {
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  author: Scalars['String']['output'];
  body: Scalars['String']['output'];
  /** It came in as an answer to a mail. */
  byMail: Scalars['Boolean']['output'];
  /** The message. */
  messageId: Scalars['ID']['output'];
  /** Who wrote. */
  side: MessageSide;
};

export type MessageInput = {
  /** It waits for an answer, though it is one. */
  asksBack: Scalars['Boolean']['input'];
  body: Scalars['String']['input'];
};

/** Who wrote. */
export type MessageSide =
  | 'candidate'
  | 'clinic'
  | 'company';

export type Messages = {
  messages: Array<Message>;
  /** Who writes, or is waited for. */
  waitsFor: Maybe<QuestionSide>;
};

export type MissingYear = {
  /** State or territory. */
  state: Scalars['String']['output'];
  year: Scalars['Int']['output'];
};

export type MondayDigest = {
  /** Whether the account gets the mail. */
  isWanted: Scalars['Boolean']['output'];
  /** When the next one leaves. */
  nextAt: Scalars['DateTime']['output'];
};

export type MonthEnd = {
  companies: Array<MonthEndCompany>;
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  /** Companies of all pages. */
  total: Scalars['Int']['output'];
  totals: MonthEndTotals;
};

export type MonthEndCompany = {
  /** The sum of the rows’ GST. */
  gstCents: Scalars['Float']['output'];
  /** The company. */
  id: Scalars['ID']['output'];
  /** Invoices that the company gets for the month. */
  invoices: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Without GST. */
  priceCents: Scalars['Float']['output'];
  /** Candidates who were examined. */
  rows: Scalars['Int']['output'];
  /** No purchase order number, of a company that uses them: required, invoiced by, or on other rows. */
  withoutPo: Scalars['Int']['output'];
  /** Rows that have no price. */
  withoutPrice: Scalars['Int']['output'];
};

export type MonthEndTotals = {
  /** Companies with a row. */
  companies: Scalars['Int']['output'];
  /** The sum of the rows’ GST. */
  gstCents: Scalars['Float']['output'];
  /** Without GST. */
  priceCents: Scalars['Float']['output'];
  /** Candidates who were examined. */
  rows: Scalars['Int']['output'];
  /** Companies with a row of this kind: No purchase order number, of a company that uses them: required, invoiced by, or on other rows. */
  withoutPo: Scalars['Int']['output'];
  /** Companies with a row that has no price. */
  withoutPrice: Scalars['Int']['output'];
};

export type MoveVerdict = {
  /** The code of the reason against it, such as SLOT_TAKEN. */
  code: Maybe<Scalars['String']['output']>;
  doctorName: Scalars['String']['output'];
  /** End it would have. */
  endsAt: Scalars['DateTime']['output'];
  legal: Scalars['Boolean']['output'];
  /** For people. */
  reason: Scalars['String']['output'];
  siteName: Scalars['String']['output'];
  /** Start it would have. */
  startsAt: Scalars['DateTime']['output'];
};

export type MovedAppointment = {
  /** The move, to undo it. */
  moveId: Scalars['ID']['output'];
  /** The doctor’s day it is in now. */
  rosterId: Maybe<Scalars['Int']['output']>;
  /** Start now. */
  startsAt: Scalars['DateTime']['output'];
  status: Scalars['String']['output'];
  /** For how many milliseconds from now it can be undone. */
  undoMs: Scalars['Int']['output'];
};

export type Mutation = {
  /** Acknowledge what its source changed. The company has seen that an order was changed or withdrawn after it was begun or booked. Codes: BAD_REQUEST, NOT_FOUND, EDIT_CONFLICT. */
  acknowledgeOrder: Order;
  /** Say that a candidate’s results were received. By people of the company, once every file was downloaded. Written to the booking’s history. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  acknowledgeResults: Scalars['Int']['output'];
  /** Add a client account. Mails an invitation that sets its password and is good for a week. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  addAccount: Scalars['ID']['output'];
  /** Add an assessment. At the end of its category; a new category comes last. Codes: BAD_REQUEST, REJECTED. */
  addAssessment: CatalogueAssessment;
  /** Add a clinic site. It gets the next number, and can be booked at once where it is free-booking, else once it has rosters. Codes: BAD_REQUEST, REJECTED. */
  addClinicSite: ClinicSite;
  /** Add a company. A client company, active at once unless said otherwise. Codes: BAD_REQUEST, REJECTED. */
  addCompany: Scalars['ID']['output'];
  /** Make a custom package. For one candidate of the booking that the draft becomes. It is in no list. Codes: BAD_REQUEST, NOT_FOUND, DRAFT_SENT. */
  addCustomPackage: Package;
  /** Add a doctor or another resource. Days come with weekly hours. The kind stays as it is. Codes: BAD_REQUEST. */
  addDoctor: LookupItem;
  /** Add an own day. Free-booking sites offer no times on it, and new rosters leave it out. Codes: BAD_REQUEST, REJECTED. */
  addHoliday: Scalars['Boolean']['output'];
  /** Add a purchase order number while booking. A name that the company has already, whatever its capitals, is answered as it is. Codes: BAD_REQUEST, NOT_FOUND. */
  addItem: LookupItem;
  /** Add leave of a doctor. Free days go at every clinic. Whoever is booked keeps the time until somebody moves them. Codes: BAD_REQUEST, NOT_FOUND. */
  addLeave: Scalars['Boolean']['output'];
  /** Add a package. For the company of `org`; the provider’s own are offered to every company. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  addPackage: PackageRecord;
  /** Add a package while booking. The new-package variant: kept for the company of `org`, and offered to its next bookings too. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  addPackageInBooking: Package;
  /** Add the passkey that the device made. Its name says what it was made with. The holder gets a mail. Codes: BAD_REQUEST, REJECTED. */
  addPasskey: Passkey;
  /** Add a position. A name is there once in a company, whatever its capitals. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  addPosition: CompanyPosition;
  /** Add a project. A name is there once in a company, whatever its capitals. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  addProject: CompanyProject;
  /** Add a role. No account follows it yet. Codes: BAD_REQUEST, REJECTED. */
  addRole: Role;
  /** Add days of a doctor at a site. Each day gets its slots of 15 minutes. A doctor cannot be at two clinics at overlapping times. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  addRosters: AddedRosters;
  /** Add an email domain. It counts once its TXT record was found. Codes: BAD_REQUEST, REJECTED. */
  addSignInDomain: SignInSettings;
  /** Add a subsidiary. To the company that org or site.company_id names; the alias comes from the name. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  addSubsidiary: Subsidiary;
  /** Add a webhook endpoint. Events from now on are posted to it, signed by the Standard Webhooks specification. Codes: BAD_REQUEST, REJECTED. */
  addWebhookEndpoint: WebhookSecret;
  /** Let accounts follow a role. All of them or none. Each gets what the role holds, and loses what it does not. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  assignRole: Scalars['Int']['output'];
  /** Ask a device for a new passkey. The challenge in it is good for 5 minutes, once, for this account. Codes: BAD_REQUEST, REJECTED. */
  beginPasskey: Scalars['String']['output'];
  /** Ask a device for a passkey of the caller's account. The challenge in it is good for 5 minutes, once, for this account. Codes: BAD_REQUEST, NOT_FOUND. */
  beginPasskeyProof: Scalars['String']['output'];
  /** Ask a device for any passkey of the portal. The challenge in it is good for 5 minutes, once, together with the ticket. Codes: BAD_REQUEST, REJECTED. */
  beginPasskeySignIn: Scalars['String']['output'];
  /** Begin to look for another time. Answers a draft for this candidate, under which a time is held, extended and given back as in the wizard; the one begun before, with its live hold, where there is one. It is in no list of unfinished bookings. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  beginReschedule: Draft;
  /** Make a secret for an authenticator app. Sign-in asks for no code before one of it is confirmed. Each call makes another secret. Codes: BAD_REQUEST, REJECTED. */
  beginSecondFactor: SecondFactorSecret;
  /** Cancel candidates of a booking. All of them or none, as far as the status table lets each become Cancelled. Their time is free at once; the candidates who had one ahead, and the booking person, are told by mail. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  cancelBooking: Scalars['Boolean']['output'];
  /** Open a file that a candidate sent. The clinic alone opens it: a filled-in form may speak of health. Answers an address that is good for a minute. Codes: BAD_REQUEST, NOT_FOUND. */
  candidateFile: CandidateFileAddress;
  /** Change a client account. What the mask names. A new email address voids the links mailed to the old one, which is told of it. Codes: BAD_REQUEST, NOT_FOUND, EDIT_CONFLICT. */
  changeAccount: Account;
  /** Whether administrators need a second factor. Of the own company. The provider has it among its settings. Codes: BAD_REQUEST, NOT_FOUND. */
  changeAdminSecondFactor: Scalars['Boolean']['output'];
  /** Change an assessment, switch it off or on. Every package that has it changes with it, for new bookings. Bookings stay as they were made: their times keep their length, and they go on showing what was booked. Codes: BAD_REQUEST, NOT_FOUND, EDIT_CONFLICT. */
  changeAssessment: CatalogueAssessment;
  /** Change the comment of a booking. The comment belongs to all candidates of the booking. It may be changed from the page of a candidate who is Pending, or is Confirmed or Rescheduled with the time still ahead. The history has the change. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  changeBookingComment: Scalars['String']['output'];
  /** Change what new bookings of a company start with. All of it at once. Bookings that were made stay as they are. Codes: BAD_REQUEST, NOT_FOUND, EDIT_CONFLICT. */
  changeBookingDefaults: BookingDefaults;
  /** Change a clinic site. Zone and way of booking stay while something is to come at the site. Codes: BAD_REQUEST, NOT_FOUND, EDIT_CONFLICT. */
  changeClinicSite: ClinicSite;
  /** Change a company. What the mask names. One’s own organisation with my_company; any client’s, at the provider, with companies. Codes: BAD_REQUEST, NOT_FOUND, EDIT_CONFLICT. */
  changeCompany: Company;
  /** Change what the provider keeps about a company. All of it at once. Bookings that were made stay as they are. Codes: BAD_REQUEST, NOT_FOUND, EDIT_CONFLICT. */
  changeCompanyDetails: CompanyDetails;
  /** Change a doctor. Everything people wrote of a doctor, the name as well. Codes: BAD_REQUEST, NOT_FOUND, EDIT_CONFLICT. */
  changeDoctor: Scalars['Boolean']['output'];
  /** Wait for an earlier time for a candidate, take one, or pass it on. As the candidate does on the own page. Whoever asks is mailed of each offer as well. `take` moves the appointment at once; `decline` passes the offered `time` on and waits for another, or waits no more where no time is named. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  changeEarlierTime: Maybe<EarlierTime>;
  /** Change a package, switch it off or on. Bookings stay as they were made: their times keep their length, and they go on showing what was booked. New bookings, and times picked from now on, take the package as it is now. Codes: BAD_REQUEST, NOT_FOUND, EDIT_CONFLICT. */
  changePackage: PackageRecord;
  /** Change the caller's password. Ends the account's other sessions; the one that asks goes on. Codes: BAD_REQUEST, REJECTED. */
  changePassword: Scalars['Boolean']['output'];
  /** Rename, close or open a project. Bookings that have it keep the words they were made with. A closed one is no longer offered. Codes: BAD_REQUEST, NOT_FOUND, EDIT_CONFLICT. */
  changeProject: CompanyProject;
  /** Change the provider’s settings. All of them at once. They are in use in every process within a moment. Codes: BAD_REQUEST, EDIT_CONFLICT. */
  changeProviderSettings: ProviderSettings;
  /** Change a role and every account that follows it. Those accounts have the new permissions from their next request on. Codes: BAD_REQUEST, NOT_FOUND, EDIT_CONFLICT. */
  changeRole: Role;
  /** Change the hours of a day. Slots are added at its ends or taken away; what is booked or held there keeps it from being cut. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  changeRoster: Scalars['Boolean']['output'];
  /** Change the status of bookings. Along the table of statuses, all of them or none. Confirmed, Rescheduled and Cancelled are not set here: they come with a time or a reason, by operations of their own. Arrived, In Progress, Attended and Did Not Attend go back to the status before, whichever it was, on the day they were set. Did Not Attend frees what has not begun of the time. Codes: BAD_REQUEST, NOT_FOUND, SLOT_TAKEN. */
  changeStatuses: ChangedStatuses;
  /** Change a subsidiary. What the mask names. Codes: BAD_REQUEST, NOT_FOUND, EDIT_CONFLICT. */
  changeSubsidiary: Subsidiary;
  /** Change a webhook endpoint. What the mask names. What waits already is posted to the new address. Codes: BAD_REQUEST, NOT_FOUND, EDIT_CONFLICT. */
  changeWebhookEndpoint: WebhookEndpoint;
  /** Look for a domain’s TXT record. A domain is verified for one company at most. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  checkSignInDomain: SignInSettings;
  /** Choose the Monday digest. Each Monday at 07:00 in the portal’s zone: how many bookings wait, come up and have news, as the home page counts them. No names. Where there is nothing to say, no mail is sent. Codes: BAD_REQUEST. */
  chooseMondayDigest: MondayDigest;
  /** Choose how a company’s candidates are reminded. Holds at once, for bookings that were made before as well. Codes: BAD_REQUEST, NOT_FOUND, EDIT_CONFLICT. */
  chooseReminders: ReminderSettings;
  /** Confirm a pending booking onto a time. Takes the doctor’s time, makes the booking Confirmed, and tells the candidate and the booking person. Codes: BAD_REQUEST, NOT_FOUND, SLOT_TAKEN. */
  confirmBooking: Scalars['Boolean']['output'];
  /** Confirm a new email address on a registered device. One-time passwords then go to it at once, instead of 24 hours after it was set. Codes: BAD_REQUEST, REJECTED. */
  confirmMyEmail: MyAccount;
  /** Turn the second factor on. By a code of the app. The answer has ten recovery codes, which are shown this once; each works once. Codes: BAD_REQUEST, REJECTED. */
  confirmSecondFactor: Array<Scalars['String']['output']>;
  /** Addresses for several consult files. All of them or none, at most 20, of one candidate where `candidate_id` names one. Otherwise as for one. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  consultFiles: Array<ConsultFile>;
  /** Book all candidates or none. One transaction turns the holds into bookings. A candidate brings `reserve_id` (a live hold of this account and draft, or at a free-booking site an id of its own with `from_time` and `preferred_site_id`), or a preferred site and range, which leaves the booking Pending. The same Idempotency-Key with the same body answers the first result again. Codes: BAD_REQUEST, NOT_FOUND, HOLD_EXPIRED, DRAFT_SENT. */
  createBooking: CreatedBooking;
  /** Begin a booking. A draft of the account, under `draft_id` where one is named. It starts at revision 1. The same `writer` may send it twice, in either order: the one with the higher `sequence` stays. Codes: BAD_REQUEST, NOT_FOUND, EDIT_CONFLICT, REJECTED. */
  createDraft: Draft;
  /** Delete a client account. Its sessions end. The bookings it made stay as they are, with its name. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  deleteAccount: Scalars['Boolean']['output'];
  /** Delete an assessment that no package has. One that packages have is kept for them: switch it off instead. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  deleteAssessment: Scalars['Boolean']['output'];
  /** Delete a crew. One of the caller’s company. Bookings that began with it stay. Codes: BAD_REQUEST, NOT_FOUND. */
  deleteCrew: Scalars['Boolean']['output'];
  /** Throw a draft away. Gives its held times back too. An id without a draft is closed: a draft no longer begins under it. Codes: BAD_REQUEST, NOT_FOUND, DRAFT_SENT. */
  deleteDraft: Scalars['Boolean']['output'];
  /** Delete a saved view. One of the account’s own. Addresses with its id open without its words from then on. Codes: BAD_REQUEST, NOT_FOUND. */
  deleteListView: Scalars['Boolean']['output'];
  /** Delete a package that nobody has. One that bookings have is kept for them: switch it off instead. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  deletePackage: Scalars['Boolean']['output'];
  /** Delete paperwork. With its file, unless an open booking uses it. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  deletePaperwork: Scalars['Boolean']['output'];
  /** Delete a position. Bookings that have it keep its words, so one that is in use may go. Codes: BAD_REQUEST, NOT_FOUND. */
  deletePosition: Scalars['Boolean']['output'];
  /** Delete a project. Bookings that have it keep its words, so one that is in use may go. Codes: BAD_REQUEST, NOT_FOUND. */
  deleteProject: Scalars['Boolean']['output'];
  /** Delete a role. Accounts that followed it keep what they may do, as their own. Codes: BAD_REQUEST, NOT_FOUND. */
  deleteRole: Scalars['Boolean']['output'];
  /** Delete an email domain. Nobody with such an email signs in by the provider any more. Codes: BAD_REQUEST, NOT_FOUND. */
  deleteSignInDomain: Scalars['Boolean']['output'];
  /** Delete a webhook endpoint. With its log, and with what was not delivered yet. Codes: BAD_REQUEST, NOT_FOUND. */
  deleteWebhookEndpoint: Scalars['Boolean']['output'];
  /** Turn the identity provider off. People sign in by their passwords again. Sessions go on. Codes: BAD_REQUEST, NOT_FOUND. */
  disableIdentityProvider: SignInSettings;
  /** Block slots. Nobody can hold or book them then. All of them or none: one that is booked or held refuses the lot. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  disableSlots: Scalars['Int']['output'];
  /** Turn the identity provider on. It was tested, and a domain is verified. People whose email has such a domain may sign in by it. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  enableIdentityProvider: SignInSettings;
  /** Open blocked slots again. They can be held and booked at once. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  enableSlots: Scalars['Int']['output'];
  /** End every other session of the caller's account. The session that asks stays open. Codes: BAD_REQUEST. */
  endMyOtherSessions: Scalars['Int']['output'];
  /** End a session of the caller's account. Its tokens answer 498 from the next request on, and its live streams close within a second. Codes: BAD_REQUEST, NOT_FOUND. */
  endMySession: Scalars['Boolean']['output'];
  /** Ten minutes more for all holds of a draft. Each hold can be extended twice, to 30 minutes in all. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  extendHolds: Array<DraftHold>;
  /** Open the session of a sign-in at a provider. Once for each sign-in, in the browser that began it. The portal asks for no code of its own. Codes: BAD_REQUEST, REJECTED. */
  finishProviderSignIn: SessionKeys;
  /** Mail a link that sets a new password. To every account with this email address. The link works once, for an hour. Where the portal is configured to be neutral, an address that nobody has is answered like any other. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  forgotPassword: Scalars['Boolean']['output'];
  /** Hold times for several candidates, all or none. Takes every named time in one step, or nothing. What these candidates of the draft held before counts as free and is given back, so two of them can change places; it stays held where the group is refused. Of a package with several stops the start counts, and all stops are taken. Codes: BAD_REQUEST, NOT_FOUND, SLOT_TAKEN, DRAFT_SENT. */
  holdGroup: Array<DraftHold>;
  /** Hold a time over the plan. For a person who must be seen on a full day: one more appointment at a time that the doctor has no more, up to the clinic’s number for a day. It is offered to no one else. What the draft held before is given back in the same step. Codes: BAD_REQUEST, NOT_FOUND, SLOT_TAKEN, DRAFT_SENT. */
  holdOverPlan: Reservation;
  /** Send the invitation again. A new link, good for a week; the earlier ones are void. For accounts of any kind. Codes: BAD_REQUEST, NOT_FOUND. */
  inviteAccount: Scalars['Boolean']['output'];
  /** Invite imported accounts. Mails each an invitation that is good for a week. One that was invited meanwhile is left out. Codes: BAD_REQUEST. */
  inviteAccounts: Scalars['Int']['output'];
  /** Keep a view. With a name a saved view. Without one it keeps the words that no address may have (names, phones, emails, search) under an id that does; the same words have the same id. Of these an account has its latest 200. Codes: BAD_REQUEST, REJECTED. */
  keepListView: ListView;
  /** Sign in. Opens a session of 12 hours. After 5 wrong passwords for an account from one address it has to wait, up to 15 minutes. A device on which the account has signed in before is counted by itself: strangers cannot lock it out. A company can ask for its own sign-in instead. Codes: BAD_REQUEST, REJECTED, OTP_REQUIRED. */
  logIn: SessionKeys;
  /** Sign out. Ends the caller's session: its tokens answer 498 from the next request on. Codes: BAD_REQUEST. */
  logOut: Maybe<Scalars['String']['output']>;
  /** Make an API key. It acts as the account that makes it, within its scopes, and ends with it. Its secret is shown once. Sent again under the same id, as after a lost answer, a key that was never used gets another secret and these values. Codes: BAD_REQUEST, REJECTED. */
  makeApiKey: MadeApiKey;
  /** Make a calendar address. A private address for calendar programs. Where there is one already it is made anew, and the old address ends at once. Codes: BAD_REQUEST, NOT_FOUND. */
  makeCalendarFeed: MadeCalendarFeed;
  /** Move an appointment. One transaction takes the new time and frees the old one. The notices wait until `undo_until`; moved again before, one mail tells of both. A new time makes the booking Rescheduled; another doctor at the same time leaves its status. Codes: BAD_REQUEST, NOT_FOUND, SLOT_TAKEN. */
  moveAppointment: MovedAppointment;
  /** Move an assessment within its category. Lists and packages show it there from then on. Sent twice it is moved once. Codes: BAD_REQUEST, NOT_FOUND. */
  moveAssessment: Scalars['Boolean']['output'];
  /** Move a person on in a visit route. A stop that is begun ends the one before it. The same step sent twice is one step. Every open day list of the clinic is told. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  moveVisitOn: Scalars['Boolean']['output'];
  /** Choose the clinics that are open on a holiday of the state. Weekly hours make their days there. Without any clinic, the holiday closes all of the state again. Codes: BAD_REQUEST, NOT_FOUND. */
  openOnHoliday: Scalars['Boolean']['output'];
  /** An address for the file of a paperwork. What `link` of a paperwork leads to. Codes: BAD_REQUEST, NOT_FOUND. */
  paperworkFile: PaperworkFile;
  /** Prove a passkey in place of a one-time password. Registers the device that asks. A passkey counts 24 hours after it was added, as a new email address does. Codes: BAD_REQUEST, REJECTED. */
  provePasskey: Scalars['String']['output'];
  /** Renew both tokens. A refresh token is good once. Used again within two minutes it still answers, for tabs that ask at the same time and after a lost answer; later it ends the whole session. Codes: BAD_REQUEST, UNAUTHENTICATED, SESSION_EXPIRED. */
  refreshSession: SessionKeys;
  /** Reject an order. The company does not book it, and says why. A change at its source makes it wait again. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  rejectOrder: Order;
  /** Give a held time back. Others can take it at once. Codes: BAD_REQUEST, NOT_FOUND. */
  releaseSlot: Scalars['Boolean']['output'];
  /** Remove an own day. Only days that the provider entered itself. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  removeHoliday: Scalars['Boolean']['output'];
  /** Remove leave. The days of the weekly hours come back. Codes: BAD_REQUEST, NOT_FOUND. */
  removeLeave: Scalars['Boolean']['output'];
  /** Remove a passkey. It signs in no more. The holder gets a mail. Codes: BAD_REQUEST, NOT_FOUND. */
  removePasskey: Scalars['Boolean']['output'];
  /** Take a price back. Bookings that were made at it keep it. Codes: BAD_REQUEST, NOT_FOUND. */
  removePrice: Scalars['Boolean']['output'];
  /** Turn the second factor off. Its secret and its recovery codes are deleted. Codes: BAD_REQUEST, REJECTED. */
  removeSecondFactor: Scalars['Boolean']['output'];
  /** Rename a crew. One of the caller’s company. Codes: BAD_REQUEST, NOT_FOUND, EDIT_CONFLICT. */
  renameCrew: Crew;
  /** Rename a saved view. One of the account’s own. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  renameListView: ListView;
  /** Rename paperwork. Who may keep paperwork may rename it; temporary paperwork is renamed by whoever uploaded it. Codes: BAD_REQUEST, NOT_FOUND, EDIT_CONFLICT. */
  renamePaperwork: PaperworkItem;
  /** Give a passkey another name. The name is for its holder alone. Codes: BAD_REQUEST, NOT_FOUND. */
  renamePasskey: Scalars['Boolean']['output'];
  /** Rename a position. Bookings that have it keep the words they were made with. Codes: BAD_REQUEST, NOT_FOUND, EDIT_CONFLICT. */
  renamePosition: CompanyPosition;
  /** Rename a service. The menu of everybody shows the new name. Bookings keep the service, as do links with its sid. Codes: BAD_REQUEST, NOT_FOUND, EDIT_CONFLICT. */
  renameService: CatalogueService;
  /** Make new recovery codes. Ten, which are shown this once. Those from before open nothing any more. Codes: BAD_REQUEST, REJECTED. */
  renewRecoveryCodes: Array<Scalars['String']['output']>;
  /** Undo a closing, or open its days again. The days can be booked at once; who goes back does so one after the other, as when they closed. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  reopenClosing: Closing;
  /** Mail another one-time password. The newest one counts, with five tries of its own. At most five are mailed within 15 minutes. Codes: BAD_REQUEST, REJECTED. */
  resendOtp: Scalars['Boolean']['output'];
  /** Hold a time for one candidate. Takes every slot of the appointment with one doctor, or none. The first of `calendar_ids` that is free gets it, then any other doctor of the site who is free at that time: the time is refused only when nobody has it. Whatever this candidate of the draft held before is given back in the same step, and stays held where the new time is refused. Asking for the time that is held answers the same hold again. Of a package whose assessments have needs every stop is taken, or none; the service chooses the resources, and `calendar_ids` do not matter. Codes: BAD_REQUEST, NOT_FOUND, SLOT_TAKEN, DRAFT_SENT. */
  reserveSlot: Reservation;
  /** Set a new password by the mailed link. Ends every session of the account. A password that breaks the rule leaves the link as good as it was. Codes: BAD_REQUEST, REJECTED. */
  resetPassword: Scalars['Boolean']['output'];
  /** Turn off another account's second factor. For somebody who lost both the device and the recovery codes. Its holder gets a mail. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  resetSecondFactor: Scalars['Boolean']['output'];
  /** Resume a webhook endpoint. What has waited is sent at once. One that is not paused stays as it is. Codes: BAD_REQUEST, NOT_FOUND. */
  resumeWebhookEndpoint: WebhookEndpoint;
  /** Revoke a key. It is refused from the next request on. Codes: BAD_REQUEST, NOT_FOUND. */
  revokeApiKey: Scalars['Boolean']['output'];
  /** End a calendar address. Calendars that have it are answered 404 from then on. Codes: BAD_REQUEST, NOT_FOUND. */
  revokeCalendarFeed: Scalars['Boolean']['output'];
  /** End the links that a candidate was mailed. None of them opens the own appointment from then on, whoever proved a date of birth before. The next mail brings a new one. Codes: BAD_REQUEST, NOT_FOUND. */
  revokeCandidateLinks: Scalars['Boolean']['output'];
  /** Revoke a device. It has to prove a one-time password again before the next download. Codes: BAD_REQUEST, NOT_FOUND. */
  revokeDevice: Scalars['Boolean']['output'];
  /** Give a key a new secret. The present secret works for 24 hours more; one that was replaced before ends at once. Where `prefix` is that of an earlier secret, the answer with the present one was lost: that one ends instead. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  rotateApiKey: MadeApiKey;
  /** Rotate a webhook secret. For 24 hours the secret before it signs as well: `webhook-signature` has two signatures. Codes: BAD_REQUEST, NOT_FOUND. */
  rotateWebhookSecret: WebhookSecret;
  /** Change several bookings. Done for each booking for which it can be done; the others say why not and stay as they are. Each person hears of it once, after five minutes: until then all of it can be undone. The same `bulk_change_id` changes nothing twice. Codes: BAD_REQUEST, NOT_FOUND. */
  runBulkChange: BulkChange;
  /** Save a crew. What the company does not have, or is not offered, is left out of it. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  saveCrew: Crew;
  /** Save a draft. Saves where `revision` is the one last seen, or where `writer` itself saved last, with a lower `sequence`; a save that its own writer overtook falls and is answered as saved. Otherwise another tab or device was first, nothing is written and `conflict` has the newer draft. Codes: BAD_REQUEST, NOT_FOUND, DRAFT_SENT, REJECTED. */
  saveDraft: SavedDraft;
  /** Save the identity provider. Another issuer, client id or secret turns it off until it was tested again. Codes: BAD_REQUEST, NOT_FOUND, EDIT_CONFLICT. */
  saveIdentityProvider: SignInSettings;
  /** Choose the caller's columns of the booking list. The candidate’s column comes first and always stays. They are answered with who is signed in. Codes: BAD_REQUEST. */
  saveListColumns: Array<ListColumn>;
  /** Write another text for an event. It becomes the next version, which mails have from now on. The built-in text makes it built in again. Nothing is written where it is the text that counts already. Codes: BAD_REQUEST, EDIT_CONFLICT. */
  saveMailText: Scalars['Int']['output'];
  /** Begin, change or end weekly hours. The id is made by the sender, so that the same one sent again changes nothing. Whoever is booked outside the new hours keeps the time. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  saveWeeklyHours: Scalars['Boolean']['output'];
  /** Send a candidate a new link by SMS. For a candidate without an email address, or who lost the mail. Earlier links still work. It leaves at once, in quiet hours too. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  sendCandidateLink: Scalars['Boolean']['output'];
  /** Send the confirmation of one candidate. Writes one mail to the candidate and a copy to the booking person. They leave after this answer and are tried again while the mail server is down; the booking shows how far they are. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  sendNotification: Array<Delivery>;
  /** Send a text to oneself. As previewed, to the caller’s own address. Its button leads to the portal and opens nobody’s appointment. Codes: BAD_REQUEST, NOT_FOUND. */
  sendTestMail: Scalars['String']['output'];
  /** Send a delivery again. Once and at once, under the same webhook-id, also where it was delivered. One that waits keeps its next try. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  sendWebhookAgain: WebhookDelivery;
  /** Say what the examination says about the job. By the provider, of who was examined, as often as it has to be put right; written to the booking’s history. No health details: the results files have those. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  setOutcome: Maybe<Scalars['String']['output']>;
  /** Say whether a form of the booking was handed in. Of one candidate. Every open day list of the clinic is told. Codes: BAD_REQUEST, NOT_FOUND. */
  setPaperworkHandedIn: Scalars['Boolean']['output'];
  /** Set what a package costs from a day on. One of the same package, company and day takes its place. Bookings that were made keep theirs. Codes: BAD_REQUEST, NOT_FOUND. */
  setPrice: Price;
  /** Sign in with a passkey. Opens a session of 12 hours, without username, password and code: the device has checked its holder by fingerprint, face or PIN. Codes: BAD_REQUEST, REJECTED. */
  signInWithPasskey: PasskeySession;
  /** Fill an empty catalogue with the usual assessments. Those of pre-employment medicals, without prices. Each can be changed or deleted afterwards. Codes: BAD_REQUEST, REJECTED. */
  startCatalogue: Scalars['Int']['output'];
  /** Close doctors’ days. The days are blocked at once; the people are moved one after the other, each with one mail that leaves at `undo_until`, also where the process that began ends. Whoever is not in `people` as they stand is phoned. The same `closing_id` sent again starts nothing twice. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  startClosing: Closing;
  /** Change an assessment, switch it off or on. Every package that has it changes with it, for new bookings. Bookings stay as they were made: their times keep their length, and they go on showing what was booked. Codes: BAD_REQUEST, NOT_FOUND, EDIT_CONFLICT. */
  switchAssessment: CatalogueAssessment;
  /** Activate a clinic site. Its rosters to come are offered again. Codes: BAD_REQUEST, NOT_FOUND. */
  switchClinicSite: ClinicSite;
  /** Activate a company. Its people can sign in and book again. Codes: BAD_REQUEST, NOT_FOUND. */
  switchCompany: Company;
  /** Take a retired doctor back. Without days: these come with new weekly hours. Codes: BAD_REQUEST, NOT_FOUND. */
  switchDoctor: Scalars['Boolean']['output'];
  /** Activate a subsidiary. It can be booked for again. Codes: BAD_REQUEST, NOT_FOUND. */
  switchSubsidiary: Subsidiary;
  /** Test the connection. Reads the provider’s metadata, and has it check client id, secret and redirect address. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  testIdentityProvider: SignInSettings;
  /** Send a test. An event `endpoint.tested`, tried once and at once, also where the endpoint is paused. Codes: BAD_REQUEST, NOT_FOUND. */
  testWebhookEndpoint: WebhookDelivery;
  /** Undo an import of accounts. Deletes all rows of an own import in one transaction, while none of them was changed or used. Once more changes nothing. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  undoAccountImport: Scalars['Boolean']['output'];
  /** Undo a change of several bookings. While its mails wait. A booking that was changed since, or whose time is taken, stays and says why. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  undoBulkChange: BulkChange;
  /** Undo an import of companies. Deletes all rows of an own import in one transaction, while none of them was changed or used. Once more changes nothing. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  undoCompanyImport: Scalars['Boolean']['output'];
  /** Undo a move. Back to where it was, with the status it had; the waiting notices are taken back. Codes: BAD_REQUEST, NOT_FOUND, SLOT_TAKEN. */
  undoMove: MovedAppointment;
  /** Undo an import of packages. Deletes all rows of an own import in one transaction, while none of them was changed or used. Once more changes nothing. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  undoPackageImport: Scalars['Boolean']['output'];
  /** Undo an import of subsidiaries. Deletes all rows of an own import in one transaction, while none of them was changed or used. Once more changes nothing. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  undoSubsidiaryImport: Scalars['Boolean']['output'];
  /** Change a candidate. Changes the fields that `update_mask` names, checked by the rules of a new booking. The note follows the edit rule; the person’s details can be changed until the booking is Completed or Cancelled. Where somebody else was first, nothing is written. A corrected email address ends the links that were mailed, not those sent by SMS; an address that got a calendar entry gets its cancellation, which names no person. Codes: BAD_REQUEST, NOT_FOUND, EDIT_CONFLICT. */
  updateCandidate: Scalars['DateTime']['output'];
  /** Change the caller's contact details. Fields that are not sent stay as they are; an empty phone is none. A new email address asks for the current password, and the old address is told. One-time passwords go to the new one after 24 hours; at once where the DeviceID is that of a registered device. Codes: BAD_REQUEST, REJECTED. */
  updateMyAccount: MyAccount;
  /** Give a candidate another time. One transaction takes the held time and lets the old one go; refused, the booking keeps the time it has. A pending candidate becomes Confirmed by it (permission calendar), any other Rescheduled. Without a time it changes the preferred site and days of a pending candidate. The candidate and the booking person are told a new time by mail. Codes: BAD_REQUEST, NOT_FOUND, HOLD_EXPIRED. */
  updateTimeslots: ChangedTime;
  /** Prove a one-time password. Registers the device that asks. Five tries in all, whatever they are sent with; after them only a new password helps. Codes: BAD_REQUEST, REJECTED. */
  verifyOtp: RegisteredDevice;
  /** Take a wrong file back. It stays stored and is never given out again, by an address given before neither. The booking’s page says who withdrew it, when and why. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  withdrawConsultFile: Scalars['Int']['output'];
  /** Ask or answer. The other side is mailed. Whoever is waited for answers by writing, unless `asks_back`; any other message waits for the other side. Codes: BAD_REQUEST, NOT_FOUND. */
  writeMessage: Messages;
};


export type MutationAcknowledgeOrderArgs = {
  id: Scalars['ID']['input'];
  noticeAt: Scalars['DateTime']['input'];
};


export type MutationAcknowledgeResultsArgs = {
  candidateId: Scalars['ID']['input'];
};


export type MutationAddAccountArgs = {
  input: NewAccountInput;
  kind: AccountKind;
  org: Scalars['ID']['input'];
};


export type MutationAddAssessmentArgs = {
  input: AssessmentInput;
};


export type MutationAddClinicSiteArgs = {
  input: NewClinicSiteInput;
};


export type MutationAddCompanyArgs = {
  input: NewCompanyInput;
};


export type MutationAddCustomPackageArgs = {
  draftId: Scalars['ID']['input'];
  input: NewPackageInBookingInput;
  org: Scalars['ID']['input'];
  packageId: Scalars['ID']['input'];
};


export type MutationAddDoctorArgs = {
  doctorId: Scalars['ID']['input'];
  input: NewDoctorInput;
};


export type MutationAddHolidayArgs = {
  day: Scalars['LocalDate']['input'];
  name: Scalars['String']['input'];
  siteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  state: Scalars['String']['input'];
};


export type MutationAddItemArgs = {
  list: GrowingList;
  name: Scalars['String']['input'];
  org: Scalars['ID']['input'];
};


export type MutationAddLeaveArgs = {
  doctorId: Scalars['ID']['input'];
  fromDay: Scalars['LocalDate']['input'];
  leaveId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  untilDay: Scalars['LocalDate']['input'];
};


export type MutationAddPackageArgs = {
  input: NewPackageInput;
  org?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAddPackageInBookingArgs = {
  input: NewPackageInBookingInput;
  org: Scalars['ID']['input'];
};


export type MutationAddPasskeyArgs = {
  credential: Scalars['String']['input'];
};


export type MutationAddPositionArgs = {
  name: Scalars['String']['input'];
  org: Scalars['ID']['input'];
};


export type MutationAddProjectArgs = {
  name: Scalars['String']['input'];
  org: Scalars['ID']['input'];
};


export type MutationAddRoleArgs = {
  input: NewRoleInput;
};


export type MutationAddRostersArgs = {
  input: NewRostersInput;
};


export type MutationAddSignInDomainArgs = {
  domain: Scalars['String']['input'];
};


export type MutationAddSubsidiaryArgs = {
  input: NewSubsidiaryInput;
  org: Scalars['ID']['input'];
};


export type MutationAddWebhookEndpointArgs = {
  input: NewWebhookEndpointInput;
};


export type MutationAssignRoleArgs = {
  accounts: Array<SeenAccountInput>;
  org: Scalars['ID']['input'];
  roleId: Scalars['ID']['input'];
};


export type MutationBeginPasskeyArgs = {
  currentPassword: Scalars['String']['input'];
};


export type MutationBeginRescheduleArgs = {
  candidateId: Scalars['ID']['input'];
};


export type MutationBeginSecondFactorArgs = {
  currentPassword: Scalars['String']['input'];
};


export type MutationCancelBookingArgs = {
  bookingId: Scalars['ID']['input'];
  candidateIds: Array<Scalars['ID']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCandidateFileArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChangeAccountArgs = {
  accountId: Scalars['ID']['input'];
  input: AccountInput;
  kind: AccountKind;
  org: Scalars['ID']['input'];
};


export type MutationChangeAdminSecondFactorArgs = {
  adminSecondFactor: Scalars['Boolean']['input'];
};


export type MutationChangeAssessmentArgs = {
  id: Scalars['ID']['input'];
  input: AssessmentChangeInput;
};


export type MutationChangeBookingCommentArgs = {
  bookingId: Scalars['ID']['input'];
  candidateId: Scalars['ID']['input'];
  comment: Scalars['String']['input'];
};


export type MutationChangeBookingDefaultsArgs = {
  input: BookingDefaultsInput;
  orgId: Scalars['ID']['input'];
};


export type MutationChangeClinicSiteArgs = {
  id: Scalars['ID']['input'];
  input: ClinicSiteInput;
};


export type MutationChangeCompanyArgs = {
  input: CompanyInput;
  orgId: Scalars['ID']['input'];
};


export type MutationChangeCompanyDetailsArgs = {
  input: CompanyDetailsInput;
  orgId: Scalars['ID']['input'];
};


export type MutationChangeDoctorArgs = {
  id: Scalars['ID']['input'];
  input: DoctorInput;
};


export type MutationChangeEarlierTimeArgs = {
  beforeDay?: InputMaybe<Scalars['LocalDate']['input']>;
  candidateId: Scalars['ID']['input'];
  time?: InputMaybe<Scalars['DateTime']['input']>;
  what: EarlierTimeChange;
};


export type MutationChangePackageArgs = {
  id: Scalars['ID']['input'];
  input: PackageInput;
};


export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationChangeProjectArgs = {
  id: Scalars['ID']['input'];
  input: CompanyProjectInput;
};


export type MutationChangeProviderSettingsArgs = {
  input: ProviderSettingsInput;
};


export type MutationChangeRoleArgs = {
  id: Scalars['ID']['input'];
  input: RoleInput;
};


export type MutationChangeRosterArgs = {
  fromTime: Scalars['String']['input'];
  rosterId: Scalars['Int']['input'];
  toTime: Scalars['String']['input'];
};


export type MutationChangeStatusesArgs = {
  candidateIds: Array<Scalars['ID']['input']>;
  status: Scalars['String']['input'];
  through?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChangeSubsidiaryArgs = {
  input: SubsidiaryInput;
  org: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


export type MutationChangeWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
  input: WebhookEndpointChangeInput;
};


export type MutationCheckSignInDomainArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChooseMondayDigestArgs = {
  isWanted: Scalars['Boolean']['input'];
};


export type MutationChooseRemindersArgs = {
  input: ReminderSettingsInput;
  orgId: Scalars['ID']['input'];
};


export type MutationConfirmBookingArgs = {
  candidateId: Scalars['ID']['input'];
  rosterId: Scalars['Int']['input'];
  startsAt: Scalars['DateTime']['input'];
};


export type MutationConfirmSecondFactorArgs = {
  code: Scalars['String']['input'];
};


export type MutationConsultFilesArgs = {
  candidateId?: InputMaybe<Scalars['ID']['input']>;
  files: Array<ConsultFileInput>;
  org?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreateBookingArgs = {
  idempotencyKey: Scalars['String']['input'];
  input: CreateBookingInput;
  org?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreateDraftArgs = {
  body: Scalars['DraftBody']['input'];
  draftId?: InputMaybe<Scalars['ID']['input']>;
  orderChangedAt?: InputMaybe<Scalars['DateTime']['input']>;
  orderId?: InputMaybe<Scalars['ID']['input']>;
  sequence?: InputMaybe<Scalars['Int']['input']>;
  serviceType: ServiceType;
  sid?: InputMaybe<Scalars['ID']['input']>;
  writer?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationDeleteAccountArgs = {
  accountId: Scalars['ID']['input'];
  kind: AccountKind;
  mayBeLast?: InputMaybe<Scalars['Boolean']['input']>;
  org: Scalars['ID']['input'];
};


export type MutationDeleteAssessmentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteCrewArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteDraftArgs = {
  draftId: Scalars['ID']['input'];
};


export type MutationDeleteListViewArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeletePackageArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeletePaperworkArgs = {
  id: Scalars['ID']['input'];
  org: Scalars['ID']['input'];
};


export type MutationDeletePositionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteProjectArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteRoleArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteSignInDomainArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDisableSlotsArgs = {
  reason: Scalars['String']['input'];
  siteId: Scalars['ID']['input'];
  slotIds: Array<Scalars['Int']['input']>;
};


export type MutationEnableSlotsArgs = {
  reason?: InputMaybe<Scalars['String']['input']>;
  siteId: Scalars['ID']['input'];
  slotIds: Array<Scalars['Int']['input']>;
};


export type MutationEndMySessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExtendHoldsArgs = {
  draftId: Scalars['ID']['input'];
};


export type MutationForgotPasswordArgs = {
  email: Scalars['String']['input'];
};


export type MutationHoldGroupArgs = {
  draftId: Scalars['ID']['input'];
  places: Array<GroupPlaceInput>;
};


export type MutationHoldOverPlanArgs = {
  draftId: Scalars['ID']['input'];
  packageId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  rosterId: Scalars['Int']['input'];
  startsAt: Scalars['DateTime']['input'];
};


export type MutationInviteAccountArgs = {
  accountId: Scalars['ID']['input'];
  org: Scalars['ID']['input'];
};


export type MutationInviteAccountsArgs = {
  accountIds: Array<Scalars['ID']['input']>;
};


export type MutationKeepListViewArgs = {
  filter: SavedFilterInput;
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationLogInArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};


export type MutationMakeApiKeyArgs = {
  input: NewApiKeyInput;
  keyId: Scalars['ID']['input'];
};


export type MutationMakeCalendarFeedArgs = {
  viewId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationMoveAppointmentArgs = {
  candidateId: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  rosterId: Scalars['Int']['input'];
  seen: SeenPlaceInput;
  startsAt: Scalars['DateTime']['input'];
  stop?: InputMaybe<Scalars['String']['input']>;
};


export type MutationMoveAssessmentArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationMoveVisitOnArgs = {
  candidateId: Scalars['ID']['input'];
  step: VisitStep;
  stop: Scalars['String']['input'];
};


export type MutationOpenOnHolidayArgs = {
  day: Scalars['LocalDate']['input'];
  siteIds: Array<Scalars['ID']['input']>;
  state: Scalars['String']['input'];
};


export type MutationPaperworkFileArgs = {
  id: Scalars['ID']['input'];
};


export type MutationProvePasskeyArgs = {
  credential: Scalars['String']['input'];
};


export type MutationRefreshSessionArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationRejectOrderArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationReleaseSlotArgs = {
  reserveId: Scalars['ID']['input'];
};


export type MutationRemoveHolidayArgs = {
  day: Scalars['LocalDate']['input'];
  siteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  state: Scalars['String']['input'];
};


export type MutationRemoveLeaveArgs = {
  leaveId: Scalars['ID']['input'];
};


export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemovePriceArgs = {
  priceId: Scalars['ID']['input'];
};


export type MutationRemoveSecondFactorArgs = {
  currentPassword: Scalars['String']['input'];
};


export type MutationRenameCrewArgs = {
  id: Scalars['ID']['input'];
  input: CrewNameInput;
};


export type MutationRenameListViewArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRenamePaperworkArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  org: Scalars['ID']['input'];
  updatedAt: Scalars['String']['input'];
};


export type MutationRenamePasskeyArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRenamePositionArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  updatedAt: Scalars['DateTime']['input'];
};


export type MutationRenameServiceArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  updatedAt: Scalars['DateTime']['input'];
};


export type MutationRenewRecoveryCodesArgs = {
  currentPassword: Scalars['String']['input'];
};


export type MutationReopenClosingArgs = {
  how: ReopenHow;
  id: Scalars['ID']['input'];
};


export type MutationResendOtpArgs = {
  email: Scalars['String']['input'];
  request: OtpRequest;
};


export type MutationReserveSlotArgs = {
  candidateIndex: Scalars['Int']['input'];
  draftId: Scalars['ID']['input'];
  replaces?: InputMaybe<Scalars['ID']['input']>;
  slot: SlotInput;
};


export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationResetSecondFactorArgs = {
  accountId: Scalars['ID']['input'];
  org: Scalars['ID']['input'];
};


export type MutationResumeWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeCalendarFeedArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeCandidateLinksArgs = {
  candidateId: Scalars['ID']['input'];
};


export type MutationRevokeDeviceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRotateApiKeyArgs = {
  id: Scalars['ID']['input'];
  prefix?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRotateWebhookSecretArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRunBulkChangeArgs = {
  action: BulkAction;
  id: Scalars['ID']['input'];
  notes?: InputMaybe<Scalars['String']['input']>;
  people: Array<BulkPersonInput>;
  poNumber?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSaveCrewArgs = {
  input: NewCrewInput;
  org: Scalars['ID']['input'];
};


export type MutationSaveDraftArgs = {
  body: Scalars['DraftBody']['input'];
  draftId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  sequence?: InputMaybe<Scalars['Int']['input']>;
  writer?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSaveIdentityProviderArgs = {
  input: IdentityProviderContentInput;
};


export type MutationSaveListColumnsArgs = {
  columns: Array<ListColumn>;
};


export type MutationSaveMailTextArgs = {
  input: MailTextInput;
  kind: Scalars['String']['input'];
};


export type MutationSaveWeeklyHoursArgs = {
  input: WeeklyHoursInput;
  newPatternId: Scalars['ID']['input'];
};


export type MutationSendCandidateLinkArgs = {
  candidateId: Scalars['ID']['input'];
};


export type MutationSendNotificationArgs = {
  bookingId: Scalars['ID']['input'];
  candidateId: Scalars['ID']['input'];
};


export type MutationSendTestMailArgs = {
  input: MailTextDraftInput;
  kind: Scalars['String']['input'];
};


export type MutationSendWebhookAgainArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSetOutcomeArgs = {
  candidateId: Scalars['ID']['input'];
  outcome?: InputMaybe<Scalars['String']['input']>;
  restrictions: Scalars['String']['input'];
};


export type MutationSetPaperworkHandedInArgs = {
  candidateId: Scalars['ID']['input'];
  isHandedIn: Scalars['Boolean']['input'];
  paperworkId: Scalars['ID']['input'];
};


export type MutationSetPriceArgs = {
  input: PriceInput;
};


export type MutationSignInWithPasskeyArgs = {
  credential: Scalars['String']['input'];
};


export type MutationStartClosingArgs = {
  id: Scalars['ID']['input'];
  people: Array<ClosingAgreementInput>;
  publicReason?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  scope: ClosingScope;
};


export type MutationSwitchAssessmentArgs = {
  id: Scalars['ID']['input'];
  isActive: Scalars['Boolean']['input'];
  updatedAt: Scalars['DateTime']['input'];
};


export type MutationSwitchClinicSiteArgs = {
  id: Scalars['ID']['input'];
  on: Scalars['Boolean']['input'];
};


export type MutationSwitchCompanyArgs = {
  on: Scalars['Boolean']['input'];
  orgId: Scalars['ID']['input'];
};


export type MutationSwitchDoctorArgs = {
  id: Scalars['ID']['input'];
  on: Scalars['Boolean']['input'];
};


export type MutationSwitchSubsidiaryArgs = {
  on: Scalars['Boolean']['input'];
  org: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


export type MutationTestWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUndoAccountImportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUndoBulkChangeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUndoCompanyImportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUndoMoveArgs = {
  moveId: Scalars['ID']['input'];
};


export type MutationUndoPackageImportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUndoSubsidiaryImportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateCandidateArgs = {
  bookingId: Scalars['ID']['input'];
  candidateId: Scalars['ID']['input'];
  change: CandidateChangeInput;
  sendConfirmation?: InputMaybe<Scalars['Boolean']['input']>;
  updatedAt: Scalars['DateTime']['input'];
};


export type MutationUpdateMyAccountArgs = {
  input: MyAccountInput;
};


export type MutationUpdateTimeslotsArgs = {
  bookingId: Scalars['ID']['input'];
  input: TimeChangeInput;
};


export type MutationVerifyOtpArgs = {
  email: Scalars['String']['input'];
  otp: Scalars['String']['input'];
  request: OtpRequest;
};


export type MutationWithdrawConsultFileArgs = {
  fileId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  tellReaders: Scalars['Boolean']['input'];
};


export type MutationWriteMessageArgs = {
  candidateId: Scalars['ID']['input'];
  input: MessageInput;
  messageId: Scalars['ID']['input'];
};

export type MyAccount = {
  accountId: Scalars['ID']['output'];
  contactPerson: Maybe<Scalars['String']['output']>;
  email: Scalars['EmailAddress']['output'];
  /** From when on one-time passwords go to the address; null: already. */
  emailTrustedFrom: Maybe<Scalars['DateTime']['output']>;
  phone: Maybe<Scalars['String']['output']>;
};

export type MyAccountInput = {
  contactPerson?: InputMaybe<Scalars['String']['input']>;
  /** Needed for a new email address. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
};

export type MyCompany = {
  fitTest: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Consult files need a one-time password. */
  otp: Scalars['Boolean']['output'];
  /** True for the provider itself. */
  provider: Scalars['Boolean']['output'];
  /** Nothing of its bookings is sent. */
  sandbox: Scalars['Boolean']['output'];
};

export type NewAccountInput = {
  /** The person. */
  contactPerson: Scalars['String']['input'];
  /** Where links that set a password go. */
  email: Scalars['String']['input'];
  /** Without it what accounts of this kind start with, as far as the caller holds it. An admin account of a company starts with every flag that a company can use; one of the provider needs this or a role. */
  permissions: Array<Scalars['String']['input']>;
  /** Australian; an empty one is none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** A role for accounts of this kind: the account has what the role holds, and changes with it. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
  /** What the account signs in with; once in the portal, whatever its capitals. */
  username: Scalars['String']['input'];
};

export type NewApiKeyInput = {
  /** What it is for. */
  name: Scalars['String']['input'];
  /** What it opens, as far as the account that made it may. */
  scopes: Array<Scalars['String']['input']>;
  /** How long it works. */
  validDays: Scalars['Int']['input'];
};

export type NewClinicSiteInput = {
  /** Street address. */
  address: Scalars['String']['input'];
  /** Times follow the free-booking rule instead of rosters. */
  bookingFree: Scalars['Boolean']['input'];
  /** Email. */
  email: Scalars['String']['input'];
  /** Australian phone, or empty. */
  fax: Scalars['String']['input'];
  /** Run by a partner. */
  isExternal: Scalars['Boolean']['input'];
  /** The most appointments that receptionists may book over the plan on a day; 0 is none. */
  mostOverPlan?: InputMaybe<Scalars['Int']['input']>;
  /** Name. */
  name: Scalars['String']['input'];
  /** Australian phone. */
  phone: Scalars['String']['input'];
  /** Four digits. */
  postcode: Scalars['String']['input'];
  /** For sandbox companies alone. It is that from its first day on, or never. */
  sandbox?: InputMaybe<Scalars['Boolean']['input']>;
  /** What is done there. */
  serviceTypes: Array<ServiceType>;
  /** State or territory. */
  state: Scalars['String']['input'];
  /** Suburb. */
  suburb: Scalars['String']['input'];
  /** IANA time zone. */
  timezone: Scalars['String']['input'];
  /** Minutes that a person of two clinics needs to travel here, or from here; of two clinics the longer time counts. */
  travelMinutes?: InputMaybe<Scalars['Int']['input']>;
};

export type NewCompanyInput = {
  /** Once in the portal, whatever its capitals. */
  companyName: Scalars['String']['input'];
  /** Fit tests can be booked for it. */
  fitTest?: InputMaybe<Scalars['Boolean']['input']>;
  /** Results need a one-time password; the provider's decision. */
  otp?: InputMaybe<Scalars['Boolean']['input']>;
  /** Starts with the usual positions. */
  seedPositions?: InputMaybe<Scalars['Boolean']['input']>;
};

export type NewCrewInput = {
  /** Where invoices go. */
  invoiceEmail: Scalars['String']['input'];
  /** At most 100 people together. */
  lines: Array<NewCrewLineInput>;
  /** What the company calls it, once. */
  name: Scalars['String']['input'];
  /** Purchase Order Number; empty without one. */
  poNumber: Scalars['String']['input'];
  /** Project; empty without one. */
  project: Scalars['String']['input'];
  /** Project Identification; empty without one. */
  projectIdentification: Scalars['String']['input'];
  /** Where results go, separated by semicolons. */
  resultEmail: Scalars['String']['input'];
  /** Kind of appointment. */
  serviceType: ServiceType;
  /** The further service it is for. */
  sid?: InputMaybe<Scalars['ID']['input']>;
  /** A subsidiary of the company. */
  subsidiaryId?: InputMaybe<Scalars['ID']['input']>;
};

export type NewCrewLineInput = {
  /** A package that the company is offered. */
  packageId?: InputMaybe<Scalars['ID']['input']>;
  /** How many are booked alike. */
  people: Scalars['Int']['input'];
  /** Position; empty where none was said. */
  position: Scalars['String']['input'];
  /** A position of the company, when it is one of the list. */
  positionId?: InputMaybe<Scalars['ID']['input']>;
  /** Clinics; none means all of the state. */
  siteIds: Array<Scalars['ID']['input']>;
  /** State or territory; empty where none was said. */
  state: Scalars['String']['input'];
};

export type NewDoctorInput = {
  /** Of a device alone: the last day that it may be used. */
  calibratedUntil?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Of a room: visits that it takes at once. Without it 1, or as it was. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** What it is at a stop of a visit: a person or a thing. */
  kind?: InputMaybe<ResourceKind>;
  /** What they may do, in words. */
  mayDo?: InputMaybe<Scalars['String']['input']>;
  /** Fit tests on a day at most; null without a limit. Left out, it is as it was. */
  mostFitTest?: InputMaybe<Scalars['Int']['input']>;
  /** Medicals on a day at most; null without a limit. Left out, it is as it was. */
  mostPem?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  /** Of their registration. */
  registrationNumber?: InputMaybe<Scalars['String']['input']>;
  /** What needs of assessments ask for, each once. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What they are at the provider. */
  title?: InputMaybe<Scalars['String']['input']>;
};

export type NewPackageInBookingInput = {
  /** From the assessment list; those that are not checked may be left out. */
  assessments: Array<CheckedAssessmentInput>;
  /** Its name. */
  name: Scalars['String']['input'];
  /** Kind of appointment. */
  serviceType: ServiceType;
};

export type NewPackageInput = {
  /** From the catalogue; those that are not checked may be left out. */
  assessments: Array<CheckedAssessmentInput>;
  /** Its name. */
  name: Scalars['String']['input'];
  /** Kind of appointment. */
  serviceType: ServiceType;
  /** How many months after its examination somebody is due again; 0 where it is valid for good. */
  validityMonths?: InputMaybe<Scalars['Int']['input']>;
};

export type NewRoleInput = {
  /** Whose accounts it is for. */
  kind: RoleKind;
  /** Its name, once among the roles of its kind. */
  name: Scalars['String']['input'];
  /** The flags that are on. */
  permissions: Array<Scalars['String']['input']>;
};

export type NewRostersInput = {
  days: Array<Scalars['LocalDate']['input']>;
  /** Doctor. */
  doctorId: Scalars['ID']['input'];
  /** Begin, HH:mm at the site, in quarters of an hour. */
  fromTime: Scalars['String']['input'];
  /** Public holidays too. */
  onHolidays?: InputMaybe<Scalars['Boolean']['input']>;
  /** Clinic site. */
  siteId: Scalars['ID']['input'];
  /** Leave out days that cannot be, saying why. */
  skip?: InputMaybe<Scalars['Boolean']['input']>;
  /** End, HH:mm at the site. */
  toTime: Scalars['String']['input'];
};

export type NewSubsidiaryInput = {
  fitTest?: InputMaybe<Scalars['Boolean']['input']>;
  /** Once in its company, whatever its capitals. */
  siteName: Scalars['String']['input'];
};

export type NewWebhookEndpointInput = {
  /** What it is told of. */
  events: Array<Scalars['String']['input']>;
  /** Where each event is posted to: https, and a public address. */
  url: Scalars['String']['input'];
};

export type NextFreeTimes = {
  clinics: Array<ClinicFreeDays>;
  /** How many days ahead are looked at. */
  lookAheadDays: Scalars['Int']['output'];
  packages: Array<OverviewPackage>;
};

/** The mail or SMS that is planned next; null where none is. */
export type NextNotice = {
  kind: Scalars['String']['output'];
  /** When it leaves. */
  leavesAt: Scalars['DateTime']['output'];
};

export type OpenQuestion = {
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  author: Scalars['String']['output'];
  /** The candidate. */
  candidateId: Scalars['ID']['output'];
  candidateName: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  /** What was written last. */
  message: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  siteName: Maybe<Scalars['String']['output']>;
};

export type OpenQuestions = {
  /** The five that wait longest. */
  questions: Array<OpenQuestion>;
  /** Who writes, or is waited for. */
  side: QuestionSide;
  /** As the list counts, capped at 2,000. */
  total: Scalars['Int']['output'];
  totalCapped: Scalars['Boolean']['output'];
};

export type Order = {
  /** The person of the open draft. */
  begunBy: Maybe<Scalars['String']['output']>;
  /** Null while there is none, and of a cancelled one. */
  booking: Maybe<OrderedBooking>;
  /** Date of birth, YYYY-MM-DD; empty where it was not sent. */
  candidateDob: Maybe<Scalars['String']['output']>;
  /** Empty where it was not sent. */
  candidateEmail: Scalars['String']['output'];
  /** Empty where it was not sent. */
  candidateGender: Scalars['String']['output'];
  /** Full name. */
  candidateName: Scalars['String']['output'];
  /** Empty where it was not sent. */
  candidatePhone: Scalars['String']['output'];
  /** Empty where it was not sent. */
  candidatePosition: Scalars['String']['output'];
  /** When its source changed it last. */
  changedAt: Scalars['DateTime']['output'];
  /** What is different from what was begun or booked. */
  changes: Array<OrderChange>;
  /** Its id there. */
  externalId: Scalars['String']['output'];
  /** Its source withdrew it, booked or not. */
  isWithdrawn: Scalars['Boolean']['output'];
  /** The package that the words name; null if none. */
  knownPackage: Maybe<OrderedPackage>;
  /** The clinic that the words name; null if none. */
  knownSite: Maybe<OrderedSite>;
  /** Empty where it was not sent. */
  note: Scalars['String']['output'];
  /** When its source changed or withdrew what was begun or booked; null once that is seen. */
  noticeAt: Maybe<Scalars['DateTime']['output']>;
  /** The order. */
  orderId: Scalars['ID']['output'];
  /** The company. */
  orgId: Scalars['ID']['output'];
  /** The open draft, where it is the caller’s. */
  ownDraftId: Maybe<Scalars['ID']['output']>;
  /** As it was sent. */
  package: Scalars['String']['output'];
  /** When it came first. */
  receivedAt: Scalars['DateTime']['output'];
  /** The company’s words, of a rejected one; else empty. */
  rejectedBecause: Maybe<Scalars['String']['output']>;
  /** Kind of appointment. */
  serviceType: ServiceType;
  /** As it was sent. */
  site: Scalars['String']['output'];
  /** The hiring system. */
  source: Scalars['String']['output'];
  /** What became of it. */
  status: OrderStatus;
  /** What was named and is not known here. */
  unknown: Array<OrderWish>;
};

export type OrderChange = {
  /** Name of the field. */
  field: Scalars['String']['output'];
  /** As it was booked or begun; may be empty. */
  from: Scalars['String']['output'];
  /** As its source has it now; may be empty. */
  to: Scalars['String']['output'];
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

/** Null while there is none, and of a cancelled one. */
export type OrderedBooking = {
  /** The booking. */
  bookingId: Scalars['ID']['output'];
  /** The candidate. */
  candidateId: Scalars['ID']['output'];
  /** Null without a time. */
  endsAt: Maybe<Scalars['DateTime']['output']>;
  /** Nothing more of it; null until it is recorded. */
  outcome: Maybe<Scalars['String']['output']>;
  /** Short readable number. */
  reference: Scalars['String']['output'];
  /** Null without a clinic. */
  siteName: Maybe<Scalars['String']['output']>;
  /** Null without a time. */
  startsAt: Maybe<Scalars['DateTime']['output']>;
  /** IANA zone of the clinic. */
  timeZone: Maybe<Scalars['String']['output']>;
};

/** The package that the words name; null if none. */
export type OrderedPackage = {
  /** Length of an appointment, in whole slots. */
  minutes: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The package. */
  packageId: Scalars['ID']['output'];
};

/** The clinic that the words name; null if none. */
export type OrderedSite = {
  /** Its name. */
  name: Scalars['String']['output'];
  /** The clinic. */
  siteId: Scalars['ID']['output'];
  /** Its state. */
  state: Scalars['String']['output'];
};

export type Orders = {
  orders: Array<Order>;
  /** All of them, also beyond those listed. */
  total: Scalars['Int']['output'];
};

/** What the one-time password is for. */
export type OtpRequest =
  | 'register_device';

export type OutsideHours = {
  people: Array<OutsidePerson>;
  /** Which of the doctor’s days to close for them. */
  plans: Array<DaysToClose>;
};

export type OutsidePerson = {
  /** Candidate. */
  candidateId: Scalars['ID']['output'];
  candidateName: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  siteName: Scalars['String']['output'];
  /** Start now. */
  startsAt: Scalars['DateTime']['output'];
  /** IANA time zone. */
  timeZone: Scalars['TimeZone']['output'];
};

export type OverlappingAppointment = {
  /** Start there. */
  appointmentTime: Scalars['DateTime']['output'];
  /** Place in the request, from 0. */
  person: Scalars['Int']['output'];
  /** Of the other booking. */
  reference: Scalars['String']['output'];
  /** Clinic. */
  siteName: Scalars['String']['output'];
  /** IANA time zone. */
  siteTimeZone: Scalars['TimeZone']['output'];
};

export type OverviewNumbers = {
  all: BookingNumbers;
  clinics: Array<ClinicNumbers>;
  /** The last day, in `time_zone`. */
  today: Scalars['LocalDate']['output'];
};

export type OverviewPackage = {
  /** Package. */
  id: Scalars['ID']['output'];
  /** In whole quarters of an hour. */
  minutes: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Kind of appointment. */
  serviceType: ServiceType;
};

export type OwnDay = {
  /** The day. */
  day: Scalars['LocalDate']['output'];
  fromTime: Scalars['String']['output'];
  rosterId: Scalars['Int']['output'];
  /** Clinic site. */
  siteId: Scalars['ID']['output'];
  siteName: Scalars['String']['output'];
  /** IANA time zone. */
  timeZone: Scalars['TimeZone']['output'];
  toTime: Scalars['String']['output'];
};

export type Package = {
  assessments: Array<Assessment>;
  /** Package. */
  id: Scalars['ID']['output'];
  /** Length of an appointment, in whole slots of 15 minutes. */
  minutes: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Kind of appointment. */
  serviceType: ServiceType;
};

export type PackageAssessment = {
  category: Scalars['String']['output'];
  /** Whether it is part of the package. */
  checked: Scalars['Boolean']['output'];
  /** How long it takes. */
  minutes: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type PackageInput = {
  /** From the catalogue; those that are not checked may be left out. */
  assessments?: InputMaybe<Array<CheckedAssessmentInput>>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** As the editor read it; changed since is refused with 409. */
  updatedAt: Scalars['DateTime']['input'];
  /** How many months after its examination somebody is due again; 0 where it is valid for good. */
  validityMonths?: InputMaybe<Scalars['Int']['input']>;
};

export type PackageLookup = {
  items: Array<Package>;
  total: Scalars['Int']['output'];
};

export type PackagePage = {
  packages: Array<PackageRecord>;
  page: Scalars['Int']['output'];
  pages: Maybe<Scalars['Int']['output']>;
  total: Maybe<Scalars['Int']['output']>;
};

export type PackageRecord = {
  assessments: Array<PackageAssessment>;
  /** What an appointment takes: rounded up to slots of 15. */
  duration: Scalars['Int']['output'];
  /** Package. */
  id: Scalars['ID']['output'];
  /** Bookings have it, so it can be switched off but not deleted. */
  inUse: Scalars['Boolean']['output'];
  /** Offered to new bookings. */
  isActive: Scalars['Boolean']['output'];
  /** Sum of the assessments. */
  minutes: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Null = offered to every company; the provider changes it. */
  orgId: Maybe<Scalars['ID']['output']>;
  /** Kind of appointment. */
  serviceType: ServiceType;
  /** When it was changed last; an edit sends it back. */
  updatedAt: Scalars['DateTime']['output'];
  /** How many months after its examination somebody is due again; 0 where it is valid for good. */
  validityMonths: Scalars['Int']['output'];
};

export type PackageUses = {
  /** What its assessments cost together, in cents without GST, for the provider; null where one has no price. */
  assessmentsCents: Maybe<Scalars['Int']['output']>;
  /** Bookings that have it, counted to 1001. */
  bookings: Scalars['Int']['output'];
  /** How many of them are to come, counted to 1001. */
  coming: Scalars['Int']['output'];
  /** Times held for it at this moment. */
  holds: Scalars['Int']['output'];
};

export type Paperwork = {
  /** Paperwork. */
  id: Scalars['ID']['output'];
  /** Where it can be read. */
  link: Maybe<Scalars['String']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
};

export type PaperworkFile = {
  fileName: Scalars['String']['output'];
  signedUrl: Scalars['String']['output'];
};

export type PaperworkItem = {
  /** As it was uploaded. */
  fileName: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Path that answers an address for its file; null without one. */
  link: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** In bytes. */
  size: Maybe<Scalars['Int']['output']>;
  temporary: Scalars['Boolean']['output'];
  updatedAt: Scalars['String']['output'];
};

export type PaperworkList = {
  items: Array<PaperworkItem>;
  page: Scalars['Int']['output'];
  pages: Maybe<Scalars['Int']['output']>;
  total: Maybe<Scalars['Int']['output']>;
};

export type Passkey = {
  /** When it was added. */
  createdAt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The last sign-in with it. */
  lastUsedAt: Maybe<Scalars['String']['output']>;
  /** By which its holder knows it. */
  name: Scalars['String']['output'];
};

export type PasskeySession = {
  /** Signed, 20 minutes. */
  accessToken: Scalars['String']['output'];
  accountId: Scalars['ID']['output'];
  /** The account's organisation. */
  org: Scalars['ID']['output'];
  /** Good for one refresh. */
  refreshToken: Scalars['String']['output'];
};

export type PendingBooking = {
  /** The booking. */
  bookingId: Scalars['ID']['output'];
  /** The candidate. */
  candidateId: Scalars['ID']['output'];
  /** Name. */
  candidateName: Scalars['String']['output'];
  /** Company. */
  companyName: Scalars['String']['output'];
  /** What it takes, in whole slots. */
  minutes: Scalars['Int']['output'];
  /** Package. */
  packageName: Scalars['String']['output'];
  /** First day wished. */
  preferredFromDate: Maybe<Scalars['LocalDate']['output']>;
  /** Time of day wished; empty is any. */
  preferredTime: Scalars['String']['output'];
  /** Last day wished. */
  preferredToDate: Maybe<Scalars['LocalDate']['output']>;
  /** For people. */
  reference: Scalars['String']['output'];
};

export type PersonToBookInput = {
  /** Date of birth. */
  candidateDob: Scalars['LocalDate']['input'];
  /** Name. */
  candidateName: Scalars['String']['input'];
  /** Start of the time that is to be booked. */
  fromTime: Scalars['DateTime']['input'];
  /** Its end. */
  toTime: Scalars['DateTime']['input'];
};

export type PlannedPerson = {
  /** move: to `to` · phone: keeps the time until somebody called · stay: over. */
  action: ClosingAction;
  /** Candidate. */
  candidateId: Scalars['ID']['output'];
  candidateName: Scalars['String']['output'];
  candidatePhone: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  doctorName: Scalars['String']['output'];
  /** End now. */
  endsAt: Scalars['DateTime']['output'];
  /** Has arrived, or the appointment has begun: keeps the time until told, unless a time was chosen. */
  isHere: Scalars['Boolean']['output'];
  /** Other times, one for each doctor’s day, the nearest first. */
  options: Array<FreePlace>;
  packageName: Scalars['String']['output'];
  /** Why nothing is proposed, or not what was chosen. */
  reason: Maybe<Scalars['String']['output']>;
  reference: Scalars['String']['output'];
  /** The doctor’s day. */
  rosterId: Scalars['Int']['output'];
  siteName: Scalars['String']['output'];
  /** Start now. */
  startsAt: Scalars['DateTime']['output'];
  status: Scalars['String']['output'];
  /** IANA time zone. */
  timeZone: Scalars['TimeZone']['output'];
  to: Maybe<FreePlace>;
};

export type Portal = {
  /** True in the demo: the sign-in page then offers the demo logins. */
  demo: Scalars['Boolean']['output'];
  demoLogins: Array<DemoLogin>;
  holdMinutes: Scalars['Int']['output'];
  /** Who may look at the running machines of a page. */
  inspection: Inspection;
  /** Where pages send what their machines do, without anybody's data: a receiver of the developer's choice. Null without one. */
  inspectorUrl: Maybe<Scalars['String']['output']>;
  policyUrl: Maybe<Scalars['String']['output']>;
  providerName: Scalars['String']['output'];
  /** Where the menu's Scheduler leads; null while the portal has no board of its own and none is configured. */
  schedulerUrl: Maybe<Scalars['String']['output']>;
  timeZone: Scalars['TimeZone']['output'];
};

export type Price = {
  /** Australian cents, without GST. */
  cents: Scalars['Int']['output'];
  /** Null = for every company. */
  companyId: Maybe<Scalars['ID']['output']>;
  companyName: Maybe<Scalars['String']['output']>;
  /** From when on bookings are made at it. */
  fromDay: Scalars['LocalDate']['output'];
  /** Its package. */
  packageId: Scalars['ID']['output'];
  packageName: Scalars['String']['output'];
  /** The price. */
  priceId: Scalars['ID']['output'];
  setBy: Scalars['String']['output'];
};

export type PriceInput = {
  /** Australian cents, without GST. */
  cents: Scalars['Int']['input'];
  /** For this company alone. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** From when on. */
  fromDay: Scalars['LocalDate']['input'];
  /** The package. */
  packageId: Scalars['ID']['input'];
};

/** What is in use where nothing is set. */
export type ProviderInUse = {
  /** The provider’s name on pages and in mails. */
  brandName: Scalars['String']['output'];
  /** How long a time is held, and each extension. */
  holdMinutes: Scalars['Int']['output'];
  /** Account of a line in files for MYOB. */
  myobAccount: Scalars['String']['output'];
  /** Tax code of a line in files for MYOB. */
  myobTax: Scalars['String']['output'];
  /** When the phone is answered. */
  openingHours: Scalars['String']['output'];
  /** Until a statement is to be paid; a company may have other terms. */
  paymentDays: Scalars['Int']['output'];
  /** Where candidates reach the provider. */
  phone: Scalars['String']['output'];
  /** Account of a line in files for Xero. */
  xeroAccount: Scalars['String']['output'];
  /** Tax rate of a line in files for Xero. */
  xeroTax: Scalars['String']['output'];
};

export type ProviderSettings = {
  /** Administrators of the provider open nothing but their own account without a second factor. */
  adminSecondFactor: Scalars['Boolean']['output'];
  /** The provider’s name on pages and in mails. */
  brandName: Scalars['String']['output'];
  /** What is in use where nothing is set. */
  defaults: ProviderInUse;
  /** How long a time is held, and each extension. */
  holdMinutes: Maybe<Scalars['Int']['output']>;
  /** Account of a line in files for MYOB. */
  myobAccount: Scalars['String']['output'];
  /** Tax code of a line in files for MYOB. */
  myobTax: Scalars['String']['output'];
  /** When the phone is answered. */
  openingHours: Scalars['String']['output'];
  /** Until a statement is to be paid; a company may have other terms. */
  paymentDays: Maybe<Scalars['Int']['output']>;
  /** Where candidates reach the provider. */
  phone: Scalars['String']['output'];
  /** `updated_at` as the editor read it: a record that was changed since is refused with 409. */
  updatedAt: Scalars['DateTime']['output'];
  /** Account of a line in files for Xero. */
  xeroAccount: Scalars['String']['output'];
  /** Tax rate of a line in files for Xero. */
  xeroTax: Scalars['String']['output'];
};

export type ProviderSettingsInput = {
  /** Administrators of the provider open nothing but their own account without a second factor. */
  adminSecondFactor: Scalars['Boolean']['input'];
  /** The provider’s name on pages and in mails. */
  brandName: Scalars['String']['input'];
  /** How long a time is held, and each extension. */
  holdMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Account of a line in files for MYOB. */
  myobAccount: Scalars['String']['input'];
  /** Tax code of a line in files for MYOB. */
  myobTax: Scalars['String']['input'];
  /** When the phone is answered. */
  openingHours: Scalars['String']['input'];
  /** Until a statement is to be paid; a company may have other terms. */
  paymentDays?: InputMaybe<Scalars['Int']['input']>;
  /** Where candidates reach the provider. */
  phone: Scalars['String']['input'];
  /** `updated_at` as the editor read it: a record that was changed since is refused with 409. */
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Account of a line in files for Xero. */
  xeroAccount: Scalars['String']['input'];
  /** Tax rate of a line in files for Xero. */
  xeroTax: Scalars['String']['input'];
};

/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type Query = {
  /** An account's permissions. Every flag by its name, for each organisation that the account has any in. Codes: BAD_REQUEST, NOT_FOUND. */
  accountPermissions: Array<CompanyPermissions>;
  /** Booking accounts of an organisation. By name; of the kinds that the caller may see. Found by a part of name, username or email. Codes: BAD_REQUEST, NOT_FOUND. */
  accounts: AccountPage;
  /** API keys. Keys of the own organisation that were not revoked, the newest first. Codes: BAD_REQUEST. */
  apiKeys: Array<ApiKey>;
  /** What a change of an assessment touches. Packages that have it, by name, and the bookings to come with one of them. Those keep what was booked. Codes: BAD_REQUEST, NOT_FOUND. */
  assessmentEffects: AssessmentEffects;
  /** Assessment list. Everything a clinic can do, by category, in the order that it is shown: what packages are made of. Codes: BAD_REQUEST. */
  assessments: Array<PackageAssessment>;
  /** What the last nightly check of the chains found. Null before the first one has finished. Codes: BAD_REQUEST. */
  auditCheck: Maybe<AuditCheck>;
  /** Who did what, and who saw whose data. Newest first. For administrators of the provider who may manage administrators. That the audit was searched is written to it. Codes: BAD_REQUEST. */
  auditEntries: AuditPage;
  /** Clinic sites that can be booked. Active sites, of one state or all, that offer the service type, by name. Codes: BAD_REQUEST. */
  bookableClinics: Array<Clinic>;
  /** States with bookable sites, by site type. How many active sites each state has for the service type: the provider’s own, partners’, and free-booking ones. Codes: BAD_REQUEST. */
  bookableLocations: Array<BookableLocation>;
  /** Companies to book for. Active client companies that the caller may make bookings for. Codes: BAD_REQUEST. */
  bookableOrgs: BookableOrgLookup;
  /** Packages that can be booked. Active packages of a service type that the company may book, by name. Codes: BAD_REQUEST, NOT_FOUND. */
  bookablePackages: PackageLookup;
  /** Subsidiaries to book for. A company's active sites. Codes: BAD_REQUEST. */
  bookableSubsidiaries: Lookup;
  /** Defaults of a booking person. Name, phone and email of an account of the caller’s organisation, to start a booking with. Codes: BAD_REQUEST, NOT_FOUND. */
  bookingAccount: Maybe<BookingAccount>;
  /** Where a company’s results and invoices went last. As its newest booking says, to start another one with; empty where it has none. Codes: BAD_REQUEST, NOT_FOUND. */
  bookingAddresses: BookingAddresses;
  /** What new bookings of a company start with. The part of its details that the company changes itself. A client asks for its own, the provider for any. Codes: BAD_REQUEST, NOT_FOUND. */
  bookingDefaults: BookingDefaults;
  /** One candidate’s booking. Everything about it, with its history. Reading it is written to the audit trail. Codes: BAD_REQUEST, NOT_FOUND. */
  bookingDetail: BookingDetail;
  /** Own bookings. Those that the account made or is the booking person of. Codes: BAD_REQUEST, NOT_FOUND. */
  bookings: BookingList;
  /** What a change of several bookings would do to each. Nothing is changed. Each booking for which it cannot be done says why. A move needs `move`, and answers a time for each: no two are sent to one time. `choices` has what was chosen by hand; those times are given first. Codes: BAD_REQUEST, NOT_FOUND. */
  bulkChangePlan: Array<BulkPlannedRow>;
  /** Calendar feeds. The account’s own, at most one for itself and one for each saved view. Their addresses are told once. Codes: BAD_REQUEST. */
  calendarFeeds: Array<CalendarFeed>;
  /** How full every clinic is, day by day. Quarters of an hour by clinic and day. Clinics that are switched off and free-booking clinics, which have no rosters, are not there. A day on which no doctor works is absent. Codes: BAD_REQUEST. */
  capacity: Capacity;
  /** The catalogue of assessments, to be edited. In the order in which packages show it: by category. The provider alone sees what assessments cost. Codes: BAD_REQUEST. */
  catalogue: CataloguePage;
  /** The services beside medical and fit test, to be renamed. In the menu’s order, 100 at most. Codes: BAD_REQUEST. */
  catalogueServices: Array<CatalogueService>;
  /** A clinic site, to be edited. As the list has it. Codes: BAD_REQUEST, NOT_FOUND. */
  clinicSite: ClinicSite;
  /** What disabling a site would affect. What is to come there, each counted up to a thousand. Codes: BAD_REQUEST, NOT_FOUND. */
  clinicSiteEffects: ClinicSiteEffects;
  /** Find clinic sites. By name, active and disabled ones. Codes: BAD_REQUEST. */
  clinicSites: ClinicSitePage;
  /** A closing and what became of each person. People in the order of their old times. Asked again while it goes on, it tells how far it is. Codes: BAD_REQUEST, NOT_FOUND. */
  closing: Closing;
  /** What closing doctors’ days would hit, and where each person could go. Nothing is changed. No two people are sent to one time, and nobody to a day that closes as well. Send what was chosen by hand in `choices`: those times are given first. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  closingPlan: ClosingPlan;
  /** The latest closings. Newest first, at most 50. Codes: BAD_REQUEST. */
  closings: Array<ClosingSummary>;
  /** Companies. Client companies. Their own staff see their own; the provider sees all, or the one that org names. Codes: BAD_REQUEST. */
  companies: CompanyPage;
  /** A company. One company by its id; the provider may read any, a client its own. Codes: BAD_REQUEST, NOT_FOUND. */
  company: Company;
  /** What the provider keeps about a company. For booking and billing. One that was never written answers empty. Codes: BAD_REQUEST, NOT_FOUND. */
  companyDetails: CompanyDetails;
  /** What switching a company on or off affects. Counted now; nothing is changed. Codes: BAD_REQUEST, NOT_FOUND. */
  companyEffects: CompanyEffects;
  /** Positions of a company. By name, fifty to a page. Codes: BAD_REQUEST, NOT_FOUND. */
  companyPositions: CompanyPositionPage;
  /** Projects of a company. By name, open and closed ones, fifty to a page. Codes: BAD_REQUEST, NOT_FOUND. */
  companyProjects: CompanyProjectPage;
  /** Whether an email address has a company’s sign-in. Looks at the domain alone, and answers for verified domains of companies whose provider is on. Codes: BAD_REQUEST, REJECTED. */
  companySignIn: CompanySignIn;
  /** What to know before a confirmation is sent. Warnings do not stop the mail; `can_send` false does, and the first warning says why. With the mails sent so far. Codes: BAD_REQUEST, NOT_FOUND. */
  confirmationWarnings: ConfirmationWarnings;
  /** Countries. Countries whose name contains the text, or all of them. The list is short: it has no pages. Codes: BAD_REQUEST. */
  countries: Maybe<Array<Country>>;
  /** Crews of a company. By name, each as far as it can be booked today; at most 50. Codes: BAD_REQUEST, NOT_FOUND. */
  crews: Array<Crew>;
  /** Everybody with an appointment at a site on a day. By time, at most 500, with what each of them needs. Who is Pending or Cancelled is not there. Codes: BAD_REQUEST, NOT_FOUND. */
  dayList: DayList;
  /** The caller's devices. Those that proved a one-time password and were not revoked, at most 100. Codes: BAD_REQUEST. */
  devices: Array<Device>;
  /** A doctor. With weekly hours and leave that are not over, and the days to come that people made. Codes: BAD_REQUEST, NOT_FOUND. */
  doctor: DoctorDetail;
  /** Doctors by name. The provider’s doctors, wherever they work, and what else a visit can need: nurses, technicians, rooms, booths and devices. Searched by name, kind, title, registration, skills and what they may do. Codes: BAD_REQUEST. */
  doctorList: DoctorList;
  /** Doctors by name. The provider’s doctors, wherever they work, and what else a visit can need: nurses, technicians, rooms, booths and devices. Searched by name, kind, title, registration, skills and what they may do. Codes: BAD_REQUEST. */
  doctors: Lookup;
  /** One draft. With the holds that are still alive, on whatever device they were taken; once sent, with its booking. Codes: BAD_REQUEST, NOT_FOUND. */
  draft: Draft;
  /** Unfinished bookings. The account’s own drafts that were not sent, newest first, at most 20. Codes: BAD_REQUEST. */
  drafts: Array<Draft>;
  /** Who is due again. People whose last examination for a package with a validity ends in the days asked for, the longest ago first. Who has a booking of that kind to come is not due. Whose: as in the booking list. Codes: BAD_REQUEST, NOT_FOUND. */
  dueAgain: DueAgain;
  /** How far a new portal is set up. Clinic site, doctor, weekly hours, assessments, package, company and its first account: which of them there are. Codes: BAD_REQUEST. */
  firstSteps: FirstSteps;
  /** Accounts of all organisations. By a part of name, username or email; of the organisations and kinds that the caller may see. Codes: BAD_REQUEST. */
  foundAccounts: Array<FoundAccount>;
  /** Bookings by any words, best first. A whole reference first, then who comes today at the clinic of `site_id`, then the nearest days. Where no booking has the words, the candidate’s name that is nearest to them is searched. With my_bookings alone the caller’s own bookings. Codes: BAD_REQUEST. */
  foundBookings: FoundBookings;
  /** Subsidiaries of all companies. By a part of the name or the alias; of the companies that the caller may see. Codes: BAD_REQUEST. */
  foundSubsidiaries: Array<FoundSubsidiary>;
  /** Times for all candidates together. The earliest day and clinic where all candidates fit, back to back with one doctor or side by side with several, nobody waiting in between, and two alternatives. Their packages may differ in length. Of packages with several stops whole visits are found, which take turns at what they share. For up to 50 clinics and 31 days. Codes: BAD_REQUEST, NOT_FOUND. */
  groupTimes: GroupTimes;
  /** Public holidays. Public holidays of a state from one day to another, both included. Instants are read in `timezone`. Codes: BAD_REQUEST. */
  holidays: Array<Holiday>;
  /** What waits for a company. How many bookings each of the home page’s views of the list has, and the first rows of those that need something: three of a status that waits for the company, the next five appointments, three new results. Whose: as in the list. Codes: BAD_REQUEST, NOT_FOUND. */
  home: Home;
  /** What a new booking begins with. Out of the account’s own last booking of this type, what can be booked again; and the usual package of each position among its last 200 candidates. `last` is null where it has booked nothing. Codes: BAD_REQUEST. */
  lastBooking: Maybe<LastBooking>;
  /** One view. For whoever opens an address with its id: any account of the organisation that keeps it. Codes: BAD_REQUEST, NOT_FOUND. */
  listView: ListView;
  /** Saved views. The account’s own views with a name, by name; at most 30. Codes: BAD_REQUEST. */
  listViews: Array<ListView>;
  /** The text of an event, and its versions. The text as it is now, the fields it may have, and its last 50 versions, the newest first. Codes: BAD_REQUEST. */
  mailText: MailTextDetail;
  /** What the portal mails about. Every event, with who wrote its text last. Codes: BAD_REQUEST. */
  mailTexts: Array<MailEvent>;
  /** Whose results files are, by their names. By the booking’s reference in the name (PF-204817) or by the person’s name among those who came in the last half year. Where the reference is one person’s and the name another’s, both. Nothing is stored. At most five candidates a file and clue, who came last first. Codes: BAD_REQUEST. */
  matchResults: Array<MatchedFile>;
  /** The signed-in account and what it may do. Codes: UNAUTHENTICATED, SESSION_EXPIRED. */
  me: Me;
  /** What company and clinic wrote about a booking. The last 100, the oldest first. Codes: BAD_REQUEST, NOT_FOUND. */
  messages: Messages;
  /** Monday digest. Whether the account gets a mail each Monday about what waits for it, and when the next one leaves. Codes: BAD_REQUEST. */
  mondayDigest: MondayDigest;
  /** Statements of a month, of all companies. By name, with what is missing. The totals are of the whole month, whatever is searched. Codes: BAD_REQUEST. */
  monthEnd: MonthEnd;
  /** The caller's company. The organisation that the caller is signed in to. Codes: BAD_REQUEST. */
  myCompany: Company;
  /** Days to the next free time by clinic and package. By length, as packages of one length have the same times. At most 100 packages: those that every company may book. Codes: BAD_REQUEST. */
  nextFreeTimes: NextFreeTimes;
  /** The bookings on which the caller’s side is waited for. For the provider: those of the clinics. How many, and the five that wait longest. Codes: BAD_REQUEST. */
  openQuestions: OpenQuestions;
  /** Orders of a company. At most 100. With `open` those that wait for the company, the longest waiting first; without it all, the newest first. Codes: BAD_REQUEST, NOT_FOUND. */
  orders: Orders;
  /** Who is booked outside a doctor’s hours. Now; or, with `from_day`, who would be if the doctor worked nowhere from then on, until `until_day` where it is given. Codes: BAD_REQUEST, NOT_FOUND. */
  outsideHours: OutsideHours;
  /** Other appointments of the same people at the same time. Of the company, by name and date of birth: something to look at before a booking is sent, and no refusal. What the caller may not see is not listed. Codes: BAD_REQUEST, NOT_FOUND. */
  overlappingAppointments: Array<OverlappingAppointment>;
  /** Pending by age, missed appointments and time to results. Of every clinic, and of each that has any. Appointments count by the status that they have now, of the last `days` days. Days are those of the booking list. Codes: BAD_REQUEST. */
  overviewNumbers: OverviewNumbers;
  /** A package, to be edited. With the whole catalogue of assessments, each checked or not. Codes: BAD_REQUEST, NOT_FOUND. */
  package: PackageRecord;
  /** Who has a package. What a change of it leaves as it was, and what its assessments cost together. Codes: BAD_REQUEST, NOT_FOUND. */
  packageUses: PackageUses;
  /** Packages of an organisation. By name, ascending: its own and those for every company. The provider’s own are those for every company. Each with what it holds; packages of a single booking are in no list. Codes: BAD_REQUEST, NOT_FOUND. */
  packages: PackagePage;
  /** Paperwork. Forms that a company keeps; those of a single booking are not among them. Codes: BAD_REQUEST. */
  paperworkList: PaperworkList;
  /** Paperwork. Forms that a company keeps; those of a single booking are not among them. Codes: BAD_REQUEST. */
  paperworks: Maybe<Lookup>;
  /** The passkeys of the caller's account. At most 10, the newest first. Codes: BAD_REQUEST. */
  passkeys: Array<Passkey>;
  /** What a page needs to know before anybody has signed in. Public. */
  portal: Portal;
  /** Positions. A company's positions. Codes: BAD_REQUEST. */
  positions: Maybe<Lookup>;
  /** A text as a mail about a real booking. Nothing is sent or kept. Mails about accounts are shown for the caller’s own. Codes: BAD_REQUEST, NOT_FOUND. */
  previewMailText: MailPreview;
  /** Prices of a package, or of a company. By package, those for every company first, latest first. The provider alone sees prices. Codes: BAD_REQUEST. */
  prices: Array<Price>;
  /** Project identifications. Project identifications a company has used. Codes: BAD_REQUEST. */
  projectIdentifications: Maybe<Lookup>;
  /** Projects. A company's projects; disable=false leaves out those that are closed. Codes: BAD_REQUEST. */
  projects: Maybe<Lookup>;
  /** The provider’s settings. A text that is empty and a number that is null are not set: the defaults are in use. Codes: BAD_REQUEST. */
  providerSettings: ProviderSettings;
  /** Purchase order numbers. Purchase order numbers a company has used. Codes: BAD_REQUEST. */
  purchaseOrders: Maybe<Lookup>;
  /** How a company’s candidates are reminded. A client asks for its own company, the provider for any. Codes: BAD_REQUEST, NOT_FOUND. */
  reminderSettings: ReminderSettings;
  /** How much of the time of people, rooms and things is used, and which of them is short. Of clinics that have more than doctors: by kind, and of one clinic by resource. The bottleneck is found for one clinic alone: the visit that it takes most of is planned again and again into what is free, with one more resource of each kind and without. Codes: BAD_REQUEST. */
  resourceCapacity: ResourceCapacity;
  /** Files of several candidates. Their names alone. Addresses that open them are given by /booking/consult-files, where a device is proven. Codes: BAD_REQUEST, NOT_FOUND. */
  resultFiles: Array<ResultFiles>;
  /** Who follows a role. By company and name: the first 50, and how many there are. Codes: BAD_REQUEST, NOT_FOUND. */
  roleAccounts: RoleAccounts;
  /** Named sets of permissions. By name. Client companies see those for their accounts; there are at most 200 in all. Codes: BAD_REQUEST. */
  roles: Array<ListedRole>;
  /** Bookings and live holds on the board. What takes time of the site’s doctors on the days asked for, in order, 50 a page. Kept only where the start or the end falls between 5.5 and 18.5 hours of the site’s day. `pages` says how many there are: ask for the rest at once. Codes: BAD_REQUEST, NOT_FOUND. */
  schedulerBookings: SchedulerBookings;
  /** Doctors with their slots. The doctors of a site and, for the days asked for, each day’s slots with whether they are blocked. Codes: BAD_REQUEST, NOT_FOUND. */
  schedulerDoctors: SchedulerDoctors;
  /** Bookings that wait for a time at a site. Pending bookings that wish for the site, by the first day they wish for; `total` counts all of them. Codes: BAD_REQUEST, NOT_FOUND. */
  schedulerPending: SchedulerPending;
  /** The second factor of the caller's account. Whether a sign-in asks for a code after the password, and how many recovery codes are left. Codes: BAD_REQUEST. */
  secondFactor: SecondFactor;
  /** Whose data an account saw. For a breach: each candidate whose data the account was shown or changed in a period, those of the last time first. For administrators of the provider who may manage administrators. Each page is written to the audit. Codes: BAD_REQUEST. */
  seenPeople: SeenPeople;
  /** Service booking list. Services beside medical and fit test, for the menu; `id` is the sid of the address. Codes: BAD_REQUEST. */
  services: Maybe<Array<Service>>;
  /** The sessions of the caller's account. Those that are open: the current one first, then used last first. At most 50 of them. Codes: BAD_REQUEST. */
  sessions: AccountSessions;
  /** How people of the company sign in. The own company’s identity provider, without its secret, and its email domains. Codes: BAD_REQUEST. */
  signInSettings: SignInSettings;
  /** Holidays of a state and year, with where they come from. And the states and years that have none: this year and the next, for every state with a clinic. Codes: BAD_REQUEST. */
  stateHolidays: StateHolidays;
  /** What a company is to pay for a period. Candidates who were examined on these days, by day and reference, at the prices that they were booked at. Codes: BAD_REQUEST, NOT_FOUND. */
  statement: Statement;
  /** Subsidiaries. A company's own sites, with status values. Codes: BAD_REQUEST. */
  subsidiaries: SubsidiaryPage;
  /** What switching a subsidiary on or off affects. Counted now; nothing is changed. Codes: BAD_REQUEST, NOT_FOUND. */
  subsidiaryEffects: SubsidiaryEffects;
  /** Available times (v2). Start times at which one doctor is free for the whole length of the package, by clinic and day, for up to 50 clinics and 31 days in one call. A start that is held or booked is not offered; an expired hold is. For a package whose assessments have needs: starts at which all stops of the visit fit, one after another. Codes: BAD_REQUEST, NOT_FOUND. */
  timeSlots: Array<ClinicTimes>;
  /** The own last import that can be undone. Null once it was undone, or one of its rows was changed or used. Codes: BAD_REQUEST. */
  undoableAccountImport: Maybe<UndoableImport>;
  /** A change of several bookings that can still be undone. For whoever made it and loaded the page again. One that is undone, or whose mails have left, is not found. Codes: BAD_REQUEST, NOT_FOUND. */
  undoableBulkChange: BulkChange;
  /** The own last import that can be undone. Null once it was undone, or one of its rows was changed or used. Codes: BAD_REQUEST. */
  undoableCompanyImport: Maybe<UndoableImport>;
  /** The own last import that can be undone. Null once it was undone, or one of its rows was changed or used. Codes: BAD_REQUEST. */
  undoablePackageImport: Maybe<UndoableImport>;
  /** The own last import that can be undone. Null once it was undone, or one of its rows was changed or used. Codes: BAD_REQUEST. */
  undoableSubsidiaryImport: Maybe<UndoableImport>;
  /** Accounts that were imported and not invited yet. The latest first, at most 2,000; of the organisations and kinds that the caller may see. Codes: BAD_REQUEST. */
  uninvitedAccounts: Array<UninvitedAccount>;
  /** Whether a move would be done now. Changes nothing. The move itself asks again: what is free now may be taken then. Of a Pending booking it tells whether it could be confirmed onto that time. Codes: BAD_REQUEST, NOT_FOUND. */
  validateMove: MoveVerdict;
  /** How many bookings each view has. The list’s tabs, and the account’s saved views by id: as the list counts them, to 2,000. A saved view with a search is not counted. Codes: BAD_REQUEST. */
  viewCounts: Array<ViewCount>;
  /** Deliveries of a webhook endpoint. Of the last 30 days, the newest first, fifty to a page. Codes: BAD_REQUEST, NOT_FOUND. */
  webhookDeliveries: WebhookDeliveryPage;
  /** Webhook endpoints. Of the own company, the oldest first; at most 10, and one for each key of a hiring system. Secrets are not among it. Codes: BAD_REQUEST. */
  webhookEndpoints: Array<WebhookEndpoint>;
  /** What weekly hours would make. The days they make and leave out, and who is booked outside of them. Nothing is changed. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  weeklyHoursPlan: WeeklyHoursPlan;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryAccountPermissionsArgs = {
  accountId: Scalars['ID']['input'];
  org: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryAccountsArgs = {
  org: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  roleId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<EntityStatus>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryAssessmentEffectsArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryAuditEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  timeZone?: InputMaybe<Scalars['TimeZone']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryBookableClinicsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  serviceType?: InputMaybe<ServiceType>;
  state?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryBookableLocationsArgs = {
  serviceType: ServiceType;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryBookableOrgsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  serviceType?: InputMaybe<ServiceType>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryBookablePackagesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  org: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  serviceType: ServiceType;
  sid?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryBookableSubsidiariesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  org: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  serviceType?: InputMaybe<ServiceType>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryBookingAccountArgs = {
  accountId: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryBookingAddressesArgs = {
  org: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryBookingDefaultsArgs = {
  orgId: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryBookingDetailArgs = {
  candidateId: Scalars['ID']['input'];
  mine?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryBookingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  count?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<BookingFilter>;
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  order?: InputMaybe<SortOrder>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<BookingSort>;
  timeZone?: InputMaybe<Scalars['TimeZone']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryBulkChangePlanArgs = {
  action: BulkAction;
  candidateIds: Array<Scalars['ID']['input']>;
  choices?: InputMaybe<Array<BulkChoiceInput>>;
  move?: InputMaybe<BulkMoveDaysInput>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryCapacityArgs = {
  dayCount: Scalars['Int']['input'];
  fromDay?: InputMaybe<Scalars['LocalDate']['input']>;
  siteId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryCatalogueArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryClinicSiteArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryClinicSiteEffectsArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryClinicSitesArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryClosingArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryClosingPlanArgs = {
  choices?: InputMaybe<Array<ClosingChoiceInput>>;
  otherSiteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  prefer?: InputMaybe<ClosingPreference>;
  scope: ClosingScope;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryCompaniesArgs = {
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<CompanySort>;
  status?: InputMaybe<EntityStatus>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryCompanyArgs = {
  orgId: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryCompanyDetailsArgs = {
  orgId: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryCompanyEffectsArgs = {
  orgId: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryCompanyPositionsArgs = {
  org: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryCompanyProjectsArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  org: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryCompanySignInArgs = {
  email: Scalars['String']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryConfirmationWarningsArgs = {
  candidateId: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryCountriesArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryCrewsArgs = {
  org: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryDayListArgs = {
  candidateId?: InputMaybe<Scalars['ID']['input']>;
  day: Scalars['LocalDate']['input'];
  siteId: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryDoctorArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryDoctorListArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryDoctorsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryDraftArgs = {
  draftId: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryDraftsArgs = {
  serviceType?: InputMaybe<ServiceType>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryDueAgainArgs = {
  filter?: InputMaybe<DueFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  timeZone?: InputMaybe<Scalars['TimeZone']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryFoundAccountsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryFoundBookingsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
  siteId?: InputMaybe<Scalars['ID']['input']>;
  timeZone?: InputMaybe<Scalars['TimeZone']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryFoundSubsidiariesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryGroupTimesArgs = {
  draftId?: InputMaybe<Scalars['ID']['input']>;
  fromDate: Scalars['LocalDate']['input'];
  org?: InputMaybe<Scalars['ID']['input']>;
  packageIds: Array<Scalars['ID']['input']>;
  part?: InputMaybe<DayPart>;
  siteIds: Array<Scalars['ID']['input']>;
  toDate: Scalars['LocalDate']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryHolidaysArgs = {
  fromDate: Scalars['LocalDate']['input'];
  state: Scalars['String']['input'];
  timeZone: Scalars['TimeZone']['input'];
  toDate: Scalars['LocalDate']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryHomeArgs = {
  timeZone?: InputMaybe<Scalars['TimeZone']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryLastBookingArgs = {
  serviceType: ServiceType;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryListViewArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryMailTextArgs = {
  kind: Scalars['String']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryMatchResultsArgs = {
  files: Array<ResultFileInput>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryMessagesArgs = {
  candidateId: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryMonthEndArgs = {
  attention?: InputMaybe<Scalars['Boolean']['input']>;
  month: Scalars['String']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryNextFreeTimesArgs = {
  siteId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryOrdersArgs = {
  open?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryOutsideHoursArgs = {
  doctorId: Scalars['ID']['input'];
  fromDay?: InputMaybe<Scalars['LocalDate']['input']>;
  untilDay?: InputMaybe<Scalars['LocalDate']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryOverlappingAppointmentsArgs = {
  org?: InputMaybe<Scalars['ID']['input']>;
  people: Array<PersonToBookInput>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryOverviewNumbersArgs = {
  dayCount: Scalars['Int']['input'];
  siteId?: InputMaybe<Scalars['ID']['input']>;
  timeZone?: InputMaybe<Scalars['TimeZone']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryPackageArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryPackageUsesArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryPackagesArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  org?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryPaperworkListArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  org: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryPaperworksArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  org: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryPositionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  org: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryPreviewMailTextArgs = {
  input: MailTextDraftInput;
  kind: Scalars['String']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryPricesArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  packageId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryProjectIdentificationsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  org: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryProjectsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  org: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryPurchaseOrdersArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  org: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryReminderSettingsArgs = {
  orgId: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryResourceCapacityArgs = {
  dayCount: Scalars['Int']['input'];
  fromDay?: InputMaybe<Scalars['LocalDate']['input']>;
  siteId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryResultFilesArgs = {
  candidateIds: Array<Scalars['ID']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryRoleAccountsArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QuerySchedulerBookingsArgs = {
  fromDay: Scalars['LocalDate']['input'];
  lanes?: InputMaybe<BoardLanes>;
  page?: InputMaybe<Scalars['Int']['input']>;
  siteId: Scalars['ID']['input'];
  toDay: Scalars['LocalDate']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QuerySchedulerDoctorsArgs = {
  fromDay: Scalars['LocalDate']['input'];
  lanes?: InputMaybe<BoardLanes>;
  siteId: Scalars['ID']['input'];
  toDay: Scalars['LocalDate']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QuerySchedulerPendingArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  siteId: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QuerySeenPeopleArgs = {
  accountId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  fromDate: Scalars['LocalDate']['input'];
  timeZone?: InputMaybe<Scalars['TimeZone']['input']>;
  toDate: Scalars['LocalDate']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryStateHolidaysArgs = {
  state: Scalars['String']['input'];
  year: Scalars['Int']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryStatementArgs = {
  fromDate: Scalars['LocalDate']['input'];
  orgId: Scalars['ID']['input'];
  toDate: Scalars['LocalDate']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QuerySubsidiariesArgs = {
  org: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<EntityStatus>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QuerySubsidiaryEffectsArgs = {
  org: Scalars['ID']['input'];
  siteId: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryTimeSlotsArgs = {
  candidateId?: InputMaybe<Scalars['ID']['input']>;
  from: Scalars['DateTime']['input'];
  optimize?: InputMaybe<Scalars['Boolean']['input']>;
  org?: InputMaybe<Scalars['ID']['input']>;
  packageId: Scalars['ID']['input'];
  siteIds: Array<Scalars['ID']['input']>;
  timeZone: Scalars['TimeZone']['input'];
  to: Scalars['DateTime']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryUndoableBulkChangeArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryValidateMoveArgs = {
  candidateId: Scalars['ID']['input'];
  rosterId: Scalars['Int']['input'];
  startsAt: Scalars['DateTime']['input'];
  stop?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryViewCountsArgs = {
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  timeZone?: InputMaybe<Scalars['TimeZone']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryWebhookDeliveriesArgs = {
  endpointId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Errors carry `extensions.code`: UNAUTHENTICATED (401), SESSION_EXPIRED (498), OTP_REQUIRED (428), BAD_REQUEST (400, 422, with `fields`),
 * NOT_FOUND (404), SLOT_TAKEN (409 on a reserve, with `nearest`), HOLD_EXPIRED, EDIT_CONFLICT (409, with the record as it
 * is now in `present`), REJECTED (any other, with `status`) or UNREACHABLE,
 * beside `reason` in the service's words and `requestId`. The paths in `fields` are those of the input, such as `candidates.2.email`.
 * Lookups that only help a page are nullable: where their service is down, the rest of the page lives. Their `limit` is at most 1000.
 */
export type QueryWeeklyHoursPlanArgs = {
  input: WeeklyHoursInput;
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

export type RegisteredDevice = {
  deviceId: Scalars['String']['output'];
};

/** Where it is. Sent, confirmed and asked were delivered, and say what the candidate answered. */
export type ReminderPhase =
  | 'asked'
  | 'confirmed'
  | 'failed'
  | 'retrying'
  | 'sending'
  | 'sent'
  | 'waiting';

/** Moments are 7d, 1d and 2h before the appointment; booked, of an SMS, is when it is booked or moved. */
export type ReminderSettings = {
  /** Whether bookings may leave open what candidates fill in with their link. */
  candidatesFillIn: Scalars['Boolean']['output'];
  /** Before the appointment, by mail. */
  mail: Array<Scalars['String']['output']>;
  /** How many days candidates may move their appointment by themselves; 0: not at all. */
  ownMoveDays: Scalars['Int']['output'];
  /** By SMS; `booked` when it is booked or moved. */
  sms: Array<Scalars['String']['output']>;
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
};

export type ReminderSettingsInput = {
  /** Whether bookings may leave open what candidates fill in with their link. */
  candidatesFillIn: Scalars['Boolean']['input'];
  /** Before the appointment, by mail. */
  mail: Array<Scalars['String']['input']>;
  /** How many days candidates may move their appointment by themselves; 0: not at all. */
  ownMoveDays: Scalars['Int']['input'];
  /** By SMS; `booked` when it is booked or moved. */
  sms: Array<Scalars['String']['input']>;
  /** As the editor read it; changed since is refused with 409. */
  updatedAt: Scalars['DateTime']['input'];
};

/** undo: as if it never was, before the mails leave · move-back: who can goes back, with a mail · days-only: people stay where they are now. */
export type ReopenHow =
  | 'daysOnly'
  | 'moveBack'
  | 'undo';

export type Reservation = {
  /** The roster that has the time. */
  calendarId: Scalars['Int']['output'];
  /** The appointment's end. */
  endsAt: Scalars['DateTime']['output'];
  /** The hold's end, by the server's clock. */
  expiresAt: Scalars['DateTime']['output'];
  /** The hold. */
  reserveId: Scalars['ID']['output'];
  /** The appointment's start. */
  startsAt: Scalars['DateTime']['output'];
};

export type ResourceCapacity = {
  /** Null for all clinics, and where one more of no kind would help. */
  bottleneck: Maybe<Bottleneck>;
  clinics: Array<ClinicResourceUse>;
  /** How many. */
  dayCount: Scalars['Int']['output'];
  /** First day. */
  fromDay: Scalars['LocalDate']['output'];
};

/** What it is at a stop of a visit: a person or a thing. */
export type ResourceKind =
  | 'booth'
  | 'device'
  | 'doctor'
  | 'nurse'
  | 'room'
  | 'technician';

export type ResourceUse = {
  /** What it is at a stop of a visit: a person or a thing. */
  kind: ResourceKind;
  /** Empty where the row is of all resources of the kind. */
  name: Scalars['String']['output'];
  /** Quarters of an hour of their rosters, without blocked ones that are nobody’s. */
  open: Scalars['Int']['output'];
  /** Resources that work in these days. */
  resources: Scalars['Int']['output'];
  /** Quarters of an hour that are booked or held. */
  used: Scalars['Int']['output'];
};

export type ResultFile = {
  /** The file. */
  fileId: Scalars['ID']['output'];
  fileName: Scalars['String']['output'];
  fileType: Scalars['String']['output'];
};

export type ResultFileInput = {
  name: Scalars['String']['input'];
  /** A reference or a name that counts instead of the file’s; may be empty. */
  search: Scalars['String']['input'];
  /** In bytes. */
  size: Scalars['Int']['input'];
};

export type ResultFiles = {
  /** Candidate. */
  candidateId: Scalars['ID']['output'];
  candidateName: Scalars['String']['output'];
  files: Array<ResultFile>;
};

export type ResultMatch = {
  /** Start; the empty date without a time. */
  appointmentTime: Maybe<Scalars['DateTime']['output']>;
  /** Whether the status can become Completed now. */
  canComplete: Scalars['Boolean']['output'];
  /** The candidate. */
  candidateId: Scalars['ID']['output'];
  candidateName: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  /** Date of birth. */
  dateOfBirth: Scalars['LocalDate']['output'];
  /** A file of this name and size is among their results already. */
  isStored: Scalars['Boolean']['output'];
  /** The appointment is still to come: there can be no results yet. */
  isToCome: Scalars['Boolean']['output'];
  outcome: Maybe<Scalars['String']['output']>;
  reference: Scalars['String']['output'];
  /** IANA time zone. */
  siteTimeZone: Maybe<Scalars['TimeZone']['output']>;
  status: Scalars['String']['output'];
};

export type Role = {
  id: Scalars['ID']['output'];
  /** Whose accounts it is for. */
  kind: RoleKind;
  /** Its name, once among the roles of its kind. */
  name: Scalars['String']['output'];
  /** The flags that are on. */
  permissions: Array<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
};

export type RoleAccount = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  orgName: Scalars['String']['output'];
};

export type RoleAccounts = {
  accounts: Array<RoleAccount>;
  total: Scalars['Int']['output'];
};

export type RoleInput = {
  /** Its name, once among the roles of its kind. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The flags that are on. */
  permissions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** As the editor read it; changed since is refused with 409. */
  updatedAt: Scalars['DateTime']['input'];
};

/** Whose accounts it is for. */
export type RoleKind =
  | 'client'
  | 'provider';

export type RosteredDoctor = {
  closes: Scalars['Boolean']['output'];
  /** Days there in the range. */
  days: Scalars['Int']['output'];
  /** Doctor. */
  doctorId: Scalars['ID']['output'];
  doctorName: Scalars['String']['output'];
};

export type SavedDraft = {
  conflict: Maybe<Draft>;
  /** The draft. */
  draftId: Scalars['ID']['output'];
  /** The one that is stored. */
  revision: Scalars['Int']['output'];
  /** When. */
  updatedAt: Scalars['DateTime']['output'];
};

/** The list’s own filter, order and columns; what is absent does not filter. */
export type SavedFilter = {
  /** What the candidate said about the time: Will come, Asks for another time, No answer; repeated. */
  answers: Maybe<Array<Scalars['String']['output']>>;
  /** Part of the candidate’s name. */
  candidateName: Maybe<Scalars['String']['output']>;
  /** Columns of the booking list, in the order in which they are shown; none for the usual ones. */
  columns: Maybe<Array<ListColumn>>;
  /** Companies booked for, repeated. */
  company: Maybe<Array<Scalars['ID']['output']>>;
  /** Part of the booking person’s name. */
  contactPerson: Maybe<Scalars['String']['output']>;
  /** Bookings made from the start of this day. */
  createdFrom: Maybe<Scalars['LocalDate']['output']>;
  /** Bookings made to the end of this day. */
  createdTo: Maybe<Scalars['LocalDate']['output']>;
  /** Doctor of the time. */
  doctor: Maybe<Scalars['ID']['output']>;
  /** Part of the candidate’s email. */
  email: Maybe<Scalars['String']['output']>;
  /** Appointments from the start of this day. */
  fromDate: Maybe<Scalars['LocalDate']['output']>;
  order: Maybe<SortOrder>;
  /** Outcomes of the examination: Fit, Fit with restrictions, Unfit, No outcome; repeated. */
  outcomes: Maybe<Array<Scalars['String']['output']>>;
  /** Package booked. */
  package: Maybe<Scalars['ID']['output']>;
  /** Part of the candidate’s phone. */
  phone: Maybe<Scalars['String']['output']>;
  /** Part of the purchase order number. */
  poNumber: Maybe<Scalars['String']['output']>;
  /** Part of the position. */
  position: Maybe<Scalars['String']['output']>;
  /** Part of the project or of its identification. */
  project: Maybe<Scalars['String']['output']>;
  /** Whose answer is waited for: Waiting for the clinic, Waiting for the company, Answered; repeated. */
  questions: Maybe<Array<Scalars['String']['output']>>;
  /** How far the company is with the consult files: Unread, Read, Acknowledged; repeated. */
  results: Maybe<Array<Scalars['String']['output']>>;
  /** Quick search, words in any order: name, email, phone, date of birth, reference, PO number, position, contact person, company or site. */
  search: Maybe<Scalars['String']['output']>;
  /** Clinic sites, of the time or preferred; repeated. */
  site: Maybe<Array<Scalars['ID']['output']>>;
  sort: Maybe<BookingSort>;
  /** Statuses, repeated. */
  statuses: Maybe<Array<Scalars['String']['output']>>;
  /** Subsidiary booked for. */
  subsidiary: Maybe<Scalars['ID']['output']>;
  /** Appointments to the end of this day. */
  toDate: Maybe<Scalars['LocalDate']['output']>;
};

/** The list’s own filter, order and columns; what is absent does not filter. */
export type SavedFilterInput = {
  /** What the candidate said about the time: Will come, Asks for another time, No answer; repeated. */
  answers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Part of the candidate’s name. */
  candidateName?: InputMaybe<Scalars['String']['input']>;
  /** Columns of the booking list, in the order in which they are shown; none for the usual ones. */
  columns?: InputMaybe<Array<ListColumn>>;
  /** Companies booked for, repeated. */
  company?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of the booking person’s name. */
  contactPerson?: InputMaybe<Scalars['String']['input']>;
  /** Bookings made from the start of this day. */
  createdFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Bookings made to the end of this day. */
  createdTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Doctor of the time. */
  doctor?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the candidate’s email. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Appointments from the start of this day. */
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  order?: InputMaybe<SortOrder>;
  /** Outcomes of the examination: Fit, Fit with restrictions, Unfit, No outcome; repeated. */
  outcomes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Package booked. */
  package?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the candidate’s phone. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Part of the purchase order number. */
  poNumber?: InputMaybe<Scalars['String']['input']>;
  /** Part of the position. */
  position?: InputMaybe<Scalars['String']['input']>;
  /** Part of the project or of its identification. */
  project?: InputMaybe<Scalars['String']['input']>;
  /** Whose answer is waited for: Waiting for the clinic, Waiting for the company, Answered; repeated. */
  questions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How far the company is with the consult files: Unread, Read, Acknowledged; repeated. */
  results?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Quick search, words in any order: name, email, phone, date of birth, reference, PO number, position, contact person, company or site. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Clinic sites, of the time or preferred; repeated. */
  site?: InputMaybe<Array<Scalars['ID']['input']>>;
  sort?: InputMaybe<BookingSort>;
  /** Statuses, repeated. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Subsidiary booked for. */
  subsidiary?: InputMaybe<Scalars['ID']['input']>;
  /** Appointments to the end of this day. */
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type SchedulerBookings = {
  blocks: Array<BoardBlock>;
  /** At least one. */
  pages: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type SchedulerDoctors = {
  /** Who works at the site in the 60 days around, with the days asked for. */
  doctors: Array<BoardDoctor>;
  /** Nurses, rooms or other resources work there as well. */
  hasVisits: Scalars['Boolean']['output'];
  /** Holidays on which the site is closed. */
  holidays: Array<BoardHoliday>;
  /** Years the state has no holidays for: this, the next, and those asked for. */
  missingYears: Array<Scalars['Int']['output']>;
  /** The most appointments over the plan on a day. */
  mostOverPlan: Scalars['Int']['output'];
  /** Holidays of its state on which it is open. */
  openHolidays: Array<BoardHoliday>;
  /** Clinic site. */
  siteId: Scalars['ID']['output'];
  /** Its name. */
  siteName: Scalars['String']['output'];
  /** Its state. */
  state: Scalars['String']['output'];
  /** IANA time zone. */
  timeZone: Scalars['TimeZone']['output'];
};

export type SchedulerPending = {
  /** As many as asked for. */
  bookings: Array<PendingBooking>;
  total: Scalars['Int']['output'];
};

export type SecondFactor = {
  /** Whether a sign-in asks for a code. */
  enabled: Scalars['Boolean']['output'];
  recoveryCodesLeft: Scalars['Int']['output'];
};

export type SecondFactorSecret = {
  /** The same as an `otpauth:` link. */
  link: Scalars['String']['output'];
  /** Base32, to be typed into an app. */
  secret: Scalars['String']['output'];
};

export type SeenAccountInput = {
  accountId: Scalars['ID']['input'];
  /** As it was seen; changed since is refused. */
  updatedAt: Scalars['DateTime']['input'];
};

export type SeenPeople = {
  /** Null of an account without entries. */
  accountName: Maybe<Scalars['String']['output']>;
  /** Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
  people: Array<SeenPerson>;
  /** Exports that were too large to keep ids: they had every booking that the account may see. */
  wholeExports: Scalars['Int']['output'];
};

export type SeenPerson = {
  /** In which ways, as codes. */
  actions: Array<Scalars['String']['output']>;
  /** The candidate. */
  candidateId: Scalars['ID']['output'];
  /** Of the booking. */
  companyName: Maybe<Scalars['String']['output']>;
  firstAt: Scalars['DateTime']['output'];
  lastAt: Scalars['DateTime']['output'];
  /** Null of a person who was erased. */
  name: Maybe<Scalars['String']['output']>;
  /** Of the booking. */
  reference: Maybe<Scalars['String']['output']>;
  /** How often. */
  times: Scalars['Int']['output'];
};

/** Where the mover saw it: moved meanwhile, it is not moved again. */
export type SeenPlaceInput = {
  rosterId: Scalars['Int']['input'];
  /** Start where it was seen. */
  startsAt: Scalars['DateTime']['input'];
};

export type Service = {
  /** The sid. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Kind of appointment. */
  serviceType: ServiceType;
};

/** fit_test leaves out what has no fit tests. */
export type ServiceType =
  | 'fit_test'
  | 'pem';

export type SessionKeys = {
  /** Signed, 20 minutes. */
  accessToken: Scalars['String']['output'];
  accountId: Scalars['ID']['output'];
  /** When the access token ends, in seconds since 1970. */
  expiresAt: Scalars['DateTime']['output'];
  /** The account's organisation. */
  org: Scalars['ID']['output'];
  /** Good for one refresh. */
  refreshToken: Scalars['String']['output'];
};

export type SignInDomain = {
  domain: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** What a TXT record of the domain has to say. */
  txtRecord: Scalars['String']['output'];
  /** When the record was found; null: not yet. */
  verifiedAt: Maybe<Scalars['DateTime']['output']>;
};

export type SignInSettings = {
  /** Administrators of the company open nothing but their own account without a second factor. */
  adminSecondFactor: Scalars['Boolean']['output'];
  domains: Array<SignInDomain>;
  /** For the provider: where it sends people to after a log-out. */
  loggedOutUri: Scalars['String']['output'];
  /** For the provider: where its back-channel log-out posts to. */
  logoutUri: Scalars['String']['output'];
  provider: Maybe<IdentityProvider>;
  /** For the provider: where it sends people back to. */
  redirectUri: Scalars['String']['output'];
};

export type SkippedDay = {
  /** The day. */
  day: Scalars['LocalDate']['output'];
  reason: Scalars['String']['output'];
};

export type SlotInput = {
  /** Rosters to try first, best first. */
  calendarIds: Array<Scalars['Int']['input']>;
  /** Its length decides how many slots are taken. */
  packageId: Scalars['ID']['input'];
  /** Clinic site. */
  siteId: Scalars['ID']['input'];
  /** Start of the appointment. */
  startsAt: Scalars['DateTime']['input'];
};

export type SlotsChange = {
  /** By the clinic’s clock. */
  day: Maybe<Scalars['LocalDate']['output']>;
  /** The clinic. */
  siteId: Maybe<Scalars['ID']['output']>;
};

/** Direction. */
export type SortOrder =
  | 'asc'
  | 'desc';

export type StateHoliday = {
  /** The day. */
  day: Scalars['LocalDate']['output'];
  name: Scalars['String']['output'];
  /** Clinics of the state that are open on it all the same. */
  openAt: Array<HolidaySite>;
  /** The clinics that it closes; none where it closes all of the state. */
  sites: Array<HolidaySite>;
  /** The calendar it came from; own where the provider entered it. */
  source: Scalars['String']['output'];
  /** State or territory. */
  state: Scalars['String']['output'];
  /** The year it was entered for. */
  year: Scalars['Int']['output'];
};

export type StateHolidays = {
  holidays: Array<StateHoliday>;
  /** Years without data. */
  missing: Array<MissingYear>;
  /** States with a clinic. */
  states: Array<Scalars['String']['output']>;
};

export type Statement = {
  company: StatementCompany;
  rows: Array<StatementRow>;
  totals: StatementTotals;
};

export type StatementCompany = {
  /** Eleven digits, or empty. */
  abn: Scalars['String']['output'];
  billingAddress: Scalars['String']['output'];
  /** The company. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  poRequired: Scalars['Boolean']['output'];
};

export type StatementRow = {
  /** The candidate. */
  candidateId: Scalars['ID']['output'];
  candidateName: Scalars['String']['output'];
  /** Of the appointment, on its clinic’s calendar. */
  day: Scalars['LocalDate']['output'];
  /** A tenth, rounded to the cent. */
  gstCents: Maybe<Scalars['Int']['output']>;
  /** Of the company and the period, for good. */
  invoiceNumber: Scalars['String']['output'];
  packageName: Scalars['String']['output'];
  /** Or empty. */
  poNumber: Scalars['String']['output'];
  /** As booked, without GST; null without a price. */
  priceCents: Maybe<Scalars['Int']['output']>;
  /** Or empty. */
  project: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  status: Scalars['String']['output'];
};

export type StatementTotals = {
  /** The sum of the rows’ GST. */
  gstCents: Scalars['Int']['output'];
  /** Without GST. */
  priceCents: Scalars['Int']['output'];
  /** Rows that have no purchase order number. */
  withoutPo: Scalars['Int']['output'];
  /** Rows that have no price. */
  withoutPrice: Scalars['Int']['output'];
};

/** What was done of it. */
export type StopState =
  | 'done'
  | 'expected'
  | 'here'
  | 'repeated'
  | 'skipped';

export type Subscription = {
  /** Live changes of a company’s bookings. A stream of server-sent events, one `data: {}` whenever bookings or results of the company changed or a notice may have been missed, and a comment every 15 seconds. It says that something changed, and not what. Codes: BAD_REQUEST, NOT_FOUND, REJECTED. */
  bookingsChanged: Scalars['Boolean']['output'];
  /** Live changes of records. A stream of server-sent events, one `data: {"record": "package"}` whenever a record of that kind changed, with null for the kind where notices may have been missed, and a comment every 15 seconds. It says that something changed, and not what. The provider hears of every change, a company of those that its own accounts made. Codes: BAD_REQUEST, REJECTED. */
  recordsChanged: Maybe<RecordKind>;
  /** Live changes of free times. A stream of server-sent events, one `data: {"site_id","day"}` per clinic and day whose free times changed, and a comment every 15 seconds. A clinic without a day: no time changed, but who waits for one there. `{"site_id":null,"day":null}` = notices may have been missed: ask for everything again. Codes: BAD_REQUEST, REJECTED. */
  slotsChanged: SlotsChange;
};


export type SubscriptionSlotsChangedArgs = {
  siteIds: Array<Scalars['ID']['input']>;
};

export type Subsidiary = {
  /** True while it and its company are enabled. */
  active: Scalars['Boolean']['output'];
  alias: Scalars['String']['output'];
  companyId: Scalars['ID']['output'];
  enable: Scalars['Boolean']['output'];
  fitTest: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  siteName: Scalars['String']['output'];
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
};

export type SubsidiaryEffects = {
  /** Candidates whose booking is neither completed nor cancelled. */
  openBookings: Scalars['Int']['output'];
};

export type SubsidiaryInput = {
  /** What it is called for short; its name unless said otherwise. */
  alias?: InputMaybe<Scalars['String']['input']>;
  fitTest?: InputMaybe<Scalars['Boolean']['input']>;
  /** Once in its company, whatever its capitals. */
  siteName?: InputMaybe<Scalars['String']['input']>;
  /** `updated_at` as the editor read it: a record that was changed since is refused with 409. */
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type SubsidiaryPage = {
  page: Scalars['Int']['output'];
  pages: Maybe<Scalars['Int']['output']>;
  subsidiaries: Array<Subsidiary>;
  total: Maybe<Scalars['Int']['output']>;
};

export type TimeChangeInput = {
  /** The candidate. */
  candidateId: Scalars['ID']['input'];
  /** The draft that `beginReschedule` answered. */
  draftId?: InputMaybe<Scalars['ID']['input']>;
  /** Start of the time, needed at a free-booking site. */
  fromTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** First preferred day, YYYY-MM-DD, of a pending candidate. */
  preferredFromDate?: InputMaybe<Scalars['String']['input']>;
  /** Preferred time of day, in words. */
  preferredTime?: InputMaybe<Scalars['String']['input']>;
  /** Last preferred day, YYYY-MM-DD. */
  preferredToDate?: InputMaybe<Scalars['String']['input']>;
  /** The hold under that draft; at a free-booking site an id made by the client, starting free-. */
  reserveId?: InputMaybe<Scalars['String']['input']>;
  /** The free-booking site, or the preferred site. */
  siteId?: InputMaybe<Scalars['ID']['input']>;
};

export type TimeSlot = {
  /** Doctors' rosters free for the whole appointment. */
  calendarIds: Array<Scalars['Int']['output']>;
  /** Start, in UTC. */
  startsAt: Scalars['DateTime']['output'];
};

export type UndoableImport = {
  id: Scalars['ID']['output'];
  importedAt: Scalars['DateTime']['output'];
  /** Rows that it made and that still exist. */
  rows: Scalars['Int']['output'];
};

export type UninvitedAccount = {
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  importedAt: Scalars['DateTime']['output'];
  kind: AccountKind;
  /** The contact person, else the username. */
  name: Scalars['String']['output'];
  orgId: Scalars['ID']['output'];
  orgName: Scalars['String']['output'];
  username: Scalars['String']['output'];
};

export type UsualPackage = {
  package: ChosenPackage;
  position: Scalars['String']['output'];
};

export type ViewCount = {
  /** Capped at 2,000. */
  total: Scalars['Int']['output'];
  totalCapped: Scalars['Boolean']['output'];
  /** A tab’s name, or the id of a saved view. */
  view: Scalars['String']['output'];
};

/** What happened. */
export type VisitStep =
  | 'begun'
  | 'finished'
  | 'left'
  | 'repeated'
  | 'returned'
  | 'skipped';

export type VisitStop = {
  /** Start. */
  fromTime: Scalars['DateTime']['output'];
  /** Its assessments. */
  name: Scalars['String']['output'];
  /** Names of its people, then of its things. */
  resources: Array<Scalars['String']['output']>;
  /** What was done of it. */
  state: StopState;
  /** End. */
  toTime: Scalars['DateTime']['output'];
};

export type WebhookDelivery = {
  /** Tries so far. */
  attempts: Scalars['Int']['output'];
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** With msg_ before it, the webhook-id of every try. */
  id: Scalars['ID']['output'];
  /** Its first kilobyte, or why there was none. */
  lastAnswer: Maybe<Scalars['String']['output']>;
  /** Of the last answer; null where nothing answered. */
  lastStatus: Maybe<Scalars['Int']['output']>;
  /** When it was tried last. */
  lastTriedAt: Maybe<Scalars['DateTime']['output']>;
  /** Null where it is not tried again by itself. */
  nextTryAt: Maybe<Scalars['DateTime']['output']>;
  /** waiting, sending, delivered, or failed and not tried by itself. */
  state: WebhookDeliveryState;
  /** The event. */
  type: Scalars['String']['output'];
};

export type WebhookDeliveryPage = {
  deliveries: Array<WebhookDelivery>;
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

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

export type WebhookEndpoint = {
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Who added it. */
  createdBy: Scalars['String']['output'];
  /** `standard`: a program of the company’s own. Else a hiring system, whose orders keep the endpoint. */
  dialect: WebhookDialect;
  /** What it is told of. */
  events: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The last answer of the portal that the hiring system could not read. */
  lastError: Maybe<Scalars['String']['output']>;
  /** When it said so. */
  lastErrorAt: Maybe<Scalars['DateTime']['output']>;
  /** Since when nothing is sent; what happens meanwhile waits. */
  pausedAt: Maybe<Scalars['DateTime']['output']>;
  pausedBecause: Maybe<Scalars['String']['output']>;
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Where each event is posted to: https, and a public address. */
  url: Scalars['String']['output'];
};

export type WebhookEndpointChangeInput = {
  /** What it is told of. */
  events: Array<Scalars['String']['input']>;
  /** `updated_at` as the editor read it: one that was changed since is refused with 409. */
  updatedAt: Scalars['DateTime']['input'];
  /** Where each event is posted to: https, and a public address. */
  url: Scalars['String']['input'];
};

export type WebhookSecret = {
  id: Scalars['ID']['output'];
  /** Told this once; verify `webhook-signature` with it. */
  secret: Scalars['String']['output'];
};

export type WeeklyHours = {
  /** Doctor. */
  doctorId: Scalars['ID']['output'];
  /** First day. */
  fromDay: Scalars['LocalDate']['output'];
  /** Those of a day in order; what lies between two of them is a break. */
  hours: Array<WeeklyPeriod>;
  /** Days are made until this one. */
  madeUntil: Scalars['LocalDate']['output'];
  /** Public holidays too. */
  onHolidays: Scalars['Boolean']['output'];
  /** Weekly hours. */
  patternId: Scalars['ID']['output'];
  /** Clinic site. */
  siteId: Scalars['ID']['output'];
  siteName: Scalars['String']['output'];
  /** IANA time zone. */
  timeZone: Scalars['TimeZone']['output'];
  /** Last day; null while no end is known. */
  untilDay: Maybe<Scalars['LocalDate']['output']>;
  /** A day of a week A. */
  weekA: Scalars['LocalDate']['output'];
  /** 2 where weeks A and B alternate. */
  weeks: Scalars['Int']['output'];
};

export type WeeklyHoursInput = {
  /** Doctor. */
  doctorId: Scalars['ID']['input'];
  /** First day. */
  fromDay: Scalars['LocalDate']['input'];
  /** Those of a day in order; what lies between two of them is a break. */
  hours: Array<WeeklyPeriodInput>;
  /** Public holidays too. */
  onHolidays: Scalars['Boolean']['input'];
  /** The weekly hours that end the day before; with empty `hours` nothing follows them. */
  replacesPatternId?: InputMaybe<Scalars['ID']['input']>;
  /** Clinic site. */
  siteId: Scalars['ID']['input'];
  /** Last day; null while no end is known. */
  untilDay?: InputMaybe<Scalars['LocalDate']['input']>;
  /** A day of a week A. */
  weekA: Scalars['LocalDate']['input'];
  /** 2 where weeks A and B alternate. */
  weeks: Scalars['Int']['input'];
};

export type WeeklyHoursPlan = {
  /** Days made within the weeks ahead. */
  days: Scalars['Int']['output'];
  /** The last day that is made today. */
  horizon: Scalars['LocalDate']['output'];
  people: Array<OutsidePerson>;
  /** Which of the doctor’s days to close for them. */
  plans: Array<DaysToClose>;
  skipped: Array<SkippedDay>;
};

/** Hours of one weekday, on the clinic’s clock. */
export type WeeklyPeriod = {
  /** Begin, HH:mm at the site, in quarters of an hour. */
  fromTime: Scalars['String']['output'];
  /** End, HH:mm at the site. */
  toTime: Scalars['String']['output'];
  /** 0: week A, or every week; 1: week B. */
  week: Scalars['Int']['output'];
  /** 1 is Monday. */
  weekday: Scalars['Int']['output'];
};

/** Hours of one weekday, on the clinic’s clock. */
export type WeeklyPeriodInput = {
  /** Begin, HH:mm at the site, in quarters of an hour. */
  fromTime: Scalars['String']['input'];
  /** End, HH:mm at the site. */
  toTime: Scalars['String']['input'];
  /** 0: week A, or every week; 1: week B. */
  week: Scalars['Int']['input'];
  /** 1 is Monday. */
  weekday: Scalars['Int']['input'];
};

export type WhyNot = {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** The next day with a free time, within two weeks of the window. */
  nextDay: Maybe<Scalars['LocalDate']['output']>;
};

/** A withdrawn file cannot be downloaded. */
export type Withdrawal = {
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Who. */
  by: Scalars['String']['output'];
  /** Why. */
  reason: Scalars['String']['output'];
};

export type WrittenReminder = {
  /** Of its delivery. */
  kind: Scalars['String']['output'];
  /** Why it did not leave, or not yet. */
  lastError: Maybe<Scalars['String']['output']>;
  /** Where it is. Sent, confirmed and asked were delivered, and say what the candidate answered. */
  phase: ReminderPhase;
  /** When it was taken. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** When it is tried again, of one that failed once. */
  triedAgainAt: Maybe<Scalars['DateTime']['output']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Account: ResolverTypeWrapper<Account>;
  AccountInput: AccountInput;
  AccountKind: AccountKind;
  AccountPage: ResolverTypeWrapper<AccountPage>;
  AccountSession: ResolverTypeWrapper<AccountSession>;
  AccountSessions: ResolverTypeWrapper<AccountSessions>;
  AddedRoster: ResolverTypeWrapper<AddedRoster>;
  AddedRosters: ResolverTypeWrapper<AddedRosters>;
  AffectedPackage: ResolverTypeWrapper<AffectedPackage>;
  ApiKey: ResolverTypeWrapper<ApiKey>;
  Assessment: ResolverTypeWrapper<Assessment>;
  AssessmentChangeInput: AssessmentChangeInput;
  AssessmentEffects: ResolverTypeWrapper<AssessmentEffects>;
  AssessmentInput: AssessmentInput;
  AssessmentNeed: ResolverTypeWrapper<AssessmentNeed>;
  AssessmentNeedInput: AssessmentNeedInput;
  AssessmentNeeds: ResolverTypeWrapper<AssessmentNeeds>;
  AssessmentNeedsInput: AssessmentNeedsInput;
  AuditBreak: ResolverTypeWrapper<AuditBreak>;
  AuditCheck: ResolverTypeWrapper<AuditCheck>;
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  AuditFilter: AuditFilter;
  AuditPage: ResolverTypeWrapper<AuditPage>;
  AuditPerson: ResolverTypeWrapper<AuditPerson>;
  AuditedPerson: ResolverTypeWrapper<AuditedPerson>;
  BoardBlock: ResolverTypeWrapper<BoardBlock>;
  BoardBlockKind: BoardBlockKind;
  BoardDay: ResolverTypeWrapper<BoardDay>;
  BoardDoctor: ResolverTypeWrapper<BoardDoctor>;
  BoardHoliday: ResolverTypeWrapper<BoardHoliday>;
  BoardLanes: BoardLanes;
  BoardSlot: ResolverTypeWrapper<BoardSlot>;
  BookableLocation: ResolverTypeWrapper<BookableLocation>;
  BookableOrg: ResolverTypeWrapper<BookableOrg>;
  BookableOrgLookup: ResolverTypeWrapper<BookableOrgLookup>;
  BookedPerson: ResolverTypeWrapper<BookedPerson>;
  BookingAccount: ResolverTypeWrapper<BookingAccount>;
  BookingAddresses: ResolverTypeWrapper<BookingAddresses>;
  BookingCandidateInput: BookingCandidateInput;
  BookingDefaults: ResolverTypeWrapper<BookingDefaults>;
  BookingDefaultsInput: BookingDefaultsInput;
  BookingDetail: ResolverTypeWrapper<BookingDetail>;
  BookingFilter: BookingFilter;
  BookingList: ResolverTypeWrapper<BookingList>;
  BookingNumbers: ResolverTypeWrapper<BookingNumbers>;
  BookingRow: ResolverTypeWrapper<BookingRow>;
  BookingSort: BookingSort;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Bottleneck: ResolverTypeWrapper<Bottleneck>;
  BulkAction: BulkAction;
  BulkChange: ResolverTypeWrapper<BulkChange>;
  BulkChangedRow: ResolverTypeWrapper<BulkChangedRow>;
  BulkChoiceInput: BulkChoiceInput;
  BulkMoveDaysInput: BulkMoveDaysInput;
  BulkOutcome: BulkOutcome;
  BulkPersonInput: BulkPersonInput;
  BulkPlannedRow: ResolverTypeWrapper<BulkPlannedRow>;
  CalendarFeed: ResolverTypeWrapper<CalendarFeed>;
  CandidateChangeInput: CandidateChangeInput;
  CandidateFile: ResolverTypeWrapper<CandidateFile>;
  CandidateFileAddress: ResolverTypeWrapper<CandidateFileAddress>;
  Capacity: ResolverTypeWrapper<Capacity>;
  CapacityDay: ResolverTypeWrapper<CapacityDay>;
  CatalogueAssessment: ResolverTypeWrapper<CatalogueAssessment>;
  CataloguePage: ResolverTypeWrapper<CataloguePage>;
  CatalogueService: ResolverTypeWrapper<CatalogueService>;
  ChangedStatuses: ResolverTypeWrapper<ChangedStatuses>;
  ChangedTime: ResolverTypeWrapper<ChangedTime>;
  CheckedAssessmentInput: CheckedAssessmentInput;
  ChosenPackage: ResolverTypeWrapper<ChosenPackage>;
  Clinic: ResolverTypeWrapper<Clinic>;
  ClinicCapacity: ResolverTypeWrapper<ClinicCapacity>;
  ClinicFreeDays: ResolverTypeWrapper<ClinicFreeDays>;
  ClinicNumbers: ResolverTypeWrapper<ClinicNumbers>;
  ClinicResource: ResolverTypeWrapper<ClinicResource>;
  ClinicResourceUse: ResolverTypeWrapper<ClinicResourceUse>;
  ClinicSite: ResolverTypeWrapper<ClinicSite>;
  ClinicSiteEffects: ResolverTypeWrapper<ClinicSiteEffects>;
  ClinicSiteInput: ClinicSiteInput;
  ClinicSitePage: ResolverTypeWrapper<ClinicSitePage>;
  ClinicTimes: ResolverTypeWrapper<ClinicTimes>;
  Closing: ResolverTypeWrapper<Closing>;
  ClosingAction: ClosingAction;
  ClosingAgreementInput: ClosingAgreementInput;
  ClosingChoiceInput: ClosingChoiceInput;
  ClosingHold: ResolverTypeWrapper<ClosingHold>;
  ClosingOutcome: ClosingOutcome;
  ClosingPerson: ResolverTypeWrapper<ClosingPerson>;
  ClosingPlan: ResolverTypeWrapper<ClosingPlan>;
  ClosingPreference: ClosingPreference;
  ClosingScope: ClosingScope;
  ClosingStatus: ClosingStatus;
  ClosingSummary: ResolverTypeWrapper<ClosingSummary>;
  Company: ResolverTypeWrapper<Company>;
  CompanyDetails: ResolverTypeWrapper<CompanyDetails>;
  CompanyDetailsInput: CompanyDetailsInput;
  CompanyEffects: ResolverTypeWrapper<CompanyEffects>;
  CompanyInput: CompanyInput;
  CompanyPage: ResolverTypeWrapper<CompanyPage>;
  CompanyPermissions: ResolverTypeWrapper<CompanyPermissions>;
  CompanyPosition: ResolverTypeWrapper<CompanyPosition>;
  CompanyPositionPage: ResolverTypeWrapper<CompanyPositionPage>;
  CompanyProject: ResolverTypeWrapper<CompanyProject>;
  CompanyProjectInput: CompanyProjectInput;
  CompanyProjectPage: ResolverTypeWrapper<CompanyProjectPage>;
  CompanySignIn: ResolverTypeWrapper<CompanySignIn>;
  CompanySort: CompanySort;
  ConfirmationWarning: ResolverTypeWrapper<ConfirmationWarning>;
  ConfirmationWarnings: ResolverTypeWrapper<ConfirmationWarnings>;
  ConsultFile: ResolverTypeWrapper<ConsultFile>;
  ConsultFileInput: ConsultFileInput;
  ConsultFileOfBooking: ResolverTypeWrapper<ConsultFileOfBooking>;
  Country: ResolverTypeWrapper<Country>;
  CreateBookingInput: CreateBookingInput;
  CreatedBooking: ResolverTypeWrapper<CreatedBooking>;
  CreatedCandidate: ResolverTypeWrapper<CreatedCandidate>;
  Crew: ResolverTypeWrapper<Crew>;
  CrewLine: ResolverTypeWrapper<CrewLine>;
  CrewNameInput: CrewNameInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayList: ResolverTypeWrapper<DayList>;
  DayListEntry: ResolverTypeWrapper<DayListEntry>;
  DayListPaperwork: ResolverTypeWrapper<DayListPaperwork>;
  DayPart: DayPart;
  DayTimes: ResolverTypeWrapper<DayTimes>;
  DaysToClose: ResolverTypeWrapper<DaysToClose>;
  Delivery: ResolverTypeWrapper<Delivery>;
  DeliveryState: DeliveryState;
  DemoLogin: ResolverTypeWrapper<DemoLogin>;
  DetailSite: ResolverTypeWrapper<DetailSite>;
  Device: ResolverTypeWrapper<Device>;
  Doctor: ResolverTypeWrapper<Doctor>;
  DoctorDetail: ResolverTypeWrapper<DoctorDetail>;
  DoctorInput: DoctorInput;
  DoctorLeave: ResolverTypeWrapper<DoctorLeave>;
  DoctorList: ResolverTypeWrapper<DoctorList>;
  Draft: ResolverTypeWrapper<Draft>;
  DraftBody: ResolverTypeWrapper<Scalars['DraftBody']['output']>;
  DraftHold: ResolverTypeWrapper<DraftHold>;
  DueAgain: ResolverTypeWrapper<DueAgain>;
  DueFilter: DueFilter;
  DuePerson: ResolverTypeWrapper<DuePerson>;
  EarlierAssessment: ResolverTypeWrapper<EarlierAssessment>;
  EarlierTime: ResolverTypeWrapper<EarlierTime>;
  EarlierTimeChange: EarlierTimeChange;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EntityStatus: EntityStatus;
  EquippedClinic: ResolverTypeWrapper<EquippedClinic>;
  FavouriteClinic: ResolverTypeWrapper<FavouriteClinic>;
  FileReader: ResolverTypeWrapper<FileReader>;
  FileReceipt: ResolverTypeWrapper<FileReceipt>;
  FilterName: ResolverTypeWrapper<FilterName>;
  FirstSteps: ResolverTypeWrapper<FirstSteps>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FoundAccount: ResolverTypeWrapper<FoundAccount>;
  FoundBookings: ResolverTypeWrapper<FoundBookings>;
  FoundSubsidiary: ResolverTypeWrapper<FoundSubsidiary>;
  FreeDay: ResolverTypeWrapper<FreeDay>;
  FreePlace: ResolverTypeWrapper<FreePlace>;
  GroupPlace: ResolverTypeWrapper<GroupPlace>;
  GroupPlaceInput: GroupPlaceInput;
  GroupProposal: ResolverTypeWrapper<GroupProposal>;
  GroupTimes: ResolverTypeWrapper<GroupTimes>;
  GroupWhyNot: ResolverTypeWrapper<GroupWhyNot>;
  GrowingList: GrowingList;
  HistoryEntry: ResolverTypeWrapper<HistoryEntry>;
  Holiday: ResolverTypeWrapper<Holiday>;
  HolidaySite: ResolverTypeWrapper<HolidaySite>;
  Home: ResolverTypeWrapper<Home>;
  HomeBooking: ResolverTypeWrapper<HomeBooking>;
  HomeCount: ResolverTypeWrapper<HomeCount>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdentityProvider: ResolverTypeWrapper<IdentityProvider>;
  IdentityProviderContentInput: IdentityProviderContentInput;
  Inspection: Inspection;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvoicePer: InvoicePer;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LastBooking: ResolverTypeWrapper<LastBooking>;
  LastPlace: ResolverTypeWrapper<LastPlace>;
  ListColumn: ListColumn;
  ListView: ResolverTypeWrapper<ListView>;
  ListedCompany: ResolverTypeWrapper<ListedCompany>;
  ListedRole: ResolverTypeWrapper<ListedRole>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  Lookup: ResolverTypeWrapper<Lookup>;
  LookupItem: ResolverTypeWrapper<LookupItem>;
  MadeApiKey: ResolverTypeWrapper<MadeApiKey>;
  MadeCalendarFeed: ResolverTypeWrapper<MadeCalendarFeed>;
  MailEvent: ResolverTypeWrapper<MailEvent>;
  MailFact: ResolverTypeWrapper<MailFact>;
  MailPlaceholder: ResolverTypeWrapper<MailPlaceholder>;
  MailPreview: ResolverTypeWrapper<MailPreview>;
  MailText: ResolverTypeWrapper<MailText>;
  MailTextDetail: ResolverTypeWrapper<MailTextDetail>;
  MailTextDraftInput: MailTextDraftInput;
  MailTextInput: MailTextInput;
  MailTextVersion: ResolverTypeWrapper<MailTextVersion>;
  MatchedFile: ResolverTypeWrapper<MatchedFile>;
  Me: ResolverTypeWrapper<Me>;
  Message: ResolverTypeWrapper<Message>;
  MessageInput: MessageInput;
  MessageSide: MessageSide;
  Messages: ResolverTypeWrapper<Messages>;
  MissingYear: ResolverTypeWrapper<MissingYear>;
  MondayDigest: ResolverTypeWrapper<MondayDigest>;
  MonthEnd: ResolverTypeWrapper<MonthEnd>;
  MonthEndCompany: ResolverTypeWrapper<MonthEndCompany>;
  MonthEndTotals: ResolverTypeWrapper<MonthEndTotals>;
  MoveVerdict: ResolverTypeWrapper<MoveVerdict>;
  MovedAppointment: ResolverTypeWrapper<MovedAppointment>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyAccount: ResolverTypeWrapper<MyAccount>;
  MyAccountInput: MyAccountInput;
  MyCompany: ResolverTypeWrapper<MyCompany>;
  NewAccountInput: NewAccountInput;
  NewApiKeyInput: NewApiKeyInput;
  NewClinicSiteInput: NewClinicSiteInput;
  NewCompanyInput: NewCompanyInput;
  NewCrewInput: NewCrewInput;
  NewCrewLineInput: NewCrewLineInput;
  NewDoctorInput: NewDoctorInput;
  NewPackageInBookingInput: NewPackageInBookingInput;
  NewPackageInput: NewPackageInput;
  NewRoleInput: NewRoleInput;
  NewRostersInput: NewRostersInput;
  NewSubsidiaryInput: NewSubsidiaryInput;
  NewWebhookEndpointInput: NewWebhookEndpointInput;
  NextFreeTimes: ResolverTypeWrapper<NextFreeTimes>;
  NextNotice: ResolverTypeWrapper<NextNotice>;
  OpenQuestion: ResolverTypeWrapper<OpenQuestion>;
  OpenQuestions: ResolverTypeWrapper<OpenQuestions>;
  Order: ResolverTypeWrapper<Order>;
  OrderChange: ResolverTypeWrapper<OrderChange>;
  OrderStatus: OrderStatus;
  OrderWish: OrderWish;
  OrderedBooking: ResolverTypeWrapper<OrderedBooking>;
  OrderedPackage: ResolverTypeWrapper<OrderedPackage>;
  OrderedSite: ResolverTypeWrapper<OrderedSite>;
  Orders: ResolverTypeWrapper<Orders>;
  OtpRequest: OtpRequest;
  OutsideHours: ResolverTypeWrapper<OutsideHours>;
  OutsidePerson: ResolverTypeWrapper<OutsidePerson>;
  OverlappingAppointment: ResolverTypeWrapper<OverlappingAppointment>;
  OverviewNumbers: ResolverTypeWrapper<OverviewNumbers>;
  OverviewPackage: ResolverTypeWrapper<OverviewPackage>;
  OwnDay: ResolverTypeWrapper<OwnDay>;
  Package: ResolverTypeWrapper<Package>;
  PackageAssessment: ResolverTypeWrapper<PackageAssessment>;
  PackageInput: PackageInput;
  PackageLookup: ResolverTypeWrapper<PackageLookup>;
  PackagePage: ResolverTypeWrapper<PackagePage>;
  PackageRecord: ResolverTypeWrapper<PackageRecord>;
  PackageUses: ResolverTypeWrapper<PackageUses>;
  Paperwork: ResolverTypeWrapper<Paperwork>;
  PaperworkFile: ResolverTypeWrapper<PaperworkFile>;
  PaperworkItem: ResolverTypeWrapper<PaperworkItem>;
  PaperworkList: ResolverTypeWrapper<PaperworkList>;
  Passkey: ResolverTypeWrapper<Passkey>;
  PasskeySession: ResolverTypeWrapper<PasskeySession>;
  PendingBooking: ResolverTypeWrapper<PendingBooking>;
  PersonToBookInput: PersonToBookInput;
  PlannedPerson: ResolverTypeWrapper<PlannedPerson>;
  Portal: ResolverTypeWrapper<Portal>;
  Price: ResolverTypeWrapper<Price>;
  PriceInput: PriceInput;
  ProviderInUse: ResolverTypeWrapper<ProviderInUse>;
  ProviderSettings: ResolverTypeWrapper<ProviderSettings>;
  ProviderSettingsInput: ProviderSettingsInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionSide: QuestionSide;
  RecordKind: RecordKind;
  RegisteredDevice: ResolverTypeWrapper<RegisteredDevice>;
  ReminderPhase: ReminderPhase;
  ReminderSettings: ResolverTypeWrapper<ReminderSettings>;
  ReminderSettingsInput: ReminderSettingsInput;
  ReopenHow: ReopenHow;
  Reservation: ResolverTypeWrapper<Reservation>;
  ResourceCapacity: ResolverTypeWrapper<ResourceCapacity>;
  ResourceKind: ResourceKind;
  ResourceUse: ResolverTypeWrapper<ResourceUse>;
  ResultFile: ResolverTypeWrapper<ResultFile>;
  ResultFileInput: ResultFileInput;
  ResultFiles: ResolverTypeWrapper<ResultFiles>;
  ResultMatch: ResolverTypeWrapper<ResultMatch>;
  Role: ResolverTypeWrapper<Role>;
  RoleAccount: ResolverTypeWrapper<RoleAccount>;
  RoleAccounts: ResolverTypeWrapper<RoleAccounts>;
  RoleInput: RoleInput;
  RoleKind: RoleKind;
  RosteredDoctor: ResolverTypeWrapper<RosteredDoctor>;
  SavedDraft: ResolverTypeWrapper<SavedDraft>;
  SavedFilter: ResolverTypeWrapper<SavedFilter>;
  SavedFilterInput: SavedFilterInput;
  SchedulerBookings: ResolverTypeWrapper<SchedulerBookings>;
  SchedulerDoctors: ResolverTypeWrapper<SchedulerDoctors>;
  SchedulerPending: ResolverTypeWrapper<SchedulerPending>;
  SecondFactor: ResolverTypeWrapper<SecondFactor>;
  SecondFactorSecret: ResolverTypeWrapper<SecondFactorSecret>;
  SeenAccountInput: SeenAccountInput;
  SeenPeople: ResolverTypeWrapper<SeenPeople>;
  SeenPerson: ResolverTypeWrapper<SeenPerson>;
  SeenPlaceInput: SeenPlaceInput;
  Service: ResolverTypeWrapper<Service>;
  ServiceType: ServiceType;
  SessionKeys: ResolverTypeWrapper<SessionKeys>;
  SignInDomain: ResolverTypeWrapper<SignInDomain>;
  SignInSettings: ResolverTypeWrapper<SignInSettings>;
  SkippedDay: ResolverTypeWrapper<SkippedDay>;
  SlotInput: SlotInput;
  SlotsChange: ResolverTypeWrapper<SlotsChange>;
  SortOrder: SortOrder;
  StateHoliday: ResolverTypeWrapper<StateHoliday>;
  StateHolidays: ResolverTypeWrapper<StateHolidays>;
  Statement: ResolverTypeWrapper<Statement>;
  StatementCompany: ResolverTypeWrapper<StatementCompany>;
  StatementRow: ResolverTypeWrapper<StatementRow>;
  StatementTotals: ResolverTypeWrapper<StatementTotals>;
  StopState: StopState;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subsidiary: ResolverTypeWrapper<Subsidiary>;
  SubsidiaryEffects: ResolverTypeWrapper<SubsidiaryEffects>;
  SubsidiaryInput: SubsidiaryInput;
  SubsidiaryPage: ResolverTypeWrapper<SubsidiaryPage>;
  TimeChangeInput: TimeChangeInput;
  TimeSlot: ResolverTypeWrapper<TimeSlot>;
  TimeZone: ResolverTypeWrapper<Scalars['TimeZone']['output']>;
  UndoableImport: ResolverTypeWrapper<UndoableImport>;
  UninvitedAccount: ResolverTypeWrapper<UninvitedAccount>;
  UsualPackage: ResolverTypeWrapper<UsualPackage>;
  ViewCount: ResolverTypeWrapper<ViewCount>;
  VisitStep: VisitStep;
  VisitStop: ResolverTypeWrapper<VisitStop>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDelivery>;
  WebhookDeliveryPage: ResolverTypeWrapper<WebhookDeliveryPage>;
  WebhookDeliveryState: WebhookDeliveryState;
  WebhookDialect: WebhookDialect;
  WebhookEndpoint: ResolverTypeWrapper<WebhookEndpoint>;
  WebhookEndpointChangeInput: WebhookEndpointChangeInput;
  WebhookSecret: ResolverTypeWrapper<WebhookSecret>;
  WeeklyHours: ResolverTypeWrapper<WeeklyHours>;
  WeeklyHoursInput: WeeklyHoursInput;
  WeeklyHoursPlan: ResolverTypeWrapper<WeeklyHoursPlan>;
  WeeklyPeriod: ResolverTypeWrapper<WeeklyPeriod>;
  WeeklyPeriodInput: WeeklyPeriodInput;
  WhyNot: ResolverTypeWrapper<WhyNot>;
  Withdrawal: ResolverTypeWrapper<Withdrawal>;
  WrittenReminder: ResolverTypeWrapper<WrittenReminder>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Account: Account;
  AccountInput: AccountInput;
  AccountPage: AccountPage;
  AccountSession: AccountSession;
  AccountSessions: AccountSessions;
  AddedRoster: AddedRoster;
  AddedRosters: AddedRosters;
  AffectedPackage: AffectedPackage;
  ApiKey: ApiKey;
  Assessment: Assessment;
  AssessmentChangeInput: AssessmentChangeInput;
  AssessmentEffects: AssessmentEffects;
  AssessmentInput: AssessmentInput;
  AssessmentNeed: AssessmentNeed;
  AssessmentNeedInput: AssessmentNeedInput;
  AssessmentNeeds: AssessmentNeeds;
  AssessmentNeedsInput: AssessmentNeedsInput;
  AuditBreak: AuditBreak;
  AuditCheck: AuditCheck;
  AuditEntry: AuditEntry;
  AuditFilter: AuditFilter;
  AuditPage: AuditPage;
  AuditPerson: AuditPerson;
  AuditedPerson: AuditedPerson;
  BoardBlock: BoardBlock;
  BoardDay: BoardDay;
  BoardDoctor: BoardDoctor;
  BoardHoliday: BoardHoliday;
  BoardSlot: BoardSlot;
  BookableLocation: BookableLocation;
  BookableOrg: BookableOrg;
  BookableOrgLookup: BookableOrgLookup;
  BookedPerson: BookedPerson;
  BookingAccount: BookingAccount;
  BookingAddresses: BookingAddresses;
  BookingCandidateInput: BookingCandidateInput;
  BookingDefaults: BookingDefaults;
  BookingDefaultsInput: BookingDefaultsInput;
  BookingDetail: BookingDetail;
  BookingFilter: BookingFilter;
  BookingList: BookingList;
  BookingNumbers: BookingNumbers;
  BookingRow: BookingRow;
  Boolean: Scalars['Boolean']['output'];
  Bottleneck: Bottleneck;
  BulkChange: BulkChange;
  BulkChangedRow: BulkChangedRow;
  BulkChoiceInput: BulkChoiceInput;
  BulkMoveDaysInput: BulkMoveDaysInput;
  BulkPersonInput: BulkPersonInput;
  BulkPlannedRow: BulkPlannedRow;
  CalendarFeed: CalendarFeed;
  CandidateChangeInput: CandidateChangeInput;
  CandidateFile: CandidateFile;
  CandidateFileAddress: CandidateFileAddress;
  Capacity: Capacity;
  CapacityDay: CapacityDay;
  CatalogueAssessment: CatalogueAssessment;
  CataloguePage: CataloguePage;
  CatalogueService: CatalogueService;
  ChangedStatuses: ChangedStatuses;
  ChangedTime: ChangedTime;
  CheckedAssessmentInput: CheckedAssessmentInput;
  ChosenPackage: ChosenPackage;
  Clinic: Clinic;
  ClinicCapacity: ClinicCapacity;
  ClinicFreeDays: ClinicFreeDays;
  ClinicNumbers: ClinicNumbers;
  ClinicResource: ClinicResource;
  ClinicResourceUse: ClinicResourceUse;
  ClinicSite: ClinicSite;
  ClinicSiteEffects: ClinicSiteEffects;
  ClinicSiteInput: ClinicSiteInput;
  ClinicSitePage: ClinicSitePage;
  ClinicTimes: ClinicTimes;
  Closing: Closing;
  ClosingAgreementInput: ClosingAgreementInput;
  ClosingChoiceInput: ClosingChoiceInput;
  ClosingHold: ClosingHold;
  ClosingPerson: ClosingPerson;
  ClosingPlan: ClosingPlan;
  ClosingScope: ClosingScope;
  ClosingSummary: ClosingSummary;
  Company: Company;
  CompanyDetails: CompanyDetails;
  CompanyDetailsInput: CompanyDetailsInput;
  CompanyEffects: CompanyEffects;
  CompanyInput: CompanyInput;
  CompanyPage: CompanyPage;
  CompanyPermissions: CompanyPermissions;
  CompanyPosition: CompanyPosition;
  CompanyPositionPage: CompanyPositionPage;
  CompanyProject: CompanyProject;
  CompanyProjectInput: CompanyProjectInput;
  CompanyProjectPage: CompanyProjectPage;
  CompanySignIn: CompanySignIn;
  ConfirmationWarning: ConfirmationWarning;
  ConfirmationWarnings: ConfirmationWarnings;
  ConsultFile: ConsultFile;
  ConsultFileInput: ConsultFileInput;
  ConsultFileOfBooking: ConsultFileOfBooking;
  Country: Country;
  CreateBookingInput: CreateBookingInput;
  CreatedBooking: CreatedBooking;
  CreatedCandidate: CreatedCandidate;
  Crew: Crew;
  CrewLine: CrewLine;
  CrewNameInput: CrewNameInput;
  DateTime: Scalars['DateTime']['output'];
  DayList: DayList;
  DayListEntry: DayListEntry;
  DayListPaperwork: DayListPaperwork;
  DayTimes: DayTimes;
  DaysToClose: DaysToClose;
  Delivery: Delivery;
  DemoLogin: DemoLogin;
  DetailSite: DetailSite;
  Device: Device;
  Doctor: Doctor;
  DoctorDetail: DoctorDetail;
  DoctorInput: DoctorInput;
  DoctorLeave: DoctorLeave;
  DoctorList: DoctorList;
  Draft: Draft;
  DraftBody: Scalars['DraftBody']['output'];
  DraftHold: DraftHold;
  DueAgain: DueAgain;
  DueFilter: DueFilter;
  DuePerson: DuePerson;
  EarlierAssessment: EarlierAssessment;
  EarlierTime: EarlierTime;
  EmailAddress: Scalars['EmailAddress']['output'];
  EquippedClinic: EquippedClinic;
  FavouriteClinic: FavouriteClinic;
  FileReader: FileReader;
  FileReceipt: FileReceipt;
  FilterName: FilterName;
  FirstSteps: FirstSteps;
  Float: Scalars['Float']['output'];
  FoundAccount: FoundAccount;
  FoundBookings: FoundBookings;
  FoundSubsidiary: FoundSubsidiary;
  FreeDay: FreeDay;
  FreePlace: FreePlace;
  GroupPlace: GroupPlace;
  GroupPlaceInput: GroupPlaceInput;
  GroupProposal: GroupProposal;
  GroupTimes: GroupTimes;
  GroupWhyNot: GroupWhyNot;
  HistoryEntry: HistoryEntry;
  Holiday: Holiday;
  HolidaySite: HolidaySite;
  Home: Home;
  HomeBooking: HomeBooking;
  HomeCount: HomeCount;
  ID: Scalars['ID']['output'];
  IdentityProvider: IdentityProvider;
  IdentityProviderContentInput: IdentityProviderContentInput;
  Int: Scalars['Int']['output'];
  JSON: Scalars['JSON']['output'];
  LastBooking: LastBooking;
  LastPlace: LastPlace;
  ListView: ListView;
  ListedCompany: ListedCompany;
  ListedRole: ListedRole;
  LocalDate: Scalars['LocalDate']['output'];
  Lookup: Lookup;
  LookupItem: LookupItem;
  MadeApiKey: MadeApiKey;
  MadeCalendarFeed: MadeCalendarFeed;
  MailEvent: MailEvent;
  MailFact: MailFact;
  MailPlaceholder: MailPlaceholder;
  MailPreview: MailPreview;
  MailText: MailText;
  MailTextDetail: MailTextDetail;
  MailTextDraftInput: MailTextDraftInput;
  MailTextInput: MailTextInput;
  MailTextVersion: MailTextVersion;
  MatchedFile: MatchedFile;
  Me: Me;
  Message: Message;
  MessageInput: MessageInput;
  Messages: Messages;
  MissingYear: MissingYear;
  MondayDigest: MondayDigest;
  MonthEnd: MonthEnd;
  MonthEndCompany: MonthEndCompany;
  MonthEndTotals: MonthEndTotals;
  MoveVerdict: MoveVerdict;
  MovedAppointment: MovedAppointment;
  Mutation: Record<PropertyKey, never>;
  MyAccount: MyAccount;
  MyAccountInput: MyAccountInput;
  MyCompany: MyCompany;
  NewAccountInput: NewAccountInput;
  NewApiKeyInput: NewApiKeyInput;
  NewClinicSiteInput: NewClinicSiteInput;
  NewCompanyInput: NewCompanyInput;
  NewCrewInput: NewCrewInput;
  NewCrewLineInput: NewCrewLineInput;
  NewDoctorInput: NewDoctorInput;
  NewPackageInBookingInput: NewPackageInBookingInput;
  NewPackageInput: NewPackageInput;
  NewRoleInput: NewRoleInput;
  NewRostersInput: NewRostersInput;
  NewSubsidiaryInput: NewSubsidiaryInput;
  NewWebhookEndpointInput: NewWebhookEndpointInput;
  NextFreeTimes: NextFreeTimes;
  NextNotice: NextNotice;
  OpenQuestion: OpenQuestion;
  OpenQuestions: OpenQuestions;
  Order: Order;
  OrderChange: OrderChange;
  OrderedBooking: OrderedBooking;
  OrderedPackage: OrderedPackage;
  OrderedSite: OrderedSite;
  Orders: Orders;
  OutsideHours: OutsideHours;
  OutsidePerson: OutsidePerson;
  OverlappingAppointment: OverlappingAppointment;
  OverviewNumbers: OverviewNumbers;
  OverviewPackage: OverviewPackage;
  OwnDay: OwnDay;
  Package: Package;
  PackageAssessment: PackageAssessment;
  PackageInput: PackageInput;
  PackageLookup: PackageLookup;
  PackagePage: PackagePage;
  PackageRecord: PackageRecord;
  PackageUses: PackageUses;
  Paperwork: Paperwork;
  PaperworkFile: PaperworkFile;
  PaperworkItem: PaperworkItem;
  PaperworkList: PaperworkList;
  Passkey: Passkey;
  PasskeySession: PasskeySession;
  PendingBooking: PendingBooking;
  PersonToBookInput: PersonToBookInput;
  PlannedPerson: PlannedPerson;
  Portal: Portal;
  Price: Price;
  PriceInput: PriceInput;
  ProviderInUse: ProviderInUse;
  ProviderSettings: ProviderSettings;
  ProviderSettingsInput: ProviderSettingsInput;
  Query: Record<PropertyKey, never>;
  RegisteredDevice: RegisteredDevice;
  ReminderSettings: ReminderSettings;
  ReminderSettingsInput: ReminderSettingsInput;
  Reservation: Reservation;
  ResourceCapacity: ResourceCapacity;
  ResourceUse: ResourceUse;
  ResultFile: ResultFile;
  ResultFileInput: ResultFileInput;
  ResultFiles: ResultFiles;
  ResultMatch: ResultMatch;
  Role: Role;
  RoleAccount: RoleAccount;
  RoleAccounts: RoleAccounts;
  RoleInput: RoleInput;
  RosteredDoctor: RosteredDoctor;
  SavedDraft: SavedDraft;
  SavedFilter: SavedFilter;
  SavedFilterInput: SavedFilterInput;
  SchedulerBookings: SchedulerBookings;
  SchedulerDoctors: SchedulerDoctors;
  SchedulerPending: SchedulerPending;
  SecondFactor: SecondFactor;
  SecondFactorSecret: SecondFactorSecret;
  SeenAccountInput: SeenAccountInput;
  SeenPeople: SeenPeople;
  SeenPerson: SeenPerson;
  SeenPlaceInput: SeenPlaceInput;
  Service: Service;
  SessionKeys: SessionKeys;
  SignInDomain: SignInDomain;
  SignInSettings: SignInSettings;
  SkippedDay: SkippedDay;
  SlotInput: SlotInput;
  SlotsChange: SlotsChange;
  StateHoliday: StateHoliday;
  StateHolidays: StateHolidays;
  Statement: Statement;
  StatementCompany: StatementCompany;
  StatementRow: StatementRow;
  StatementTotals: StatementTotals;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  Subsidiary: Subsidiary;
  SubsidiaryEffects: SubsidiaryEffects;
  SubsidiaryInput: SubsidiaryInput;
  SubsidiaryPage: SubsidiaryPage;
  TimeChangeInput: TimeChangeInput;
  TimeSlot: TimeSlot;
  TimeZone: Scalars['TimeZone']['output'];
  UndoableImport: UndoableImport;
  UninvitedAccount: UninvitedAccount;
  UsualPackage: UsualPackage;
  ViewCount: ViewCount;
  VisitStop: VisitStop;
  WebhookDelivery: WebhookDelivery;
  WebhookDeliveryPage: WebhookDeliveryPage;
  WebhookEndpoint: WebhookEndpoint;
  WebhookEndpointChangeInput: WebhookEndpointChangeInput;
  WebhookSecret: WebhookSecret;
  WeeklyHours: WeeklyHours;
  WeeklyHoursInput: WeeklyHoursInput;
  WeeklyHoursPlan: WeeklyHoursPlan;
  WeeklyPeriod: WeeklyPeriod;
  WeeklyPeriodInput: WeeklyPeriodInput;
  WhyNot: WhyNot;
  Withdrawal: Withdrawal;
  WrittenReminder: WrittenReminder;
};

export type AccountResolvers<ContextType = any, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  awaitsInvitation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contactPerson?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLastAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  secondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccountPage'] = ResolversParentTypes['AccountPage']> = {
  accounts?: Resolver<Array<ResolversTypes['Account']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AccountSessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccountSession'] = ResolversParentTypes['AccountSession']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountSessionsResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccountSessions'] = ResolversParentTypes['AccountSessions']> = {
  sessions?: Resolver<Array<ResolversTypes['AccountSession']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddedRosterResolvers<ContextType = any, ParentType extends ResolversParentTypes['AddedRoster'] = ResolversParentTypes['AddedRoster']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  rosterId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddedRostersResolvers<ContextType = any, ParentType extends ResolversParentTypes['AddedRosters'] = ResolversParentTypes['AddedRosters']> = {
  rosters?: Resolver<Array<ResolversTypes['AddedRoster']>, ParentType, ContextType>;
  skipped?: Resolver<Array<ResolversTypes['SkippedDay']>, ParentType, ContextType>;
};

export type AffectedPackageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AffectedPackage'] = ResolversParentTypes['AffectedPackage']> = {
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWorking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  madeBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previousUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AssessmentResolvers<ContextType = any, ParentType extends ResolversParentTypes['Assessment'] = ResolversParentTypes['Assessment']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssessmentEffectsResolvers<ContextType = any, ParentType extends ResolversParentTypes['AssessmentEffects'] = ResolversParentTypes['AssessmentEffects']> = {
  clinics?: Resolver<Array<ResolversTypes['EquippedClinic']>, ParentType, ContextType>;
  coming?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packages?: Resolver<Array<ResolversTypes['AffectedPackage']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssessmentNeedResolvers<ContextType = any, ParentType extends ResolversParentTypes['AssessmentNeed'] = ResolversParentTypes['AssessmentNeed']> = {
  kind?: Resolver<ResolversTypes['ResourceKind'], ParentType, ContextType>;
  skill?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssessmentNeedsResolvers<ContextType = any, ParentType extends ResolversParentTypes['AssessmentNeeds'] = ResolversParentTypes['AssessmentNeeds']> = {
  cleanUpMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comesAfter?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  comesFirst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resources?: Resolver<Array<ResolversTypes['AssessmentNeed']>, ParentType, ContextType>;
  runsBeside?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AuditBreakResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditBreak'] = ResolversParentTypes['AuditBreak']> = {
  bookingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fault?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditCheckResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditCheck'] = ResolversParentTypes['AuditCheck']> = {
  breakCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  breaks?: Resolver<Array<ResolversTypes['AuditBreak']>, ParentType, ContextType>;
  chains?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  accountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  bookingId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['AuditedPerson']>, ParentType, ContextType>;
  peopleCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  entries?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  hasMorePeople?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['AuditPerson']>, ParentType, ContextType>;
};

export type AuditPersonResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditPerson'] = ResolversParentTypes['AuditPerson']> = {
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditedPersonResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditedPerson'] = ResolversParentTypes['AuditedPerson']> = {
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoardBlockResolvers<ContextType = any, ParentType extends ResolversParentTypes['BoardBlock'] = ResolversParentTypes['BoardBlock']> = {
  candidateId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  candidateName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BoardBlockKind'], ParentType, ContextType>;
  packageName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rosterId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stop?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BoardDayResolvers<ContextType = any, ParentType extends ResolversParentTypes['BoardDay'] = ResolversParentTypes['BoardDay']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  overPlan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rosterId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slots?: Resolver<Array<ResolversTypes['BoardSlot']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BoardDoctorResolvers<ContextType = any, ParentType extends ResolversParentTypes['BoardDoctor'] = ResolversParentTypes['BoardDoctor']> = {
  days?: Resolver<Array<ResolversTypes['BoardDay']>, ParentType, ContextType>;
  doctorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ResourceKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoardHolidayResolvers<ContextType = any, ParentType extends ResolversParentTypes['BoardHoliday'] = ResolversParentTypes['BoardHoliday']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoardSlotResolvers<ContextType = any, ParentType extends ResolversParentTypes['BoardSlot'] = ResolversParentTypes['BoardSlot']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  blockedBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BookableLocationResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookableLocation'] = ResolversParentTypes['BookableLocation']> = {
  clinics?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookableOrgResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookableOrg'] = ResolversParentTypes['BookableOrg']> = {
  candidatesFillIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  favouriteClinics?: Resolver<Array<ResolversTypes['FavouriteClinic']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  poRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resultEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookableOrgLookupResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookableOrgLookup'] = ResolversParentTypes['BookableOrgLookup']> = {
  items?: Resolver<Array<ResolversTypes['BookableOrg']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BookedPersonResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookedPerson'] = ResolversParentTypes['BookedPerson']> = {
  appointmentTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteTimeZone?: Resolver<Maybe<ResolversTypes['TimeZone']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookingAccountResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookingAccount'] = ResolversParentTypes['BookingAccount']> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['BookableOrg'], ParentType, ContextType>;
  contactPerson?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BookingAddressesResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookingAddresses'] = ResolversParentTypes['BookingAddresses']> = {
  invoiceEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resultEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookingDefaultsResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookingDefaults'] = ResolversParentTypes['BookingDefaults']> = {
  favouriteClinics?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  invoiceEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  poRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resultEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BookingDetailResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookingDetail'] = ResolversParentTypes['BookingDetail']> = {
  appointmentEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  appointmentTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  assessments?: Resolver<Array<ResolversTypes['Assessment']>, ParentType, ContextType>;
  assessmentsHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attendanceConfirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bookingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  canBeEarlier?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  candidateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  candidateDob?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  candidateEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  candidateFiles?: Resolver<Array<ResolversTypes['CandidateFile']>, ParentType, ContextType>;
  candidateGender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  candidateNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  candidatePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  candidatePosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  candidates?: Resolver<Array<ResolversTypes['BookedPerson']>, ParentType, ContextType>;
  changeAskedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  consultFiles?: Resolver<Array<ResolversTypes['ConsultFileOfBooking']>, ParentType, ContextType>;
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveries?: Resolver<Array<ResolversTypes['Delivery']>, ParentType, ContextType>;
  earlierTime?: Resolver<Maybe<ResolversTypes['EarlierTime']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  invoiceEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  liveLinkAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextNotice?: Resolver<Maybe<ResolversTypes['NextNotice']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orgId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcomeRestrictions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  packageMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paperworks?: Resolver<Array<ResolversTypes['Paperwork']>, ParentType, ContextType>;
  poNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  positionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  preferredFromDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  preferredSiteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  preferredSiteName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferredState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferredTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferredToDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectIdentification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reminders?: Resolver<Array<ResolversTypes['WrittenReminder']>, ParentType, ContextType>;
  resultEmails?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['ServiceType'], ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['DetailSite']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusBefore?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusChangedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  statusColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subsidiaryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subsidiaryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  visitStops?: Resolver<Array<ResolversTypes['VisitStop']>, ParentType, ContextType>;
};

export type BookingListResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookingList'] = ResolversParentTypes['BookingList']> = {
  bookings?: Resolver<Array<ResolversTypes['BookingRow']>, ParentType, ContextType>;
  confirmed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  filterNames?: Resolver<Maybe<Array<ResolversTypes['FilterName']>>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pending?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCapped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BookingNumbersResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookingNumbers'] = ResolversParentTypes['BookingNumbers']> = {
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianHours?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  of90Hours?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pending?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BookingRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookingRow'] = ResolversParentTypes['BookingRow']> = {
  appointmentTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bookingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidateAnswer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  candidateDob?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  candidateEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  candidatePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  candidatePosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcomeRestrictions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packageName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  poNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferredFromDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  preferredSiteName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferredToDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['ServiceType'], ParentType, ContextType>;
  siteName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteTimeZone?: Resolver<Maybe<ResolversTypes['TimeZone']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusBefore?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusChangedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  statusColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subsidiaryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BottleneckResolvers<ContextType = any, ParentType extends ResolversParentTypes['Bottleneck'] = ResolversParentTypes['Bottleneck']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fullAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gain?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ResourceKind'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  packageName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['BulkChange'] = ResolversParentTypes['BulkChange']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BulkChangedRow']>, ParentType, ContextType>;
  undoUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  undone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BulkChangedRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['BulkChangedRow'] = ResolversParentTypes['BulkChangedRow']> = {
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['BulkOutcome'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BulkPlannedRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['BulkPlannedRow'] = ResolversParentTypes['BulkPlannedRow']> = {
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['FreePlace']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['TimeZone']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['FreePlace']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CalendarFeedResolvers<ContextType = any, ParentType extends ResolversParentTypes['CalendarFeed'] = ResolversParentTypes['CalendarFeed']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  viewName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CandidateFileResolvers<ContextType = any, ParentType extends ResolversParentTypes['CandidateFile'] = ResolversParentTypes['CandidateFile']> = {
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paperWork?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paperworkId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidateFileAddressResolvers<ContextType = any, ParentType extends ResolversParentTypes['CandidateFileAddress'] = ResolversParentTypes['CandidateFileAddress']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CapacityResolvers<ContextType = any, ParentType extends ResolversParentTypes['Capacity'] = ResolversParentTypes['Capacity']> = {
  clinics?: Resolver<Array<ResolversTypes['ClinicCapacity']>, ParentType, ContextType>;
  dayCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fromDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type CapacityDayResolvers<ContextType = any, ParentType extends ResolversParentTypes['CapacityDay'] = ResolversParentTypes['CapacityDay']> = {
  ahead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blocked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  booked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  doctors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  free?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CatalogueAssessmentResolvers<ContextType = any, ParentType extends ResolversParentTypes['CatalogueAssessment'] = ResolversParentTypes['CatalogueAssessment']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comesAfter?: Resolver<Array<ResolversTypes['EarlierAssessment']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needs?: Resolver<Maybe<ResolversTypes['AssessmentNeeds']>, ParentType, ContextType>;
  packages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preparation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CataloguePageResolvers<ContextType = any, ParentType extends ResolversParentTypes['CataloguePage'] = ResolversParentTypes['CataloguePage']> = {
  assessments?: Resolver<Array<ResolversTypes['CatalogueAssessment']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CatalogueServiceResolvers<ContextType = any, ParentType extends ResolversParentTypes['CatalogueService'] = ResolversParentTypes['CatalogueService']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['ServiceType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ChangedStatusesResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChangedStatuses'] = ResolversParentTypes['ChangedStatuses']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutTime?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ChangedTimeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChangedTime'] = ResolversParentTypes['ChangedTime']> = {
  appointmentEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  appointmentTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  preferredFromDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  preferredToDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ChosenPackageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChosenPackage'] = ResolversParentTypes['ChosenPackage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClinicResolvers<ContextType = any, ParentType extends ResolversParentTypes['Clinic'] = ResolversParentTypes['Clinic']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bookingFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  external?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suburb?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
};

export type ClinicCapacityResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClinicCapacity'] = ResolversParentTypes['ClinicCapacity']> = {
  days?: Resolver<Array<ResolversTypes['CapacityDay']>, ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  siteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
};

export type ClinicFreeDaysResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClinicFreeDays'] = ResolversParentTypes['ClinicFreeDays']> = {
  free?: Resolver<Array<ResolversTypes['FreeDay']>, ParentType, ContextType>;
  serviceTypes?: Resolver<Array<ResolversTypes['ServiceType']>, ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  siteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
};

export type ClinicNumbersResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClinicNumbers'] = ResolversParentTypes['ClinicNumbers']> = {
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianHours?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  of90Hours?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pending?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  siteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClinicResourceResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClinicResource'] = ResolversParentTypes['ClinicResource']> = {
  kind?: Resolver<ResolversTypes['ResourceKind'], ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClinicResourceUseResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClinicResourceUse'] = ResolversParentTypes['ClinicResourceUse']> = {
  resources?: Resolver<Array<ResolversTypes['ResourceUse']>, ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  siteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
};

export type ClinicSiteResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClinicSite'] = ResolversParentTypes['ClinicSite']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bookingFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  fax?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isExternal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mostOverPlan?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sandbox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  serviceTypes?: Resolver<Array<ResolversTypes['ServiceType']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suburb?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  travelMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ClinicSiteEffectsResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClinicSiteEffects'] = ResolversParentTypes['ClinicSiteEffects']> = {
  bookings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstBooking?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  holds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastBooking?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rosters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClinicSitePageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClinicSitePage'] = ResolversParentTypes['ClinicSitePage']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sites?: Resolver<Array<ResolversTypes['ClinicSite']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ClinicTimesResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClinicTimes'] = ResolversParentTypes['ClinicTimes']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bookingFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['DayTimes']>, ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  siteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
};

export type ClosingResolvers<ContextType = any, ParentType extends ResolversParentTypes['Closing'] = ResolversParentTypes['Closing']> = {
  closingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  doctors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fromDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['ClosingPerson']>, ParentType, ContextType>;
  moved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sites?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClosingStatus'], ParentType, ContextType>;
  toDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  toPhone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ClosingHoldResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClosingHold'] = ResolversParentTypes['ClosingHold']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  siteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
};

export type ClosingPersonResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClosingPerson'] = ResolversParentTypes['ClosingPerson']> = {
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  candidatePhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromSite?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fromTimeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['ClosingOutcome']>, ParentType, ContextType>;
  packageName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staysBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toDoctor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toPhone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  toSite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  toTimeZone?: Resolver<Maybe<ResolversTypes['TimeZone']>, ParentType, ContextType>;
  why?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClosingPlanResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClosingPlan'] = ResolversParentTypes['ClosingPlan']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  doctors?: Resolver<Array<ResolversTypes['RosteredDoctor']>, ParentType, ContextType>;
  holds?: Resolver<Array<ResolversTypes['ClosingHold']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['PlannedPerson']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClosingSummaryResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClosingSummary'] = ResolversParentTypes['ClosingSummary']> = {
  closingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  doctors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fromDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  moved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sites?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClosingStatus'], ParentType, ContextType>;
  toDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  toPhone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = any, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fitTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  otp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sandbox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CompanyDetailsResolvers<ContextType = any, ParentType extends ResolversParentTypes['CompanyDetails'] = ResolversParentTypes['CompanyDetails']> = {
  abn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  billingAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  favouriteClinics?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  invoiceEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoicePer?: Resolver<ResolversTypes['InvoicePer'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownPackagesOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  poRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resultEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CompanyEffectsResolvers<ContextType = any, ParentType extends ResolversParentTypes['CompanyEffects'] = ResolversParentTypes['CompanyEffects']> = {
  accounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  accountsSignedIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drafts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openBookings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subsidiaries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompanyPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['CompanyPage'] = ResolversParentTypes['CompanyPage']> = {
  companies?: Resolver<Array<ResolversTypes['ListedCompany']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CompanyPermissionsResolvers<ContextType = any, ParentType extends ResolversParentTypes['CompanyPermissions'] = ResolversParentTypes['CompanyPermissions']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  org?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompanyPositionResolvers<ContextType = any, ParentType extends ResolversParentTypes['CompanyPosition'] = ResolversParentTypes['CompanyPosition']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CompanyPositionPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['CompanyPositionPage'] = ResolversParentTypes['CompanyPositionPage']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  positions?: Resolver<Array<ResolversTypes['CompanyPosition']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CompanyProjectResolvers<ContextType = any, ParentType extends ResolversParentTypes['CompanyProject'] = ResolversParentTypes['CompanyProject']> = {
  disable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CompanyProjectPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['CompanyProjectPage'] = ResolversParentTypes['CompanyProjectPage']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['CompanyProject']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CompanySignInResolvers<ContextType = any, ParentType extends ResolversParentTypes['CompanySignIn'] = ResolversParentTypes['CompanySignIn']> = {
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConfirmationWarningResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConfirmationWarning'] = ResolversParentTypes['ConfirmationWarning']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConfirmationWarningsResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConfirmationWarnings'] = ResolversParentTypes['ConfirmationWarnings']> = {
  canSend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['ConfirmationWarning']>, ParentType, ContextType>;
};

export type ConsultFileResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConsultFile'] = ResolversParentTypes['ConsultFile']> = {
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConsultFileOfBookingResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConsultFileOfBooking'] = ResolversParentTypes['ConsultFileOfBooking']> = {
  acknowledged?: Resolver<Maybe<ResolversTypes['FileReceipt']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  read?: Resolver<Maybe<ResolversTypes['FileReceipt']>, ParentType, ContextType>;
  readers?: Resolver<Maybe<Array<ResolversTypes['FileReader']>>, ParentType, ContextType>;
  replacesId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawn?: Resolver<Maybe<ResolversTypes['Withdrawal']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreatedBookingResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreatedBooking'] = ResolversParentTypes['CreatedBooking']> = {
  bookingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidates?: Resolver<Array<ResolversTypes['CreatedCandidate']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreatedCandidateResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreatedCandidate'] = ResolversParentTypes['CreatedCandidate']> = {
  appointmentTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteTimeZone?: Resolver<Maybe<ResolversTypes['TimeZone']>, ParentType, ContextType>;
  smsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CrewResolvers<ContextType = any, ParentType extends ResolversParentTypes['Crew'] = ResolversParentTypes['Crew']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CrewLine']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  poNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectIdentification?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resultEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['ServiceType'], ParentType, ContextType>;
  sid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subsidiary?: Resolver<Maybe<ResolversTypes['LookupItem']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CrewLineResolvers<ContextType = any, ParentType extends ResolversParentTypes['CrewLine'] = ResolversParentTypes['CrewLine']> = {
  package?: Resolver<Maybe<ResolversTypes['ChosenPackage']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  positionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sites?: Resolver<Array<ResolversTypes['LookupItem']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayListResolvers<ContextType = any, ParentType extends ResolversParentTypes['DayList'] = ResolversParentTypes['DayList']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['DayListEntry']>, ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
};

export type DayListEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['DayListEntry'] = ResolversParentTypes['DayListEntry']> = {
  assessments?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateOfBirth?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  doctorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasLeft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  identificationFileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  overPlan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packageName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paperworks?: Resolver<Array<ResolversTypes['DayListPaperwork']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusBefore?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusChangedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  statusColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitStops?: Resolver<Array<ResolversTypes['VisitStop']>, ParentType, ContextType>;
};

export type DayListPaperworkResolvers<ContextType = any, ParentType extends ResolversParentTypes['DayListPaperwork'] = ResolversParentTypes['DayListPaperwork']> = {
  candidateFileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHandedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DayTimesResolvers<ContextType = any, ParentType extends ResolversParentTypes['DayTimes'] = ResolversParentTypes['DayTimes']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  times?: Resolver<Array<ResolversTypes['TimeSlot']>, ParentType, ContextType>;
  whyNot?: Resolver<Maybe<ResolversTypes['WhyNot']>, ParentType, ContextType>;
};

export type DaysToCloseResolvers<ContextType = any, ParentType extends ResolversParentTypes['DaysToClose'] = ResolversParentTypes['DaysToClose']> = {
  fromDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  siteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type DeliveryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Delivery'] = ResolversParentTypes['Delivery']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leavesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeliveryState'], ParentType, ContextType>;
};

export type DemoLoginResolvers<ContextType = any, ParentType extends ResolversParentTypes['DemoLogin'] = ResolversParentTypes['DemoLogin']> = {
  password?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DetailSiteResolvers<ContextType = any, ParentType extends ResolversParentTypes['DetailSite'] = ResolversParentTypes['DetailSite']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suburb?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
};

export type DeviceResolvers<ContextType = any, ParentType extends ResolversParentTypes['Device'] = ResolversParentTypes['Device']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DoctorResolvers<ContextType = any, ParentType extends ResolversParentTypes['Doctor'] = ResolversParentTypes['Doctor']> = {
  calibratedUntil?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  capacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clinics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ResourceKind'], ParentType, ContextType>;
  mayDo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mostFitTest?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mostPem?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registrationNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shownName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DoctorDetailResolvers<ContextType = any, ParentType extends ResolversParentTypes['DoctorDetail'] = ResolversParentTypes['DoctorDetail']> = {
  doctor?: Resolver<ResolversTypes['Doctor'], ParentType, ContextType>;
  leaves?: Resolver<Array<ResolversTypes['DoctorLeave']>, ParentType, ContextType>;
  ownDays?: Resolver<Array<ResolversTypes['OwnDay']>, ParentType, ContextType>;
  patterns?: Resolver<Array<ResolversTypes['WeeklyHours']>, ParentType, ContextType>;
};

export type DoctorLeaveResolvers<ContextType = any, ParentType extends ResolversParentTypes['DoctorLeave'] = ResolversParentTypes['DoctorLeave']> = {
  fromDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  leaveId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  untilDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type DoctorListResolvers<ContextType = any, ParentType extends ResolversParentTypes['DoctorList'] = ResolversParentTypes['DoctorList']> = {
  doctors?: Resolver<Array<ResolversTypes['Doctor']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DraftResolvers<ContextType = any, ParentType extends ResolversParentTypes['Draft'] = ResolversParentTypes['Draft']> = {
  body?: Resolver<ResolversTypes['DraftBody'], ParentType, ContextType>;
  booking?: Resolver<Maybe<ResolversTypes['CreatedBooking']>, ParentType, ContextType>;
  draftId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  holds?: Resolver<Array<ResolversTypes['DraftHold']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['ServiceType'], ParentType, ContextType>;
  sid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export interface DraftBodyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DraftBody'], any> {
  name: 'DraftBody';
}

export type DraftHoldResolvers<ContextType = any, ParentType extends ResolversParentTypes['DraftHold'] = ResolversParentTypes['DraftHold']> = {
  calendarId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  candidateIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reserveId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  siteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
};

export type DueAgainResolvers<ContextType = any, ParentType extends ResolversParentTypes['DueAgain'] = ResolversParentTypes['DueAgain']> = {
  dueFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  dueTo?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filterNames?: Resolver<Array<ResolversTypes['FilterName']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['DuePerson']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCapped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DuePersonResolvers<ContextType = any, ParentType extends ResolversParentTypes['DuePerson'] = ResolversParentTypes['DuePerson']> = {
  candidateDob?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  candidateEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  candidateGender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  candidatePhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  candidatePosition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  examinedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  invoiceEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayBeBooked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orgId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  packageMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  positionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resultEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['ServiceType'], ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  siteName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subsidiaryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subsidiaryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EarlierAssessmentResolvers<ContextType = any, ParentType extends ResolversParentTypes['EarlierAssessment'] = ResolversParentTypes['EarlierAssessment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EarlierTimeResolvers<ContextType = any, ParentType extends ResolversParentTypes['EarlierTime'] = ResolversParentTypes['EarlierTime']> = {
  beforeDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  offeredTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EquippedClinicResolvers<ContextType = any, ParentType extends ResolversParentTypes['EquippedClinic'] = ResolversParentTypes['EquippedClinic']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resources?: Resolver<Array<ResolversTypes['ClinicResource']>, ParentType, ContextType>;
};

export type FavouriteClinicResolvers<ContextType = any, ParentType extends ResolversParentTypes['FavouriteClinic'] = ResolversParentTypes['FavouriteClinic']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  serviceTypes?: Resolver<Array<ResolversTypes['ServiceType']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FileReaderResolvers<ContextType = any, ParentType extends ResolversParentTypes['FileReader'] = ResolversParentTypes['FileReader']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organisation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FileReceiptResolvers<ContextType = any, ParentType extends ResolversParentTypes['FileReceipt'] = ResolversParentTypes['FileReceipt']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilterNameResolvers<ContextType = any, ParentType extends ResolversParentTypes['FilterName'] = ResolversParentTypes['FilterName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orgId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FirstStepsResolvers<ContextType = any, ParentType extends ResolversParentTypes['FirstSteps'] = ResolversParentTypes['FirstSteps']> = {
  companyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  doctorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  done?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FoundAccountResolvers<ContextType = any, ParentType extends ResolversParentTypes['FoundAccount'] = ResolversParentTypes['FoundAccount']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  lastSignInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orgId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orgName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundBookingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['FoundBookings'] = ResolversParentTypes['FoundBookings']> = {
  bookings?: Resolver<Array<ResolversTypes['BookingRow']>, ParentType, ContextType>;
  nearest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FoundSubsidiaryResolvers<ContextType = any, ParentType extends ResolversParentTypes['FoundSubsidiary'] = ResolversParentTypes['FoundSubsidiary']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orgId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orgName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FreeDayResolvers<ContextType = any, ParentType extends ResolversParentTypes['FreeDay'] = ResolversParentTypes['FreeDay']> = {
  day?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FreePlaceResolvers<ContextType = any, ParentType extends ResolversParentTypes['FreePlace'] = ResolversParentTypes['FreePlace']> = {
  doctorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rosterId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  siteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
};

export type GroupPlaceResolvers<ContextType = any, ParentType extends ResolversParentTypes['GroupPlace'] = ResolversParentTypes['GroupPlace']> = {
  calendarId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type GroupProposalResolvers<ContextType = any, ParentType extends ResolversParentTypes['GroupProposal'] = ResolversParentTypes['GroupProposal']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  doctors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['GroupPlace']>, ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  siteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
};

export type GroupTimesResolvers<ContextType = any, ParentType extends ResolversParentTypes['GroupTimes'] = ResolversParentTypes['GroupTimes']> = {
  proposals?: Resolver<Array<ResolversTypes['GroupProposal']>, ParentType, ContextType>;
  whyNot?: Resolver<Maybe<ResolversTypes['GroupWhyNot']>, ParentType, ContextType>;
};

export type GroupWhyNotResolvers<ContextType = any, ParentType extends ResolversParentTypes['GroupWhyNot'] = ResolversParentTypes['GroupWhyNot']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HistoryEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['HistoryEntry'] = ResolversParentTypes['HistoryEntry']> = {
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organisation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HolidayResolvers<ContextType = any, ParentType extends ResolversParentTypes['Holiday'] = ResolversParentTypes['Holiday']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openSiteIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  siteIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type HolidaySiteResolvers<ContextType = any, ParentType extends ResolversParentTypes['HolidaySite'] = ResolversParentTypes['HolidaySite']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type HomeResolvers<ContextType = any, ParentType extends ResolversParentTypes['Home'] = ResolversParentTypes['Home']> = {
  bookings?: Resolver<Array<ResolversTypes['HomeBooking']>, ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['HomeCount']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type HomeBookingResolvers<ContextType = any, ParentType extends ResolversParentTypes['HomeBooking'] = ResolversParentTypes['HomeBooking']> = {
  appointmentTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  candidatePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packageName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sitePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteTimeZone?: Resolver<Maybe<ResolversTypes['TimeZone']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subsidiaryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  view?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HomeCountResolvers<ContextType = any, ParentType extends ResolversParentTypes['HomeCount'] = ResolversParentTypes['HomeCount']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCapped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IdentityProviderResolvers<ContextType = any, ParentType extends ResolversParentTypes['IdentityProvider'] = ResolversParentTypes['IdentityProvider']> = {
  allowsNewAccounts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  breakGlassAccountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  breakGlassName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  roleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LastBookingResolvers<ContextType = any, ParentType extends ResolversParentTypes['LastBooking'] = ResolversParentTypes['LastBooking']> = {
  invoiceEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  package?: Resolver<Maybe<ResolversTypes['ChosenPackage']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['LastPlace']>, ParentType, ContextType>;
  poNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resultEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subsidiary?: Resolver<Maybe<ResolversTypes['LookupItem']>, ParentType, ContextType>;
  usualPackages?: Resolver<Array<ResolversTypes['UsualPackage']>, ParentType, ContextType>;
};

export type LastPlaceResolvers<ContextType = any, ParentType extends ResolversParentTypes['LastPlace'] = ResolversParentTypes['LastPlace']> = {
  siteIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListViewResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListView'] = ResolversParentTypes['ListView']> = {
  filter?: Resolver<ResolversTypes['SavedFilter'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListedCompanyResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListedCompany'] = ResolversParentTypes['ListedCompany']> = {
  accounts?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  acknowledgedResults?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fitTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastBookedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  otp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sandbox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unreadResults?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ListedRoleResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListedRole'] = ResolversParentTypes['ListedRole']> = {
  accounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RoleKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type LookupResolvers<ContextType = any, ParentType extends ResolversParentTypes['Lookup'] = ResolversParentTypes['Lookup']> = {
  items?: Resolver<Array<ResolversTypes['LookupItem']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LookupItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['LookupItem'] = ResolversParentTypes['LookupItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MadeApiKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['MadeApiKey'] = ResolversParentTypes['MadeApiKey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MadeCalendarFeedResolvers<ContextType = any, ParentType extends ResolversParentTypes['MadeCalendarFeed'] = ResolversParentTypes['MadeCalendarFeed']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MailEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['MailEvent'] = ResolversParentTypes['MailEvent']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBuiltIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailFactResolvers<ContextType = any, ParentType extends ResolversParentTypes['MailFact'] = ResolversParentTypes['MailFact']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailPlaceholderResolvers<ContextType = any, ParentType extends ResolversParentTypes['MailPlaceholder'] = ResolversParentTypes['MailPlaceholder']> = {
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meaning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailPreviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['MailPreview'] = ResolversParentTypes['MailPreview']> = {
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['MailFact']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paragraphs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailTextResolvers<ContextType = any, ParentType extends ResolversParentTypes['MailText'] = ResolversParentTypes['MailText']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailTextDetailResolvers<ContextType = any, ParentType extends ResolversParentTypes['MailTextDetail'] = ResolversParentTypes['MailTextDetail']> = {
  builtIn?: Resolver<ResolversTypes['MailText'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeholders?: Resolver<Array<ResolversTypes['MailPlaceholder']>, ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['MailText'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['MailTextVersion']>, ParentType, ContextType>;
};

export type MailTextVersionResolvers<ContextType = any, ParentType extends ResolversParentTypes['MailTextVersion'] = ResolversParentTypes['MailTextVersion']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBuiltIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['MailText'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchedFileResolvers<ContextType = any, ParentType extends ResolversParentTypes['MatchedFile'] = ResolversParentTypes['MatchedFile']> = {
  candidates?: Resolver<Array<ResolversTypes['ResultMatch']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeResolvers<ContextType = any, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accountType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['MyCompany'], ParentType, ContextType>;
  contactPerson?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  emailTrustedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lacksSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listColumns?: Resolver<Array<ResolversTypes['ListColumn']>, ParentType, ContextType>;
  mayInspect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessageResolvers<ContextType = any, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['MessageSide'], ParentType, ContextType>;
};

export type MessagesResolvers<ContextType = any, ParentType extends ResolversParentTypes['Messages'] = ResolversParentTypes['Messages']> = {
  messages?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  waitsFor?: Resolver<Maybe<ResolversTypes['QuestionSide']>, ParentType, ContextType>;
};

export type MissingYearResolvers<ContextType = any, ParentType extends ResolversParentTypes['MissingYear'] = ResolversParentTypes['MissingYear']> = {
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MondayDigestResolvers<ContextType = any, ParentType extends ResolversParentTypes['MondayDigest'] = ResolversParentTypes['MondayDigest']> = {
  isWanted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MonthEndResolvers<ContextType = any, ParentType extends ResolversParentTypes['MonthEnd'] = ResolversParentTypes['MonthEnd']> = {
  companies?: Resolver<Array<ResolversTypes['MonthEndCompany']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['MonthEndTotals'], ParentType, ContextType>;
};

export type MonthEndCompanyResolvers<ContextType = any, ParentType extends ResolversParentTypes['MonthEndCompany'] = ResolversParentTypes['MonthEndCompany']> = {
  gstCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutPo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MonthEndTotalsResolvers<ContextType = any, ParentType extends ResolversParentTypes['MonthEndTotals'] = ResolversParentTypes['MonthEndTotals']> = {
  companies?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gstCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutPo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MoveVerdictResolvers<ContextType = any, ParentType extends ResolversParentTypes['MoveVerdict'] = ResolversParentTypes['MoveVerdict']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  doctorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  legal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MovedAppointmentResolvers<ContextType = any, ParentType extends ResolversParentTypes['MovedAppointment'] = ResolversParentTypes['MovedAppointment']> = {
  moveId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rosterId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  undoMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acknowledgeOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationAcknowledgeOrderArgs, 'id' | 'noticeAt'>>;
  acknowledgeResults?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationAcknowledgeResultsArgs, 'candidateId'>>;
  addAccount?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationAddAccountArgs, 'input' | 'kind' | 'org'>>;
  addAssessment?: Resolver<ResolversTypes['CatalogueAssessment'], ParentType, ContextType, RequireFields<MutationAddAssessmentArgs, 'input'>>;
  addClinicSite?: Resolver<ResolversTypes['ClinicSite'], ParentType, ContextType, RequireFields<MutationAddClinicSiteArgs, 'input'>>;
  addCompany?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationAddCompanyArgs, 'input'>>;
  addCustomPackage?: Resolver<ResolversTypes['Package'], ParentType, ContextType, RequireFields<MutationAddCustomPackageArgs, 'draftId' | 'input' | 'org' | 'packageId'>>;
  addDoctor?: Resolver<ResolversTypes['LookupItem'], ParentType, ContextType, RequireFields<MutationAddDoctorArgs, 'doctorId' | 'input'>>;
  addHoliday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAddHolidayArgs, 'day' | 'name' | 'state'>>;
  addItem?: Resolver<ResolversTypes['LookupItem'], ParentType, ContextType, RequireFields<MutationAddItemArgs, 'list' | 'name' | 'org'>>;
  addLeave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAddLeaveArgs, 'doctorId' | 'fromDay' | 'leaveId' | 'reason' | 'untilDay'>>;
  addPackage?: Resolver<ResolversTypes['PackageRecord'], ParentType, ContextType, RequireFields<MutationAddPackageArgs, 'input'>>;
  addPackageInBooking?: Resolver<ResolversTypes['Package'], ParentType, ContextType, RequireFields<MutationAddPackageInBookingArgs, 'input' | 'org'>>;
  addPasskey?: Resolver<ResolversTypes['Passkey'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'credential'>>;
  addPosition?: Resolver<ResolversTypes['CompanyPosition'], ParentType, ContextType, RequireFields<MutationAddPositionArgs, 'name' | 'org'>>;
  addProject?: Resolver<ResolversTypes['CompanyProject'], ParentType, ContextType, RequireFields<MutationAddProjectArgs, 'name' | 'org'>>;
  addRole?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<MutationAddRoleArgs, 'input'>>;
  addRosters?: Resolver<ResolversTypes['AddedRosters'], ParentType, ContextType, RequireFields<MutationAddRostersArgs, 'input'>>;
  addSignInDomain?: Resolver<ResolversTypes['SignInSettings'], ParentType, ContextType, RequireFields<MutationAddSignInDomainArgs, 'domain'>>;
  addSubsidiary?: Resolver<ResolversTypes['Subsidiary'], ParentType, ContextType, RequireFields<MutationAddSubsidiaryArgs, 'input' | 'org'>>;
  addWebhookEndpoint?: Resolver<ResolversTypes['WebhookSecret'], ParentType, ContextType, RequireFields<MutationAddWebhookEndpointArgs, 'input'>>;
  assignRole?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationAssignRoleArgs, 'accounts' | 'org' | 'roleId'>>;
  beginPasskey?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationBeginPasskeyArgs, 'currentPassword'>>;
  beginPasskeyProof?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  beginPasskeySignIn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  beginReschedule?: Resolver<ResolversTypes['Draft'], ParentType, ContextType, RequireFields<MutationBeginRescheduleArgs, 'candidateId'>>;
  beginSecondFactor?: Resolver<ResolversTypes['SecondFactorSecret'], ParentType, ContextType, RequireFields<MutationBeginSecondFactorArgs, 'currentPassword'>>;
  cancelBooking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCancelBookingArgs, 'bookingId' | 'candidateIds'>>;
  candidateFile?: Resolver<ResolversTypes['CandidateFileAddress'], ParentType, ContextType, RequireFields<MutationCandidateFileArgs, 'id'>>;
  changeAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationChangeAccountArgs, 'accountId' | 'input' | 'kind' | 'org'>>;
  changeAdminSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangeAdminSecondFactorArgs, 'adminSecondFactor'>>;
  changeAssessment?: Resolver<ResolversTypes['CatalogueAssessment'], ParentType, ContextType, RequireFields<MutationChangeAssessmentArgs, 'id' | 'input'>>;
  changeBookingComment?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationChangeBookingCommentArgs, 'bookingId' | 'candidateId' | 'comment'>>;
  changeBookingDefaults?: Resolver<ResolversTypes['BookingDefaults'], ParentType, ContextType, RequireFields<MutationChangeBookingDefaultsArgs, 'input' | 'orgId'>>;
  changeClinicSite?: Resolver<ResolversTypes['ClinicSite'], ParentType, ContextType, RequireFields<MutationChangeClinicSiteArgs, 'id' | 'input'>>;
  changeCompany?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<MutationChangeCompanyArgs, 'input' | 'orgId'>>;
  changeCompanyDetails?: Resolver<ResolversTypes['CompanyDetails'], ParentType, ContextType, RequireFields<MutationChangeCompanyDetailsArgs, 'input' | 'orgId'>>;
  changeDoctor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangeDoctorArgs, 'id' | 'input'>>;
  changeEarlierTime?: Resolver<Maybe<ResolversTypes['EarlierTime']>, ParentType, ContextType, RequireFields<MutationChangeEarlierTimeArgs, 'candidateId' | 'what'>>;
  changePackage?: Resolver<ResolversTypes['PackageRecord'], ParentType, ContextType, RequireFields<MutationChangePackageArgs, 'id' | 'input'>>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'currentPassword' | 'password'>>;
  changeProject?: Resolver<ResolversTypes['CompanyProject'], ParentType, ContextType, RequireFields<MutationChangeProjectArgs, 'id' | 'input'>>;
  changeProviderSettings?: Resolver<ResolversTypes['ProviderSettings'], ParentType, ContextType, RequireFields<MutationChangeProviderSettingsArgs, 'input'>>;
  changeRole?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<MutationChangeRoleArgs, 'id' | 'input'>>;
  changeRoster?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangeRosterArgs, 'fromTime' | 'rosterId' | 'toTime'>>;
  changeStatuses?: Resolver<ResolversTypes['ChangedStatuses'], ParentType, ContextType, RequireFields<MutationChangeStatusesArgs, 'candidateIds' | 'status'>>;
  changeSubsidiary?: Resolver<ResolversTypes['Subsidiary'], ParentType, ContextType, RequireFields<MutationChangeSubsidiaryArgs, 'input' | 'org' | 'siteId'>>;
  changeWebhookEndpoint?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType, RequireFields<MutationChangeWebhookEndpointArgs, 'id' | 'input'>>;
  checkSignInDomain?: Resolver<ResolversTypes['SignInSettings'], ParentType, ContextType, RequireFields<MutationCheckSignInDomainArgs, 'id'>>;
  chooseMondayDigest?: Resolver<ResolversTypes['MondayDigest'], ParentType, ContextType, RequireFields<MutationChooseMondayDigestArgs, 'isWanted'>>;
  chooseReminders?: Resolver<ResolversTypes['ReminderSettings'], ParentType, ContextType, RequireFields<MutationChooseRemindersArgs, 'input' | 'orgId'>>;
  confirmBooking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationConfirmBookingArgs, 'candidateId' | 'rosterId' | 'startsAt'>>;
  confirmMyEmail?: Resolver<ResolversTypes['MyAccount'], ParentType, ContextType>;
  confirmSecondFactor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationConfirmSecondFactorArgs, 'code'>>;
  consultFiles?: Resolver<Array<ResolversTypes['ConsultFile']>, ParentType, ContextType, RequireFields<MutationConsultFilesArgs, 'files'>>;
  createBooking?: Resolver<ResolversTypes['CreatedBooking'], ParentType, ContextType, RequireFields<MutationCreateBookingArgs, 'idempotencyKey' | 'input'>>;
  createDraft?: Resolver<ResolversTypes['Draft'], ParentType, ContextType, RequireFields<MutationCreateDraftArgs, 'body' | 'serviceType'>>;
  deleteAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'accountId' | 'kind' | 'org'>>;
  deleteAssessment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteAssessmentArgs, 'id'>>;
  deleteCrew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteCrewArgs, 'id'>>;
  deleteDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteDraftArgs, 'draftId'>>;
  deleteListView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteListViewArgs, 'id'>>;
  deletePackage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeletePackageArgs, 'id'>>;
  deletePaperwork?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeletePaperworkArgs, 'id' | 'org'>>;
  deletePosition?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeletePositionArgs, 'id'>>;
  deleteProject?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteProjectArgs, 'id'>>;
  deleteRole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteRoleArgs, 'id'>>;
  deleteSignInDomain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteSignInDomainArgs, 'id'>>;
  deleteWebhookEndpoint?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteWebhookEndpointArgs, 'id'>>;
  disableIdentityProvider?: Resolver<ResolversTypes['SignInSettings'], ParentType, ContextType>;
  disableSlots?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationDisableSlotsArgs, 'reason' | 'siteId' | 'slotIds'>>;
  enableIdentityProvider?: Resolver<ResolversTypes['SignInSettings'], ParentType, ContextType>;
  enableSlots?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationEnableSlotsArgs, 'siteId' | 'slotIds'>>;
  endMyOtherSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endMySession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndMySessionArgs, 'id'>>;
  extendHolds?: Resolver<Array<ResolversTypes['DraftHold']>, ParentType, ContextType, RequireFields<MutationExtendHoldsArgs, 'draftId'>>;
  finishProviderSignIn?: Resolver<ResolversTypes['SessionKeys'], ParentType, ContextType>;
  forgotPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationForgotPasswordArgs, 'email'>>;
  holdGroup?: Resolver<Array<ResolversTypes['DraftHold']>, ParentType, ContextType, RequireFields<MutationHoldGroupArgs, 'draftId' | 'places'>>;
  holdOverPlan?: Resolver<ResolversTypes['Reservation'], ParentType, ContextType, RequireFields<MutationHoldOverPlanArgs, 'draftId' | 'packageId' | 'reason' | 'rosterId' | 'startsAt'>>;
  inviteAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationInviteAccountArgs, 'accountId' | 'org'>>;
  inviteAccounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationInviteAccountsArgs, 'accountIds'>>;
  keepListView?: Resolver<ResolversTypes['ListView'], ParentType, ContextType, RequireFields<MutationKeepListViewArgs, 'filter'>>;
  logIn?: Resolver<ResolversTypes['SessionKeys'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'password' | 'username'>>;
  logOut?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  makeApiKey?: Resolver<ResolversTypes['MadeApiKey'], ParentType, ContextType, RequireFields<MutationMakeApiKeyArgs, 'input' | 'keyId'>>;
  makeCalendarFeed?: Resolver<ResolversTypes['MadeCalendarFeed'], ParentType, ContextType, Partial<MutationMakeCalendarFeedArgs>>;
  moveAppointment?: Resolver<ResolversTypes['MovedAppointment'], ParentType, ContextType, RequireFields<MutationMoveAppointmentArgs, 'candidateId' | 'rosterId' | 'seen' | 'startsAt'>>;
  moveAssessment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationMoveAssessmentArgs, 'id'>>;
  moveVisitOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationMoveVisitOnArgs, 'candidateId' | 'step' | 'stop'>>;
  openOnHoliday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationOpenOnHolidayArgs, 'day' | 'siteIds' | 'state'>>;
  paperworkFile?: Resolver<ResolversTypes['PaperworkFile'], ParentType, ContextType, RequireFields<MutationPaperworkFileArgs, 'id'>>;
  provePasskey?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationProvePasskeyArgs, 'credential'>>;
  refreshSession?: Resolver<ResolversTypes['SessionKeys'], ParentType, ContextType, RequireFields<MutationRefreshSessionArgs, 'refreshToken'>>;
  rejectOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationRejectOrderArgs, 'id' | 'reason'>>;
  releaseSlot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationReleaseSlotArgs, 'reserveId'>>;
  removeHoliday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveHolidayArgs, 'day' | 'state'>>;
  removeLeave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveLeaveArgs, 'leaveId'>>;
  removePasskey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  removePrice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemovePriceArgs, 'priceId'>>;
  removeSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveSecondFactorArgs, 'currentPassword'>>;
  renameCrew?: Resolver<ResolversTypes['Crew'], ParentType, ContextType, RequireFields<MutationRenameCrewArgs, 'id' | 'input'>>;
  renameListView?: Resolver<ResolversTypes['ListView'], ParentType, ContextType, RequireFields<MutationRenameListViewArgs, 'id' | 'name'>>;
  renamePaperwork?: Resolver<ResolversTypes['PaperworkItem'], ParentType, ContextType, RequireFields<MutationRenamePaperworkArgs, 'id' | 'name' | 'org' | 'updatedAt'>>;
  renamePasskey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'id' | 'name'>>;
  renamePosition?: Resolver<ResolversTypes['CompanyPosition'], ParentType, ContextType, RequireFields<MutationRenamePositionArgs, 'id' | 'name' | 'updatedAt'>>;
  renameService?: Resolver<ResolversTypes['CatalogueService'], ParentType, ContextType, RequireFields<MutationRenameServiceArgs, 'id' | 'name' | 'updatedAt'>>;
  renewRecoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'currentPassword'>>;
  reopenClosing?: Resolver<ResolversTypes['Closing'], ParentType, ContextType, RequireFields<MutationReopenClosingArgs, 'how' | 'id'>>;
  resendOtp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResendOtpArgs, 'email' | 'request'>>;
  reserveSlot?: Resolver<ResolversTypes['Reservation'], ParentType, ContextType, RequireFields<MutationReserveSlotArgs, 'candidateIndex' | 'draftId' | 'slot'>>;
  resetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'password' | 'token'>>;
  resetSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetSecondFactorArgs, 'accountId' | 'org'>>;
  resumeWebhookEndpoint?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType, RequireFields<MutationResumeWebhookEndpointArgs, 'id'>>;
  revokeApiKey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'id'>>;
  revokeCalendarFeed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeCalendarFeedArgs, 'id'>>;
  revokeCandidateLinks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeCandidateLinksArgs, 'candidateId'>>;
  revokeDevice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeDeviceArgs, 'id'>>;
  rotateApiKey?: Resolver<ResolversTypes['MadeApiKey'], ParentType, ContextType, RequireFields<MutationRotateApiKeyArgs, 'id'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['WebhookSecret'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'id'>>;
  runBulkChange?: Resolver<ResolversTypes['BulkChange'], ParentType, ContextType, RequireFields<MutationRunBulkChangeArgs, 'action' | 'id' | 'people'>>;
  saveCrew?: Resolver<ResolversTypes['Crew'], ParentType, ContextType, RequireFields<MutationSaveCrewArgs, 'input' | 'org'>>;
  saveDraft?: Resolver<ResolversTypes['SavedDraft'], ParentType, ContextType, RequireFields<MutationSaveDraftArgs, 'body' | 'draftId' | 'revision' | 'sequence'>>;
  saveIdentityProvider?: Resolver<ResolversTypes['SignInSettings'], ParentType, ContextType, RequireFields<MutationSaveIdentityProviderArgs, 'input'>>;
  saveListColumns?: Resolver<Array<ResolversTypes['ListColumn']>, ParentType, ContextType, RequireFields<MutationSaveListColumnsArgs, 'columns'>>;
  saveMailText?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationSaveMailTextArgs, 'input' | 'kind'>>;
  saveWeeklyHours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSaveWeeklyHoursArgs, 'input' | 'newPatternId'>>;
  sendCandidateLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendCandidateLinkArgs, 'candidateId'>>;
  sendNotification?: Resolver<Array<ResolversTypes['Delivery']>, ParentType, ContextType, RequireFields<MutationSendNotificationArgs, 'bookingId' | 'candidateId'>>;
  sendTestMail?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationSendTestMailArgs, 'input' | 'kind'>>;
  sendWebhookAgain?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<MutationSendWebhookAgainArgs, 'id'>>;
  setOutcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationSetOutcomeArgs, 'candidateId' | 'restrictions'>>;
  setPaperworkHandedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSetPaperworkHandedInArgs, 'candidateId' | 'isHandedIn' | 'paperworkId'>>;
  setPrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType, RequireFields<MutationSetPriceArgs, 'input'>>;
  signInWithPasskey?: Resolver<ResolversTypes['PasskeySession'], ParentType, ContextType, RequireFields<MutationSignInWithPasskeyArgs, 'credential'>>;
  startCatalogue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startClosing?: Resolver<ResolversTypes['Closing'], ParentType, ContextType, RequireFields<MutationStartClosingArgs, 'id' | 'people' | 'reason' | 'scope'>>;
  switchAssessment?: Resolver<ResolversTypes['CatalogueAssessment'], ParentType, ContextType, RequireFields<MutationSwitchAssessmentArgs, 'id' | 'isActive' | 'updatedAt'>>;
  switchClinicSite?: Resolver<ResolversTypes['ClinicSite'], ParentType, ContextType, RequireFields<MutationSwitchClinicSiteArgs, 'id' | 'on'>>;
  switchCompany?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<MutationSwitchCompanyArgs, 'on' | 'orgId'>>;
  switchDoctor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSwitchDoctorArgs, 'id' | 'on'>>;
  switchSubsidiary?: Resolver<ResolversTypes['Subsidiary'], ParentType, ContextType, RequireFields<MutationSwitchSubsidiaryArgs, 'on' | 'org' | 'siteId'>>;
  testIdentityProvider?: Resolver<ResolversTypes['SignInSettings'], ParentType, ContextType>;
  testWebhookEndpoint?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<MutationTestWebhookEndpointArgs, 'id'>>;
  undoAccountImport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUndoAccountImportArgs, 'id'>>;
  undoBulkChange?: Resolver<ResolversTypes['BulkChange'], ParentType, ContextType, RequireFields<MutationUndoBulkChangeArgs, 'id'>>;
  undoCompanyImport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUndoCompanyImportArgs, 'id'>>;
  undoMove?: Resolver<ResolversTypes['MovedAppointment'], ParentType, ContextType, RequireFields<MutationUndoMoveArgs, 'moveId'>>;
  undoPackageImport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUndoPackageImportArgs, 'id'>>;
  undoSubsidiaryImport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUndoSubsidiaryImportArgs, 'id'>>;
  updateCandidate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType, RequireFields<MutationUpdateCandidateArgs, 'bookingId' | 'candidateId' | 'change' | 'updatedAt'>>;
  updateMyAccount?: Resolver<ResolversTypes['MyAccount'], ParentType, ContextType, RequireFields<MutationUpdateMyAccountArgs, 'input'>>;
  updateTimeslots?: Resolver<ResolversTypes['ChangedTime'], ParentType, ContextType, RequireFields<MutationUpdateTimeslotsArgs, 'bookingId' | 'input'>>;
  verifyOtp?: Resolver<ResolversTypes['RegisteredDevice'], ParentType, ContextType, RequireFields<MutationVerifyOtpArgs, 'email' | 'otp' | 'request'>>;
  withdrawConsultFile?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationWithdrawConsultFileArgs, 'fileId' | 'reason' | 'tellReaders'>>;
  writeMessage?: Resolver<ResolversTypes['Messages'], ParentType, ContextType, RequireFields<MutationWriteMessageArgs, 'candidateId' | 'input' | 'messageId'>>;
};

export type MyAccountResolvers<ContextType = any, ParentType extends ResolversParentTypes['MyAccount'] = ResolversParentTypes['MyAccount']> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  contactPerson?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  emailTrustedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MyCompanyResolvers<ContextType = any, ParentType extends ResolversParentTypes['MyCompany'] = ResolversParentTypes['MyCompany']> = {
  fitTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sandbox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NextFreeTimesResolvers<ContextType = any, ParentType extends ResolversParentTypes['NextFreeTimes'] = ResolversParentTypes['NextFreeTimes']> = {
  clinics?: Resolver<Array<ResolversTypes['ClinicFreeDays']>, ParentType, ContextType>;
  lookAheadDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packages?: Resolver<Array<ResolversTypes['OverviewPackage']>, ParentType, ContextType>;
};

export type NextNoticeResolvers<ContextType = any, ParentType extends ResolversParentTypes['NextNotice'] = ResolversParentTypes['NextNotice']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leavesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OpenQuestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['OpenQuestion'] = ResolversParentTypes['OpenQuestion']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OpenQuestionsResolvers<ContextType = any, ParentType extends ResolversParentTypes['OpenQuestions'] = ResolversParentTypes['OpenQuestions']> = {
  questions?: Resolver<Array<ResolversTypes['OpenQuestion']>, ParentType, ContextType>;
  side?: Resolver<ResolversTypes['QuestionSide'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCapped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = any, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  begunBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  booking?: Resolver<Maybe<ResolversTypes['OrderedBooking']>, ParentType, ContextType>;
  candidateDob?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  candidateEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  candidateGender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  candidateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  candidatePhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  candidatePosition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['OrderChange']>, ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isWithdrawn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  knownPackage?: Resolver<Maybe<ResolversTypes['OrderedPackage']>, ParentType, ContextType>;
  knownSite?: Resolver<Maybe<ResolversTypes['OrderedSite']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noticeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orgId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ownDraftId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  package?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rejectedBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['ServiceType'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  unknown?: Resolver<Array<ResolversTypes['OrderWish']>, ParentType, ContextType>;
};

export type OrderChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderChange'] = ResolversParentTypes['OrderChange']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderedBookingResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderedBooking'] = ResolversParentTypes['OrderedBooking']> = {
  bookingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderedPackageResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderedPackage'] = ResolversParentTypes['OrderedPackage']> = {
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OrderedSiteResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderedSite'] = ResolversParentTypes['OrderedSite']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrdersResolvers<ContextType = any, ParentType extends ResolversParentTypes['Orders'] = ResolversParentTypes['Orders']> = {
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutsideHoursResolvers<ContextType = any, ParentType extends ResolversParentTypes['OutsideHours'] = ResolversParentTypes['OutsideHours']> = {
  people?: Resolver<Array<ResolversTypes['OutsidePerson']>, ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['DaysToClose']>, ParentType, ContextType>;
};

export type OutsidePersonResolvers<ContextType = any, ParentType extends ResolversParentTypes['OutsidePerson'] = ResolversParentTypes['OutsidePerson']> = {
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
};

export type OverlappingAppointmentResolvers<ContextType = any, ParentType extends ResolversParentTypes['OverlappingAppointment'] = ResolversParentTypes['OverlappingAppointment']> = {
  appointmentTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteTimeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
};

export type OverviewNumbersResolvers<ContextType = any, ParentType extends ResolversParentTypes['OverviewNumbers'] = ResolversParentTypes['OverviewNumbers']> = {
  all?: Resolver<ResolversTypes['BookingNumbers'], ParentType, ContextType>;
  clinics?: Resolver<Array<ResolversTypes['ClinicNumbers']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type OverviewPackageResolvers<ContextType = any, ParentType extends ResolversParentTypes['OverviewPackage'] = ResolversParentTypes['OverviewPackage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['ServiceType'], ParentType, ContextType>;
};

export type OwnDayResolvers<ContextType = any, ParentType extends ResolversParentTypes['OwnDay'] = ResolversParentTypes['OwnDay']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  fromTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rosterId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  siteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  toTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PackageResolvers<ContextType = any, ParentType extends ResolversParentTypes['Package'] = ResolversParentTypes['Package']> = {
  assessments?: Resolver<Array<ResolversTypes['Assessment']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['ServiceType'], ParentType, ContextType>;
};

export type PackageAssessmentResolvers<ContextType = any, ParentType extends ResolversParentTypes['PackageAssessment'] = ResolversParentTypes['PackageAssessment']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PackageLookupResolvers<ContextType = any, ParentType extends ResolversParentTypes['PackageLookup'] = ResolversParentTypes['PackageLookup']> = {
  items?: Resolver<Array<ResolversTypes['Package']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PackagePageResolvers<ContextType = any, ParentType extends ResolversParentTypes['PackagePage'] = ResolversParentTypes['PackagePage']> = {
  packages?: Resolver<Array<ResolversTypes['PackageRecord']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PackageRecordResolvers<ContextType = any, ParentType extends ResolversParentTypes['PackageRecord'] = ResolversParentTypes['PackageRecord']> = {
  assessments?: Resolver<Array<ResolversTypes['PackageAssessment']>, ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inUse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orgId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['ServiceType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validityMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PackageUsesResolvers<ContextType = any, ParentType extends ResolversParentTypes['PackageUses'] = ResolversParentTypes['PackageUses']> = {
  assessmentsCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bookings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  coming?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaperworkResolvers<ContextType = any, ParentType extends ResolversParentTypes['Paperwork'] = ResolversParentTypes['Paperwork']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaperworkFileResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaperworkFile'] = ResolversParentTypes['PaperworkFile']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaperworkItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaperworkItem'] = ResolversParentTypes['PaperworkItem']> = {
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  temporary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaperworkListResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaperworkList'] = ResolversParentTypes['PaperworkList']> = {
  items?: Resolver<Array<ResolversTypes['PaperworkItem']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeySessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['PasskeySession'] = ResolversParentTypes['PasskeySession']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  org?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PendingBookingResolvers<ContextType = any, ParentType extends ResolversParentTypes['PendingBooking'] = ResolversParentTypes['PendingBooking']> = {
  bookingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preferredFromDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  preferredTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preferredToDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlannedPersonResolvers<ContextType = any, ParentType extends ResolversParentTypes['PlannedPerson'] = ResolversParentTypes['PlannedPerson']> = {
  action?: Resolver<ResolversTypes['ClosingAction'], ParentType, ContextType>;
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  candidatePhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  doctorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isHere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['FreePlace']>, ParentType, ContextType>;
  packageName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rosterId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  siteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['FreePlace']>, ParentType, ContextType>;
};

export type PortalResolvers<ContextType = any, ParentType extends ResolversParentTypes['Portal'] = ResolversParentTypes['Portal']> = {
  demo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  demoLogins?: Resolver<Array<ResolversTypes['DemoLogin']>, ParentType, ContextType>;
  holdMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inspection?: Resolver<ResolversTypes['Inspection'], ParentType, ContextType>;
  inspectorUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  policyUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schedulerUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
};

export type PriceResolvers<ContextType = any, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  cents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  companyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  packageName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  setBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProviderInUseResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProviderInUse'] = ResolversParentTypes['ProviderInUse']> = {
  brandName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holdMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  myobAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  myobTax?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openingHours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  xeroAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  xeroTax?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProviderSettingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProviderSettings'] = ResolversParentTypes['ProviderSettings']> = {
  adminSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  brandName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaults?: Resolver<ResolversTypes['ProviderInUse'], ParentType, ContextType>;
  holdMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  myobAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  myobTax?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openingHours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  xeroAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  xeroTax?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountPermissions?: Resolver<Array<ResolversTypes['CompanyPermissions']>, ParentType, ContextType, RequireFields<QueryAccountPermissionsArgs, 'accountId' | 'org'>>;
  accounts?: Resolver<ResolversTypes['AccountPage'], ParentType, ContextType, RequireFields<QueryAccountsArgs, 'org'>>;
  apiKeys?: Resolver<Array<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  assessmentEffects?: Resolver<ResolversTypes['AssessmentEffects'], ParentType, ContextType, RequireFields<QueryAssessmentEffectsArgs, 'id'>>;
  assessments?: Resolver<Array<ResolversTypes['PackageAssessment']>, ParentType, ContextType>;
  auditCheck?: Resolver<Maybe<ResolversTypes['AuditCheck']>, ParentType, ContextType>;
  auditEntries?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, Partial<QueryAuditEntriesArgs>>;
  bookableClinics?: Resolver<Array<ResolversTypes['Clinic']>, ParentType, ContextType, RequireFields<QueryBookableClinicsArgs, 'limit'>>;
  bookableLocations?: Resolver<Array<ResolversTypes['BookableLocation']>, ParentType, ContextType, RequireFields<QueryBookableLocationsArgs, 'serviceType'>>;
  bookableOrgs?: Resolver<ResolversTypes['BookableOrgLookup'], ParentType, ContextType, Partial<QueryBookableOrgsArgs>>;
  bookablePackages?: Resolver<ResolversTypes['PackageLookup'], ParentType, ContextType, RequireFields<QueryBookablePackagesArgs, 'org' | 'serviceType'>>;
  bookableSubsidiaries?: Resolver<ResolversTypes['Lookup'], ParentType, ContextType, RequireFields<QueryBookableSubsidiariesArgs, 'org'>>;
  bookingAccount?: Resolver<Maybe<ResolversTypes['BookingAccount']>, ParentType, ContextType, RequireFields<QueryBookingAccountArgs, 'accountId'>>;
  bookingAddresses?: Resolver<ResolversTypes['BookingAddresses'], ParentType, ContextType, RequireFields<QueryBookingAddressesArgs, 'org'>>;
  bookingDefaults?: Resolver<ResolversTypes['BookingDefaults'], ParentType, ContextType, RequireFields<QueryBookingDefaultsArgs, 'orgId'>>;
  bookingDetail?: Resolver<ResolversTypes['BookingDetail'], ParentType, ContextType, RequireFields<QueryBookingDetailArgs, 'candidateId' | 'mine'>>;
  bookings?: Resolver<ResolversTypes['BookingList'], ParentType, ContextType, RequireFields<QueryBookingsArgs, 'count' | 'mine'>>;
  bulkChangePlan?: Resolver<Array<ResolversTypes['BulkPlannedRow']>, ParentType, ContextType, RequireFields<QueryBulkChangePlanArgs, 'action' | 'candidateIds'>>;
  calendarFeeds?: Resolver<Array<ResolversTypes['CalendarFeed']>, ParentType, ContextType>;
  capacity?: Resolver<ResolversTypes['Capacity'], ParentType, ContextType, RequireFields<QueryCapacityArgs, 'dayCount'>>;
  catalogue?: Resolver<ResolversTypes['CataloguePage'], ParentType, ContextType, Partial<QueryCatalogueArgs>>;
  catalogueServices?: Resolver<Array<ResolversTypes['CatalogueService']>, ParentType, ContextType>;
  clinicSite?: Resolver<ResolversTypes['ClinicSite'], ParentType, ContextType, RequireFields<QueryClinicSiteArgs, 'id'>>;
  clinicSiteEffects?: Resolver<ResolversTypes['ClinicSiteEffects'], ParentType, ContextType, RequireFields<QueryClinicSiteEffectsArgs, 'id'>>;
  clinicSites?: Resolver<ResolversTypes['ClinicSitePage'], ParentType, ContextType, Partial<QueryClinicSitesArgs>>;
  closing?: Resolver<ResolversTypes['Closing'], ParentType, ContextType, RequireFields<QueryClosingArgs, 'id'>>;
  closingPlan?: Resolver<ResolversTypes['ClosingPlan'], ParentType, ContextType, RequireFields<QueryClosingPlanArgs, 'scope'>>;
  closings?: Resolver<Array<ResolversTypes['ClosingSummary']>, ParentType, ContextType>;
  companies?: Resolver<ResolversTypes['CompanyPage'], ParentType, ContextType, RequireFields<QueryCompaniesArgs, 'pageSize'>>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<QueryCompanyArgs, 'orgId'>>;
  companyDetails?: Resolver<ResolversTypes['CompanyDetails'], ParentType, ContextType, RequireFields<QueryCompanyDetailsArgs, 'orgId'>>;
  companyEffects?: Resolver<ResolversTypes['CompanyEffects'], ParentType, ContextType, RequireFields<QueryCompanyEffectsArgs, 'orgId'>>;
  companyPositions?: Resolver<ResolversTypes['CompanyPositionPage'], ParentType, ContextType, RequireFields<QueryCompanyPositionsArgs, 'org'>>;
  companyProjects?: Resolver<ResolversTypes['CompanyProjectPage'], ParentType, ContextType, RequireFields<QueryCompanyProjectsArgs, 'org'>>;
  companySignIn?: Resolver<ResolversTypes['CompanySignIn'], ParentType, ContextType, RequireFields<QueryCompanySignInArgs, 'email'>>;
  confirmationWarnings?: Resolver<ResolversTypes['ConfirmationWarnings'], ParentType, ContextType, RequireFields<QueryConfirmationWarningsArgs, 'candidateId'>>;
  countries?: Resolver<Maybe<Array<ResolversTypes['Country']>>, ParentType, ContextType, Partial<QueryCountriesArgs>>;
  crews?: Resolver<Array<ResolversTypes['Crew']>, ParentType, ContextType, RequireFields<QueryCrewsArgs, 'org'>>;
  dayList?: Resolver<ResolversTypes['DayList'], ParentType, ContextType, RequireFields<QueryDayListArgs, 'day' | 'siteId'>>;
  devices?: Resolver<Array<ResolversTypes['Device']>, ParentType, ContextType>;
  doctor?: Resolver<ResolversTypes['DoctorDetail'], ParentType, ContextType, RequireFields<QueryDoctorArgs, 'id'>>;
  doctorList?: Resolver<ResolversTypes['DoctorList'], ParentType, ContextType, Partial<QueryDoctorListArgs>>;
  doctors?: Resolver<ResolversTypes['Lookup'], ParentType, ContextType, Partial<QueryDoctorsArgs>>;
  draft?: Resolver<ResolversTypes['Draft'], ParentType, ContextType, RequireFields<QueryDraftArgs, 'draftId'>>;
  drafts?: Resolver<Array<ResolversTypes['Draft']>, ParentType, ContextType, Partial<QueryDraftsArgs>>;
  dueAgain?: Resolver<ResolversTypes['DueAgain'], ParentType, ContextType, Partial<QueryDueAgainArgs>>;
  firstSteps?: Resolver<ResolversTypes['FirstSteps'], ParentType, ContextType>;
  foundAccounts?: Resolver<Array<ResolversTypes['FoundAccount']>, ParentType, ContextType, RequireFields<QueryFoundAccountsArgs, 'search'>>;
  foundBookings?: Resolver<ResolversTypes['FoundBookings'], ParentType, ContextType, RequireFields<QueryFoundBookingsArgs, 'search'>>;
  foundSubsidiaries?: Resolver<Array<ResolversTypes['FoundSubsidiary']>, ParentType, ContextType, RequireFields<QueryFoundSubsidiariesArgs, 'search'>>;
  groupTimes?: Resolver<ResolversTypes['GroupTimes'], ParentType, ContextType, RequireFields<QueryGroupTimesArgs, 'fromDate' | 'packageIds' | 'siteIds' | 'toDate'>>;
  holidays?: Resolver<Array<ResolversTypes['Holiday']>, ParentType, ContextType, RequireFields<QueryHolidaysArgs, 'fromDate' | 'state' | 'timeZone' | 'toDate'>>;
  home?: Resolver<ResolversTypes['Home'], ParentType, ContextType, Partial<QueryHomeArgs>>;
  lastBooking?: Resolver<Maybe<ResolversTypes['LastBooking']>, ParentType, ContextType, RequireFields<QueryLastBookingArgs, 'serviceType'>>;
  listView?: Resolver<ResolversTypes['ListView'], ParentType, ContextType, RequireFields<QueryListViewArgs, 'id'>>;
  listViews?: Resolver<Array<ResolversTypes['ListView']>, ParentType, ContextType>;
  mailText?: Resolver<ResolversTypes['MailTextDetail'], ParentType, ContextType, RequireFields<QueryMailTextArgs, 'kind'>>;
  mailTexts?: Resolver<Array<ResolversTypes['MailEvent']>, ParentType, ContextType>;
  matchResults?: Resolver<Array<ResolversTypes['MatchedFile']>, ParentType, ContextType, RequireFields<QueryMatchResultsArgs, 'files'>>;
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['Messages'], ParentType, ContextType, RequireFields<QueryMessagesArgs, 'candidateId'>>;
  mondayDigest?: Resolver<ResolversTypes['MondayDigest'], ParentType, ContextType>;
  monthEnd?: Resolver<ResolversTypes['MonthEnd'], ParentType, ContextType, RequireFields<QueryMonthEndArgs, 'month'>>;
  myCompany?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  nextFreeTimes?: Resolver<ResolversTypes['NextFreeTimes'], ParentType, ContextType, Partial<QueryNextFreeTimesArgs>>;
  openQuestions?: Resolver<ResolversTypes['OpenQuestions'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Orders'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'open'>>;
  outsideHours?: Resolver<ResolversTypes['OutsideHours'], ParentType, ContextType, RequireFields<QueryOutsideHoursArgs, 'doctorId'>>;
  overlappingAppointments?: Resolver<Array<ResolversTypes['OverlappingAppointment']>, ParentType, ContextType, RequireFields<QueryOverlappingAppointmentsArgs, 'people'>>;
  overviewNumbers?: Resolver<ResolversTypes['OverviewNumbers'], ParentType, ContextType, RequireFields<QueryOverviewNumbersArgs, 'dayCount'>>;
  package?: Resolver<ResolversTypes['PackageRecord'], ParentType, ContextType, RequireFields<QueryPackageArgs, 'id'>>;
  packageUses?: Resolver<ResolversTypes['PackageUses'], ParentType, ContextType, RequireFields<QueryPackageUsesArgs, 'id'>>;
  packages?: Resolver<ResolversTypes['PackagePage'], ParentType, ContextType, Partial<QueryPackagesArgs>>;
  paperworkList?: Resolver<ResolversTypes['PaperworkList'], ParentType, ContextType, RequireFields<QueryPaperworkListArgs, 'org'>>;
  paperworks?: Resolver<Maybe<ResolversTypes['Lookup']>, ParentType, ContextType, RequireFields<QueryPaperworksArgs, 'org'>>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  portal?: Resolver<ResolversTypes['Portal'], ParentType, ContextType>;
  positions?: Resolver<Maybe<ResolversTypes['Lookup']>, ParentType, ContextType, RequireFields<QueryPositionsArgs, 'org'>>;
  previewMailText?: Resolver<ResolversTypes['MailPreview'], ParentType, ContextType, RequireFields<QueryPreviewMailTextArgs, 'input' | 'kind'>>;
  prices?: Resolver<Array<ResolversTypes['Price']>, ParentType, ContextType, Partial<QueryPricesArgs>>;
  projectIdentifications?: Resolver<Maybe<ResolversTypes['Lookup']>, ParentType, ContextType, RequireFields<QueryProjectIdentificationsArgs, 'org'>>;
  projects?: Resolver<Maybe<ResolversTypes['Lookup']>, ParentType, ContextType, RequireFields<QueryProjectsArgs, 'org'>>;
  providerSettings?: Resolver<ResolversTypes['ProviderSettings'], ParentType, ContextType>;
  purchaseOrders?: Resolver<Maybe<ResolversTypes['Lookup']>, ParentType, ContextType, RequireFields<QueryPurchaseOrdersArgs, 'org'>>;
  reminderSettings?: Resolver<ResolversTypes['ReminderSettings'], ParentType, ContextType, RequireFields<QueryReminderSettingsArgs, 'orgId'>>;
  resourceCapacity?: Resolver<ResolversTypes['ResourceCapacity'], ParentType, ContextType, RequireFields<QueryResourceCapacityArgs, 'dayCount'>>;
  resultFiles?: Resolver<Array<ResolversTypes['ResultFiles']>, ParentType, ContextType, RequireFields<QueryResultFilesArgs, 'candidateIds'>>;
  roleAccounts?: Resolver<ResolversTypes['RoleAccounts'], ParentType, ContextType, RequireFields<QueryRoleAccountsArgs, 'id'>>;
  roles?: Resolver<Array<ResolversTypes['ListedRole']>, ParentType, ContextType>;
  schedulerBookings?: Resolver<ResolversTypes['SchedulerBookings'], ParentType, ContextType, RequireFields<QuerySchedulerBookingsArgs, 'fromDay' | 'siteId' | 'toDay'>>;
  schedulerDoctors?: Resolver<ResolversTypes['SchedulerDoctors'], ParentType, ContextType, RequireFields<QuerySchedulerDoctorsArgs, 'fromDay' | 'siteId' | 'toDay'>>;
  schedulerPending?: Resolver<ResolversTypes['SchedulerPending'], ParentType, ContextType, RequireFields<QuerySchedulerPendingArgs, 'siteId'>>;
  secondFactor?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType>;
  seenPeople?: Resolver<ResolversTypes['SeenPeople'], ParentType, ContextType, RequireFields<QuerySeenPeopleArgs, 'accountId' | 'fromDate' | 'toDate'>>;
  services?: Resolver<Maybe<Array<ResolversTypes['Service']>>, ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['AccountSessions'], ParentType, ContextType>;
  signInSettings?: Resolver<ResolversTypes['SignInSettings'], ParentType, ContextType>;
  stateHolidays?: Resolver<ResolversTypes['StateHolidays'], ParentType, ContextType, RequireFields<QueryStateHolidaysArgs, 'state' | 'year'>>;
  statement?: Resolver<ResolversTypes['Statement'], ParentType, ContextType, RequireFields<QueryStatementArgs, 'fromDate' | 'orgId' | 'toDate'>>;
  subsidiaries?: Resolver<ResolversTypes['SubsidiaryPage'], ParentType, ContextType, RequireFields<QuerySubsidiariesArgs, 'org'>>;
  subsidiaryEffects?: Resolver<ResolversTypes['SubsidiaryEffects'], ParentType, ContextType, RequireFields<QuerySubsidiaryEffectsArgs, 'org' | 'siteId'>>;
  timeSlots?: Resolver<Array<ResolversTypes['ClinicTimes']>, ParentType, ContextType, RequireFields<QueryTimeSlotsArgs, 'from' | 'packageId' | 'siteIds' | 'timeZone' | 'to'>>;
  undoableAccountImport?: Resolver<Maybe<ResolversTypes['UndoableImport']>, ParentType, ContextType>;
  undoableBulkChange?: Resolver<ResolversTypes['BulkChange'], ParentType, ContextType, RequireFields<QueryUndoableBulkChangeArgs, 'id'>>;
  undoableCompanyImport?: Resolver<Maybe<ResolversTypes['UndoableImport']>, ParentType, ContextType>;
  undoablePackageImport?: Resolver<Maybe<ResolversTypes['UndoableImport']>, ParentType, ContextType>;
  undoableSubsidiaryImport?: Resolver<Maybe<ResolversTypes['UndoableImport']>, ParentType, ContextType>;
  uninvitedAccounts?: Resolver<Array<ResolversTypes['UninvitedAccount']>, ParentType, ContextType>;
  validateMove?: Resolver<ResolversTypes['MoveVerdict'], ParentType, ContextType, RequireFields<QueryValidateMoveArgs, 'candidateId' | 'rosterId' | 'startsAt'>>;
  viewCounts?: Resolver<Array<ResolversTypes['ViewCount']>, ParentType, ContextType, Partial<QueryViewCountsArgs>>;
  webhookDeliveries?: Resolver<ResolversTypes['WebhookDeliveryPage'], ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'endpointId'>>;
  webhookEndpoints?: Resolver<Array<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType>;
  weeklyHoursPlan?: Resolver<ResolversTypes['WeeklyHoursPlan'], ParentType, ContextType, RequireFields<QueryWeeklyHoursPlanArgs, 'input'>>;
};

export type RegisteredDeviceResolvers<ContextType = any, ParentType extends ResolversParentTypes['RegisteredDevice'] = ResolversParentTypes['RegisteredDevice']> = {
  deviceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReminderSettingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReminderSettings'] = ResolversParentTypes['ReminderSettings']> = {
  candidatesFillIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mail?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  ownMoveDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sms?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReservationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Reservation'] = ResolversParentTypes['Reservation']> = {
  calendarId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reserveId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ResourceCapacityResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResourceCapacity'] = ResolversParentTypes['ResourceCapacity']> = {
  bottleneck?: Resolver<Maybe<ResolversTypes['Bottleneck']>, ParentType, ContextType>;
  clinics?: Resolver<Array<ResolversTypes['ClinicResourceUse']>, ParentType, ContextType>;
  dayCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fromDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type ResourceUseResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResourceUse'] = ResolversParentTypes['ResourceUse']> = {
  kind?: Resolver<ResolversTypes['ResourceKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resources?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResultFileResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResultFile'] = ResolversParentTypes['ResultFile']> = {
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResultFilesResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResultFiles'] = ResolversParentTypes['ResultFiles']> = {
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ResultFile']>, ParentType, ContextType>;
};

export type ResultMatchResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResultMatch'] = ResolversParentTypes['ResultMatch']> = {
  appointmentTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  canComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateOfBirth?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  isStored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isToCome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteTimeZone?: Resolver<Maybe<ResolversTypes['TimeZone']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoleResolvers<ContextType = any, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RoleKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RoleAccountResolvers<ContextType = any, ParentType extends ResolversParentTypes['RoleAccount'] = ResolversParentTypes['RoleAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orgName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoleAccountsResolvers<ContextType = any, ParentType extends ResolversParentTypes['RoleAccounts'] = ResolversParentTypes['RoleAccounts']> = {
  accounts?: Resolver<Array<ResolversTypes['RoleAccount']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RosteredDoctorResolvers<ContextType = any, ParentType extends ResolversParentTypes['RosteredDoctor'] = ResolversParentTypes['RosteredDoctor']> = {
  closes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  doctorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  doctorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedDraftResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavedDraft'] = ResolversParentTypes['SavedDraft']> = {
  conflict?: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
  draftId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SavedFilterResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavedFilter'] = ResolversParentTypes['SavedFilter']> = {
  answers?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  candidateName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  columns?: Resolver<Maybe<Array<ResolversTypes['ListColumn']>>, ParentType, ContextType>;
  company?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  contactPerson?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdFrom?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  createdTo?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  doctor?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['SortOrder']>, ParentType, ContextType>;
  outcomes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  package?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  poNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questions?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  results?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  site?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  sort?: Resolver<Maybe<ResolversTypes['BookingSort']>, ParentType, ContextType>;
  statuses?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  subsidiary?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  toDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};

export type SchedulerBookingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['SchedulerBookings'] = ResolversParentTypes['SchedulerBookings']> = {
  blocks?: Resolver<Array<ResolversTypes['BoardBlock']>, ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SchedulerDoctorsResolvers<ContextType = any, ParentType extends ResolversParentTypes['SchedulerDoctors'] = ResolversParentTypes['SchedulerDoctors']> = {
  doctors?: Resolver<Array<ResolversTypes['BoardDoctor']>, ParentType, ContextType>;
  hasVisits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  holidays?: Resolver<Array<ResolversTypes['BoardHoliday']>, ParentType, ContextType>;
  missingYears?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  mostOverPlan?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openHolidays?: Resolver<Array<ResolversTypes['BoardHoliday']>, ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  siteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
};

export type SchedulerPendingResolvers<ContextType = any, ParentType extends ResolversParentTypes['SchedulerPending'] = ResolversParentTypes['SchedulerPending']> = {
  bookings?: Resolver<Array<ResolversTypes['PendingBooking']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = any, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecondFactorSecretResolvers<ContextType = any, ParentType extends ResolversParentTypes['SecondFactorSecret'] = ResolversParentTypes['SecondFactorSecret']> = {
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeenPeopleResolvers<ContextType = any, ParentType extends ResolversParentTypes['SeenPeople'] = ResolversParentTypes['SeenPeople']> = {
  accountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['SeenPerson']>, ParentType, ContextType>;
  wholeExports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SeenPersonResolvers<ContextType = any, ParentType extends ResolversParentTypes['SeenPerson'] = ResolversParentTypes['SeenPerson']> = {
  actions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ServiceResolvers<ContextType = any, ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['ServiceType'], ParentType, ContextType>;
};

export type SessionKeysResolvers<ContextType = any, ParentType extends ResolversParentTypes['SessionKeys'] = ResolversParentTypes['SessionKeys']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  org?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInDomainResolvers<ContextType = any, ParentType extends ResolversParentTypes['SignInDomain'] = ResolversParentTypes['SignInDomain']> = {
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  txtRecord?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SignInSettingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['SignInSettings'] = ResolversParentTypes['SignInSettings']> = {
  adminSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  domains?: Resolver<Array<ResolversTypes['SignInDomain']>, ParentType, ContextType>;
  loggedOutUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logoutUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['IdentityProvider']>, ParentType, ContextType>;
  redirectUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SkippedDayResolvers<ContextType = any, ParentType extends ResolversParentTypes['SkippedDay'] = ResolversParentTypes['SkippedDay']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SlotsChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['SlotsChange'] = ResolversParentTypes['SlotsChange']> = {
  day?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  siteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type StateHolidayResolvers<ContextType = any, ParentType extends ResolversParentTypes['StateHoliday'] = ResolversParentTypes['StateHoliday']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openAt?: Resolver<Array<ResolversTypes['HolidaySite']>, ParentType, ContextType>;
  sites?: Resolver<Array<ResolversTypes['HolidaySite']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StateHolidaysResolvers<ContextType = any, ParentType extends ResolversParentTypes['StateHolidays'] = ResolversParentTypes['StateHolidays']> = {
  holidays?: Resolver<Array<ResolversTypes['StateHoliday']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['MissingYear']>, ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StatementResolvers<ContextType = any, ParentType extends ResolversParentTypes['Statement'] = ResolversParentTypes['Statement']> = {
  company?: Resolver<ResolversTypes['StatementCompany'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['StatementRow']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['StatementTotals'], ParentType, ContextType>;
};

export type StatementCompanyResolvers<ContextType = any, ParentType extends ResolversParentTypes['StatementCompany'] = ResolversParentTypes['StatementCompany']> = {
  abn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  billingAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  poRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StatementRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['StatementRow'] = ResolversParentTypes['StatementRow']> = {
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  gstCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  invoiceNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  poNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  project?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatementTotalsResolvers<ContextType = any, ParentType extends ResolversParentTypes['StatementTotals'] = ResolversParentTypes['StatementTotals']> = {
  gstCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutPo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  bookingsChanged?: SubscriptionResolver<ResolversTypes['Boolean'], "bookingsChanged", ParentType, ContextType>;
  recordsChanged?: SubscriptionResolver<Maybe<ResolversTypes['RecordKind']>, "recordsChanged", ParentType, ContextType>;
  slotsChanged?: SubscriptionResolver<ResolversTypes['SlotsChange'], "slotsChanged", ParentType, ContextType, RequireFields<SubscriptionSlotsChangedArgs, 'siteIds'>>;
};

export type SubsidiaryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Subsidiary'] = ResolversParentTypes['Subsidiary']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  enable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fitTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  siteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SubsidiaryEffectsResolvers<ContextType = any, ParentType extends ResolversParentTypes['SubsidiaryEffects'] = ResolversParentTypes['SubsidiaryEffects']> = {
  openBookings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubsidiaryPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['SubsidiaryPage'] = ResolversParentTypes['SubsidiaryPage']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subsidiaries?: Resolver<Array<ResolversTypes['Subsidiary']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TimeSlotResolvers<ContextType = any, ParentType extends ResolversParentTypes['TimeSlot'] = ResolversParentTypes['TimeSlot']> = {
  calendarIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export interface TimeZoneScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['TimeZone'], any> {
  name: 'TimeZone';
}

export type UndoableImportResolvers<ContextType = any, ParentType extends ResolversParentTypes['UndoableImport'] = ResolversParentTypes['UndoableImport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UninvitedAccountResolvers<ContextType = any, ParentType extends ResolversParentTypes['UninvitedAccount'] = ResolversParentTypes['UninvitedAccount']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orgId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orgName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UsualPackageResolvers<ContextType = any, ParentType extends ResolversParentTypes['UsualPackage'] = ResolversParentTypes['UsualPackage']> = {
  package?: Resolver<ResolversTypes['ChosenPackage'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewCountResolvers<ContextType = any, ParentType extends ResolversParentTypes['ViewCount'] = ResolversParentTypes['ViewCount']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCapped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VisitStopResolvers<ContextType = any, ParentType extends ResolversParentTypes['VisitStop'] = ResolversParentTypes['VisitStop']> = {
  fromTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resources?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StopState'], ParentType, ContextType>;
  toTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastAnswer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastTriedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookDeliveryPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookDeliveryPage'] = ResolversParentTypes['WebhookDeliveryPage']> = {
  deliveries?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookEndpointResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookEndpoint'] = ResolversParentTypes['WebhookEndpoint']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dialect?: Resolver<ResolversTypes['WebhookDialect'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastErrorAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pausedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pausedBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookSecretResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookSecret'] = ResolversParentTypes['WebhookSecret']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WeeklyHoursResolvers<ContextType = any, ParentType extends ResolversParentTypes['WeeklyHours'] = ResolversParentTypes['WeeklyHours']> = {
  doctorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fromDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['WeeklyPeriod']>, ParentType, ContextType>;
  madeUntil?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  onHolidays?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  patternId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  siteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['TimeZone'], ParentType, ContextType>;
  untilDay?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  weekA?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  weeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WeeklyHoursPlanResolvers<ContextType = any, ParentType extends ResolversParentTypes['WeeklyHoursPlan'] = ResolversParentTypes['WeeklyHoursPlan']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  horizon?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['OutsidePerson']>, ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['DaysToClose']>, ParentType, ContextType>;
  skipped?: Resolver<Array<ResolversTypes['SkippedDay']>, ParentType, ContextType>;
};

export type WeeklyPeriodResolvers<ContextType = any, ParentType extends ResolversParentTypes['WeeklyPeriod'] = ResolversParentTypes['WeeklyPeriod']> = {
  fromTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WhyNotResolvers<ContextType = any, ParentType extends ResolversParentTypes['WhyNot'] = ResolversParentTypes['WhyNot']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextDay?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};

export type WithdrawalResolvers<ContextType = any, ParentType extends ResolversParentTypes['Withdrawal'] = ResolversParentTypes['Withdrawal']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WrittenReminderResolvers<ContextType = any, ParentType extends ResolversParentTypes['WrittenReminder'] = ResolversParentTypes['WrittenReminder']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['ReminderPhase'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  triedAgainAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Account?: AccountResolvers<ContextType>;
  AccountPage?: AccountPageResolvers<ContextType>;
  AccountSession?: AccountSessionResolvers<ContextType>;
  AccountSessions?: AccountSessionsResolvers<ContextType>;
  AddedRoster?: AddedRosterResolvers<ContextType>;
  AddedRosters?: AddedRostersResolvers<ContextType>;
  AffectedPackage?: AffectedPackageResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  Assessment?: AssessmentResolvers<ContextType>;
  AssessmentEffects?: AssessmentEffectsResolvers<ContextType>;
  AssessmentNeed?: AssessmentNeedResolvers<ContextType>;
  AssessmentNeeds?: AssessmentNeedsResolvers<ContextType>;
  AuditBreak?: AuditBreakResolvers<ContextType>;
  AuditCheck?: AuditCheckResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  AuditPerson?: AuditPersonResolvers<ContextType>;
  AuditedPerson?: AuditedPersonResolvers<ContextType>;
  BoardBlock?: BoardBlockResolvers<ContextType>;
  BoardDay?: BoardDayResolvers<ContextType>;
  BoardDoctor?: BoardDoctorResolvers<ContextType>;
  BoardHoliday?: BoardHolidayResolvers<ContextType>;
  BoardSlot?: BoardSlotResolvers<ContextType>;
  BookableLocation?: BookableLocationResolvers<ContextType>;
  BookableOrg?: BookableOrgResolvers<ContextType>;
  BookableOrgLookup?: BookableOrgLookupResolvers<ContextType>;
  BookedPerson?: BookedPersonResolvers<ContextType>;
  BookingAccount?: BookingAccountResolvers<ContextType>;
  BookingAddresses?: BookingAddressesResolvers<ContextType>;
  BookingDefaults?: BookingDefaultsResolvers<ContextType>;
  BookingDetail?: BookingDetailResolvers<ContextType>;
  BookingList?: BookingListResolvers<ContextType>;
  BookingNumbers?: BookingNumbersResolvers<ContextType>;
  BookingRow?: BookingRowResolvers<ContextType>;
  Bottleneck?: BottleneckResolvers<ContextType>;
  BulkChange?: BulkChangeResolvers<ContextType>;
  BulkChangedRow?: BulkChangedRowResolvers<ContextType>;
  BulkPlannedRow?: BulkPlannedRowResolvers<ContextType>;
  CalendarFeed?: CalendarFeedResolvers<ContextType>;
  CandidateFile?: CandidateFileResolvers<ContextType>;
  CandidateFileAddress?: CandidateFileAddressResolvers<ContextType>;
  Capacity?: CapacityResolvers<ContextType>;
  CapacityDay?: CapacityDayResolvers<ContextType>;
  CatalogueAssessment?: CatalogueAssessmentResolvers<ContextType>;
  CataloguePage?: CataloguePageResolvers<ContextType>;
  CatalogueService?: CatalogueServiceResolvers<ContextType>;
  ChangedStatuses?: ChangedStatusesResolvers<ContextType>;
  ChangedTime?: ChangedTimeResolvers<ContextType>;
  ChosenPackage?: ChosenPackageResolvers<ContextType>;
  Clinic?: ClinicResolvers<ContextType>;
  ClinicCapacity?: ClinicCapacityResolvers<ContextType>;
  ClinicFreeDays?: ClinicFreeDaysResolvers<ContextType>;
  ClinicNumbers?: ClinicNumbersResolvers<ContextType>;
  ClinicResource?: ClinicResourceResolvers<ContextType>;
  ClinicResourceUse?: ClinicResourceUseResolvers<ContextType>;
  ClinicSite?: ClinicSiteResolvers<ContextType>;
  ClinicSiteEffects?: ClinicSiteEffectsResolvers<ContextType>;
  ClinicSitePage?: ClinicSitePageResolvers<ContextType>;
  ClinicTimes?: ClinicTimesResolvers<ContextType>;
  Closing?: ClosingResolvers<ContextType>;
  ClosingHold?: ClosingHoldResolvers<ContextType>;
  ClosingPerson?: ClosingPersonResolvers<ContextType>;
  ClosingPlan?: ClosingPlanResolvers<ContextType>;
  ClosingSummary?: ClosingSummaryResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CompanyDetails?: CompanyDetailsResolvers<ContextType>;
  CompanyEffects?: CompanyEffectsResolvers<ContextType>;
  CompanyPage?: CompanyPageResolvers<ContextType>;
  CompanyPermissions?: CompanyPermissionsResolvers<ContextType>;
  CompanyPosition?: CompanyPositionResolvers<ContextType>;
  CompanyPositionPage?: CompanyPositionPageResolvers<ContextType>;
  CompanyProject?: CompanyProjectResolvers<ContextType>;
  CompanyProjectPage?: CompanyProjectPageResolvers<ContextType>;
  CompanySignIn?: CompanySignInResolvers<ContextType>;
  ConfirmationWarning?: ConfirmationWarningResolvers<ContextType>;
  ConfirmationWarnings?: ConfirmationWarningsResolvers<ContextType>;
  ConsultFile?: ConsultFileResolvers<ContextType>;
  ConsultFileOfBooking?: ConsultFileOfBookingResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CreatedBooking?: CreatedBookingResolvers<ContextType>;
  CreatedCandidate?: CreatedCandidateResolvers<ContextType>;
  Crew?: CrewResolvers<ContextType>;
  CrewLine?: CrewLineResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DayList?: DayListResolvers<ContextType>;
  DayListEntry?: DayListEntryResolvers<ContextType>;
  DayListPaperwork?: DayListPaperworkResolvers<ContextType>;
  DayTimes?: DayTimesResolvers<ContextType>;
  DaysToClose?: DaysToCloseResolvers<ContextType>;
  Delivery?: DeliveryResolvers<ContextType>;
  DemoLogin?: DemoLoginResolvers<ContextType>;
  DetailSite?: DetailSiteResolvers<ContextType>;
  Device?: DeviceResolvers<ContextType>;
  Doctor?: DoctorResolvers<ContextType>;
  DoctorDetail?: DoctorDetailResolvers<ContextType>;
  DoctorLeave?: DoctorLeaveResolvers<ContextType>;
  DoctorList?: DoctorListResolvers<ContextType>;
  Draft?: DraftResolvers<ContextType>;
  DraftBody?: GraphQLScalarType;
  DraftHold?: DraftHoldResolvers<ContextType>;
  DueAgain?: DueAgainResolvers<ContextType>;
  DuePerson?: DuePersonResolvers<ContextType>;
  EarlierAssessment?: EarlierAssessmentResolvers<ContextType>;
  EarlierTime?: EarlierTimeResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  EquippedClinic?: EquippedClinicResolvers<ContextType>;
  FavouriteClinic?: FavouriteClinicResolvers<ContextType>;
  FileReader?: FileReaderResolvers<ContextType>;
  FileReceipt?: FileReceiptResolvers<ContextType>;
  FilterName?: FilterNameResolvers<ContextType>;
  FirstSteps?: FirstStepsResolvers<ContextType>;
  FoundAccount?: FoundAccountResolvers<ContextType>;
  FoundBookings?: FoundBookingsResolvers<ContextType>;
  FoundSubsidiary?: FoundSubsidiaryResolvers<ContextType>;
  FreeDay?: FreeDayResolvers<ContextType>;
  FreePlace?: FreePlaceResolvers<ContextType>;
  GroupPlace?: GroupPlaceResolvers<ContextType>;
  GroupProposal?: GroupProposalResolvers<ContextType>;
  GroupTimes?: GroupTimesResolvers<ContextType>;
  GroupWhyNot?: GroupWhyNotResolvers<ContextType>;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  Holiday?: HolidayResolvers<ContextType>;
  HolidaySite?: HolidaySiteResolvers<ContextType>;
  Home?: HomeResolvers<ContextType>;
  HomeBooking?: HomeBookingResolvers<ContextType>;
  HomeCount?: HomeCountResolvers<ContextType>;
  IdentityProvider?: IdentityProviderResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LastBooking?: LastBookingResolvers<ContextType>;
  LastPlace?: LastPlaceResolvers<ContextType>;
  ListView?: ListViewResolvers<ContextType>;
  ListedCompany?: ListedCompanyResolvers<ContextType>;
  ListedRole?: ListedRoleResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  Lookup?: LookupResolvers<ContextType>;
  LookupItem?: LookupItemResolvers<ContextType>;
  MadeApiKey?: MadeApiKeyResolvers<ContextType>;
  MadeCalendarFeed?: MadeCalendarFeedResolvers<ContextType>;
  MailEvent?: MailEventResolvers<ContextType>;
  MailFact?: MailFactResolvers<ContextType>;
  MailPlaceholder?: MailPlaceholderResolvers<ContextType>;
  MailPreview?: MailPreviewResolvers<ContextType>;
  MailText?: MailTextResolvers<ContextType>;
  MailTextDetail?: MailTextDetailResolvers<ContextType>;
  MailTextVersion?: MailTextVersionResolvers<ContextType>;
  MatchedFile?: MatchedFileResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  Messages?: MessagesResolvers<ContextType>;
  MissingYear?: MissingYearResolvers<ContextType>;
  MondayDigest?: MondayDigestResolvers<ContextType>;
  MonthEnd?: MonthEndResolvers<ContextType>;
  MonthEndCompany?: MonthEndCompanyResolvers<ContextType>;
  MonthEndTotals?: MonthEndTotalsResolvers<ContextType>;
  MoveVerdict?: MoveVerdictResolvers<ContextType>;
  MovedAppointment?: MovedAppointmentResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyAccount?: MyAccountResolvers<ContextType>;
  MyCompany?: MyCompanyResolvers<ContextType>;
  NextFreeTimes?: NextFreeTimesResolvers<ContextType>;
  NextNotice?: NextNoticeResolvers<ContextType>;
  OpenQuestion?: OpenQuestionResolvers<ContextType>;
  OpenQuestions?: OpenQuestionsResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderChange?: OrderChangeResolvers<ContextType>;
  OrderedBooking?: OrderedBookingResolvers<ContextType>;
  OrderedPackage?: OrderedPackageResolvers<ContextType>;
  OrderedSite?: OrderedSiteResolvers<ContextType>;
  Orders?: OrdersResolvers<ContextType>;
  OutsideHours?: OutsideHoursResolvers<ContextType>;
  OutsidePerson?: OutsidePersonResolvers<ContextType>;
  OverlappingAppointment?: OverlappingAppointmentResolvers<ContextType>;
  OverviewNumbers?: OverviewNumbersResolvers<ContextType>;
  OverviewPackage?: OverviewPackageResolvers<ContextType>;
  OwnDay?: OwnDayResolvers<ContextType>;
  Package?: PackageResolvers<ContextType>;
  PackageAssessment?: PackageAssessmentResolvers<ContextType>;
  PackageLookup?: PackageLookupResolvers<ContextType>;
  PackagePage?: PackagePageResolvers<ContextType>;
  PackageRecord?: PackageRecordResolvers<ContextType>;
  PackageUses?: PackageUsesResolvers<ContextType>;
  Paperwork?: PaperworkResolvers<ContextType>;
  PaperworkFile?: PaperworkFileResolvers<ContextType>;
  PaperworkItem?: PaperworkItemResolvers<ContextType>;
  PaperworkList?: PaperworkListResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeySession?: PasskeySessionResolvers<ContextType>;
  PendingBooking?: PendingBookingResolvers<ContextType>;
  PlannedPerson?: PlannedPersonResolvers<ContextType>;
  Portal?: PortalResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  ProviderInUse?: ProviderInUseResolvers<ContextType>;
  ProviderSettings?: ProviderSettingsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RegisteredDevice?: RegisteredDeviceResolvers<ContextType>;
  ReminderSettings?: ReminderSettingsResolvers<ContextType>;
  Reservation?: ReservationResolvers<ContextType>;
  ResourceCapacity?: ResourceCapacityResolvers<ContextType>;
  ResourceUse?: ResourceUseResolvers<ContextType>;
  ResultFile?: ResultFileResolvers<ContextType>;
  ResultFiles?: ResultFilesResolvers<ContextType>;
  ResultMatch?: ResultMatchResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  RoleAccount?: RoleAccountResolvers<ContextType>;
  RoleAccounts?: RoleAccountsResolvers<ContextType>;
  RosteredDoctor?: RosteredDoctorResolvers<ContextType>;
  SavedDraft?: SavedDraftResolvers<ContextType>;
  SavedFilter?: SavedFilterResolvers<ContextType>;
  SchedulerBookings?: SchedulerBookingsResolvers<ContextType>;
  SchedulerDoctors?: SchedulerDoctorsResolvers<ContextType>;
  SchedulerPending?: SchedulerPendingResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SecondFactorSecret?: SecondFactorSecretResolvers<ContextType>;
  SeenPeople?: SeenPeopleResolvers<ContextType>;
  SeenPerson?: SeenPersonResolvers<ContextType>;
  Service?: ServiceResolvers<ContextType>;
  SessionKeys?: SessionKeysResolvers<ContextType>;
  SignInDomain?: SignInDomainResolvers<ContextType>;
  SignInSettings?: SignInSettingsResolvers<ContextType>;
  SkippedDay?: SkippedDayResolvers<ContextType>;
  SlotsChange?: SlotsChangeResolvers<ContextType>;
  StateHoliday?: StateHolidayResolvers<ContextType>;
  StateHolidays?: StateHolidaysResolvers<ContextType>;
  Statement?: StatementResolvers<ContextType>;
  StatementCompany?: StatementCompanyResolvers<ContextType>;
  StatementRow?: StatementRowResolvers<ContextType>;
  StatementTotals?: StatementTotalsResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Subsidiary?: SubsidiaryResolvers<ContextType>;
  SubsidiaryEffects?: SubsidiaryEffectsResolvers<ContextType>;
  SubsidiaryPage?: SubsidiaryPageResolvers<ContextType>;
  TimeSlot?: TimeSlotResolvers<ContextType>;
  TimeZone?: GraphQLScalarType;
  UndoableImport?: UndoableImportResolvers<ContextType>;
  UninvitedAccount?: UninvitedAccountResolvers<ContextType>;
  UsualPackage?: UsualPackageResolvers<ContextType>;
  ViewCount?: ViewCountResolvers<ContextType>;
  VisitStop?: VisitStopResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryPage?: WebhookDeliveryPageResolvers<ContextType>;
  WebhookEndpoint?: WebhookEndpointResolvers<ContextType>;
  WebhookSecret?: WebhookSecretResolvers<ContextType>;
  WeeklyHours?: WeeklyHoursResolvers<ContextType>;
  WeeklyHoursPlan?: WeeklyHoursPlanResolvers<ContextType>;
  WeeklyPeriod?: WeeklyPeriodResolvers<ContextType>;
  WhyNot?: WhyNotResolvers<ContextType>;
  Withdrawal?: WithdrawalResolvers<ContextType>;
  WrittenReminder?: WrittenReminderResolvers<ContextType>;
};

