import { graphql } from '../../generated/gql.ts';

export const EmptyDayDocument = graphql(`
  query EmptyDay($siteId: ID!, $state: String!, $year: Int!, $day: LocalDate!, $dayCount: Int!) {
    stateHolidays(state: $state, year: $year) {
      holidays { day name sites { siteId } openAt { siteId } }
    }
    capacity(siteId: $siteId, fromDay: $day, dayCount: $dayCount) {
      clinics {
        days { day }
      }
    }
  }
`);
