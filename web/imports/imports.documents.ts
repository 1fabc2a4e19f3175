import { graphql } from '../generated/gql.ts';

export const UninvitedAccountsDocument = graphql(`
  query UninvitedAccounts {
    uninvitedAccounts { id orgName kind name username email importedAt }
  }
`);

export const UndoCompanyImportDocument = graphql(`
  mutation UndoCompanyImport($id: ID!) {
    undoCompanyImport(id: $id)
  }
`);

export const UndoSubsidiaryImportDocument = graphql(`
  mutation UndoSubsidiaryImport($id: ID!) {
    undoSubsidiaryImport(id: $id)
  }
`);

export const UndoAccountImportDocument = graphql(`
  mutation UndoAccountImport($id: ID!) {
    undoAccountImport(id: $id)
  }
`);

export const UndoPackageImportDocument = graphql(`
  mutation UndoPackageImport($id: ID!) {
    undoPackageImport(id: $id)
  }
`);

export const InviteAccountsDocument = graphql(`
  mutation InviteAccounts($accountIds: [ID!]!) {
    inviteAccounts(accountIds: $accountIds)
  }
`);
