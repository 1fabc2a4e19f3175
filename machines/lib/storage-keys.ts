/** Names of what the browser keeps, to the letter of the specification; its values are the host's business. */
export const localKeys = {
  token: 'token',
  refreshToken: 'refresh_token',
  /** The organisation's id. */
  org: 'org',
  /** The account's id. */
  account: 'acc',
  /** Present while the one refresh is tried. */
  retry: 'retry',
  deviceId: 'device_id',
  /** Epoch milliseconds of the last request of any tab. */
  lastRequest: 'last_request',
} as const;

export const sessionKeys = {
  /** Path and query of the page last visited. */
  lastPath: 'lastPath',
  /** The typed username, kept while the browser is at a company's identity provider. */
  username: 'username',
} as const;
