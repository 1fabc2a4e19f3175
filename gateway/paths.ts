/** The paths of the gateway, by the name that its log has for each. */
const PATHS = {
  graphql: '/graphql',
  files: '/files',
  appointment: '/appointment',
  calendar: '/calendar',
  'sign-in': '/sign-in/oidc',
  accessibility: '/accessibility',
  status: '/status',
  api: '/api/v1',
} as const;

export type GatewayPart = keyof typeof PATHS;

const parts = Object.keys(PATHS) as GatewayPart[];

/** The part that answers a path; null where the gateway does not. */
export function gatewayPart(pathname: string): GatewayPart | null {
  return parts.find((part) => pathname === PATHS[part] || pathname.startsWith(`${PATHS[part]}/`)) ?? null;
}
