import { graphql } from '../generated/gql.ts';

graphql(`
  fragment SettingsOfProvider on ProviderSettings {
    brandName
    phone
    openingHours
    holdMinutes
    paymentDays
    adminSecondFactor
    xeroAccount
    xeroTax
    myobAccount
    myobTax
    updatedAt
    defaults {
      brandName
      phone
      openingHours
      holdMinutes
      paymentDays
      xeroAccount
      xeroTax
      myobAccount
      myobTax
    }
  }
`);

export const ProviderSettingsDocument = graphql(`
  query ProviderSettings {
    providerSettings { ...SettingsOfProvider }
  }
`);

export const ChangeProviderSettingsDocument = graphql(`
  mutation ChangeProviderSettings($input: ProviderSettingsInput!) {
    changeProviderSettings(input: $input) { ...SettingsOfProvider }
  }
`);
