import { graphql } from '../../generated/gql.ts';

export const CalendarFeedsDocument = graphql(`
  query CalendarFeeds {
    calendarFeeds { id viewId madeAt readAt }
    listViews { id name }
  }
`);

export const MakeCalendarFeedDocument = graphql(`
  mutation MakeCalendarFeed($viewId: ID) {
    makeCalendarFeed(viewId: $viewId) { id address }
  }
`);

export const RevokeCalendarFeedDocument = graphql(`
  mutation RevokeCalendarFeed($id: ID!) {
    revokeCalendarFeed(id: $id)
  }
`);
