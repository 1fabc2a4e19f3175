import { graphql } from '../../generated/gql.ts';

export const RecordsChangedDocument = graphql(`
  subscription RecordsChanged {
    recordsChanged
  }
`);
