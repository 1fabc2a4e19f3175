import { graphql } from '../generated/gql.ts';

export const BookableLocationsDocument = graphql(`
  query BookableLocations($serviceType: ServiceType!) {
    bookableLocations(serviceType: $serviceType) {
      state
      clinics
    }
  }
`);

export const BookableClinicsDocument = graphql(`
  query BookableClinics($state: String, $serviceType: ServiceType, $search: String, $limit: Int) {
    bookableClinics(state: $state, serviceType: $serviceType, search: $search, limit: $limit) {
      id
      name
      address
      suburb
      state
      timeZone
      bookingFree
    }
  }
`);

export const TimeSlotsDocument = graphql(`
  query TimeSlots(
    $packageId: ID!
    $siteIds: [ID!]!
    $from: DateTime!
    $to: DateTime!
    $timeZone: TimeZone!
    $candidateId: ID
    $optimize: Boolean
    $org: ID
  ) {
    timeSlots(
      packageId: $packageId
      siteIds: $siteIds
      from: $from
      to: $to
      timeZone: $timeZone
      candidateId: $candidateId
      optimize: $optimize
      org: $org
    ) {
      siteId
      siteName
      address
      timeZone
      bookingFree
      days {
        day
        times {
          startsAt
          calendarIds
        }
        whyNot {
          code
          message
          nextDay
        }
      }
    }
  }
`);

export const HolidaysDocument = graphql(`
  query Holidays($fromDate: LocalDate!, $toDate: LocalDate!, $timeZone: TimeZone!, $state: String!) {
    holidays(fromDate: $fromDate, toDate: $toDate, timeZone: $timeZone, state: $state) {
      day
      siteIds
      openSiteIds
    }
  }
`);

export const ReserveSlotDocument = graphql(`
  mutation ReserveSlot($slot: SlotInput!, $draftId: ID!, $candidateIndex: Int!, $replaces: ID) {
    reserveSlot(slot: $slot, draftId: $draftId, candidateIndex: $candidateIndex, replaces: $replaces) {
      reserveId
      startsAt
      endsAt
      expiresAt
      calendarId
    }
  }
`);

export const HoldOverPlanDocument = graphql(`
  mutation HoldOverPlan($rosterId: Int!, $draftId: ID!, $packageId: ID!, $startsAt: DateTime!, $reason: String!) {
    holdOverPlan(rosterId: $rosterId, draftId: $draftId, packageId: $packageId, startsAt: $startsAt, reason: $reason) {
      reserveId
      startsAt
      endsAt
      expiresAt
      calendarId
    }
  }
`);

export const ReleaseSlotDocument = graphql(`
  mutation ReleaseSlot($reserveId: ID!) {
    releaseSlot(reserveId: $reserveId)
  }
`);

export const ExtendHoldsDocument = graphql(`
  mutation ExtendHolds($draftId: ID!) {
    extendHolds(draftId: $draftId) {
      candidateIndex
      reserveId
      expiresAt
    }
  }
`);

/** The holds of a draft at the service now. */
export const DraftHoldsDocument = graphql(`
  query DraftHolds($draftId: ID!) {
    draft(draftId: $draftId) {
      holds { candidateIndex reserveId siteId siteName timeZone packageId calendarId startsAt endsAt expiresAt }
    }
  }
`);

export const SlotsChangedDocument = graphql(`
  subscription SlotsChanged($siteIds: [ID!]!) {
    slotsChanged(siteIds: $siteIds) {
      siteId
      day
    }
  }
`);
