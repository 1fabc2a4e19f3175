import { graphql } from '../../generated/gql.ts';

export const GroupTimesDocument = graphql(`
  query GroupTimes(
    $packageIds: [ID!]!
    $siteIds: [ID!]!
    $fromDate: LocalDate!
    $toDate: LocalDate!
    $part: DayPart!
    $draftId: ID!
  ) {
    groupTimes(
      packageIds: $packageIds
      siteIds: $siteIds
      fromDate: $fromDate
      toDate: $toDate
      part: $part
      draftId: $draftId
    ) {
      proposals {
        siteId
        siteName
        timeZone
        day
        doctors
        startsAt
        endsAt
        places {
          calendarId
          startsAt
          endsAt
        }
      }
      whyNot {
        message
      }
    }
  }
`);

export const HoldGroupDocument = graphql(`
  mutation HoldGroup($draftId: ID!, $places: [GroupPlaceInput!]!) {
    holdGroup(draftId: $draftId, places: $places) {
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
