import { graphql } from '../../generated/gql.ts';

export const BeginBookingDocument = graphql(`
  mutation BeginBooking($serviceType: ServiceType!, $sid: ID, $body: DraftBody!, $draftId: ID!, $writer: ID!) {
    createDraft(serviceType: $serviceType, sid: $sid, body: $body, draftId: $draftId, writer: $writer) {
      draftId
    }
  }
`);
