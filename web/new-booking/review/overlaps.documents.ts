import { graphql } from '../../generated/gql.ts';

export const OverlappingAppointmentsDocument = graphql(`
  query OverlappingAppointments($org: ID, $people: [PersonToBookInput!]!) {
    overlappingAppointments(org: $org, people: $people) { person reference siteName siteTimeZone appointmentTime }
  }
`);
