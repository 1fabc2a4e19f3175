import { graphql } from '../generated/gql.ts';

graphql(`
  fragment Choices on Lookup {
    total
    items { id name }
  }
`);

graphql(`
  fragment WholeDraft on Draft {
    draftId
    revision
    body
    holds {
      candidateIndex
      reserveId
      siteId
      siteName
      timeZone
      packageId
      calendarId
      startsAt
      endsAt
      expiresAt
    }
  }
`);

graphql(`
  fragment Created on CreatedBooking {
    bookingId
    reference
    candidates {
      candidateId
      index
      status
      appointmentTime
      siteName
      siteTimeZone
      smsAt
    }
  }
`);

graphql(`
  fragment BookableCompany on BookableOrg {
    id name poRequired candidatesFillIn resultEmail invoiceEmail
    favouriteClinics { id state serviceTypes }
  }
`);

export const BookingPersonDocument = graphql(`
  query BookingPerson($accountId: ID!, $serviceType: ServiceType!) {
    lastBooking(serviceType: $serviceType) {
      subsidiary { id name }
      resultEmail
      invoiceEmail
      place { state siteIds }
      package { id name minutes }
      usualPackages { position package { id name minutes } }
    }
    bookingAccount(accountId: $accountId) {
      accountId
      contactPerson
      phone
      email
      company { ...BookableCompany }
    }
  }
`);

export const BookableOrgsDocument = graphql(`
  query BookableOrgs($search: String, $serviceType: ServiceType, $limit: Int) {
    bookableOrgs(search: $search, serviceType: $serviceType, limit: $limit) {
      total
      items { ...BookableCompany }
    }
  }
`);

export const BookableSubsidiariesDocument = graphql(`
  query BookableSubsidiaries($org: ID!, $search: String, $serviceType: ServiceType, $limit: Int) {
    bookableSubsidiaries(org: $org, search: $search, serviceType: $serviceType, limit: $limit) { ...Choices }
  }
`);

export const PositionsDocument = graphql(`
  query Positions($org: ID!, $search: String, $limit: Int) {
    positions(org: $org, search: $search, limit: $limit) { ...Choices }
  }
`);

export const ProjectsDocument = graphql(`
  query Projects($org: ID!, $search: String, $limit: Int) {
    projects(org: $org, search: $search, limit: $limit) { ...Choices }
  }
`);

export const ProjectIdentificationsDocument = graphql(`
  query ProjectIdentifications($org: ID!, $search: String, $limit: Int) {
    projectIdentifications(org: $org, search: $search, limit: $limit) { ...Choices }
  }
`);

export const PurchaseOrdersDocument = graphql(`
  query PurchaseOrders($org: ID!, $search: String, $limit: Int) {
    purchaseOrders(org: $org, search: $search, limit: $limit) { ...Choices }
  }
`);

export const BookablePackagesDocument = graphql(`
  query BookablePackages($org: ID!, $serviceType: ServiceType!, $sid: ID, $search: String, $limit: Int) {
    bookablePackages(org: $org, serviceType: $serviceType, sid: $sid, search: $search, limit: $limit) {
      total
      items {
        id
        name
        minutes
        assessments {
          category
          name
          checked
        }
      }
    }
  }
`);

export const CreateDraftDocument = graphql(`
  mutation CreateDraft(
    $serviceType: ServiceType!
    $sid: ID
    $body: DraftBody!
    $draftId: ID!
    $writer: ID!
    $sequence: Int!
  ) {
    createDraft(
      serviceType: $serviceType
      sid: $sid
      body: $body
      draftId: $draftId
      writer: $writer
      sequence: $sequence
    ) {
      draftId
      revision
    }
  }
`);

export const SaveDraftDocument = graphql(`
  mutation SaveDraft($draftId: ID!, $revision: Int!, $body: DraftBody!, $writer: ID!, $sequence: Int!) {
    saveDraft(draftId: $draftId, revision: $revision, body: $body, writer: $writer, sequence: $sequence) {
      revision
      conflict { ...WholeDraft }
    }
  }
`);

export const DraftDocument = graphql(`
  query Draft($draftId: ID!) {
    draft(draftId: $draftId) {
      ...WholeDraft
      booking { ...Created }
    }
  }
`);

/** Finds the booking that a draft became meanwhile. */
export const SentDocument = graphql(`
  query Sent($draftId: ID!) {
    draft(draftId: $draftId) {
      booking { bookingId }
    }
  }
`);

export const CreateBookingDocument = graphql(`
  mutation CreateBooking($org: ID, $input: CreateBookingInput!, $idempotencyKey: String!) {
    createBooking(org: $org, input: $input, idempotencyKey: $idempotencyKey) { ...Created }
  }
`);

export const DeleteDraftDocument = graphql(`
  mutation DeleteDraft($draftId: ID!) {
    deleteDraft(draftId: $draftId)
  }
`);

export const UnfinishedDocument = graphql(`
  query Unfinished($serviceType: ServiceType!) {
    drafts(serviceType: $serviceType) {
      draftId
      updatedAt
      body
    }
  }
`);

export const AddItemDocument = graphql(`
  mutation AddItem($list: GrowingList!, $org: ID!, $name: String!) {
    addItem(list: $list, org: $org, name: $name) {
      id
      name
    }
  }
`);

export const PackagePartsDocument = graphql(`
  query PackageParts {
    assessments {
      category
      name
      minutes
    }
  }
`);

export const AddPackageInBookingDocument = graphql(`
  mutation AddPackageInBooking($org: ID!, $input: NewPackageInBookingInput!) {
    addPackageInBooking(org: $org, input: $input) {
      id
      name
      minutes
    }
  }
`);

export const AddCustomPackageDocument = graphql(`
  mutation AddCustomPackage($packageId: ID!, $org: ID!, $draftId: ID!, $input: NewPackageInBookingInput!) {
    addCustomPackage(packageId: $packageId, org: $org, draftId: $draftId, input: $input) {
      id
      name
      minutes
    }
  }
`);
