/** An operation that ends. Days are YYYY-MM-DD, and begin in UTC. */
export interface Deprecation {
  readonly since: string;
  /** From then on it may be gone. */
  readonly sunset: string;
}

const atStart = (day: string) => new Date(`${day}T00:00:00Z`);

/** Headers of each answer of an operation that ends: RFC 9745 and RFC 8594. */
export const deprecationHeaders = ({ since, sunset }: Deprecation): Readonly<Record<string, string>> => ({
  deprecation: `@${atStart(since).getTime() / 1_000}`,
  sunset: atStart(sunset).toUTCString(),
});
