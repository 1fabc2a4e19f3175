import { graphql } from '../../generated/gql.ts';

export const SetAttendanceDocument = graphql(`
  mutation SetAttendance($candidateIds: [ID!]!, $status: String!) {
    changeStatuses(candidateIds: $candidateIds, status: $status) { withoutTime }
  }
`);

export const MoveVisitOnDocument = graphql(`
  mutation MoveVisitOn($candidateId: ID!, $step: VisitStep!, $stop: String!) {
    moveVisitOn(candidateId: $candidateId, step: $step, stop: $stop)
  }
`);

export const SetPaperworkHandedInDocument = graphql(`
  mutation SetPaperworkHandedIn($candidateId: ID!, $paperworkId: ID!, $isHandedIn: Boolean!) {
    setPaperworkHandedIn(candidateId: $candidateId, paperworkId: $paperworkId, isHandedIn: $isHandedIn)
  }
`);
