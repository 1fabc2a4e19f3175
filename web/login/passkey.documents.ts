import { graphql } from '../generated/gql.ts';

export const BeginPasskeySignInDocument = graphql(`
  mutation BeginPasskeySignIn {
    beginPasskeySignIn
  }
`);

export const SignInWithPasskeyDocument = graphql(`
  mutation SignInWithPasskey($credential: String!) {
    signInWithPasskey(credential: $credential) { accessToken refreshToken org accountId }
  }
`);
