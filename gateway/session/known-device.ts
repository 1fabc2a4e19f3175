const NAME = 'known_device';
const PROOF = /(?:^|;\s*)known_device=([\w.~-]{1,1000})(?:;|$)/;
/** 180 days, as long as the service believes it. */
const MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

/** The proof, kept in a cookie that no script reads, that somebody has signed in on this device before. */
export interface KnownDevice {
  /** What the browser sent; null where it has none. */
  proof(): string | null;
  /** Has the browser keep a new one. */
  keep(proof: string): void;
  /** The Set-Cookie header of the answer; null where nothing has to be kept. */
  header(): string | null;
}

export function knownDevice({ headers }: Request, { isHttps }: { isHttps: boolean }): KnownDevice {
  let kept: string | null = null;
  return {
    proof() {
      const [, value] = PROOF.exec(headers.get('cookie') ?? '') ?? [];
      return value ?? null;
    },
    keep(proof) {
      kept = proof;
    },
    header: () =>
      kept === null
        ? null
        : [
            `${NAME}=${kept}`,
            'Path=/graphql',
            `Max-Age=${MAX_AGE_SECONDS}`,
            'HttpOnly',
            'SameSite=Strict',
            ...(isHttps ? ['Secure'] : []),
          ].join('; '),
  };
}
