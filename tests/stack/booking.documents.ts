/** Queries of a picker, a wizard and a list, as a browser would send them. */
export const timeSlots = `query ($packageId: ID!, $siteIds: [ID!]!, $from: DateTime!, $to: DateTime!) {
  timeSlots(packageId: $packageId, siteIds: $siteIds, from: $from, to: $to, timeZone: "Australia/Perth", optimize: false) {
    siteId siteName timeZone bookingFree days { day times { startsAt calendarIds } whyNot { code message nextDay } }
  }
}`;

export const createDraft = `mutation ($body: DraftBody!) { createDraft(serviceType: pem, body: $body) { draftId revision } }`;

export const saveDraft = `mutation ($draftId: ID!, $revision: Int!, $body: DraftBody!) {
  saveDraft(draftId: $draftId, revision: $revision, body: $body) { revision updatedAt conflict { revision body holds { reserveId } } }
}`;

export const draft = `query ($draftId: ID!) {
  draft(draftId: $draftId) { revision body holds { candidateIndex reserveId siteId packageId startsAt endsAt expiresAt } }
}`;

export const reserve = `mutation ($slot: SlotInput!, $draftId: ID!, $candidateIndex: Int!, $replaces: ID) {
  reserveSlot(slot: $slot, draftId: $draftId, candidateIndex: $candidateIndex, replaces: $replaces) {
    reserveId startsAt endsAt expiresAt calendarId
  }
}`;

export const release = 'mutation ($reserveId: ID!) { releaseSlot(reserveId: $reserveId) }';

export const extend = 'mutation ($draftId: ID!) { extendHolds(draftId: $draftId) { reserveId expiresAt } }';

export const createBooking = `mutation ($input: CreateBookingInput!, $key: String!) {
  createBooking(input: $input, idempotencyKey: $key) {
    bookingId reference candidates { candidateId index status appointmentTime siteName siteTimeZone }
  }
}`;

export const bookings = `query ($pageSize: Int, $after: String, $search: String, $mine: Boolean) {
  bookings(pageSize: $pageSize, after: $after, search: $search, mine: $mine) {
    total totalCapped pages confirmed pending nextCursor
    bookings {
      candidateId reference candidateName companyName subsidiaryName appointmentTime siteName siteTimeZone
      preferredSiteName preferredFromDate packageName status statusColor
    }
  }
}`;

export const detail = `query ($candidateId: ID!) {
  bookingDetail(candidateId: $candidateId) {
    reference candidateNumber candidateCount status candidateName candidateDob resultEmails note comment
    site { name timeZone } appointmentTime appointmentEnd packageName packageMinutes assessmentsHtml assessments { category name }
    poNumber projectIdentification history { action by }
  }
}`;
