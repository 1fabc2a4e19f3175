import { z } from '@hono/zod-openapi';
import { inGraphql } from '../http/graphql.ts';
import { answer, errorResponse, namedObject, routesOf } from '../http/route.ts';

const problem = z.object({
  column: z.int().nullable().openapi({ description: 'Which of `columns`; null: the whole row.', example: 0 }),
  message: z.string().openapi({ description: 'In the words of the form.', example: 'This field is required.' }),
});

export const importReport = namedObject('ImportReport', {
  imported: z.boolean().openapi({ description: 'Every row was made; false: none was.' }),
  faults: z.array(z.string()).openapi({ description: 'What is wrong with the whole file; then there are no rows.' }),
  columns: z.array(z.string()).openapi({ description: 'Headings, in the order of `cells`.' }),
  rows: z.array(
    z.object({
      row: z.int().openapi({ description: 'Its number in a spreadsheet.', example: 2 }),
      cells: z.array(z.string()),
      problems: z.array(problem),
    }),
  ),
});

export type ImportReport = z.infer<typeof importReport>;

const undoable = namedObject(
  'UndoableImport',
  {
    import_id: z.uuid(),
    rows: z.int().openapi({ description: 'Rows that it made and that still exist.', example: 12 }),
    imported_at: inGraphql(z.string().openapi({ example: '2026-11-23T01:15:00.000Z' }), { type: 'DateTime' }),
  },
  { names: { id: 'import_id' } },
);
export type UndoableImport = z.output<typeof undoable>;

type Imported = 'Company' | 'Subsidiary' | 'Account' | 'Package';

/** The route that answers the caller's last import of one kind, while it can be undone. */
export const undoableImportRoute = <What extends Imported, Path extends string>(
  what: What,
  path: Path,
  { tag }: { tag: string },
) =>
  routesOf(tag)(`getUndoable${what}Import` as const, 'get', path, {
    graphql: { query: `undoable${what}Import`, pick: 'import' },
    summary: 'The own last import that can be undone',
    description: 'Null once it was undone, or one of its rows was changed or used.',
    responses: {
      200: answer('The import.', z.object({ import: undoable.nullable() })),
    },
  });

/** The route that undoes an import of one kind. */
export const undoImportRoute = <OperationId extends string, Path extends string>(
  operationId: OperationId,
  path: Path,
  { tag, what }: { tag: string; what: string },
) =>
  routesOf(tag)(operationId, 'delete', `${path}/{import_id}`, {
    graphql: { mutation: operationId, args: { id: 'import_id' } },
    summary: `Undo an import of ${what}`,
    description:
      'Deletes all rows of an own import in one transaction, while none of them was changed or used. Once more ' +
      'changes nothing.',
    request: { params: z.object({ import_id: z.uuid() }) },
    responses: {
      204: { description: 'Its rows no longer exist.' },
      404: errorResponse('The caller made no such import.'),
      409: errorResponse('IMPORT_IN_USE: the message names rows that were changed or used. Nothing was undone.'),
    },
  });

/** The route that imports one kind of file. */
export const importRoute = <OperationId extends string, Path extends string>(
  operationId: OperationId,
  path: Path,
  { tag, what }: { tag: string; what: string },
) =>
  routesOf(tag)(operationId, 'post', path, {
    summary: `Import ${what} from CSV`,
    description:
      'Judges every cell by the rules of the form. With `import_id` and nothing wrong, it makes all rows in one ' +
      'transaction; the same id again makes nothing more. Nobody is mailed.',
    request: {
      query: z.object({
        import_id: z.uuid().optional().openapi({ description: 'Without it nothing is made.' }),
      }),
      body: {
        content: {
          'text/csv': {
            schema: z.string().openapi({ description: 'UTF-8, at most 1 MB and 2,000 rows below the headings.' }),
          },
        },
      },
    },
    responses: {
      200: answer('Each row with what is wrong in it.', importReport),
      409: errorResponse('CONFLICT: somebody changed what the file was judged by. Nothing was made.'),
      413: errorResponse('TOO_LARGE: more than 1 MB.'),
      422: errorResponse('IDEMPOTENCY_KEY_REUSED: another file was imported under this id.'),
    },
  });
