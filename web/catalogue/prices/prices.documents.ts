import { graphql } from '../../generated/gql.ts';

graphql(`
  fragment PriceFields on Price {
    priceId
    packageId
    packageName
    companyId
    companyName
    fromDay
    cents
    setBy
  }
`);

export const PricesDocument = graphql(`
  query Prices($packageId: ID, $companyId: ID) {
    prices(packageId: $packageId, companyId: $companyId) { ...PriceFields }
  }
`);

export const PackagePricesDocument = graphql(`
  query PackagePrices($packageId: ID!) {
    prices(packageId: $packageId) { ...PriceFields }
    packageUses(id: $packageId) { assessmentsCents }
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
