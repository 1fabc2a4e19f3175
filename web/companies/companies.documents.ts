import { graphql } from '../generated/gql.ts';

export const CompaniesDocument = graphql(`
  query Companies($search: String, $status: EntityStatus, $sort: CompanySort, $descending: Boolean, $page: Int) {
    companies(search: $search, status: $status, sort: $sort, descending: $descending, page: $page) {
      companies { id companyName enable active fitTest otp sandbox accounts lastBookedAt unreadResults acknowledgedResults updatedAt }
      page
      pages
      total
    }
  }
`);

export const CompanyDocument = graphql(`
  query Company($orgId: ID!) {
    company(orgId: $orgId) { id companyName enable active fitTest otp sandbox updatedAt }
  }
`);

export const MyCompanyDocument = graphql(`
  query MyCompany {
    myCompany { id companyName enable active fitTest otp sandbox updatedAt }
  }
`);

export const CompanyEffectsDocument = graphql(`
  query CompanyEffects($orgId: ID!) {
    companyEffects(orgId: $orgId) { accounts accountsSignedIn openBookings drafts subsidiaries }
  }
`);

graphql(`
  fragment DetailsOfCompany on CompanyDetails {
    abn
    billingAddress
    resultEmail
    invoiceEmail
    contactName
    contactPhone
    poRequired
    favouriteClinics
    ownPackagesOnly
    invoicePer
    paymentDays
    notes
    updatedAt
  }
`);

export const CompanyDetailsDocument = graphql(`
  query CompanyDetails($orgId: ID!) {
    companyDetails(orgId: $orgId) { ...DetailsOfCompany }
  }
`);

export const ChangeCompanyDetailsDocument = graphql(`
  mutation ChangeCompanyDetails($orgId: ID!, $input: CompanyDetailsInput!) {
    changeCompanyDetails(orgId: $orgId, input: $input) { ...DetailsOfCompany }
  }
`);

export const BookingDefaultsDocument = graphql(`
  query BookingDefaults($orgId: ID!) {
    bookingDefaults(orgId: $orgId) { resultEmail invoiceEmail poRequired favouriteClinics updatedAt }
  }
`);

export const ChangeBookingDefaultsDocument = graphql(`
  mutation ChangeBookingDefaults($orgId: ID!, $input: BookingDefaultsInput!) {
    changeBookingDefaults(orgId: $orgId, input: $input) { resultEmail invoiceEmail poRequired favouriteClinics updatedAt }
  }
`);

export const FavouriteChoicesDocument = graphql(`
  query FavouriteChoices {
    bookableClinics(limit: 1000) { id name address }
  }
`);

export const StatementDocument = graphql(`
  query Statement($orgId: ID!, $fromDate: LocalDate!, $toDate: LocalDate!) {
    statement(orgId: $orgId, fromDate: $fromDate, toDate: $toDate) {
      company { id name abn billingAddress poRequired }
      rows {
        candidateId
        invoiceNumber
        day
        reference
        candidateName
        packageName
        poNumber
        project
        status
        priceCents
        gstCents
      }
      totals { priceCents gstCents withoutPrice withoutPo }
    }
  }
`);

export const AddCompanyDocument = graphql(`
  mutation AddCompany($input: NewCompanyInput!) {
    addCompany(input: $input)
  }
`);

export const ChangeCompanyDocument = graphql(`
  mutation ChangeCompany($orgId: ID!, $input: CompanyInput!) {
    changeCompany(orgId: $orgId, input: $input) { companyName fitTest otp sandbox updatedAt }
  }
`);

export const SwitchCompanyDocument = graphql(`
  mutation SwitchCompany($orgId: ID!, $on: Boolean!) {
    switchCompany(orgId: $orgId, on: $on) { id active }
  }
`);

export const SubsidiariesDocument = graphql(`
  query Subsidiaries($org: ID!, $search: String, $status: EntityStatus, $page: Int) {
    subsidiaries(org: $org, search: $search, status: $status, page: $page) {
      subsidiaries { id siteName alias enable active fitTest updatedAt }
      page
      pages
      total
    }
  }
`);

export const SubsidiaryEffectsDocument = graphql(`
  query SubsidiaryEffects($org: ID!, $siteId: ID!) {
    subsidiaryEffects(org: $org, siteId: $siteId) { openBookings }
  }
`);

export const AddSubsidiaryDocument = graphql(`
  mutation AddSubsidiary($org: ID!, $input: NewSubsidiaryInput!) {
    addSubsidiary(org: $org, input: $input) { id }
  }
`);

export const ChangeSubsidiaryDocument = graphql(`
  mutation ChangeSubsidiary($org: ID!, $siteId: ID!, $input: SubsidiaryInput!) {
    changeSubsidiary(org: $org, siteId: $siteId, input: $input) { siteName alias fitTest updatedAt }
  }
`);

export const SwitchSubsidiaryDocument = graphql(`
  mutation SwitchSubsidiary($org: ID!, $siteId: ID!, $on: Boolean!) {
    switchSubsidiary(org: $org, siteId: $siteId, on: $on) { id active }
  }
`);

export const ReminderSettingsDocument = graphql(`
  query ReminderSettings($orgId: ID!) {
    reminderSettings(orgId: $orgId) { mail sms ownMoveDays candidatesFillIn updatedAt }
  }
`);

export const ChooseRemindersDocument = graphql(`
  mutation ChooseReminders($orgId: ID!, $input: ReminderSettingsInput!) {
    chooseReminders(orgId: $orgId, input: $input) { mail sms ownMoveDays candidatesFillIn updatedAt }
  }
`);
