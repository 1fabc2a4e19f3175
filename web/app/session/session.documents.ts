import { graphql } from '../../generated/gql.ts';

export const PortalDocument = graphql(`
  query Portal {
    portal {
      providerName
      timeZone
      holdMinutes
      schedulerUrl
      policyUrl
      inspection
      inspectorUrl
      demo
      demoLogins { username password purpose }
    }
  }
`);

export const MeDocument = graphql(`
  query Me {
    me {
      email
      contactPerson
      username
      listColumns
      accountType
      company { id name otp fitTest sandbox provider }
      permissions
      mayInspect
      lacksSecondFactor
    }
  }
`);

export const ServicesDocument = graphql(`
  query Services {
    services { id name serviceType }
  }
`);

export const LogInDocument = graphql(`
  mutation LogIn($username: String!, $password: String!, $code: String) {
    logIn(username: $username, password: $password, code: $code) { accessToken refreshToken org accountId }
  }
`);

export const RefreshSessionDocument = graphql(`
  mutation RefreshSession($refreshToken: String!) {
    refreshSession(refreshToken: $refreshToken) { accessToken refreshToken org accountId }
  }
`);

export const LogOutDocument = graphql(`
  mutation LogOut {
    logOut
  }
`);
