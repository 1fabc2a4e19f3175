import { graphql } from '../../generated/gql.ts';

export const PricesDocument = graphql(`
  query Prices($packageId: ID, $companyId: ID) {
    prices(packageId: $packageId, companyId: $companyId) {
      priceId
      packageId
      packageName
      companyId
      companyName
      fromDay
      cents
      setBy
    }
  }
`);

export const SetPriceDocument = graphql(`
  mutation SetPrice($input: PriceInput!) {
    setPrice(input: $input) { priceId }
  }
`);

export const RemovePriceDocument = graphql(`
  mutation RemovePrice($priceId: ID!) {
    removePrice(priceId: $priceId)
  }
`);
