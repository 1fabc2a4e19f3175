import { graphql } from '../../generated/gql.ts';

export const WebhooksDocument = graphql(`
  query Webhooks {
    webhookEndpoints { id dialect url events pausedAt pausedBecause lastError lastErrorAt updatedAt }
  }
`);

export const WebhookLogDocument = graphql(`
  query WebhookLog($endpointId: ID!, $page: Int) {
    webhookDeliveries(endpointId: $endpointId, page: $page) {
      page pages total
      deliveries { id type state attempts createdAt lastStatus lastAnswer nextTryAt }
    }
  }
`);

export const AddWebhookDocument = graphql(`
  mutation AddWebhook($input: NewWebhookEndpointInput!) { addWebhookEndpoint(input: $input) { id secret } }
`);

export const ChangeWebhookDocument = graphql(`
  mutation ChangeWebhook($id: ID!, $input: WebhookEndpointChangeInput!) {
    changeWebhookEndpoint(id: $id, input: $input) { id updatedAt }
  }
`);

export const DeleteWebhookDocument = graphql(`
  mutation DeleteWebhook($id: ID!) { deleteWebhookEndpoint(id: $id) }
`);

export const RotateWebhookDocument = graphql(`
  mutation RotateWebhook($id: ID!) { rotateWebhookSecret(id: $id) { id secret } }
`);

export const ResumeWebhookDocument = graphql(`
  mutation ResumeWebhook($id: ID!) { resumeWebhookEndpoint(id: $id) { id pausedAt } }
`);

export const TestWebhookDocument = graphql(`
  mutation TestWebhook($id: ID!) { testWebhookEndpoint(id: $id) { id state } }
`);

export const SendWebhookAgainDocument = graphql(`
  mutation SendWebhookAgain($id: ID!) { sendWebhookAgain(id: $id) { id state } }
`);
