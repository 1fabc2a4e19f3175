import { graphql } from '../../generated/gql.ts';

export const SetAttendanceDocument = graphql(`
  mutation SetAttendance($candidateIds: [ID!]!, $status: String!) {
    changeStatuses(candidateIds: $candidateIds, status: $status) { withoutTime }
  }
`);
