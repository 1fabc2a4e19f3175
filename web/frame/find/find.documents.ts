import { graphql } from '../../generated/gql.ts';

/** The first of each list that the account may read, asked at once. */
export const FindDocument = graphql(`
  query Find(
    $words: String!
    $siteId: ID
    $timeZone: TimeZone!
    $withBookings: Boolean!
    $withCompanies: Boolean!
    $withSubsidiaries: Boolean!
    $withAccounts: Boolean!
    $withSites: Boolean!
    $withDoctors: Boolean!
    $withPackages: Boolean!
  ) {
    foundBookings(search: $words, siteId: $siteId, timeZone: $timeZone) @include(if: $withBookings) {
      nearest
      bookings {
        candidateId
        reference
        candidateName
        candidatePhone
        companyName
        appointmentTime
        siteName
        siteTimeZone
        preferredFromDate
        preferredToDate
        status
        statusColor
      }
    }
    companies(search: $words, status: null, pageSize: 5) @include(if: $withCompanies) {
      companies { id companyName active }
    }
    foundSubsidiaries(search: $words, limit: 5) @include(if: $withSubsidiaries) {
      id
      name
      alias
      orgId
      orgName
      active
    }
    foundAccounts(search: $words, limit: 5) @include(if: $withAccounts) {
      id
      orgId
      orgName
      name
      username
      email
      active
      invited
      locked
      lastSignInAt
    }
    clinicSites(search: $words, pageSize: 5) @include(if: $withSites) {
      sites { id name address suburb postcode state isActive }
    }
    doctors(search: $words, limit: 5) @include(if: $withDoctors) {
      items { id name }
    }
    packages(search: $words, pageSize: 5) @include(if: $withPackages) {
      packages { id name orgId duration isActive }
    }
  }
`);

/** A new link for an account that has set no password yet; the earlier one is void. */
export const SendLinkAgainDocument = graphql(`
  mutation SendLinkAgain($org: ID!, $accountId: ID!) {
    inviteAccount(org: $org, accountId: $accountId)
  }
`);
