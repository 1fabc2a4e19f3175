import { graphql } from '../../generated/gql.ts';

export const FilterCompaniesDocument = graphql(`
  query FilterCompanies($search: String) {
    bookableOrgs(search: $search) { total items { id name } }
  }
`);

export const FilterSubsidiariesDocument = graphql(`
  query FilterSubsidiaries($org: ID!, $search: String) {
    bookableSubsidiaries(org: $org, search: $search) { ...Choices }
  }
`);

export const FilterSitesDocument = graphql(`
  query FilterSites($search: String) {
    bookableClinics(search: $search) { id name }
  }
`);
