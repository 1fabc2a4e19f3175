import { graphql } from '../../generated/gql.ts';

export const SignInSettingsDocument = graphql(`
  query SignInSettings {
    signInSettings {
      redirectUri
      logoutUri
      loggedOutUri
      adminSecondFactor
      provider {
        issuer clientId allowsNewAccounts roleId breakGlassAccountId testedAt enabledAt updatedAt
      }
      domains { id domain txtRecord verifiedAt }
    }
  }
`);

export const SignInChoicesDocument = graphql(`
  query SignInChoices($org: ID!) {
    roles { id kind name }
    accounts(org: $org, status: active) { accounts { id contactPerson username permissions } }
  }
`);

export const ChangeAdminSecondFactorDocument = graphql(`
  mutation ChangeAdminSecondFactor($adminSecondFactor: Boolean!) {
    changeAdminSecondFactor(adminSecondFactor: $adminSecondFactor)
  }
`);

export const SaveIdentityProviderDocument = graphql(`
  mutation SaveIdentityProvider($input: IdentityProviderContentInput!) {
    saveIdentityProvider(input: $input) {
      provider { issuer clientId allowsNewAccounts roleId breakGlassAccountId updatedAt }
    }
  }
`);

export const TestIdentityProviderDocument = graphql(`
  mutation TestIdentityProvider { testIdentityProvider { redirectUri } }
`);

export const EnableIdentityProviderDocument = graphql(`
  mutation EnableIdentityProvider { enableIdentityProvider { redirectUri } }
`);

export const DisableIdentityProviderDocument = graphql(`
  mutation DisableIdentityProvider { disableIdentityProvider { redirectUri } }
`);

export const AddSignInDomainDocument = graphql(`
  mutation AddSignInDomain($domain: String!) { addSignInDomain(domain: $domain) { redirectUri } }
`);

export const CheckSignInDomainDocument = graphql(`
  mutation CheckSignInDomain($id: ID!) { checkSignInDomain(id: $id) { redirectUri } }
`);

export const DeleteSignInDomainDocument = graphql(`
  mutation DeleteSignInDomain($id: ID!) { deleteSignInDomain(id: $id) }
`);
