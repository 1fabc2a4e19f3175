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
      updatedAt
      positionId
      orgId
      serviceType
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
      site { id name address suburb state phone timeZone }
      appointmentTime
      appointmentEnd
      preferredSiteId
      preferredSiteName
      preferredState
      preferredFromDate
      preferredToDate
      preferredTime
      poNumber
      projectIdentification
      paperworks { id name link }
      packageId
      packageName
      packageMinutes
      assessmentsHtml
      assessments { category name checked }
      comment
      createdBy
      candidates { candidateId name status statusColor appointmentTime siteTimeZone }
      deliveries { id kind recipient state createdAt sentAt lastError }
      consultFiles { fileId fileType fileName size }
      history { id at action by organisation about before after }
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

export const ListViewsDocument = graphql(`
  query ListViews {
    listViews {
      id
      name
      search
      candidateName
      phone
      email
      contactPerson
      org
      subsidiary
      site
      fromDate
      toDate
      statuses
      sort
      order
    }
  }
`);

export const ListViewDocument = graphql(`
  query ListView($id: ID!) {
    listView(id: $id) {
      id
      name
      search
      candidateName
      phone
      email
      contactPerson
      org
      subsidiary
      site
      fromDate
      toDate
      statuses
      sort
      order
    }
  }
`);

export const KeepListViewDocument = graphql(`
  mutation KeepListView($name: String, $filter: ListViewInput!) {
    keepListView(name: $name, filter: $filter) { id }
  }
`);

export const RenameListViewDocument = graphql(`
  mutation RenameListView($id: ID!, $name: String!) {
    renameListView(id: $id, name: $name) { id }
  }
`);

export const DeleteListViewDocument = graphql(`
  mutation DeleteListView($id: ID!) {
    deleteListView(id: $id)
  }
`);
