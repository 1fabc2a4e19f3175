import { graphql } from '../../generated/gql.ts';

export const ChangeEarlierTimeDocument = graphql(`
  mutation ChangeEarlierTime($candidateId: ID!, $what: EarlierTimeChange!, $beforeDay: LocalDate) {
    changeEarlierTime(candidateId: $candidateId, what: $what, beforeDay: $beforeDay) {
      beforeDay
      offeredTime
      expiresAt
    }
  }
`);
