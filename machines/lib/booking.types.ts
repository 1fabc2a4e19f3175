import type { BookingReference } from './booking-references.ts';
import type {
  AccountId,
  BookingId,
  CandidateId,
  DraftId,
  EpochMs,
  OrgId,
  PackageId,
  ReserveId,
  SiteId,
} from './ports.ts';

/**
 * The parts of a booking while it is being made. The draft is exactly what the server keeps: nothing derived
 * (errors, counts, holds) is in it. Days are `YYYY-MM-DD` or '', instants ISO 8601 in UTC.
 */
export type ServiceType = 'pem' | 'fit_test';

export const wizardSteps = ['company', 'candidates', 'package', 'time', 'review'] as const;
export type WizardStep = (typeof wizardSteps)[number];

export const maxCandidates = 5;
/** A candidate's place, kept while others come and go; the service keeps a hold under it. */
export type CandidateIndex = 0 | 1 | 2 | 3 | 4;

export interface Named<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
}

/** One start time at one clinic. */
export interface Slot {
  readonly siteId: SiteId;
  readonly siteName: string;
  readonly timeZone: string;
  readonly startsAt: string;
  /** Doctors' rosters free for the whole appointment; empty at a free-booking clinic. */
  readonly calendarIds: readonly number[];
  readonly bookingFree: boolean;
}

export interface Hold {
  readonly reserveId: ReserveId;
  readonly packageId: PackageId;
  readonly slot: Slot;
  readonly endsAt: string;
  /** By the server's clock; null for a free-booking time, which never runs out. */
  readonly expiresAt: EpochMs | null;
}

/** A hold as the service lists it with its draft. */
export interface StoredHold {
  readonly candidateIndex: CandidateIndex;
  readonly reserveId: ReserveId;
  readonly siteId: SiteId;
  readonly siteName: string;
  readonly timeZone: string;
  readonly packageId: PackageId;
  readonly calendarId: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly expiresAt: EpochMs;
}

export interface ChosenPackage extends Named<PackageId> {
  readonly minutes: number;
  /** Of a custom package, which is this candidate's alone and in no list: what it holds. */
  readonly custom?: readonly { readonly category: string; readonly name: string }[];
  /** Filled in, not chosen: the last one, or usual for the position. Another choice replaces it without a question. */
  readonly suggested?: true;
}

/** When and where. Both ways of choosing share one shape, so that changing one's mind and back loses nothing. */
export interface TimeChoice {
  readonly mode: 'time' | 'range';
  readonly state: string;
  readonly fromDate: string;
  readonly toDate: string;
  /** For 'time': every bookable clinic of the state, or those of `siteIds`. */
  readonly all: boolean;
  readonly siteIds: readonly SiteId[];
  /** Only times that leave no gaps. */
  readonly gapless: boolean;
  /** For 'range': the preferred clinic and time of day. */
  readonly site: (Named<SiteId> & { readonly timeZone: string }) | null;
  readonly time: string;
}

export interface CandidateDraft {
  /** Stable while the draft lives; names the candidate in paths, in `touched` and in its reservation. */
  readonly key: string;
  readonly index: CandidateIndex;
  readonly name: string;
  readonly dob: string;
  readonly gender: string;
  readonly phone: string;
  readonly email: string;
  readonly position: { readonly id: string | null; readonly name: string } | null;
  readonly note: string;
  readonly package: ChosenPackage | null;
  /** The order of a hiring system that the booking is for; null where a person typed the candidate. */
  readonly orderId: string | null;
  readonly choice: TimeChoice;
  /** The time last picked: held, or offered again after its hold ran out. */
  readonly pick: Slot | null;
}

/** Whom a booking is for; `fitTest` is absent where it is not known here. */
type Booker<Id extends string = string> = Named<Id> & { readonly fitTest?: boolean };

/** The company's record for its bookings; its fields are absent where they are not known here. */
export interface BookingCompany extends Booker<OrgId> {
  readonly poRequired?: boolean;
  /** Candidates fill in what is left open of them. */
  readonly candidatesFillIn?: boolean;
  /** Default addresses for results and invoices. */
  readonly resultEmails?: readonly string[];
  readonly invoiceEmail?: string;
  /** Clinics that its bookings start with. */
  readonly favouriteClinics?: readonly FavouriteClinic[];
}

export interface FavouriteClinic {
  readonly id: SiteId;
  readonly state: string;
  readonly serviceTypes: readonly ServiceType[];
}

