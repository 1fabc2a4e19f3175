import { graphql } from '../generated/gql.ts';

export const DueAgainDocument = graphql(`
  query DueAgain($filter: DueFilter!, $timeZone: TimeZone!, $page: Int!) {
    dueAgain(filter: $filter, timeZone: $timeZone, page: $page, pageSize: 50) {
      today
      dueFrom
      dueTo
      total
      totalCapped
      expired
      filterNames { id name }
      rows {
        candidateId
        reference
        candidateName
        candidateDob
        candidateGender
        candidatePhone
        candidateEmail
        positionId
        candidatePosition
        packageId
        packageName
        packageMinutes
        serviceType
        isOffered
        mayBeBooked
        orgId
        companyName
        subsidiaryId
        subsidiaryName
        siteId
        siteName
        siteState
        contactName
        contactPhone
        contactEmail
        resultEmail
        invoiceEmail
        examinedOn
        dueOn
      }
    }
  }
`);

export const DueSubsidiariesDocument = graphql(`
  query DueSubsidiaries($org: ID!, $search: String!) {
    bookableSubsidiaries(org: $org, search: $search, limit: 50) { items { id name } total }
  }
`);

export const DueClinicsDocument = graphql(`
  query DueClinics($search: String!) {
    bookableClinics(search: $search, limit: 50) { id name }
  }
`);
