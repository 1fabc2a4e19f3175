/** The demo's password, the same for every demo account; printed at start and shown on the sign-in page in demo mode. */
export const demoPassword = 'Preflight#1';

/** The logins to try the demo with. */
export const demoLogins = [
  { username: 'admin', purpose: 'Clinics, companies, board' },
  { username: 'manager', purpose: 'All bookings of a company' },
  { username: 'booker', purpose: 'Own bookings only' },
  { username: 'coralbay', purpose: 'Results by one-time password' },
  { username: 'restricted', purpose: 'Own subsidiaries only' },
] as const;
