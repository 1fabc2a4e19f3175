/**
 * The cause of a call. `person` and `lookup` count as the session's last request; `background` does not; `public`
 * carries no token. An expired session on a lookup ends it at once, without a refresh.
 */
export type CallKind = 'person' | 'lookup' | 'background' | 'public';

/** The client's view of the session. */
export type SessionGate = {
  token: () => string | null;
  onRequest: () => void;
  /** Resolves at once, or after the refresh that is under way. @throws {PortalFailure} where that got no answer */
  whenReady: (isSave?: boolean) => Promise<void>;
  /** Counts the tokens that came and went. */
  generation: () => number;
  /**
   * Resolves when the call may be sent again. When the session is over and the page goes to sign-in it never does, but
   * for a save: that continues when the same person signs in again.
   * @throws {PortalFailure} where the refresh got no answer
   */
  onUnauthorized: (call: RefusedCall) => Promise<void>;
};

export type RefusedCall = {
  code: 'UNAUTHENTICATED' | 'SESSION_EXPIRED';
  kind: CallKind;
  /** The session's when the call was sent. */
  generation: number;
  wasReplayed: boolean;
  /** It outlives its page. */
  isSave?: boolean;
};
