import type { BookingDraft, CandidateDraft, CandidateIndex, ServiceType, TimeChoice } from '../../lib/booking.types.ts';
import { eachName, referenceNames } from '../../lib/booking-references.ts';
import type { EpochMs } from '../../lib/ports.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '../calendar/dates.ts';

const SEARCHED_DAYS = 7;

/** A week from today: what most people look for first. `gapless` false shows all times. */
export function newChoice(now: EpochMs, gapless = true): TimeChoice {
  const fromDate = dayIn(new Date(now).toISOString(), DEFAULT_TIME_ZONE);
  const toDate = Temporal.PlainDate.from(fromDate)
    .add({ days: SEARCHED_DAYS - 1 })
    .toString();
  return { mode: 'time', state: '', fromDate, toDate, all: false, siteIds: [], gapless, site: null, time: '' };
}

export const newCandidate = (key: string, index: CandidateIndex, now: EpochMs, gapless = true): CandidateDraft => ({
  key,
  index,
  name: '',
  dob: '',
  gender: '',
  phone: '',
  email: '',
  position: null,
  note: '',
  package: null,
  orderId: null,
  choice: newChoice(now, gapless),
  pick: null,
});

export function newDraft(
  service: { serviceType: ServiceType; sid: string | null },
  now: EpochMs,
  gapless = true,
): BookingDraft {
  const first = newCandidate('c1', 0, now, gapless);
  return {
    ...service,
    step: 'company',
    current: first.key,
    header: {
      company: null,
      subsidiary: null,
      resultEmails: [],
      resultEmailText: '',
      invoiceEmail: '',
      contactName: '',
      contactPhone: '',
      contactEmail: '',
      ...eachName(referenceNames, () => ''),
      paperworkIds: [],
      comment: '',
    },
    candidates: [first],
    unchosen: {},
    touched: {},
    policyAccepted: false,
  };
}
