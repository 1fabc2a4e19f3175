import { graphql } from '../generated/gql.ts';

export const OverviewClinicsDocument = graphql(`
  query OverviewClinics {
    bookableClinics(limit: 1000) { id name bookingFree }
  }
`);

export const CapacityDocument = graphql(`
  query Capacity($fromDay: LocalDate!, $dayCount: Int!, $siteId: ID) {
    capacity(fromDay: $fromDay, dayCount: $dayCount, siteId: $siteId) {
      fromDay
      dayCount
      clinics {
        siteId
        siteName
        days { day doctors slots booked held blocked free ahead }
      }
    }
  }
`);

export const ResourceCapacityDocument = graphql(`
  query ResourceCapacity($fromDay: LocalDate!, $dayCount: Int!, $siteId: ID) {
    resourceCapacity(fromDay: $fromDay, dayCount: $dayCount, siteId: $siteId) {
      clinics {
        siteId
        siteName
        resources { kind name resources open used }
      }
      bottleneck { kind names fullAt fullDays days gain packageName }
    }
  }
`);

export const NextFreeTimesDocument = graphql(`
  query NextFreeTimes($siteId: ID) {
    nextFreeTimes(siteId: $siteId) {
      lookAheadDays
      packages { id name serviceType minutes }
      clinics {
        siteId
        siteName
        serviceTypes
        free { minutes day days }
      }
    }
  }
`);

export const OverviewNumbersDocument = graphql(`
  query OverviewNumbers($dayCount: Int!, $timeZone: TimeZone!, $siteId: ID) {
    overviewNumbers(dayCount: $dayCount, timeZone: $timeZone, siteId: $siteId) {
      today
      all { pending missed expected completed medianHours of90Hours }
      clinics {
        siteId
        siteName
        pending
        missed
        expected
        completed
        medianHours
        of90Hours
      }
    }
  }
`);

export const OverviewChangedDocument = graphql(`
  subscription OverviewChanged($siteIds: [ID!]!) {
    slotsChanged(siteIds: $siteIds) { siteId }
  }
`);
