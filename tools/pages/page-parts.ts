/*
 * Which files travel together. Left alone, the bundler cuts a part wherever two pages share a file: sixty of them for the
 * wizard, each compressed without knowing the others, a tenth more to send and to wait for.
 */

/** Files of a folder by their names without ending; 'slot-*' are all that begin so. */
const at = (folder: string, names: string) =>
  names.split(' ').map((name) => `/${folder}/${name.endsWith('*') ? name.slice(0, -1) : `${name}.`}`);

const libraries =
  'react/* react-dom/* scheduler/* xstate/* @xstate/* use-sync-external-store/* wouter/* regexparam/* graphql-request/*';
const started =
  'button brand classes fields/control-classes page-heading feedback/empty-state-classes feedback/toast-host feedback/toasts';
const loading =
  'arrived-parts first-frame lazy-view load-with-retry loader next-task prefetch server-away* unsaved-work use-delayed-flag';
const session =
  'every-second foot form-drafts parked-calls portal-store server-clock session-context session-host session.documents stored-keys theme';
const wizardRules = ['booking-draft', 'fit-test', 'pasted-rows', 'policy', 'timeslot-choice']
  .map((name) => `booking/${name}`)
  .join(' ');

/** Earlier parts are cut first, with all that they need. */
export const parts: Record<string, readonly string[]> = {
  /** Parts of every page, and small ones that lists and forms share: a list must not load the fields for them. */
  core: [
    'rolldown/runtime',
    ...at('node_modules', libraries),
    ...at('web', 'main app/api/gateway-client app/machines/use-machine app/machines/inspector-channel'),
    ...at('web/start', 'fetch-page public-pages routes startup'),
    ...at('web/app/session', session),
    ...at('lab/recorder', 'recorder stage wait-for-inspector watched-actors'),
    ...at('web/ui', started),
    ...at('web/ui/loading', loading),
    ...at('machines', 'lib/assert-defined lib/ports lib/portal-error session/* lib/storage-keys'),
    ...at('machines/rules', 'access/permissions access/public-paths text/required'),
    ...at('icons', 'lock'),
  ],
  /** A form's simplest parts, which sign-in has too, and icons of the wizard and of sign-in's picture. */
  fields: [...at('web/ui', 'fields/field fields/inputs fields/load-calendar'), ...at('icons', 'check chevron-up')],
  /** The page that most visits begin with, and the frame of the pages beside it. */
  signIn: [...at('web/login', 'auth-layout login-page'), ...at('machines', 'sign-in/*')],
  /** The frame of nearly every signed-in page, and what is shown in most of them. */
  frame: [
    ...at('web/start', 'signed-in-page pages'),
    ...at('web/frame', 'continue-link menu menu-groups menu-icons menu-layout'),
    ...at(
      'web/ui',
      'chips date-format dialog/remember-focus feedback/states feedback/skeleton loading/lazy-part page-head',
    ),
    ...at('web/app', 'messages records/fetch-failure records/use-retry-when-back'),
    ...at('web/app/session', 'service-list session-questions'),
    ...at('machines', 'lib/deep-equal load/* rules/calendar/dates rules/access/landing rules/text/format-count'),
    ...at('icons', 'calendar chevron-down chevron-right download list-filter plus search'),
  ],
  /** The machine of every list, with the bookings' query: the wizard has neither. */
  lists: [
    ...at('web/app/session', 'account-actors history-search last-clinic use-server-minute'),
    ...at('machines', 'list/* booking-list-view/list-query'),
    ...at('machines/rules/booking', 'billed-statuses booking-filter list-columns outcome'),
  ],
  /** The place of a dialog before it is loaded. */
  dialog: at('web/ui/dialog', 'dialog'),
  /** Rules of what is typed, and a field that searches while it rests: all that the wizard's first step has of forms. */
  typed: [
    ...at('web/app', 'forms/lookup forms/lookup-placeholder'),
    ...at('machines', 'lib/booking.types lookup-start/*'),
    ...at('machines/rules', `contact/email* contact/phone calendar/preferred-range ${wizardRules}`),
    ...at('icons', 'arrow-left arrow-right loader-circle'),
  ],
  /** What most forms have besides. */
  forms: [
    ...at('web/ui', 'fields/switches'),
    ...at('web/app', 'forms/form'),
    ...at('machines', 'form/* lookup/*'),
    ...at('machines/rules', 'contact/abn'),
  ],
  /** What is uploaded, in forms and beside them. */
  uploads: [
    ...at('web/ui', 'file-size'),
    ...at('web/app', 'upload/* paperwork/paperwork-upload paperwork/paperwork.documents'),
    ...at('machines', 'forms/paperwork-forms upload/*'),
    ...at('machines/rules', 'files/paperwork-file'),
    ...at('icons', 'upload'),
  ],
  /** A field for a day, without its calendar. */
  dateField: at('web/ui', 'fields/date-field'),
  /** The stream of live changes. */
  live: at('web/app/api', 'gateway-stream'),
  /** Searching for times and holding one: in the wizard, and where a booking is moved. */
  slots: [
    ...at('web/slots', 'all-times slot-lookups slots.ports slots.documents'),
    ...at('machines', 'slot-* booking-wizard/slot-query'),
    ...at('machines/rules', 'calendar/free-booking calendar/slot-window'),
  ],
  /** Times on screen, which the wizard's first step does not show. */
  times: [...at('web/slots', 'arrow-target field-error use-list'), ...at('web/ui', 'countdown')],
  /** Parts of menus, boxes and dialogs: they must not load the lists for them. */
  headless: [
    ...at('node_modules', '@floating-ui/*'),
    ...at('node_modules/@headlessui/react/dist', 'hooks/* internal/* machine machines/* utils/*'),
    ...at('node_modules/@headlessui/react/dist/components', 'description/* keyboard label/* mouse portal/*'),
    ...at('node_modules/react-aria/dist/private', 'focus/useFocusRing interactions/useHover'),
  ],
  /** The list, and what a booking's own page has in common with it. */
  bookings: [
    ...at('web/bookings', 'may-change-status'),
    ...at('web/app', 'booking-format session/history-search'),
    ...at('web/bookings/list', 'booking-list booking-list-body booking-table bookings-page'),
    ...at('web/bookings/list', 'bookings.documents use-booking-list-view use-detail-left use-selection'),
    ...at('web/bookings', 'export/export-button filter/filter-chips'),
    ...at('machines', 'booking-list-view/* rules/booking/booking-filter'),
  ],
  /** A new draft; a booking's own page begins one too, for which it does not wait for the wizard. */
  newDraft: [...at('machines', 'rules/drafts/new-draft'), ...at('node_modules', 'uuidv7/*')],
  /**
   * Changes of a record: here, in its own dialog, or after a question. Before the wizard, which asks such a question
   * too.
   */
  changes: [
    ...at(
      'web/app',
      'records/edit-dialog records/conflict-box records/confirmed-action questions/use-refreshed-record',
    ),
    ...at('web/bookings', 'bulk/undoable-change'),
    ...at('icons', 'pencil trash'),
  ],
  /** Parts beside the list, loaded after it. */
  besideList: [
    ...at('web/bookings', 'list/list-notes views/list-views views/opening-view'),
    ...at('machines/rules', 'booking/column-order'),
  ],
  /** The lists of records. */
  records: [...at('web/app', 'records/*'), ...at('web/ui', 'on-off fields/segmented')],
  /**
   * The wizard at its first step, with the machine of them all. Its further steps and the result are no parts here: such a part takes
   * along what it shares with other pages, which then load the wizard for it.
   */
  wizard: [
    ...at('machines', 'booking-draft/* booking-wizard/*'),
    ...at(
      'web/new-booking',
      'wizard wizard-address wizard-context wizard-lookups wizard-page step-* company-step company/* prefetch-steps',
    ),
  ],
};

/** Loaded when they are first needed, wherever they lie. */
const apart = [
  ...at('web/new-booking', 'wizard-dialogs'),
  ...at('node_modules', 'xstate/dist/xstate-graph* wouter/src/memory-location'),
  ...at('web/app/session', 'expiry-dialog log-out-question'),
  ...at('machines/booking-wizard', 'drafts/crew-drafts drafts/due-drafts drafts/next-draft drafts/who-in'),
];

/** For the bundler's `codeSplitting.groups`. */
export const pageParts = Object.entries(parts).map(([name, places], index, { length }) => ({
  name,
  priority: length - index,
  test(id: string) {
    const path = id.replaceAll('\\', '/');
    const isIn = (place: string) => path.includes(place);
    const isModel = path.endsWith('.model.ts'); // of paths to walk, for the inspector alone
    return places.some(isIn) && !apart.some(isIn) && !isModel;
  },
}));
