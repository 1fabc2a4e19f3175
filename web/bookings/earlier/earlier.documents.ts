import { graphql } from '../../generated/gql.ts';

export const ChangeEarlierTimeDocument = graphql(`
  mutation ChangeEarlierTime($candidateId: ID!, $what: EarlierTimeChange!, $beforeDay: LocalDate, $time: DateTime) {
    changeEarlierTime(candidateId: $candidateId, what: $what, beforeDay: $beforeDay, time: $time) {
      beforeDay
      offeredTime
      expiresAt
    }
  }
`);
