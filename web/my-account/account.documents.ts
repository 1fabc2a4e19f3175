import { graphql } from '../generated/gql.ts';

export const ForgotPasswordDocument = graphql(`
  mutation ForgotPassword($email: String!) {
    forgotPassword(email: $email)
  }
`);

export const ResetPasswordDocument = graphql(`
  mutation ResetPassword($token: String!, $password: String!) {
    resetPassword(token: $token, password: $password)
  }
`);

export const ChangePasswordDocument = graphql(`
  mutation ChangePassword($currentPassword: String!, $password: String!) {
    changePassword(currentPassword: $currentPassword, password: $password)
  }
`);

export const MyAccountDocument = graphql(`
  query MyAccount {
    me { username accountType contactPerson phone email emailTrustedFrom company { name otp } }
  }
`);

export const UpdateMyAccountDocument = graphql(`
  mutation UpdateMyAccount($input: MyAccountInput!) {
    updateMyAccount(input: $input) { contactPerson phone email }
  }
`);

export const ConfirmMyEmailDocument = graphql(`
  mutation ConfirmMyEmail {
    confirmMyEmail { email }
  }
`);

export const DevicesDocument = graphql(`
  query Devices {
    devices { id userAgent usedAt isCurrent }
  }
`);

export const RevokeDeviceDocument = graphql(`
  mutation RevokeDevice($id: ID!) {
    revokeDevice(id: $id)
  }
`);

export const SessionsDocument = graphql(`
  query Sessions {
    sessions { total sessions { id userAgent address createdAt usedAt isCurrent } }
  }
`);

export const EndMySessionDocument = graphql(`
  mutation EndMySession($id: ID!) {
    endMySession(id: $id)
  }
`);

export const EndMyOtherSessionsDocument = graphql(`
  mutation EndMyOtherSessions {
    endMyOtherSessions
  }
`);

export const SecondFactorDocument = graphql(`
  query SecondFactor {
    secondFactor { enabled recoveryCodesLeft }
  }
`);

export const BeginSecondFactorDocument = graphql(`
  mutation BeginSecondFactor($currentPassword: String!) {
    beginSecondFactor(currentPassword: $currentPassword) { secret link }
  }
`);

export const ConfirmSecondFactorDocument = graphql(`
  mutation ConfirmSecondFactor($code: String!) {
    confirmSecondFactor(code: $code)
  }
`);

export const RenewRecoveryCodesDocument = graphql(`
  mutation RenewRecoveryCodes($currentPassword: String!) {
    renewRecoveryCodes(currentPassword: $currentPassword)
  }
`);

export const RemoveSecondFactorDocument = graphql(`
  mutation RemoveSecondFactor($currentPassword: String!) {
    removeSecondFactor(currentPassword: $currentPassword)
  }
`);

export const PasskeysDocument = graphql(`
  query Passkeys {
    passkeys { id name createdAt lastUsedAt }
  }
`);

export const BeginPasskeyDocument = graphql(`
  mutation BeginPasskey($currentPassword: String!) {
    beginPasskey(currentPassword: $currentPassword)
  }
`);

export const AddPasskeyDocument = graphql(`
  mutation AddPasskey($credential: String!) {
    addPasskey(credential: $credential) { id }
  }
`);

export const RenamePasskeyDocument = graphql(`
  mutation RenamePasskey($id: ID!, $name: String!) {
    renamePasskey(id: $id, name: $name)
  }
`);

export const RemovePasskeyDocument = graphql(`
  mutation RemovePasskey($id: ID!) {
    removePasskey(id: $id)
  }
`);
