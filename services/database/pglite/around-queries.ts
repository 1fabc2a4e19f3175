import type { PGlite, Transaction } from '@electric-sql/pglite';

type Query = Transaction['query'];

/** Has every query of a client pass through `around`, those inside transactions too. */
export function aroundQueries(client: PGlite, around: (query: Query) => Query): void {
  client.query = around(client.query.bind(client));
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      tx.query = around(tx.query.bind(tx));
      return work(tx);
    });
}
