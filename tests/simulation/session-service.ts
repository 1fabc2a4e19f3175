import { type PortalError, PortalFailure } from '../../machines/lib/portal-error.ts';
import { type AccountId, id, type OrgId } from '../../machines/lib/ports.ts';
import type { Tokens } from '../../machines/session/session.types.ts';

const TOKEN_MS = 20 * 60_000;
/** The service's own: services/auth/sessions. */
const GRACE_MS = 120_000;
/** So often a page asks within the grace, each time for 30 seconds. */
const MOST_TRIES = 4;

interface Session {
  isOver: boolean;
}

/** A model of the auth service's sessions; tests/stack/session.test.ts tests the real one. */
export class SessionService {
  readonly #clock: { readonly now: number };
  readonly #tokens = new Map<string, { session: Session; endsAt: number }>();
  readonly #refreshTokens = new Map<string, { session: Session; usedAt: number | null; uses: number }>();
  /** Sessions that ended because a token was used as a copy would be. */
  replays = 0;
  #made = 0;

  constructor(clock: { readonly now: number }) {
    this.#clock = clock;
  }

  signIn = (): Tokens => this.#renewed({ isOver: false });

  /** Again within the grace it answers once more; later it counts as a copy, and the session is over. */
  refresh(refreshToken: string): Tokens {
    const found = this.#refreshTokens.get(refreshToken);
    if (!found || found.session.isOver) return fail('SESSION_EXPIRED');
    found.usedAt ??= this.#clock.now;
    found.uses += 1;
    if (this.#clock.now - found.usedAt <= GRACE_MS) return this.#renewed(found.session);
    found.session.isOver = true;
    if (found.uses <= MOST_TRIES) this.replays += 1;
    return fail('SESSION_EXPIRED');
  }

  ask(token: string | null): void {
    const found = this.#tokens.get(token ?? '') ?? fail('UNAUTHENTICATED');
    if (found.session.isOver || found.endsAt <= this.#clock.now) fail('SESSION_EXPIRED');
  }

  logOut(token: string | null): void {
    this.ask(token);
    const found = this.#tokens.get(token ?? '');
    if (found) found.session.isOver = true;
  }

  /** Every token is too old from now on. */
  endTokens(): void {
    for (const token of this.#tokens.values()) token.endsAt = this.#clock.now;
  }

  #renewed(session: Session): Tokens {
    this.#made += 1;
    const made = { token: `t${this.#made}`, refreshToken: `r${this.#made}` };
    this.#tokens.set(made.token, { session, endsAt: this.#clock.now + TOKEN_MS });
    this.#refreshTokens.set(made.refreshToken, { session, usedAt: null, uses: 0 });
    return { ...made, org: id<OrgId>('org'), accountId: id<AccountId>('account') };
  }
}

function fail(code: 'UNAUTHENTICATED' | 'SESSION_EXPIRED'): never {
  throw new PortalFailure({ code } satisfies PortalError);
}
