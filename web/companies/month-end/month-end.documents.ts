import { graphql } from '../../generated/gql.ts';

export const MonthEndDocument = graphql(`
  query MonthEnd($month: String!, $search: String, $attention: Boolean, $page: Int) {
    monthEnd(month: $month, search: $search, attention: $attention, page: $page) {
      totals { companies rows priceCents gstCents withoutPrice withoutPo }
      companies { id name rows invoices priceCents gstCents withoutPrice withoutPo }
      page
      pages
      total
    }
  }
`);
