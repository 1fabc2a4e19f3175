export interface PageOptions {
  readonly isHttps: boolean;
  /** An additional address that pages may connect to: INSPECTOR_URL. */
  readonly alsoTo?: string | null;
}

/**
 * Headers of every page: only our own scripts, styles and connections, nothing inline, no framing. Referrers are not
 * sent, because our addresses can contain a reset token.
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
