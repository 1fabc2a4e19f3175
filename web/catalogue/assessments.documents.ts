import { graphql } from '../generated/gql.ts';

graphql(`
  fragment CatalogueAssessmentFields on CatalogueAssessment {
    id
    category
    name
    minutes
    priceCents
    preparation
    needs { resources { kind skill } cleanUpMinutes comesFirst runsBeside }
    comesAfter { id name }
    isActive
    packages
    updatedAt
  }
`);

export const CatalogueDocument = graphql(`
  query Catalogue($search: String, $active: Boolean, $page: Int) {
    catalogue(search: $search, active: $active, page: $page) {
      assessments { ...CatalogueAssessmentFields }
      page
      pages
      total
    }
  }
`);

export const EarlierAssessmentsDocument = graphql(`
  query EarlierAssessments($search: String) {
    catalogue(search: $search, active: true) {
      assessments { id name }
    }
  }
`);

export const AssessmentEffectsDocument = graphql(`
  query AssessmentEffects($id: ID!) {
    assessmentEffects(id: $id) {
      packages { packageId name companyName minutes }
      total
      coming
      clinics { name resources { kind skills } }
      holds
    }
  }
`);

export const AddAssessmentDocument = graphql(`
  mutation AddAssessment($input: AssessmentInput!) {
    addAssessment(input: $input) { id }
  }
`);

export const StartCatalogueDocument = graphql(`
  mutation StartCatalogue {
    startCatalogue
  }
`);

export const ChangeAssessmentDocument = graphql(`
  mutation ChangeAssessment($id: ID!, $input: AssessmentChangeInput!) {
    changeAssessment(id: $id, input: $input) { id }
  }
`);

export const SwitchAssessmentDocument = graphql(`
  mutation SwitchAssessment($id: ID!, $isActive: Boolean!, $updatedAt: DateTime!) {
    switchAssessment(id: $id, isActive: $isActive, updatedAt: $updatedAt) { id }
  }
`);

export const DeleteAssessmentDocument = graphql(`
  mutation DeleteAssessment($id: ID!) {
    deleteAssessment(id: $id)
  }
`);

export const MoveAssessmentDocument = graphql(`
  mutation MoveAssessment($id: ID!, $before: ID) {
    moveAssessment(id: $id, before: $before)
  }
`);

export const CatalogueServicesDocument = graphql(`
  query CatalogueServices {
    catalogueServices { id name serviceType updatedAt }
  }
`);

export const RenameServiceDocument = graphql(`
  mutation RenameService($id: ID!, $name: String!, $updatedAt: DateTime!) {
    renameService(id: $id, name: $name, updatedAt: $updatedAt) { id }
  }
`);
