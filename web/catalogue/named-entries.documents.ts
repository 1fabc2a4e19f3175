import { graphql } from '../generated/gql.ts';

export const CompanyPositionsDocument = graphql(`
  query CompanyPositions($org: ID!, $search: String, $page: Int) {
    companyPositions(org: $org, search: $search, page: $page) { positions { id name updatedAt } page pages total }
  }
`);

export const AddPositionDocument = graphql(`
  mutation AddPosition($org: ID!, $name: String!) {
    addPosition(org: $org, name: $name) { id }
  }
`);

export const RenamePositionDocument = graphql(`
  mutation RenamePosition($id: ID!, $name: String!, $updatedAt: DateTime!) {
    renamePosition(id: $id, name: $name, updatedAt: $updatedAt) { id }
  }
`);

export const DeletePositionDocument = graphql(`
  mutation DeletePosition($id: ID!) {
    deletePosition(id: $id)
  }
`);

export const CompanyProjectsDocument = graphql(`
  query CompanyProjects($org: ID!, $search: String, $active: Boolean, $page: Int) {
    companyProjects(org: $org, search: $search, active: $active, page: $page) {
      projects { id name disable updatedAt }
      page
      pages
      total
    }
  }
`);

export const AddProjectDocument = graphql(`
  mutation AddProject($org: ID!, $name: String!) {
    addProject(org: $org, name: $name) { id }
  }
`);

export const ChangeProjectDocument = graphql(`
  mutation ChangeProject($id: ID!, $input: CompanyProjectInput!) {
    changeProject(id: $id, input: $input) { id }
  }
`);

export const DeleteProjectDocument = graphql(`
  mutation DeleteProject($id: ID!) {
    deleteProject(id: $id)
  }
`);
