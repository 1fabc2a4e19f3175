/** The stored part of a link. Instants in epoch milliseconds. */
export interface LinkFacts {
  /** Revoked, or tried too often. */
  readonly endedAt: number | null;
  /** From then on it opens nothing, whatever happens. */
  readonly endsAt: number;
  /** Wrong dates of birth or codes since the last right one. */
  readonly wrongTries: number;
  readonly restsUntil: number | null;
  /** The required proof: the code of an SMS where the date of birth is not known yet. */
  readonly proof: 'birthDate' | 'code';
  /** Of the code that was sent last; null where none can be typed any more. */
  readonly codeEndsAt: number | null;
}

/** Input of the machine: a link's row or null where there is none, and the moment in epoch milliseconds. */
export interface LinkInput {
  readonly now: number;
  readonly link: LinkFacts | null;
  readonly isProved: boolean;
}

export type LinkEvent =
  | { type: 'clock.ticked'; now: number }
  | { type: 'link.revoked' }
  | { type: 'code.asked' }
  | { type: 'proof.tried'; isRight: boolean };

/** A link that opens something, for callers that know no other facts of it. */
export const OPEN_LINK: LinkFacts = {
  endedAt: null,
  endsAt: Number.MAX_SAFE_INTEGER,
  wrongTries: 0,
  restsUntil: null,
  proof: 'birthDate',
  codeEndsAt: null,
};
