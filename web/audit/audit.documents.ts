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
