import { graphql } from '../generated/gql.ts';

export const ChangeStatusesDocument = graphql(`
  mutation ChangeStatuses($candidateIds: [ID!]!, $status: String!) {
    changeStatuses(candidateIds: $candidateIds, status: $status) { withoutTime }
  }
`);
