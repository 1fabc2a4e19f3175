import { graphql } from '../generated/gql.ts';

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
      }
      total
      totalCapped
      pages
      confirmed
      pending
      filterNames { id name }
      nextCursor
    }
  }
`);

export const BookingDetailDocument = graphql(`
  query BookingDetail($candidateId: ID!) {
    bookingDetail(candidateId: $candidateId) {
      bookingId
      candidateId
      reference
      candidateNumber
      candidateCount
      status
      statusColor
      candidateName
      candidateDob
      candidateGender
      candidatePhone
      candidateEmail
      candidatePosition
      companyName
      subsidiaryName
      resultEmails
      invoiceEmail
      contactName
      contactPhone
      contactEmail
      note
      site { name address suburb state phone timeZone }
      appointmentTime
      appointmentEnd
      preferredSiteName
      preferredFromDate
      preferredToDate
      preferredTime
      poNumber
      projectIdentification
      paperworks { id name link }
      packageName
      packageMinutes
      assessmentsHtml
      assessments { category name checked }
      comment
      createdBy
      history { id at action by organisation before after }
    }
  }
`);

export const ChangeBookingCommentDocument = graphql(`
  mutation ChangeBookingComment($bookingId: ID!, $candidateId: ID!, $comment: String!) {
    changeBookingComment(bookingId: $bookingId, candidateId: $candidateId, comment: $comment)
  }
`);

export const FilterCompaniesDocument = graphql(`
  query FilterCompanies($search: String) {
    bookableOrgs(search: $search) { items { id name } }
  }
`);

export const FilterSubsidiariesDocument = graphql(`
  query FilterSubsidiaries($org: ID!, $search: String) {
    bookableSubsidiaries(org: $org, search: $search) { items { id name } }
  }
`);

export const FilterSitesDocument = graphql(`
  query FilterSites($search: String) {
    bookableClinics(search: $search) { id name }
  }
`);
