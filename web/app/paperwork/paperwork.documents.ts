import { graphql } from '../../generated/gql.ts';

export const PaperworkListDocument = graphql(`
  query PaperworkList($org: ID!, $search: String, $page: Int, $ids: [ID!]) {
    paperworkList(org: $org, search: $search, page: $page, ids: $ids) {
      items { id name temporary link fileName size updatedAt }
      page
      pages
      total
    }
  }
`);

export const PaperworkFileDocument = graphql(`
  mutation PaperworkFile($id: ID!) {
    paperworkFile(id: $id) { signedUrl }
  }
`);

export const CandidateFileDocument = graphql(`
  mutation CandidateFile($id: ID!) {
    candidateFile(id: $id) { signedUrl }
  }
`);

export const RenamePaperworkDocument = graphql(`
  mutation RenamePaperwork($org: ID!, $id: ID!, $name: String!, $updatedAt: String!) {
    renamePaperwork(org: $org, id: $id, name: $name, updatedAt: $updatedAt) { id name updatedAt }
  }
`);

export const DeletePaperworkDocument = graphql(`
  mutation DeletePaperwork($org: ID!, $id: ID!) {
    deletePaperwork(org: $org, id: $id)
  }
`);
