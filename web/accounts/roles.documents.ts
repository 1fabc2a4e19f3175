import { graphql } from '../generated/gql.ts';

export const RolesDocument = graphql(`
  query Roles { roles { id kind name permissions accounts updatedAt } }
`);

export const RoleAccountsDocument = graphql(`
  query RoleAccounts($id: ID!) { roleAccounts(id: $id) { accounts { id name orgName } total } }
`);

export const AddRoleDocument = graphql(`
  mutation AddRole($input: NewRoleInput!) { addRole(input: $input) { id } }
`);

export const ChangeRoleDocument = graphql(`
  mutation ChangeRole($id: ID!, $input: RoleInput!) { changeRole(id: $id, input: $input) { id } }
`);

export const DeleteRoleDocument = graphql(`
  mutation DeleteRole($id: ID!) { deleteRole(id: $id) }
`);

export const AssignRoleDocument = graphql(`
  mutation AssignRole($org: ID!, $roleId: ID!, $accounts: [SeenAccountInput!]!) {
    assignRole(org: $org, roleId: $roleId, accounts: $accounts)
  }
`);