export interface BookingHeader extends Readonly<Record<BookingReference, string>> {
  readonly company: BookingCompany | null;
  readonly subsidiary: Booker | null;
  readonly resultEmails: readonly string[];
  /** Text typed beside them that is no entry yet. */
  readonly resultEmailText: string;
  readonly invoiceEmail: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly contactEmail: string;
  readonly paperworkIds: readonly string[];
  readonly comment: string;
}

export interface BookingDraft {
  readonly serviceType: ServiceType;
  readonly sid: string | null;
  readonly step: WizardStep;
  /** The key of the candidate in view. */
  readonly current: string;
  readonly header: BookingHeader;
  /** One to five. */
  readonly candidates: readonly CandidateDraft[];
  /** Words typed into a look-up that are no entry of it yet, by path. */
  readonly unchosen: Readonly<Record<string, string>>;
  /** Paths whose errors show. */
  readonly touched: Readonly<Record<string, true>>;
  readonly policyAccepted: boolean;
}

/** The candidate's own fields that a person types or chooses. */
export type CandidateField = 'name' | 'dob' | 'gender' | 'phone' | 'email' | 'position' | 'note';

/** Names a field: `header.contactName`, `candidates.c2.email`, `candidates.c2.choice.fromDate`, `policyAccepted`. */
export type HeaderPath = `header.${keyof BookingHeader}`;
export type CandidatePath = `candidates.${string}.${CandidateField}`;

/** Every part of a candidate that can be wrong; `hold` is the reserved time. */
export type CandidateErrorPath =
  | CandidatePath
  | `candidates.${string}.package`
  | `candidates.${string}.choice.${keyof TimeChoice}`
  | `candidates.${string}.hold`;
export type ErrorPath = HeaderPath | CandidateErrorPath | 'policyAccepted';

/** Message by path; derived from the draft, never kept. */
export type DraftErrors = Readonly<Partial<Record<ErrorPath, string>>>;

/** A field's new value, typed by its path. */
export type FieldChange =
  | { [Field in keyof BookingHeader]: { path: `header.${Field}`; value: BookingHeader[Field] } }[keyof BookingHeader]
  | {
      [Field in CandidateField]: { path: `candidates.${string}.${Field}`; value: CandidateDraft[Field] };
    }[CandidateField]
  /** Words in a look-up that are no entry of it yet; '' once there are none. */
  | { path: `unchosen.${HeaderPath | CandidatePath}`; value: string };

/** Live holds by candidate key. */
export type Holds = Readonly<Record<string, Hold>>;

export interface StoredDraft {
  readonly draftId: DraftId;
  readonly revision: number;
  readonly draft: BookingDraft;
  readonly holds: readonly StoredHold[];
}

export interface CreatedBooking {
  readonly bookingId: BookingId;
  readonly reference: string;
  readonly candidates: readonly {
    readonly candidateId: CandidateId;
    readonly index: number;
    readonly status: string;
    /** Null where the booking has no time yet. */
    readonly appointmentTime: string | null;
    readonly siteName: string | null;
    readonly siteTimeZone: string | null;
    /** When an SMS with the candidate's link leaves; null where none does. */
    readonly smsAt?: string | null;
  }[];
}

/** Proposals for a new booking from the account's own record. */
export interface BookingPerson {
  readonly accountId: AccountId;
  readonly company: BookingCompany | null;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly contactEmail: string;
  /** The account's last booking of this type, as far as it can be booked again. */
  readonly last?: LastBooking | undefined;
}

export interface LastBooking {
  readonly subsidiary: Named | null;
  readonly resultEmails: readonly string[];
  readonly invoiceEmail: string;
  readonly place: Pick<TimeChoice, 'state' | 'siteIds'> | null;
  readonly package: ChosenPackage | null;
  readonly usualPackages: readonly UsualPackage[];
}

/** The usual package of candidates with a position. */
export interface UsualPackage {
  readonly position: string;
  readonly package: ChosenPackage;
}

/** One clinic of a search, with an entry for every day of the window. */
export interface ClinicTimes {
  readonly siteId: SiteId;
  readonly siteName: string;
  readonly address: string;
  readonly timeZone: string;
  readonly bookingFree: boolean;
  readonly days: readonly DayTimes[];
}

export interface DayTimes {
  readonly day: string;
  readonly slots: readonly Slot[];
  readonly whyNot: { readonly code: string; readonly message: string; readonly nextDay: string | null } | null;
}

/** The open picker's query. */
export interface SlotQuery {
  readonly packageId: PackageId;
  /** Length of the appointment. */
  readonly minutes: number;
  readonly state: string;
  /** 'all' means every bookable clinic of the state. */
  readonly siteIds: readonly SiteId[] | 'all';
  readonly fromDate: string;
  readonly toDate: string;
  readonly gapless: boolean;
}
