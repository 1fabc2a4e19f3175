import { graphql } from '../generated/gql.ts';

export const UninvitedAccountsDocument = graphql(`
  query UninvitedAccounts {
    uninvitedAccounts { id orgName kind name username email importedAt }
  }
`);

export const InviteAccountsDocument = graphql(`
  mutation InviteAccounts($accountIds: [ID!]!) {
    inviteAccounts(accountIds: $accountIds)
  }
`);
