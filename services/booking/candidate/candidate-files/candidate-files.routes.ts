import { z } from '@hono/zod-openapi';
import { answer, errorResponse, namedObject, routesOf } from '../../../shared/http/route.ts';
import { id, instant } from '../../shared/booking.contract.ts';

const ownAppointmentRoute = routesOf('own appointment');
const schedulerRoute = routesOf('scheduler');

/** A file that a candidate is to send, or has sent. */
export const ownFile = namedObject('OwnFile', {
  paperwork_id: z.uuid().nullable().openapi({ description: 'Null for the photo identification.' }),
  paper_work: z.string().openapi({ example: 'Health questionnaire' }),
  file_name: z.string().nullable().openapi({ description: 'Null where nothing was sent.' }),
  sent_at: z.string().nullable().openapi({ example: '2026-11-23T01:00:00Z' }),
});
export type OwnFile = z.output<typeof ownFile>;

/** The same file for people of company and provider. */
export const candidateFile = namedObject(
  'CandidateFile',
  {
    candidate_file_id: id('The file.'),
    paperwork_id: z.string().nullable().openapi({ description: 'Null for the photo identification.' }),
    paper_work: z.string().openapi({ example: 'Health questionnaire' }),
    file_name: z.string().nullable().openapi({ description: 'The provider’s people alone read it.' }),
    size: z.int().openapi({ description: 'In bytes.', example: 48_213 }),
    sent_at: instant('When it was sent.'),
    sent_by: z.string().openapi({ description: 'The candidate.', example: 'Liam O’Connor' }),
  },
  { names: { id: 'candidate_file_id' } },
);

/** Described and not parsed by a schema: the file is read as it comes, never held. */
const form = {
  type: 'object' as const,
  required: ['file'],
  properties: {
    file: {
      type: 'string' as const,
      format: 'binary',
      description: 'PDF, PNG, JPG or Word (.docx), told by its content; at most 10 MB.',
    },
  },
};

export const sendOwnFile = ownAppointmentRoute('sendOwnFile', 'post', '/booking/own-appointment/files', {
  summary: 'Send a form or the identification',
  description:
    'In place of the one that was sent before, until the appointment begins. Link and pass are headers: the proof is looked at before ' +
    'a byte of the file is stored. A candidate sends 60 MB a day at most.',
  request: {
    query: z.object({
      paperwork_id: z
        .uuid()
        .optional()
        .openapi({ description: 'A form of the booking; the identification without it.' }),
    }),
    headers: z.object({
      'appointment-link': z.string().max(100).openapi({ description: 'What the mailed address ends with: 256 bits.' }),
      'appointment-pass': z.string().max(200).openapi({ description: 'From openOwnAppointment.' }),
    }),
    body: { content: { 'multipart/form-data': { schema: form } } },
  },
  responses: {
    201: answer('Stored.', z.object({ file_name: z.string() })),
    401: errorResponse('The pass is over, another link’s, or the date of birth was corrected since.'),
    404: errorResponse('No such link, or the form is none of the booking’s.'),
    409: errorResponse('The appointment has begun or is cancelled.'),
    413: errorResponse('TOO_LARGE: more than 10 MB; refused before it is read where its length is known.'),
    415: errorResponse('WRONG_FORM: this is no form data.'),
    422: errorResponse('WRONG_KIND or INFECTED with the field `file`.'),
    429: errorResponse(
      'UPLOAD_QUOTA: enough was sent today; or too many links that open nothing came from this address.',
    ),
    503: errorResponse('UNAVAILABLE: nothing can be stored, or scanned.'),
  },
});

export const getCandidateFile = schedulerRoute(
  'getCandidateFile',
  'get',
  '/booking/candidate-files/{candidate_file_id}',
  {
    graphql: {
      mutation: 'candidateFile',
      args: { id: 'candidate_file_id' },
      codes: { 503: 'REJECTED' },
      opensFile: true,
    },
    summary: 'Open a file that a candidate sent',
    description:
      'The clinic alone opens it: a filled-in form may speak of health. Answers an address that is good for a minute.',
    request: { params: z.object({ candidate_file_id: id('The file.') }) },
    responses: {
      200: answer(
        'Its address.',
        namedObject('CandidateFileAddress', { file_name: z.string(), signed_url: z.string() }),
      ),
      404: errorResponse('No such file, or another one came in its place.'),
      503: errorResponse('The store cannot give it now.'),
    },
  },
);
