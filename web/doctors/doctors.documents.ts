import { graphql } from '../generated/gql.ts';

export const DoctorListDocument = graphql(`
  query DoctorList($search: String, $active: Boolean, $page: Int) {
    doctorList(search: $search, active: $active, page: $page) {
      doctors { id name shownName title registrationNumber mayDo kind skills calibratedUntil capacity mostPem mostFitTest isActive clinics updatedAt }
      page
      pages
      total
    }
  }
`);

export const DoctorDocument = graphql(`
  query Doctor($id: ID!) {
    doctor(id: $id) {
      doctor { id name shownName title registrationNumber mayDo kind skills calibratedUntil capacity mostPem mostFitTest isActive clinics updatedAt }
      patterns {
        patternId
        siteId
        siteName
        timeZone
        fromDay
        untilDay
        weeks
        weekA
        hours { week weekday fromTime toTime }
        onHolidays
        madeUntil
      }
      leaves { leaveId fromDay untilDay reason }
      ownDays { rosterId siteId siteName day fromTime toTime }
    }
  }
`);

export const OutsideHoursDocument = graphql(`
  query OutsideHours($doctorId: ID!, $fromDay: LocalDate, $untilDay: LocalDate) {
    outsideHours(doctorId: $doctorId, fromDay: $fromDay, untilDay: $untilDay) {
      people { candidateId reference candidateName companyName siteName timeZone startsAt }
      plans { siteId siteName fromDay toDay people }
    }
  }
`);

export const NewDoctorDocument = graphql(`
  mutation NewDoctor($doctorId: ID!, $input: NewDoctorInput!) {
    addDoctor(doctorId: $doctorId, input: $input) { id }
  }
`);

export const ChangeDoctorDocument = graphql(`
  mutation ChangeDoctor($id: ID!, $input: DoctorInput!) {
    changeDoctor(id: $id, input: $input)
  }
`);

export const SwitchDoctorDocument = graphql(`
  mutation SwitchDoctor($id: ID!, $on: Boolean!) {
    switchDoctor(id: $id, on: $on)
  }
`);

export const RosteredClinicsDocument = graphql(`
  query RosteredClinics {
    bookableClinics(limit: 1000) { id name bookingFree }
  }
`);

export const WeeklyHoursPlanDocument = graphql(`
  query WeeklyHoursPlan($input: WeeklyHoursInput!) {
    weeklyHoursPlan(input: $input) {
      days
      horizon
      skipped { day reason }
      people { candidateId reference candidateName companyName siteName timeZone startsAt }
    }
  }
`);

export const SaveWeeklyHoursDocument = graphql(`
  mutation SaveWeeklyHours($newPatternId: ID!, $input: WeeklyHoursInput!) {
    saveWeeklyHours(newPatternId: $newPatternId, input: $input)
  }
`);

export const AddLeaveDocument = graphql(`
  mutation AddLeave($leaveId: ID!, $doctorId: ID!, $fromDay: LocalDate!, $untilDay: LocalDate!, $reason: String!) {
    addLeave(leaveId: $leaveId, doctorId: $doctorId, fromDay: $fromDay, untilDay: $untilDay, reason: $reason)
  }
`);

export const RemoveLeaveDocument = graphql(`
  mutation RemoveLeave($leaveId: ID!) {
    removeLeave(leaveId: $leaveId)
  }
`);
