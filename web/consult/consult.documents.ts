import { graphql } from '../generated/gql.ts';

export const ConsultFilesDocument = graphql(`
  mutation ConsultFiles($org: ID, $candidateId: ID, $files: [ConsultFileInput!]!) {
    consultFiles(org: $org, candidateId: $candidateId, files: $files) {
      fileId
      fileType
      fileName
      size
      signedUrl
    }
  }
`);

export const VerifyOtpDocument = graphql(`
  mutation VerifyOtp($email: String!, $request: OtpRequest!, $otp: String!) {
    verifyOtp(email: $email, request: $request, otp: $otp) { deviceId }
  }
`);

export const ResendOtpDocument = graphql(`
  mutation ResendOtp($email: String!, $request: OtpRequest!) {
    resendOtp(email: $email, request: $request)
  }
`);

export const OwnPasskeysDocument = graphql(`
  query OwnPasskeys {
    passkeys { id }
  }
`);

export const BeginPasskeyProofDocument = graphql(`
  mutation BeginPasskeyProof {
    beginPasskeyProof
  }
`);

export const ProvePasskeyDocument = graphql(`
  mutation ProvePasskey($credential: String!) {
    provePasskey(credential: $credential)
  }
`);
