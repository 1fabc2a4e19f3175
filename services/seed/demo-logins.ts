/** The demo's password, the same for every demo account; printed at start and shown on the sign-in page in demo mode. */
export const demoPassword = 'Preflight#1';

/** The logins to try the demo with. */
export const demoLogins = [
  { username: 'admin', purpose: 'Provider administrator, every permission' },
  { username: 'manager', purpose: "Client manager: sees and makes the company's bookings" },
  { username: 'booker', purpose: 'Client staff: makes and follows own bookings' },
  { username: 'restricted', purpose: 'Subsidiary details only' },
] as const;
