import { graphql } from '../generated/gql.ts';

export const UninvitedAccountsDocument = graphql(`
  query UninvitedAccounts {
    uninvitedAccounts { id orgName kind name username email importedAt }
  }
`);

export const UndoableCompanyImportDocument = graphql(`
  query UndoableCompanyImport {
    undoableCompanyImport { id rows importedAt }
  }
`);

export const UndoCompanyImportDocument = graphql(`
  mutation UndoCompanyImport($id: ID!) {
    undoCompanyImport(id: $id)
  }
`);

export const UndoableSubsidiaryImportDocument = graphql(`
  query UndoableSubsidiaryImport {
    undoableSubsidiaryImport { id rows importedAt }
  }
`);

export const UndoSubsidiaryImportDocument = graphql(`
  mutation UndoSubsidiaryImport($id: ID!) {
    undoSubsidiaryImport(id: $id)
  }
`);

export const UndoableAccountImportDocument = graphql(`
  query UndoableAccountImport {
    undoableAccountImport { id rows importedAt }
  }
`);

export const UndoAccountImportDocument = graphql(`
  mutation UndoAccountImport($id: ID!) {
    undoAccountImport(id: $id)
  }
`);

export const UndoablePackageImportDocument = graphql(`
  query UndoablePackageImport {
    undoablePackageImport { id rows importedAt }
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
