import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { aroundQueries } from './around-queries.ts';

/** Time for which queries may follow one another before everything else in the process gets its turn. */
const turnMs = 8;
/** A request needs several turns from its connection to its answer; given one each, it would wait for as many queries. */
const turns = 4;

/**
 * PGlite computes in this thread and answers within the same turn of the event loop: queries that follow one another
 * would keep requests, timers and signals waiting for as long as they go on (a seed of half a minute did). From here
 * on a query first lets the others have their turn when the last one is a while ago.
 * @param mayBegin asked before each statement and transaction; throws where none may begin
 */
export function yieldBetweenQueries(client: PGlite, mayBegin: () => void = () => {}): void {
  let turnedAt = 0;
  const rest = async () => {
    if (performance.now() - turnedAt < turnMs) return;
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
    turnedAt = performance.now();
  };
  const begin = async () => {
    await rest();
    mayBegin();
  };
  aroundQueries(client, (query) => async (...call) => {
    await begin();
    return query(...call);
  });
  const transaction = client.transaction.bind(client);
  client.transaction = async (work) => {
    await begin();
    return transaction(work);
  };
}
