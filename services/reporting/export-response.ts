import type { TypedResponse } from 'hono';
import type { FileFormat } from './export-file.ts';
import { CSV, XLSX } from './exports.routes.ts';

/** A file to be saved under a name with the day, as the zone's clock has it. */
export function exportResponse(
  body: ReadableStream<Uint8Array>,
  { name, format, timeZone, at }: { name: string; format: FileFormat; timeZone: string; at: Date },
) {
  const day = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const response = new Response(body, {
    headers: {
      'content-type': format === 'csv' ? `${CSV}; charset=utf-8` : XLSX,
      'content-disposition': `attachment; filename="${name}-${day}.${format}"`,
      'cache-control': 'no-store',
    },
  });
  return response as Response & TypedResponse<never, 200, string>;
}
