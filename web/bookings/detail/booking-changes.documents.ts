import { graphql } from '../../generated/gql.ts';

export const UpdateCandidateDocument = graphql(`
  mutation UpdateCandidate($bookingId: ID!, $candidateId: ID!, $updatedAt: DateTime!, $change: CandidateChangeInput!, $sendConfirmation: Boolean) {
    updateCandidate(bookingId: $bookingId, candidateId: $candidateId, updatedAt: $updatedAt, change: $change, sendConfirmation: $sendConfirmation)
  }
`);

export const DetailPositionsDocument = graphql(`
  query DetailPositions($org: ID!, $search: String) {
    positions(org: $org, search: $search) { ...Choices }
  }
`);

/** @public Cancels at once, without the five minutes in which a page can undo it: for programs. */
export const CancelBookingDocument = graphql(`
  mutation CancelBooking($bookingId: ID!, $candidateIds: [ID!]!, $notes: String) {
    cancelBooking(bookingId: $bookingId, candidateIds: $candidateIds, notes: $notes)
  }
`);

export const ConfirmationWarningsDocument = graphql(`
  query ConfirmationWarnings($candidateId: ID!) {
    confirmationWarnings(candidateId: $candidateId) {
      canSend
      recipients
      warnings { code message }
    }
  }
`);

export const SendNotificationDocument = graphql(`
  mutation SendNotification($bookingId: ID!, $candidateId: ID!) {
    sendNotification(bookingId: $bookingId, candidateId: $candidateId) { id }
  }
`);

export const SendCandidateLinkDocument = graphql(`
  mutation SendCandidateLink($candidateId: ID!) {
    sendCandidateLink(candidateId: $candidateId)
  }
`);

export const RevokeCandidateLinksDocument = graphql(`
  mutation RevokeCandidateLinks($candidateId: ID!) {
    revokeCandidateLinks(candidateId: $candidateId)
  }
`);

export const BeginRescheduleDocument = graphql(`
  mutation BeginReschedule($candidateId: ID!) {
    beginReschedule(candidateId: $candidateId) {
      draftId
      holds { reserveId siteId siteName timeZone packageId calendarId startsAt endsAt expiresAt }
    }
  }
`);

export const EndRescheduleDocument = graphql(`
  mutation EndReschedule($draftId: ID!) {
    deleteDraft(draftId: $draftId)
  }
`);

export const UpdateTimeslotsDocument = graphql(`
  mutation UpdateTimeslots($bookingId: ID!, $change: TimeChangeInput!) {
    updateTimeslots(bookingId: $bookingId, input: $change) { status appointmentTime }
  }
`);

export const WithdrawConsultFileDocument = graphql(`
  mutation WithdrawConsultFile($fileId: ID!, $reason: String!, $tellReaders: Boolean!) {
    withdrawConsultFile(fileId: $fileId, reason: $reason, tellReaders: $tellReaders)
  }
`);

export const AcknowledgeResultsDocument = graphql(`
  mutation AcknowledgeResults($candidateId: ID!) {
    acknowledgeResults(candidateId: $candidateId)
  }
`);
