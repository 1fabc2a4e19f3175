import { z } from '@hono/zod-openapi';
import { fileTicket } from '../../../files/signed-links.ts';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';

const route = routesOf('consult files');

const id = (description: string) => z.uuid().openapi({ description, example: '01980c2f-7a3e-7c41-b0d5-3f6a2b9c4d10' });

const fileId = id('The file.');
const type = z.string().min(1).max(60).openapi({ description: 'Its file_type.', example: 'medical_report' });
const org = z.uuid().optional().openapi({ description: "Organisation; the caller's own without it." });

const headers = z.object({
  DeviceID: z.string().max(200).optional().openapi({ description: 'Where the company asks for one-time passwords.' }),
});

const consultFiles = namedObject('ConsultFiles', {
  files: z.array(
    namedObject('ConsultFile', {
      file_id: fileId,
      file_type: type,
      file_name: z.string().openapi({ example: 'Medical report PF-204817.pdf' }),
      size: z.int().openapi({ description: 'In bytes.', example: 1_204 }),
      signed_url: z.string().openapi({
        description: 'Opens the file for a minute, as long as the session of whoever asked stands.',
        example:
          'https://portal.example/files/booking/01980c2f-7a3e-7c41-b0d5-3f6a2b9c4d10?session=…&expires=1&signature=…',
      }),
    }),
  ),
});

const answers = {
  200: answer('Every file that was asked for, in that order.', consultFiles),
  404: errorResponse('One of them is unknown, of another type, or another company’s.'),
  410: errorResponse('WITHDRAWN: one of them was withdrawn; the message says when and why. None is given.'),
  503: errorResponse('UNAVAILABLE: files cannot be read now. None is given, and none counts as read.'),
  428: errorResponse('OTP_REQUIRED: the device has not proved a one-time password yet. One is in the mail.'),
};

export const getConsultFile = route('getConsultFile', 'get', '/booking/consult-files', {
  summary: 'An address for one consult file',
  description: 'With my_bookings alone only of own bookings. That it was read is written to the booking’s history.',
  request: { headers, query: z.object({ org, candidate_id: id('The candidate.'), file_id: fileId, type }) },
  responses: answers,
});

export const getConsultFiles = route('getConsultFiles', 'post', '/booking/consult-files', {
  graphql: {
    mutation: 'consultFiles',
    flat: true,
    pick: 'files',
    opensFile: true,
    codes: { 503: 'REJECTED' },
  },
  summary: 'Addresses for several consult files',
  description:
    'All of them or none, at most 20, of one candidate where `candidate_id` names one. Otherwise as for one.',
  request: {
    headers,
    query: z.object({ org, candidate_id: id('The candidate.').optional() }),
    body: namedBody(
      'ConsultFilesRequest',
      {
        file_request_list: z
          .array(inGraphql(z.strictObject({ file_id: fileId, type }), { type: 'ConsultFile' }))
          .min(1)
          .max(20),
      },
      { names: { files: 'file_request_list' } },
    ),
  },
  responses: answers,
});

export const downloadConsultFile = route('downloadConsultFile', 'get', '/booking/files/{file_id}', {
  summary: 'A consult file by its signed address',
  description: 'Streamed, to be saved and never shown. The signature is the permission, for the session that asked.',
  request: { params: z.object({ file_id: fileId }), query: fileTicket },
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
    410: errorResponse('WITHDRAWN: the file was withdrawn since.'),
    503: errorResponse('UNAVAILABLE: files cannot be read now.'),
  },
});

/** Described and not parsed by a schema: the file is read as it comes, never held. */
const form = {
  type: 'object' as const,
  required: ['file', 'file_type'],
  properties: {
    file: {
      type: 'string' as const,
      format: 'binary',
      description: 'PDF, PNG, JPG or Word (.docx), told by its content; at most 10 MB.',
    },
    file_type: { type: 'string' as const, maxLength: 60, description: 'What it is, such as medical_report.' },
    replaces_file_id: {
      type: 'string' as const,
      format: 'uuid',
      description: 'The withdrawn file of the same candidate in whose place it comes.',
    },
  },
};

export const uploadConsultFile = route(
  'uploadConsultFile',
  'post',
  '/booking/candidates/{candidate_id}/consult-files',
  {
    summary: 'Upload what the clinic gives back',
    description:
      'It can be downloaded at once by whoever may read the booking, on a proven device where one is asked for.',
    request: {
      params: z.object({ candidate_id: id('The candidate.') }),
      body: { content: { 'multipart/form-data': { schema: form } } },
    },
    responses: {
      201: answer(
        'It is stored.',
        namedObject('UploadedConsultFile', {
          file_id: fileId,
          file_type: type,
          file_name: z.string().openapi({ example: 'Medical report PF-204817.pdf' }),
          size: z.int().openapi({ description: 'In bytes.', example: 1_204 }),
        }),
      ),
      404: errorResponse('The candidate is unknown.'),
      409: errorResponse(
        'REPLACED: the withdrawn file has been replaced already. STATUS_CONFLICT: the appointment is still to come. ' +
          'DUPLICATE at `file`: the candidate has the same file already.',
      ),
      413: errorResponse('TOO_LARGE: more than 10 MB; refused before it is read where its length is known.'),
      415: errorResponse('WRONG_FORM: this is no form data.'),
      422: errorResponse('WRONG_KIND or INFECTED with the field `file`; INVALID with the field at fault.'),
      429: errorResponse('UPLOAD_QUOTA: the account has uploaded enough today.'),
      503: errorResponse('UNAVAILABLE: nothing can be stored, or scanned.'),
    },
  },
);

export const withdrawConsultFile = route('withdrawConsultFile', 'post', '/booking/consult-files/{file_id}/withdraw', {
  graphql: { mutation: 'withdrawConsultFile', flat: true, pick: 'told' },
  summary: 'Take a wrong file back',
  description:
    'It stays stored and is never given out again, by an address given before neither. The booking’s page says who ' +
    'withdrew it, when and why.',
  request: {
    params: z.object({ file_id: fileId }),
    body: namedBody('WithdrawConsultFile', {
      reason: z.string().trim().min(1, 'This field is required.').max(500, 'must be at most 500 characters').openapi({
        description: 'Shown to whoever may see the booking.',
        example: 'It belongs to another person.',
      }),
      tell_readers: z.boolean().openapi({
        description: 'Mails everybody who downloaded it, without the reason and without a name.',
        example: true,
      }),
    }),
  },
  responses: {
    200: answer(
      'It is withdrawn.',
      namedObject('Withdrawn', { told: z.int().openapi({ description: 'How many people are mailed.', example: 2 }) }),
    ),
    404: errorResponse('The file is unknown.'),
    409: errorResponse('WITHDRAWN: it is withdrawn already.'),
  },
});
