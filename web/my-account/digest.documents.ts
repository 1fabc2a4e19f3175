import { graphql } from '../generated/gql.ts';

export const MondayDigestDocument = graphql(`
  query MondayDigest {
    mondayDigest { isWanted nextAt }
  }
`);

export const ChooseMondayDigestDocument = graphql(`
  mutation ChooseMondayDigest($isWanted: Boolean!) {
    chooseMondayDigest(isWanted: $isWanted) { isWanted nextAt }
  }
`);
