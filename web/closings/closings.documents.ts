import { graphql } from '../generated/gql.ts';

export const ClosingClinicsDocument = graphql(`
  query ClosingClinics {
    bookableClinics(limit: 1000) { id name address timeZone state bookingFree }
  }
`);

export const ClosingPlanDocument = graphql(`
  query ClosingPlan(
    $scope: ClosingScope!
    $otherSiteIds: [ID!]!
    $prefer: ClosingPreference!
    $choices: [ClosingChoiceInput!]!
  ) {
    closingPlan(scope: $scope, otherSiteIds: $otherSiteIds, prefer: $prefer, choices: $choices) {
      days
      doctors { doctorId doctorName days closes }
      people {
        candidateId
        reference
        candidateName
        candidatePhone
        companyName
        packageName
        status
        rosterId
        doctorName
        siteName
        timeZone
        startsAt
        action
        isHere
        to { rosterId doctorName siteId siteName timeZone startsAt }
        reason
        options { rosterId doctorName siteId siteName timeZone startsAt }
      }
      holds { siteName timeZone startsAt expiresAt }
      waiting
    }
  }
`);

export const StartClosingDocument = graphql(`
  mutation StartClosing($id: ID!, $scope: ClosingScope!, $reason: String!, $publicReason: String, $people: [ClosingAgreementInput!]!) {
    startClosing(id: $id, scope: $scope, reason: $reason, publicReason: $publicReason, people: $people) { undoUntil }
  }
`);

graphql(`
  fragment ClosingParts on ClosingSummary {
    closingId
    sites
    doctors
    fromDay
    toDay
    reason
    status
    createdBy
    createdAt
    people
    done
    moved
    toPhone
  }
`);

export const ClosingsDocument = graphql(`
  query Closings {
    closings { ...ClosingParts }
  }
`);

graphql(`
  fragment WholeClosing on Closing {
    closingId
    sites
    doctors
    fromDay
    toDay
    reason
    status
    createdBy
    createdAt
    people
    done
    moved
    toPhone
    undoUntil
    list {
      candidateId
      reference
      candidateName
      candidatePhone
      companyName
      packageName
      fromSite
      fromTimeZone
      fromTime
      toSite
      toDoctor
      toTimeZone
      toTime
      outcome
      why
      toPhone
      staysBecause
    }
  }
`);

export const ClosingDocument = graphql(`
  query Closing($id: ID!) {
    closing(id: $id) { ...WholeClosing }
  }
`);

export const ReopenClosingDocument = graphql(`
  mutation ReopenClosing($id: ID!, $how: ReopenHow!) {
    reopenClosing(id: $id, how: $how) { ...WholeClosing }
  }
`);
