import { z } from '@hono/zod-openapi';
import { fileTicket } from '../../files/signed-links.ts';
import { inGraphql } from '../../shared/http/graphql.ts';
import { answer, errorResponse, jsonBody, namedObject, routesOf } from '../../shared/http/route.ts';
import { updateMask } from '../../shared/http/update-mask.ts';
import { seen } from '../company/company.routes.ts';
import { paperworkSchema } from '../lookups/lookups.routes.ts';

const route = routesOf('Paperwork');

const org = inGraphql(z.uuid().optional().openapi({ description: "Organisation; the caller's own without it." }), {
  required: true,
});
const params = z.object({ paperwork_id: z.uuid() });
const text = { type: 'string' as const };

/** Described and not parsed by a schema: the file is read as it comes, never held. */
const form = {
  type: 'object' as const,
  required: ['file'],
  properties: {
    file: {
      ...text,
      format: 'binary',
      description: 'PDF, PNG, JPG or Word (.docx), told by its content; at most 10 MB.',
    },
    company_id: { ...text, format: 'uuid', description: 'Whose it is; the organisation of `org` without it.' },
    paper_work: { ...text, maxLength: 200, description: 'Its name; the name of the file without it.' },
    temporary: { ...text, enum: ['true', 'false'], description: 'true: for one booking, in no list.' },
  },
};

export const uploadPaperwork = route('uploadPaperwork', 'post', '/companies/paperworks', {
  summary: 'Upload paperwork',
  description:
    'Keeping it needs paperworks in one’s own organisation, company_paperworks in a company that the provider serves; ' +
    'temporary paperwork of a booking needs make_bookings.',
  request: { query: z.object({ org }), body: { content: { 'multipart/form-data': { schema: form } } } },
  responses: {
    201: answer('It is stored.', paperworkSchema),
    404: errorResponse('The company is unknown, or another one’s.'),
    413: errorResponse('TOO_LARGE: more than 10 MB; refused before it is read where its length is known.'),
    415: errorResponse('WRONG_FORM: this is no form data.'),
    422: errorResponse('WRONG_KIND or INFECTED with the field `file`; INVALID with the field at fault.'),
    429: errorResponse('UPLOAD_QUOTA: the account has uploaded enough today.'),
    503: errorResponse('UNAVAILABLE: nothing can be stored, or scanned.'),
  },
});

export const renamePaperwork = route('renamePaperwork', 'put', '/companies/paperworks/{paperwork_id}', {
  graphql: { mutation: 'renamePaperwork', args: { id: 'paperwork_id' }, flat: true },
  summary: 'Rename paperwork',
  description: 'Who may keep paperwork may rename it; temporary paperwork is renamed by whoever uploaded it.',
  request: {
    params,
    query: z.object({ org }),
    body: jsonBody(
      z
        .strictObject({
          paper_work: inGraphql(z.string().max(1_000).optional(), { required: true }),
          update_mask: updateMask(['paper_work']),
          updated_at: inGraphql(seen.optional(), { type: 'String', required: true }),
        })
        .openapi('PaperworkChange', {
          example: { paper_work: 'Pre-start form.pdf', update_mask: ['paper_work'] },
          'x-graphql': { names: { name: 'paper_work' } },
        }),
    ),
  },
  responses: {
    200: answer('As it is now.', paperworkSchema),
    404: errorResponse('It is unknown, or another company’s.'),
    409: errorResponse('EDIT_CONFLICT where it was changed since.'),
    422: errorResponse('INVALID with the field `paper_work`.'),
  },
});

export const deletePaperwork = route('deletePaperwork', 'delete', '/companies/paperworks/{paperwork_id}', {
  graphql: { mutation: 'deletePaperwork', args: { id: 'paperwork_id' }, codes: { 503: 'REJECTED' } },
  summary: 'Delete paperwork',
  description: 'With its file, unless an open booking uses it.',
  request: { params, query: z.object({ org }) },
  responses: {
    204: { description: 'It is gone.' },
    404: errorResponse('It is unknown, or another company’s.'),
    409: errorResponse('PAPERWORK_IN_USE: `details.bookings` says where.'),
    503: errorResponse('UNAVAILABLE: its file cannot be deleted now, so it stays.'),
  },
});

export const getPaperworkFile = route('getPaperworkFile', 'get', '/companies/paperworks/{paperwork_id}/file', {
  graphql: {
    mutation: 'paperworkFile',
    args: { id: 'paperwork_id' },
    only: [],
    codes: { 503: 'REJECTED' },
    opensFile: true,
  },
  summary: 'An address for the file of a paperwork',
  description: 'What `link` of a paperwork leads to.',
  request: { params, query: z.object({ org }) },
  responses: {
    200: answer(
      'It opens the file for a minute, as long as the session of whoever asked stands.',
      namedObject('PaperworkFile', { file_name: z.string(), signed_url: z.string() }),
    ),
    404: errorResponse('It is unknown, another company’s, or has no file.'),
    503: errorResponse('UNAVAILABLE: files cannot be read now.'),
  },
});

export const downloadPaperwork = route('downloadPaperwork', 'get', '/companies/files/{file_id}', {
  summary: 'A paperwork by its signed address',
  description: 'Streamed, to be saved and never shown. The signature is the permission, for the session that asked.',
  request: { params: z.object({ file_id: z.uuid() }), query: fileTicket },
  responses: {
    200: { description: 'The file.', content: { 'application/octet-stream': { schema: z.string() } } },
    206: {
      description: 'The part that a `Range` header asks for.',
      content: { 'application/octet-stream': { schema: z.string() } },
    },
    416: { description: 'The file has no such part; `Content-Range` says how long it is.' },
    403: errorResponse(
      'LINK_OVER: the address is older than a minute, was given to another session, or is not one of ours.',
    ),
    404: errorResponse('The file is gone.'),
    503: errorResponse('UNAVAILABLE: files cannot be read now.'),
  },
});
