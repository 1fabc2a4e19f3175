import { graphql } from '../generated/gql.ts';

export const ClinicSitesDocument = graphql(`
  query ClinicSites($search: String, $active: Boolean, $page: Int) {
    clinicSites(search: $search, active: $active, page: $page) {
      sites { id number name suburb state timezone phone email serviceTypes isActive isExternal bookingFree sandbox }
      page
      pages
      total
    }
  }
`);

export const ClinicSiteDocument = graphql(`
  query ClinicSite($id: ID!) {
    clinicSite(id: $id) {
      id
      number
      name
      address
      suburb
      postcode
      state
      timezone
      phone
      fax
      email
      serviceTypes
      isActive
      isExternal
      bookingFree
      travelMinutes
      mostOverPlan
      updatedAt
    }
  }
`);

export const ClinicSiteEffectsDocument = graphql(`
  query ClinicSiteEffects($id: ID!) {
    clinicSiteEffects(id: $id) { bookings firstBooking lastBooking pending holds rosters }
  }
`);

export const AddClinicSiteDocument = graphql(`
  mutation AddClinicSite($input: NewClinicSiteInput!) {
    addClinicSite(input: $input) { id }
  }
`);

export const ChangeClinicSiteDocument = graphql(`
  mutation ChangeClinicSite($id: ID!, $input: ClinicSiteInput!) {
    changeClinicSite(id: $id, input: $input) { id }
  }
`);

export const SwitchClinicSiteDocument = graphql(`
  mutation SwitchClinicSite($id: ID!, $on: Boolean!) {
    switchClinicSite(id: $id, on: $on) { id }
  }
`);
