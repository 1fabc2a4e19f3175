import { graphql } from '../generated/gql.ts';

export const HomeDocument = graphql(`
  query Home($timeZone: TimeZone!) {
    home(timeZone: $timeZone) {
      today
      counts { view total totalCapped }
      bookings {
        view
        candidateId
        reference
        candidateName
        candidatePhone
        subsidiaryName
        packageName
        status
        statusColor
        appointmentTime
        siteName
        siteTimeZone
        sitePhone
        comment
        note
      }
    }
  }
`);

export const HomeDueDocument = graphql(`
  query HomeDue($timeZone: TimeZone!) {
    dueAgain(filter: {}, timeZone: $timeZone, pageSize: 0) { total totalCapped expired }
  }
`);

export const HomeDraftsDocument = graphql(`
  query HomeDrafts {
    drafts {
      draftId
      serviceType
      updatedAt
      body
      holds { reserveId siteName timeZone startsAt expiresAt }
    }
  }
`);

export const HomeChangedDocument = graphql(`
  subscription HomeChanged {
    bookingsChanged
  }
`);

export const OrdersDocument = graphql(`
  query OpenOrders {
    orders(open: true) {
      total
      orders {
        orderId source externalId status serviceType
        candidateName candidateDob candidateGender candidatePhone candidateEmail candidatePosition
        package site note unknown isWithdrawn noticeAt begunBy ownDraftId receivedAt changedAt
        knownPackage { packageId name minutes }
        knownSite { siteId name state }
        changes { field from to }
        booking { candidateId reference }
      }
    }
  }
`);

export const OrderPersonDocument = graphql(`
  query OrderPerson($accountId: ID!, $serviceType: ServiceType!) {
    lastBooking(serviceType: $serviceType) { resultEmail invoiceEmail subsidiary { id name } }
    bookingAccount(accountId: $accountId) {
      contactPerson
      phone
      email
      company { id name resultEmail invoiceEmail }
    }
  }
`);

/** Refused where its source has changed the order since it was read. */
export const BeginOrderDocument = graphql(`
  mutation BeginOrder(
    $serviceType: ServiceType!, $body: DraftBody!, $draftId: ID!, $writer: ID!, $orderId: ID!, $orderChangedAt: DateTime!
  ) {
    createDraft(
      serviceType: $serviceType, body: $body, draftId: $draftId, writer: $writer, orderId: $orderId, orderChangedAt: $orderChangedAt
    ) {
      draftId
    }
  }
`);

export const RejectOrderDocument = graphql(`
  mutation RejectOrder($id: ID!, $reason: String!) {
    rejectOrder(id: $id, reason: $reason) { orderId }
  }
`);

export const AcknowledgeOrderDocument = graphql(`
  mutation AcknowledgeOrder($id: ID!, $noticeAt: DateTime!) {
    acknowledgeOrder(id: $id, noticeAt: $noticeAt) { orderId }
  }
`);
