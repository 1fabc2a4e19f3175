import { graphql } from '../../generated/gql.ts';

/** Its draft holds the time and nothing else: what is typed stays in the form. */
export const BeginWalkInDocument = graphql(`
  mutation BeginWalkIn($draftId: ID!, $writer: ID!, $body: DraftBody!) {
    createDraft(serviceType: pem, body: $body, draftId: $draftId, writer: $writer) { draftId }
  }
`);

export const EndWalkInDocument = graphql(`
  mutation EndWalkIn($draftId: ID!) {
    deleteDraft(draftId: $draftId)
  }
`);

export const WalkInPackagesDocument = graphql(`
  query WalkInPackages($org: ID!, $search: String, $limit: Int) {
    bookablePackages(org: $org, serviceType: pem, search: $search, limit: $limit) {
      items { id name minutes }
    }
  }
`);

export const WalkInCompaniesDocument = graphql(`
  query WalkInCompanies($search: String) {
    bookableOrgs(search: $search, serviceType: pem) { total items { id name } }
  }
`);

export const WalkInAddressesDocument = graphql(`
  query WalkInAddresses($org: ID!) {
    bookingAddresses(org: $org) { resultEmail invoiceEmail }
  }
`);

export const WalkInMakerDocument = graphql(`
  query WalkInMaker($accountId: ID!) {
    bookingAccount(accountId: $accountId) { contactPerson phone email }
  }
`);

export const BookWalkInDocument = graphql(`
  mutation BookWalkIn($org: ID, $input: CreateBookingInput!, $idempotencyKey: String!) {
    createBooking(org: $org, input: $input, idempotencyKey: $idempotencyKey) {
      reference
      candidates { candidateId }
    }
  }
`);
