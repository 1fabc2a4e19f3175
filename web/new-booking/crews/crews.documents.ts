import { graphql } from '../../generated/gql.ts';

export const CrewsDocument = graphql(`
  query Crews($org: ID!) {
    crews(org: $org) {
      id
      name
      serviceType
      sid
      subsidiary { id name }
      resultEmail
      invoiceEmail
      poNumber
      project
      projectIdentification
      lines {
        people
        positionId
        position
        package { id name minutes }
        state
        sites { id name }
      }
      updatedAt
    }
  }
`);

export const SaveCrewDocument = graphql(`
  mutation SaveCrew($org: ID!, $input: NewCrewInput!) {
    saveCrew(org: $org, input: $input) { id }
  }
`);

export const RenameCrewDocument = graphql(`
  mutation RenameCrew($id: ID!, $input: CrewNameInput!) {
    renameCrew(id: $id, input: $input) { id }
  }
`);

export const DeleteCrewDocument = graphql(`
  mutation DeleteCrew($id: ID!) {
    deleteCrew(id: $id)
  }
`);
