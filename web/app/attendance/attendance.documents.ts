import { graphql } from '../../generated/gql.ts';

export const SetAttendanceDocument = graphql(`
  mutation SetAttendance($candidateIds: [ID!]!, $status: String!) {
    changeStatuses(candidateIds: $candidateIds, status: $status) { withoutTime }
  }
`);

export const SetPaperworkHandedInDocument = graphql(`
  mutation SetPaperworkHandedIn($candidateId: ID!, $paperworkId: ID!, $isHandedIn: Boolean!) {
    setPaperworkHandedIn(candidateId: $candidateId, paperworkId: $paperworkId, isHandedIn: $isHandedIn)
  }
`);
