/** A span's description of its work. Attributes name operations and statements, never their parameters. */
export interface NewSpan {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'internal';
  readonly attributes?: Attributes;
  /** The header `traceparent` of the request; without it the span belongs to the one under way. */
  readonly parent?: string | null;
}

export type Attributes = Readonly<Record<string, string | number>>;

/** Spans of a request on its way through gateway, service and statement. */
export interface Tracing {
  /** Does the work within a span, which ends with it. */
  run<Answer>(span: NewSpan, work: () => Promise<Answer>): Promise<Answer>;
  /** Starts a span that its caller ends. */
  begin(span: NewSpan): { end(error?: unknown): void };
  /** Gives the span under way the name and attributes that are known only at its end. */
  describe(name: string, attributes: Attributes): void;
  /** The header that carries the span under way to another process. */
  traceparent(): string | null;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

let current: Tracing | null = null;

/** Null where OTEL_EXPORTER_OTLP_ENDPOINT is not set: then nothing of OpenTelemetry is loaded. */
export const tracing = (): Tracing | null => current;

/** Once, at start: statements are far from where a process is put together. */
export function setTracing(opened: Tracing | null): void {
  current = opened;
}
