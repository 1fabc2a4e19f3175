import { graphql } from '../../generated/gql.ts';

export const BookingsDocument = graphql(`
  query Bookings(
    $mine: Boolean!
    $search: String
    $sort: BookingSort!
    $order: SortOrder!
    $after: String
    $count: Boolean!
    $timeZone: TimeZone!
    $filter: BookingFilter
  ) {
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
      filterNames { id name orgId }
      nextCursor
    }
  }
`);
