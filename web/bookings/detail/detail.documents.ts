import { graphql } from '../../generated/gql.ts';

export const BookingDetailDocument = graphql(`
  query BookingDetail($candidateId: ID!, $mine: Boolean!) {
    bookingDetail(candidateId: $candidateId, mine: $mine) {
      bookingId
      candidateId
      updatedAt
      positionId
      orgId
      serviceType
      reference
      candidateNumber
      candidateCount
      status
      statusColor
      statusBefore
      statusChangedAt
      outcome
      outcomeRestrictions
      candidateName
      candidateDob
      candidateGender
      candidatePhone
      candidateEmail
      candidatePosition
      companyName
      subsidiaryId
      subsidiaryName
      resultEmails
      invoiceEmail
      contactName
      contactPhone
      contactEmail
      note
      site { id name address suburb state phone timeZone }
      appointmentTime
      appointmentEnd
      attendanceConfirmedAt
      changeAskedAt
      preferredSiteId
      preferredSiteName
      preferredState
      preferredFromDate
      preferredToDate
      preferredTime
      poNumber
      project
      projectIdentification
      paperworks { id name link }
      packageId
      packageName
      packageMinutes
      assessmentsHtml
      assessments { category name checked }
      comment
      createdBy
      candidates { candidateId name status statusColor appointmentTime siteTimeZone }
      visitStops { name fromTime toTime state resources }
      canBeEarlier
      earlierTime { beforeDay offeredTime expiresAt }
      candidateFiles { id paperworkId paperWork fileName size sentAt sentBy }
      liveLinkAt
      nextNotice { kind leavesAt }
      reminders { kind phase sentAt triedAgainAt lastError }
      deliveries { id kind recipient state createdAt sentAt leavesAt lastError }
      consultFiles {
        fileId
        fileType
        fileName
        size
        createdAt
        createdBy
        replacesId
        withdrawn { at by reason }
        read { at by }
        acknowledged { at by }
        readers { name organisation at }
      }
      history { id at action by organisation about before after }
    }
  }
`);

export const ChangeBookingCommentDocument = graphql(`
  mutation ChangeBookingComment($bookingId: ID!, $candidateId: ID!, $comment: String!) {
    changeBookingComment(bookingId: $bookingId, candidateId: $candidateId, comment: $comment)
  }
`);
