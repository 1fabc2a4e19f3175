import { graphql } from '../generated/gql.ts';

export const DayListClinicsDocument = graphql(`
  query DayListClinics {
    bookableClinics(limit: 1000) { id name state timeZone bookingFree }
  }
`);

export const DayListDocument = graphql(`
  query DayList($siteId: ID!, $day: LocalDate!) {
    dayList(siteId: $siteId, day: $day) {
      timeZone
      entries {
        candidateId
        reference
        candidateName
        dateOfBirth
        missing
        phone
        companyName
        packageName
        assessments
        paperworks { id name isHandedIn candidateFileId }
        visitStops { name fromTime toTime state resources }
        hasLeft
        identificationFileId
        note
        comment
        doctorName
        overPlan
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

export const DayListChangedDocument = graphql(`
  subscription DayListChanged($siteIds: [ID!]!) {
    slotsChanged(siteIds: $siteIds) { siteId day }
  }
`);
