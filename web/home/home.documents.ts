import { graphql } from '../generated/gql.ts';

export const HomeDocument = graphql(`
  query Home($timeZone: TimeZone!) {
    home(timeZone: $timeZone) {
      today
      counts { view total totalCapped }
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
`);

export const HomeDueDocument = graphql(`
  query HomeDue($timeZone: TimeZone!) {
    dueAgain(filter: {}, timeZone: $timeZone, pageSize: 0) { total totalCapped expired }
  }
`);

export const HomeDraftsDocument = graphql(`
  query HomeDrafts {
    drafts {
      draftId
      serviceType
      updatedAt
      body
      holds { reserveId siteName timeZone startsAt expiresAt }
    }
  }
`);

export const HomeChangedDocument = graphql(`
  subscription HomeChanged {
    bookingsChanged
  }
`);
