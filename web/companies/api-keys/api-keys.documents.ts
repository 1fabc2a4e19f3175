import { graphql } from '../../generated/gql.ts';

export const ApiKeysDocument = graphql(`
  query ApiKeys {
    apiKeys { id name prefix scopes madeBy isOwn isWorking expiresAt lastUsedAt previousUntil }
  }
`);

export const MakeApiKeyDocument = graphql(`
  mutation MakeApiKey($input: NewApiKeyInput!) { makeApiKey(input: $input) { id secret } }
`);

export const RotateApiKeyDocument = graphql(`
  mutation RotateApiKey($id: ID!) { rotateApiKey(id: $id) { id secret } }
`);

export const RevokeApiKeyDocument = graphql(`
  mutation RevokeApiKey($id: ID!) { revokeApiKey(id: $id) }
`);
