import { graphql } from '../../generated/gql.ts';

export const BookAgainDocument = graphql(`
  query BookAgain($candidateId: ID!, $mine: Boolean!) {
    bookingDetail(candidateId: $candidateId, mine: $mine) {
      serviceType
      orgId
      companyName
      subsidiaryId
      subsidiaryName
      resultEmails
      invoiceEmail
      contactName
      contactPhone
      contactEmail
      poNumber
      projectIdentification
      paperworks { id name link }
      candidateName
      candidateDob
      candidateGender
      candidatePhone
      candidateEmail
      positionId
      candidatePosition
      packageId
      packageName
      packageMinutes
      site { id state }
      preferredSiteId
      preferredState
    }
  }
`);
