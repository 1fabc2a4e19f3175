import type pg from 'pg';
import { tracing } from '../base/tracing.ts';

/** Longer statements are cut: a trace shows which one it was. */
const MOST_CHARACTERS = 2_000;

/** Makes a span of each statement of a connection: its text with placeholders, never the values. */
export function traceStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...call: unknown[]) => unknown;
  const traced = (...call: unknown[]): unknown => {
    const text = textOf(call[0]);
    const span = text === null ? null : tracing()?.begin(spanOf(text));
    if (!span) return query(...call);
    const last = call.at(-1);
    if (typeof last === 'function') {
      return query(...call.slice(0, -1), (error: unknown, result: unknown) => {
        span.end(error);
        last(error, result);
      });
    }
    const answer = query(...call);
    if (answer instanceof Promise)
      answer.then(
        () => span.end(),
        (error: unknown) => span.end(error),
      );
    else span.end();
    return answer;
  };
  client.query = traced as typeof client.query;
}

/** A stream, such as COPY, has no text of its own. */
function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked;
  if (typeof asked !== 'object' || asked === null || 'submit' in asked || !('text' in asked)) return null;
  return typeof asked.text === 'string' ? asked.text : null;
}

function spanOf(text: string) {
  const query = text.trim().replace(/\s+/g, ' ').slice(0, MOST_CHARACTERS);
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': query };
  return { name: /^\w+/.exec(query)?.[0].toUpperCase() ?? 'SQL', kind: 'client' as const, attributes };
}
