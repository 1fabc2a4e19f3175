import { graphql } from '../../generated/gql.ts';

export const FirstStepsDocument = graphql(`
  query FirstSteps {
    firstSteps { done doctorId companyId }
  }
`);
