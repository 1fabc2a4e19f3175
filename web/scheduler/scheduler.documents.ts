import { graphql } from '../generated/gql.ts';

export const SchedulerDoctorsDocument = graphql(`
  query SchedulerDoctors($siteId: ID!, $fromDay: LocalDate!, $toDay: LocalDate!, $lanes: BoardLanes!, $waiting: Int!) {
    schedulerDoctors(siteId: $siteId, fromDay: $fromDay, toDay: $toDay, lanes: $lanes) {
      siteId
      siteName
      state
      timeZone
      mostOverPlan
      hasVisits
      doctors {
        doctorId
        name
        kind
        days {
          rosterId
          day
          startsAt
          endsAt
          overPlan
          slots { id startsAt available blockedBecause }
        }
      }
      holidays { day name }
      openHolidays { day name }
      missingYears
    }
    schedulerPending(siteId: $siteId, limit: $waiting) {
      bookings {
        candidateId
        reference
        candidateName
        companyName
        packageName
        minutes
        preferredFromDate
        preferredToDate
        preferredTime
      }
      total
    }
  }
`);

export const SchedulerBookingsDocument = graphql(`
  query SchedulerBookings($siteId: ID!, $fromDay: LocalDate!, $toDay: LocalDate!, $lanes: BoardLanes!, $page: Int!) {
    schedulerBookings(siteId: $siteId, fromDay: $fromDay, toDay: $toDay, lanes: $lanes, page: $page) {
      pages
      blocks {
        id
        stop
        kind
        rosterId
        startsAt
        endsAt
        expiresAt
        candidateId
        reference
        candidateName
        companyName
        packageName
        status
        statusColor
      }
    }
  }
`);

export const BoardClinicsDocument = graphql(`
  query BoardClinics {
    bookableClinics(limit: 1000) { id name state timeZone bookingFree }
  }
`);

export const BoardChangedDocument = graphql(`
  subscription BoardChanged($siteIds: [ID!]!) {
    slotsChanged(siteIds: $siteIds) { siteId day }
  }
`);

export const ValidateMoveDocument = graphql(`
  query ValidateMove($candidateId: ID!, $rosterId: Int!, $startsAt: DateTime!, $stop: String) {
    validateMove(candidateId: $candidateId, rosterId: $rosterId, startsAt: $startsAt, stop: $stop) { legal reason }
  }
`);

export const MoveAppointmentDocument = graphql(`
  mutation MoveAppointment(
    $candidateId: ID!
    $rosterId: Int!
    $startsAt: DateTime!
    $stop: String
    $seen: SeenPlaceInput!
    $reason: String
  ) {
    moveAppointment(
      candidateId: $candidateId
      rosterId: $rosterId
      startsAt: $startsAt
      stop: $stop
      seen: $seen
      reason: $reason
    ) {
      moveId
      undoMs
    }
  }
`);

export const ConfirmBookingDocument = graphql(`
  mutation ConfirmBooking($candidateId: ID!, $rosterId: Int!, $startsAt: DateTime!) {
    confirmBooking(candidateId: $candidateId, rosterId: $rosterId, startsAt: $startsAt)
  }
`);

export const UndoMoveDocument = graphql(`
  mutation UndoMove($moveId: ID!) {
    undoMove(moveId: $moveId) { moveId }
  }
`);

export const DisableSlotsDocument = graphql(`
  mutation DisableSlots($siteId: ID!, $slotIds: [Int!]!, $reason: String!) {
    disableSlots(siteId: $siteId, slotIds: $slotIds, reason: $reason)
  }
`);

export const EnableSlotsDocument = graphql(`
  mutation EnableSlots($siteId: ID!, $slotIds: [Int!]!) {
    enableSlots(siteId: $siteId, slotIds: $slotIds)
  }
`);

export const DoctorsDocument = graphql(`
  query Doctors($search: String) {
    doctors(search: $search, limit: 20) { ...Choices }
  }
`);

export const AddDoctorDocument = graphql(`
  mutation AddDoctor($doctorId: ID!, $input: NewDoctorInput!) {
    addDoctor(doctorId: $doctorId, input: $input) { id name }
  }
`);

export const AddRostersDocument = graphql(`
  mutation AddRosters($input: NewRostersInput!) {
    addRosters(input: $input) { rosters { day } }
  }
`);

export const ChangeRosterDocument = graphql(`
  mutation ChangeRoster($rosterId: Int!, $fromTime: String!, $toTime: String!) {
    changeRoster(rosterId: $rosterId, fromTime: $fromTime, toTime: $toTime)
  }
`);

export const StateHolidaysDocument = graphql(`
  query StateHolidays($state: String!, $year: Int!) {
    stateHolidays(state: $state, year: $year) {
      holidays { day name source sites { siteId name } openAt { siteId name } }
      states
      missing { state year }
    }
  }
`);

export const AddHolidayDocument = graphql(`
  mutation AddHoliday($state: String!, $day: LocalDate!, $name: String!, $siteIds: [ID!]!) {
    addHoliday(state: $state, day: $day, name: $name, siteIds: $siteIds)
  }
`);

export const RemoveHolidayDocument = graphql(`
  mutation RemoveHoliday($state: String!, $day: LocalDate!, $siteIds: [ID!]!) {
    removeHoliday(state: $state, day: $day, siteIds: $siteIds)
  }
`);

export const OpenOnHolidayDocument = graphql(`
  mutation OpenOnHoliday($state: String!, $day: LocalDate!, $siteIds: [ID!]!) {
    openOnHoliday(state: $state, day: $day, siteIds: $siteIds)
  }
`);

export const HolidayClinicsDocument = graphql(`
  query HolidayClinics($state: String!) {
    bookableClinics(state: $state, limit: 1000) { id name address }
  }
`);

export const BookingCardDocument = graphql(`
  query BookingCard($siteId: ID!, $day: LocalDate!, $candidateId: ID!) {
    dayList(siteId: $siteId, day: $day, candidateId: $candidateId) {
      entries {
        candidateId
        reference
        candidateName
        dateOfBirth
        phone
        companyName
        packageName
        note
        comment
        doctorName
        startsAt
        endsAt
        status
        statusColor
        statusBefore
        statusChangedAt
      }
    }
  }
`);

export const FindPersonDocument = graphql(`
  query FindPerson($search: String!) {
    bookings(search: $search, sort: appointment_time, order: desc, pageSize: 20, count: false) {
      bookings {
        candidateId
        candidateName
        companyName
        appointmentTime
        siteName
        siteTimeZone
        status
        statusColor
      }
    }
  }
`);

export const BoardCapacityDocument = graphql(`
  query BoardCapacity($siteId: ID!, $fromDay: LocalDate!, $dayCount: Int!) {
    capacity(siteId: $siteId, fromDay: $fromDay, dayCount: $dayCount) {
      clinics {
        days { day slots free }
      }
    }
  }
`);
