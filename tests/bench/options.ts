import { parseArgs } from 'node:util';

/** `npm run bench -- --only=list --rows=100000 --skip-postgres` */
export interface BenchOptions {
  /** Sections to run by name; none named is all. `--beside=floor` is the section `floor`. */
  readonly only: readonly string[];
  /** Rows of the big list on PostgreSQL. */
  readonly rows: number;
  /** Rows of the big list on PGlite, which runs in this very process and is slower to fill. */
  readonly embeddedRows: number;
  readonly postgres: boolean;
  readonly embedded: boolean;
  /** Of `booking` and `list-calls`: writes a CPU profile of Node and the statements by total time. */
  readonly profile: boolean;
}

export function benchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      beside: { type: 'string' },
      rows: { type: 'string', default: '1000000' },
      'embedded-rows': { type: 'string', default: '100000' },
      'skip-postgres': { type: 'boolean', default: false },
      'skip-embedded': { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
    },
  });
  return {
    only: values.beside === undefined ? values.only : [values.beside],
    rows: Number(values.rows),
    embeddedRows: Number(values['embedded-rows']),
    postgres: !values['skip-postgres'],
    embedded: !values['skip-embedded'],
    profile: values.profile,
  };
}
