import { graphql } from '../generated/gql.ts';

export const CompanySignInDocument = graphql(`
  query CompanySignIn($email: String!) {
    companySignIn(email: $email) { companyName }
  }
`);

export const FinishProviderSignInDocument = graphql(`
  mutation FinishProviderSignIn {
    finishProviderSignIn { accessToken refreshToken org accountId }
  }
`);
