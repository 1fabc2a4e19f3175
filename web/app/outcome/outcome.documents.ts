import { graphql } from '../../generated/gql.ts';

export const SetOutcomeDocument = graphql(`
  mutation SetOutcome($candidateId: ID!, $outcome: String, $restrictions: String!) {
    setOutcome(candidateId: $candidateId, outcome: $outcome, restrictions: $restrictions)
  }
`);
