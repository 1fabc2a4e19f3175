/** One call on the way from a key to a first booking, and to its end. */
export interface QuickStartStep {
  readonly title: string;
  /** A command of a shell. */
  readonly curl: string;
  /** Values of the answer that later calls use, by variable: a path in the language of jq, whose first value counts. */
  readonly keeps: Readonly<Record<string, string>>;
}

const callsOf = (bearer: string) => {
  const key = `-H "Authorization: Bearer ${bearer}"`;
  return {
    get: (path: string) => `curl "$PORTAL/api/v1${path}" ${key}`,
    send: (method: 'POST' | 'PUT', path: string, body: string, header = '') =>
      `curl -X ${method} "$PORTAL/api/v1${path}" ${key} -H "Content-Type: application/json"${header} -d @- <<END\n${body}\nEND`,
  };
};
const { get, send } = callsOf('$API_KEY');
const byToken = callsOf('$TOKEN');

/** Needs the scopes `catalogue:read`, `bookings:read` and `bookings:write`; `FROM` and `TO` are instants up to 31 days apart. */
export const quickStart: readonly QuickStartStep[] = [
  { title: 'Find your company', curl: get('/companies/bookable-orgs'), keeps: { ORG_ID: '.data[].id' } },
  {
    title: 'Choose a package',
    curl: get('/booking/bookable-packages?service_type=pem'),
    keeps: { PACKAGE_ID: '.data[].package_id' },
  },
  {
    title: 'Choose a clinic that has free times',
    curl: get('/booking/bookable-clinic-sites?service_type=pem'),
    keeps: {
      SITE_ID: '.sites[] | select(.booking_free == false) | .uuid',
      TIME_ZONE: '.sites[] | select(.booking_free == false) | .timezone',
    },
  },
  {
    title: 'Find a free time',
    curl: get(
      '/booking/time-slots?package_id=$PACKAGE_ID&site_ids=$SITE_ID&calendar_from_time=$FROM&calendar_to_time=$TO&time_zone=$TIME_ZONE',
    ),
    keeps: {
      START: '.clinics[].days[].time_slots[].calendar_from_time',
      CALENDAR_ID: '.clinics[].days[].time_slots[].calendar_ids[]',
    },
  },
  {
    title: 'Begin a booking',
    curl: send('POST', '/booking/drafts', '{ "service_type": "pem", "body": {} }'),
    keeps: { DRAFT_ID: '.draft_id' },
  },
  {
    title: 'Hold the time for ten minutes',
    curl: send(
      'POST',
      '/booking/reservations',
      `{ "draft_id": "$DRAFT_ID", "candidate_index": 0, "site_id": "$SITE_ID", "package_id": "$PACKAGE_ID",
  "calendar_ids": [$CALENDAR_ID], "calendar_from_time": "$START" }`,
    ),
    keeps: { RESERVE_ID: '.reserve_id' },
  },
  {
    title: 'Book it',
    curl: send(
      'POST',
      '/booking/bookings',
      `{ "draft_id": "$DRAFT_ID",
  "header": {
    "org_id": "$ORG_ID", "service_type": "pem", "policy_accepted": true,
    "result_email": "results@redgum.example", "invoice_email": "accounts@redgum.example",
    "contact_name": "Priya Raman", "contact_phone": "08 5550 1420", "contact_email": "priya.raman@redgum.example" },
  "candidates": [{
    "candidate_name": "Liam Walker", "candidate_dob": "1991-03-14", "candidate_gender": "Male",
    "candidate_phone": "0491 570 006", "candidate_email": "liam.walker@example.com",
    "candidate_position": "Plant operator", "package_id": "$PACKAGE_ID", "reserve_id": "$RESERVE_ID" }] }`,
      ' -H "Idempotency-Key: $BOOKING_KEY"',
    ),
    keeps: { BOOKING_ID: '.booking_id', CANDIDATE_ID: '.candidates[].candidate_id' },
  },
  { title: 'Read it', curl: get('/booking/candidates/$CANDIDATE_ID'), keeps: {} },
  {
    title: 'To move it, begin with a draft of the move',
    curl: send('POST', '/booking/candidates/$CANDIDATE_ID/reschedule', '{}'),
    keeps: { MOVE_ID: '.draft_id' },
  },
  {
    title: 'Find another free time',
    curl: get(
      '/booking/time-slots?package_id=$PACKAGE_ID&site_ids=$SITE_ID&calendar_from_time=$FROM&calendar_to_time=$TO&time_zone=$TIME_ZONE',
    ),
    keeps: {
      OTHER_START: '.clinics[].days[].time_slots[].calendar_from_time',
      OTHER_CALENDAR_ID: '.clinics[].days[].time_slots[].calendar_ids[]',
    },
  },
  {
    title: 'Hold another one',
    curl: send(
      'POST',
      '/booking/reservations',
      `{ "draft_id": "$MOVE_ID", "candidate_index": 0, "site_id": "$SITE_ID", "package_id": "$PACKAGE_ID",
  "calendar_ids": [$OTHER_CALENDAR_ID], "calendar_from_time": "$OTHER_START" }`,
    ),
    keeps: { OTHER_RESERVE_ID: '.reserve_id' },
  },
  {
    title: 'Move it: the old time is free once the new one is taken',
    curl: send(
      'PUT',
      '/booking/bookings/$BOOKING_ID/timeslots',
      '{ "candidate_id": "$CANDIDATE_ID", "draft_id": "$MOVE_ID", "reserve_id": "$OTHER_RESERVE_ID" }',
    ),
    keeps: {},
  },
  {
    title: 'Cancel it',
    curl: send(
      'PUT',
      '/booking/bookings/$BOOKING_ID/cancel',
      '{ "candidate_id": ["$CANDIDATE_ID"], "appointment_notes": "The job was withdrawn." }',
    ),
    keeps: {},
  },
];

/** An order of a hiring system, by a token in place of the key. Needs the scope `orders:write`; `CLIENT_ID` is the beginning of the key. */
export const orderSteps: readonly QuickStartStep[] = [
  {
    title: 'Exchange the key for a token of 20 minutes; the key itself works as well',
    curl: `curl -X POST "$PORTAL/api/v1/auth/token" -H "Content-Type: application/x-www-form-urlencoded" -d @- <<END
grant_type=client_credentials&client_id=$CLIENT_ID&client_secret=$API_KEY
END`,
    keeps: { TOKEN: '.access_token' },
  },
  {
    title: 'Order a medical: the same source and id are the same order',
    curl: byToken.send(
      'POST',
      '/booking/orders',
      `{ "source": "pageup", "external_id": "application-40218",
  "candidate_name": "Liam Walker", "candidate_email": "liam.walker@example.com", "package": "PEM – Standard" }`,
    ),
    keeps: { ORDER_ID: '.order_id' },
  },
  {
    title: 'Read its status, and of results the outcome alone',
    curl: byToken.get('/booking/orders/$ORDER_ID'),
    keeps: {},
  },
  { title: 'Withdraw it', curl: byToken.send('POST', '/booking/orders/$ORDER_ID/withdrawal', '{}'), keeps: {} },
];
