export interface PageOptions {
  readonly isHttps: boolean;
  /** One more address that pages may connect to: the receiver of INSPECTOR_URL. */
  readonly alsoTo?: string | null;
}

/**
 * What every page is sent with: scripts, styles and connections of our own only, nothing inline, no frame around it,
 * and no address of ours (which can carry a reset token) told to anybody else.
 */
export function pageHeaders({ isHttps, alsoTo = null }: PageOptions): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${alsoTo === null ? '' : ` ${new URL(alsoTo).origin}`}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'same-origin',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
