import { graphql } from '../../generated/gql.ts';

export const BulkChangePlanDocument = graphql(`
  query BulkChangePlan($action: BulkAction!, $candidateIds: [ID!]!, $move: BulkMoveDaysInput, $choices: [BulkChoiceInput!]!) {
    bulkChangePlan(action: $action, candidateIds: $candidateIds, move: $move, choices: $choices) {
      candidateId
      reference
      candidateName
      companyName
      status
      siteName
      timeZone
      startsAt
      updatedAt
      reason
      note
      to { ...BulkPlaceParts }
      options { ...BulkPlaceParts }
    }
  }
  fragment BulkPlaceParts on FreePlace {
    rosterId
    doctorName
    siteId
    siteName
    timeZone
    startsAt
  }
`);

export const RunBulkChangeDocument = graphql(`
  mutation RunBulkChange(
    $id: ID!
    $action: BulkAction!
    $notes: String!
    $poNumber: String!
    $people: [BulkPersonInput!]!
  ) {
    runBulkChange(id: $id, action: $action, notes: $notes, poNumber: $poNumber, people: $people) {
      ...BulkChangeParts
    }
  }
  fragment BulkChangeParts on BulkChange {
    id
    undoUntil
    undone
    rows { candidateId candidateName outcome reason }
  }
`);

export const UndoBulkChangeDocument = graphql(`
  mutation UndoBulkChange($id: ID!) {
    undoBulkChange(id: $id) {
      ...BulkChangeParts
    }
  }
`);

export const UndoableBulkChangeDocument = graphql(`
  query UndoableBulkChange($id: ID!) {
    undoableBulkChange(id: $id) {
      ...BulkChangeParts
    }
  }
`);

export const BulkClinicsDocument = graphql(`
  query BulkClinics {
    bookableClinics(limit: 1000) { id name bookingFree }
  }
`);

export const ResultFilesDocument = graphql(`
  query ResultFiles($candidateIds: [ID!]!) {
    resultFiles(candidateIds: $candidateIds) {
      candidateId
      candidateName
      files { fileId fileType fileName }
    }
  }
`);
