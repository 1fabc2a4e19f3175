import { graphql } from '../generated/gql.ts';

export const MatchResultsDocument = graphql(`
  query MatchResults($files: [ResultFileInput!]!) {
    matchResults(files: $files) {
      candidates {
        candidateId
        reference
        candidateName
        dateOfBirth
        companyName
        appointmentTime
        siteTimeZone
        status
        outcome
        canComplete
        isStored
      }
    }
  }
`);

export const CompleteResultsDocument = graphql(`
  mutation CompleteResults($candidateIds: [ID!]!) {
    changeStatuses(candidateIds: $candidateIds, status: "Completed") { changed }
  }
`);
