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
        isToCome
        isStored
      }
    }
  }
`);

export const CompleteResultsDocument = graphql(`
  mutation CompleteResults($candidateIds: [ID!]!, $through: String) {
    changeStatuses(candidateIds: $candidateIds, status: "Completed", through: $through) { changed }
  }
`);
