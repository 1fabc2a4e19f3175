import type pg from 'pg';

/** A column of an answer, as the database announces it. */
export interface Column {
  readonly name: string;
  readonly dataTypeID: number;
  /** The table that it is read from unchanged; 0 where it is computed. */
  readonly tableID: number;
  readonly columnID: number;
}

/** Methods of a node-postgres client for the protocol, which its types hide. */
interface Connection {
  parse(statement: { name: string; text: string; types: number[] }): void;
  describe(what: { type: 'S'; name: string }): void;
  sync(): void;
}

/** Has the database parse a statement and say what it would answer; nothing is executed. */
export function describeStatement(client: pg.ClientBase, text: string): Promise<readonly Column[]> {
  return new Promise((resolve, reject) => {
    let columns: readonly Column[] = [];
    const description = {
      submit(connection: Connection) {
        connection.parse({ name: '', text, types: [] });
        connection.describe({ type: 'S', name: '' });
        connection.sync();
      },
      handleRowDescription: ({ fields }: { fields: readonly Column[] }) => {
        columns = fields;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    };
    client.query(description as unknown as pg.Submittable);
  });
}
