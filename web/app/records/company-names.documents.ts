import { graphql } from '../../generated/gql.ts';

export const CompanyNamesDocument = graphql(`
  query CompanyNames($search: String) {
    bookableOrgs(search: $search) { total items { id name } }
  }
`);
