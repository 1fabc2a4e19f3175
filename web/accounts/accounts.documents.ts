import { graphql } from '../generated/gql.ts';

export const AccountsDocument = graphql(`
  query Accounts($org: ID!, $search: String, $status: EntityStatus, $roleId: ID, $page: Int) {
    accounts(org: $org, search: $search, status: $status, roleId: $roleId, page: $page) {
      accounts { id kind username contactPerson phone email active invited awaitsInvitation permissions roleId role secondFactor isLastAdmin updatedAt }
      page
      pages
      total
    }
  }
`);

export const AccountPermissionsDocument = graphql(`
  query AccountPermissions($org: ID!, $accountId: ID!) {
    accountPermissions(org: $org, accountId: $accountId) { org companyName permissions }
  }
`);

export const AddAccountDocument = graphql(`
  mutation AddAccount($org: ID!, $kind: AccountKind!, $input: NewAccountInput!) {
    addAccount(org: $org, kind: $kind, input: $input)
  }
`);

export const ChangeAccountDocument = graphql(`
  mutation ChangeAccount($org: ID!, $kind: AccountKind!, $accountId: ID!, $input: AccountInput!) {
    changeAccount(org: $org, kind: $kind, accountId: $accountId, input: $input) { id }
  }
`);

export const DeleteAccountDocument = graphql(`
  mutation DeleteAccount($org: ID!, $kind: AccountKind!, $accountId: ID!, $mayBeLast: Boolean!) {
    deleteAccount(org: $org, kind: $kind, accountId: $accountId, mayBeLast: $mayBeLast)
  }
`);

export const InviteAccountDocument = graphql(`
  mutation InviteAccount($org: ID!, $accountId: ID!) {
    inviteAccount(org: $org, accountId: $accountId)
  }
`);

export const ResetSecondFactorDocument = graphql(`
  mutation ResetSecondFactor($org: ID!, $accountId: ID!) {
    resetSecondFactor(org: $org, accountId: $accountId)
  }
`);
