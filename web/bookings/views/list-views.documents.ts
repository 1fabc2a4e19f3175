import { graphql } from '../../generated/gql.ts';

graphql(`
  fragment SavedListView on ListView {
    id
    name
    filter {
      search
      candidateName
      company
      site
      phone
      subsidiary
      fromDate
      toDate
      createdFrom
      createdTo
      email
      contactPerson
      package
      doctor
      position
      poNumber
      project
      statuses
      results
      outcomes
      answers
      questions
      sort
      order
      columns
    }
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
  mutation KeepListView($name: String, $filter: SavedFilterInput!) {
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

export const ViewCountsDocument = graphql(`
  query ViewCounts($mine: Boolean!, $timeZone: TimeZone!) {
    viewCounts(mine: $mine, timeZone: $timeZone) { view total totalCapped }
  }
`);

export const SaveListColumnsDocument = graphql(`
  mutation SaveListColumns($columns: [ListColumn!]!) {
    saveListColumns(columns: $columns)
  }
`);
