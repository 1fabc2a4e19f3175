import { graphql } from '../../generated/gql.ts';

export const ApiKeysDocument = graphql(`
  query ApiKeys {
    apiKeys { id name prefix scopes madeBy isOwn isWorking expiresAt lastUsedAt previousUntil }
  }
`);

export const MakeApiKeyDocument = graphql(`
  mutation MakeApiKey($keyId: ID!, $input: NewApiKeyInput!) { makeApiKey(keyId: $keyId, input: $input) { id secret } }
`);

export const RotateApiKeyDocument = graphql(`
  mutation RotateApiKey($id: ID!, $prefix: String) { rotateApiKey(id: $id, prefix: $prefix) { id secret } }
`);

export const RevokeApiKeyDocument = graphql(`
  mutation RevokeApiKey($id: ID!) { revokeApiKey(id: $id) }
`);
