import { assign, not } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { withEvent } from '../lib/with-event.ts';
import { listViewSetup } from './booking-list-view.setup.ts';
import { NO_FILTER, searchTermsOf } from './list-query.ts';

/**
 * The booking list's page: keeps address, entry of the tab's history, saved search, filter panel and list in step.
 * The address leads: Back and links change it, and queries made on the page are written to it. Search terms name
 * people, so the address has an id that the server gives them. Until then the terms are kept in the history entry.
 * A list left for one of its bookings is kept with its rows; left for anything else, it ends.
 *
 * Columns are the account's own, saved on the server, unless a saved view brought some, which the address has.
 *
 * Ports: `list` the list itself · `loadSearch` id → terms · `saveSearch` terms → id · `saveColumns` columns → the same.
 * Actions: `writeAddress` pushes or replaces the page's address · `writeHistory` puts unsaved terms into the entry of the
 * tab's history, or takes them out.
 * Errors: a search that cannot be loaded lands in `failure`. One that cannot be saved filters all the same;
 * columns that cannot be saved are shown all the same.
 */
export const bookingListViewMachine = <Row, Counts>() =>
  listViewSetup<Row, Counts>().createMachine({
    id: 'bookingListView',
    context: ({ input: { isCompanyFixed, ownColumns } }) => ({
      isCompanyFixed,
      ownColumns,
      savedColumns: ownColumns,
      columns: [],
      path: '',
      queryString: '',
      unsavedTerms: null,
      hasFilterDraft: false,
      query: { search: '', mine: false, sort: 'created_at', order: 'desc', filter: NO_FILTER },
      typed: '',
      saving: null,
      searches: [],
      top: 0,
      leftFor: '',
      failure: null,
    }),
    initial: 'closed',
    on: {
      'address.changed': [
        {
          guard: withEvent('isUnknownSearch'),
          target: '.opening',
          reenter: true,
          actions: [withEvent('setAddress'), withEvent('setFilterDraft')],
        },
        {
          target: '.open',
          reenter: true,
          actions: [withEvent('setAddress'), withEvent('setFilterDraft'), 'startQuery'],
        },
      ],
      'searches.learned': { actions: withEvent('addSearches') },
    },
    states: {
      closed: {},
      opening: {
        initial: 'loading',
        states: {
          loading: {
            entry: assign({ failure: null }),
            invoke: {
              id: 'loadSearch',
              src: 'loadSearch',
              input: ({ context }) => ({ id: defined(new URLSearchParams(context.queryString).get('view')) }),
              onDone: {
                target: '#open',
                actions: [
                  {
                    type: 'addSearches',
                    params: ({ context, event }) => ({
                      searches: [
                        { id: defined(new URLSearchParams(context.queryString).get('view')), terms: event.output },
                      ],
                    }),
                  },
                  'startQuery',
                ],
              },
              onError: { target: 'failed', actions: withEvent('setFailure') },
            },
          },
          failed: {
            on: {
              'retry.pressed': 'loading',
              'search.dropped': { target: '#open', actions: ['dropSearch', 'startQuery'] },
            },
          },
        },
        on: { 'page.left': 'closed' },
      },
      open: {
        id: 'open',
        invoke: { id: 'list', src: 'list', input: ({ context }) => ({ query: context.query }) },
        initial: 'shown',
        states: {
          shown: {
            type: 'parallel',
            entry: ['replaceAddress', 'rememberTerms'],
            on: {
              'address.changed': [
                { guard: withEvent('isSameAddress') },
                { guard: withEvent('isKnownSearch'), actions: [withEvent('setAddress'), 'followAddress', 'askList'] },
              ],
              'query.asked': { actions: [withEvent('changeQuery'), 'askList', 'pushAddress'] },
              'list.changed': { actions: [withEvent('setQuery'), 'replaceAddress', 'rememberTerms'] },
              'page.left': {
                target: 'away',
                actions: assign({ leftFor: ({ event }) => event.path, top: ({ event }) => event.top }),
              },
            },
            states: {
              panel: {
                initial: 'closed',
                states: {
                  // Filters that were typed and not applied are shown again.
                  closed: {
                    always: {
                      guard: 'hasFilterDraft',
                      target: 'open',
                      actions: assign({ hasFilterDraft: false }),
                    },
                    on: { 'panel.toggled': 'open' },
                  },
                  open: { on: { 'panel.toggled': 'closed', 'panel.closed': 'closed' } },
                },
              },
              columns: {
                initial: 'saved',
                on: {
                  'columns.chosen': [
                    {
                      guard: 'hasViewColumns',
                      actions: [assign({ columns: ({ event }) => event.columns }), 'replaceAddress'],
                    },
                    { actions: assign({ ownColumns: ({ event }) => event.columns }) },
                  ],
                },
                states: {
                  saved: { always: { guard: 'hasUnsavedColumns', target: 'saving' } },
                  // One at a time: what is chosen meanwhile is saved next.
                  saving: {
                    invoke: {
                      id: 'saveColumns',
                      src: 'saveColumns',
                      input: ({ context: { ownColumns: columns } }) => ({ columns }),
                      onDone: {
                        target: 'saved',
                        actions: assign({ savedColumns: ({ event }) => event.output.columns }),
                      },
                      onError: 'failed',
                    },
                  },
                  failed: {
                    on: {
                      'columns.retried': 'saving',
                      'columns.chosen': {
                        guard: not('hasViewColumns'),
                        target: 'saving',
                        actions: assign({ ownColumns: ({ event }) => event.columns }),
                      },
                    },
                  },
                },
              },
              search: {
                initial: 'saved',
                states: {
                  saved: { id: 'saved', always: { guard: 'needsSaving', target: 'unsaved' } },
                  unsaved: {
                    initial: 'saving',
                    always: { guard: 'isOtherSearch', target: 'saved' },
                    states: {
                      saving: {
                        entry: assign({ saving: ({ context }) => searchTermsOf(context.query) }),
                        invoke: {
                          id: 'saveSearch',
                          src: 'saveSearch',
                          input: ({ context }) => searchTermsOf(context.query),
                          onDone: {
                            target: '#saved',
                            actions: [
                              {
                                type: 'addSearches',
                                params: ({ context, event }) => ({
                                  searches: [{ id: event.output, terms: searchTermsOf(context.query) }],
                                }),
                              },
                              'replaceAddress',
                              'rememberTerms',
                            ],
                          },
                          onError: 'failed',
                        },
                      },
                      failed: { on: { 'saving.retried': 'saving' } },
                    },
                  },
                },
              },
            },
          },
          away: {
            after: { unmount: { guard: 'isLeftForGood', target: '#bookingListView.closed' } },
            on: {
              'address.changed': [
                { guard: withEvent('isSameAddress'), target: 'shown', actions: withEvent('setFilterDraft') },
                {
                  guard: withEvent('isKnownSearch'),
                  target: 'shown',
                  actions: [withEvent('setAddress'), withEvent('setFilterDraft'), 'followAddress', 'askList'],
                },
              ],
              'list.changed': { actions: withEvent('setQuery') },
              'detail.left': { guard: withEvent('isElsewhere'), target: '#bookingListView.closed' },
            },
          },
        },
      },
    },
  });
