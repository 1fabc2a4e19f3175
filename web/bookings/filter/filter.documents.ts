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

export const FilterPackagesDocument = graphql(`
  query FilterPackages($search: String, $org: ID) {
    packages(search: $search, org: $org, pageSize: 10) { packages { id name } }
  }
`);

export const FilterDoctorsDocument = graphql(`
  query FilterDoctors($search: String) {
    doctors(search: $search, limit: 10) { ...Choices }
  }
`);

export const FilterSitesDocument = graphql(`
  query FilterSites($search: String) {
    bookableClinics(search: $search) { id name }
  }
`);
