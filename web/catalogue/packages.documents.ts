import { graphql } from '../generated/gql.ts';

export const PackagesDocument = graphql(`
  query Packages($org: ID, $search: String, $active: Boolean, $page: Int) {
    packages(org: $org, search: $search, active: $active, page: $page) {
      packages {
        id
        name
        serviceType
        orgId
        isActive
        duration
        validityMonths
        inUse
        updatedAt
        assessments { category name }
      }
      page
      pages
      total
    }
  }
`);

export const PackageDocument = graphql(`
  query Package($id: ID!) {
    package(id: $id) {
      id
      name
      serviceType
      orgId
      isActive
      validityMonths
      inUse
      updatedAt
      assessments { category name minutes checked }
    }
  }
`);

export const PackageUsesDocument = graphql(`
  query PackageUses($id: ID!) {
    packageUses(id: $id) { coming holds }
  }
`);

export const PackageCompanyDocument = graphql(`
  query PackageCompany($orgId: ID!) {
    company(orgId: $orgId) { companyName }
  }
`);

export const AssessmentsDocument = graphql(`
  query Assessments {
    assessments { category name minutes checked }
  }
`);

export const AddPackageDocument = graphql(`
  mutation AddPackage($org: ID, $input: NewPackageInput!) {
    addPackage(org: $org, input: $input) { id }
  }
`);

export const ChangePackageDocument = graphql(`
  mutation ChangePackage($id: ID!, $input: PackageInput!) {
    changePackage(id: $id, input: $input) { id }
  }
`);

export const DeletePackageDocument = graphql(`
  mutation DeletePackage($id: ID!) {
    deletePackage(id: $id)
  }
`);
