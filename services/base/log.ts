import { destination, type Logger, pino } from 'pino';

/** Fields of a request's log line. An allow-list, so that no name, address or token is logged by accident. */
export interface RequestLine {
  readonly service: string;
  readonly requestId: string;
  readonly operation: string | undefined;
  readonly method: string;
  readonly status: number;
  readonly ms: number;
  readonly accountId: string | undefined;
  readonly orgId: string | undefined;
}

export interface Log {
  request(line: RequestLine): void;
  /** A bug or a broken part: kind, code and place of the error, never the values in its message. */
  fault(thrown: unknown, at: { service: string; requestId?: string }): void;
  note(message: string): void;
}

/** JSON lines on stderr. stdout is for people. */
export function createLog(level: string): Log {
  const logger: Logger = pino({ level, base: null }, destination({ dest: 2, sync: false }));
  return {
    request: (line) => logger[line.status >= 500 ? 'error' : 'info'](line, 'request'),
    fault: (thrown, at) => logger.error({ ...at, ...faultOf(thrown) }, 'fault'),
    note: (message) => logger.warn(message),
  };
}

/** The message of a database error can contain values, so only its code and our own stack frames are logged. */
function faultOf(thrown: unknown) {
  const error = thrown instanceof Error ? thrown : new Error(typeof thrown);
  const causes: string[] = [];
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? ` ${cause.code}` : '';
    causes.push(`${cause.name}${code}`);
  }
  const stack = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 12);
  return { error: causes.join(' ← '), stack };
}
