import { graphql } from '../../generated/gql.ts';

graphql(`
  fragment SavedListView on ListView {
    id
    name
    search
    candidateName
    phone
    email
    contactPerson
    org
    subsidiary
    site
    fromDate
    toDate
    statuses
    sort
    order
  }
`);

export const ListViewsDocument = graphql(`
  query ListViews {
    listViews { ...SavedListView }
  }
`);

export const ListViewDocument = graphql(`
  query ListView($id: ID!) {
    listView(id: $id) { ...SavedListView }
  }
`);

export const KeepListViewDocument = graphql(`
  mutation KeepListView($name: String, $filter: ListViewInput!) {
    keepListView(name: $name, filter: $filter) { id }
  }
`);

export const RenameListViewDocument = graphql(`
  mutation RenameListView($id: ID!, $name: String!) {
    renameListView(id: $id, name: $name) { id }
  }
`);

export const DeleteListViewDocument = graphql(`
  mutation DeleteListView($id: ID!) {
    deleteListView(id: $id)
  }
`);
