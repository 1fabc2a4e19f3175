import { type WalkInValues, walkInResultEmails } from '../../../machines/forms/walk-in-form.ts';
import type { BookingDraft } from '../../../machines/lib/booking.types.ts';
import { type EpochMs, id, type OrgId, type PackageId, type SiteId } from '../../../machines/lib/ports.ts';
import { newDraft } from '../../../machines/rules/drafts/new-draft.ts';

/** A clinic's day on the board. */
interface BoardDay {
  readonly siteId: string;
  readonly state: string;
  readonly day: string;
}

/** A booking that begins on the board: its times are looked for at that clinic on that day. */
export function boardDraft({ siteId, state, day }: BoardDay, now: EpochMs): BookingDraft {
  const draft = newDraft({ serviceType: 'pem', sid: null }, now);
  return {
    ...draft,
    candidates: draft.candidates.map((candidate) => ({
      ...candidate,
      choice: { ...candidate.choice, state, siteIds: [id<SiteId>(siteId)], fromDate: day, toDate: day },
    })),
  };
}

/** The same with everything that was typed as a walk-in. */
export function walkInDraft(place: BoardDay, typed: WalkInValues, now: EpochMs): BookingDraft {
  const draft = boardDraft(place, now);
  const { firstName, lastName, dob, gender, phone, email, position, company, package: chosen } = typed;
  return {
    ...draft,
    header: {
      ...draft.header,
      company: company && { id: id<OrgId>(company.id), name: company.name },
      resultEmails: walkInResultEmails(typed),
      invoiceEmail: typed.invoiceEmail,
    },
    candidates: draft.candidates.map((candidate) => ({
      ...candidate,
      name: [firstName.trim(), lastName.trim()].filter(Boolean).join(' '),
      dob,
      gender,
      phone,
      email,
      position: position.trim() ? { id: null, name: position.trim() } : null,
      package: chosen && { ...chosen, id: id<PackageId>(chosen.id) },
    })),
  };
}
