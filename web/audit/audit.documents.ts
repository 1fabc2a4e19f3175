import { graphql } from '../generated/gql.ts';

export const AuditEntriesDocument = graphql(`
  query AuditEntries($filter: AuditFilter!, $after: String, $timeZone: TimeZone) {
    auditEntries(filter: $filter, after: $after, timeZone: $timeZone) {
      entries {
        id
        at
        action
        accountId
        accountName
        companyName
        reference
        people { candidateId name }
        peopleCount
        address
        count
        before
        after
      }
      people { candidateId name reference }
      hasMorePeople
      nextCursor
    }
  }
`);

export const AuditCheckDocument = graphql(`
  query AuditCheck {
    auditCheck { finishedAt chains breakCount breaks { bookingId reference fault } }
  }
`);

export const SeenPeopleDocument = graphql(`
  query SeenPeople($accountId: ID!, $fromDate: LocalDate!, $toDate: LocalDate!, $after: String, $timeZone: TimeZone) {
    seenPeople(accountId: $accountId, fromDate: $fromDate, toDate: $toDate, after: $after, timeZone: $timeZone) {
      people { candidateId name reference companyName firstAt lastAt times actions }
      accountName
      wholeExports
      nextCursor
    }
  }
`);
