import { z } from '@hono/zod-openapi';
import { MAX_RESTRICTIONS, OUTCOMES } from '../../../../machines/rules/booking/outcome.ts';
import { emptyIsNull, inGraphql } from '../../../shared/http/graphql.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { MAX_INTEGER } from '../../../shared/http/row-number.ts';
import { day, id, instant, text, timeZone } from '../../shared/booking.contract.ts';

const route = routesOf('results');

/** As many files as one batch brings. */
export const MAX_RESULT_FILES = 200;

const match = namedObject(
  'ResultMatch',
  {
    candidate_id: id('The candidate.'),
    reference: z.string().openapi({ example: 'PF-204817' }),
    candidate_name: z.string().openapi({ example: 'Liam O’Connor' }),
    candidate_dob: day('Date of birth.', '1991-03-14'),
    company_name: z.string().openapi({ example: 'Redgum Mining' }),
    appointment_time: emptyIsNull(instant('Start; the empty date without a time.')),
    site_tz: timeZone.nullable(),
    status: z.string().openapi({ example: 'Attended' }),
    outcome: z.enum(OUTCOMES).nullable(),
    can_complete: z.boolean().openapi({ description: 'Whether the status can become Completed now.' }),
    is_to_come: z.boolean().openapi({ description: 'The appointment is still to come: there can be no results yet.' }),
    is_stored: z.boolean().openapi({ description: 'A file of this name and size is among their results already.' }),
  },
  { names: { siteTimeZone: 'site_tz', dateOfBirth: 'candidate_dob' } },
);

export const matchResults = route('matchResults', 'post', '/booking/results/match', {
  graphql: { query: 'matchResults', flat: true, pick: 'files' },
  summary: 'Whose results files are, by their names',
  description:
    'By the booking’s reference in the name (PF-204817) or by the person’s name among those who came in the last half ' +
    'year. Where the reference is one person’s and the name another’s, both. Nothing is stored. At most five candidates a ' +
    'file and clue, who came last first.',
  request: {
    body: namedBody('MatchResults', {
      files: z
        .array(
          inGraphql(
            z.strictObject({
              name: z.string().min(1).max(255).openapi({ example: 'PF-204817 audiometry.pdf' }),
              size: z.int().min(0).max(MAX_INTEGER).openapi({ description: 'In bytes.', example: 120_412 }),
              search: z
                .string()
                .trim()
                .max(100, 'must be at most 100 characters')
                .openapi({ description: 'A reference or a name that counts instead of the file’s; may be empty.' }),
            }),
            { type: 'ResultFile' },
          ),
        )
        .min(1)
        .max(MAX_RESULT_FILES),
    }),
  },
  responses: {
    200: answer(
      'In the order of the files.',
      namedObject('MatchedResults', {
        files: z.array(namedObject('MatchedFile', { name: z.string(), candidates: z.array(match) })),
      }),
    ),
  },
});

export const setOutcome = route('setOutcome', 'put', '/booking/candidates/{candidate_id}/outcome', {
  graphql: { mutation: 'setOutcome', flat: true, pick: 'outcome', codes: { 503: 'REJECTED' } },
  summary: 'Say what the examination says about the job',
  description:
    'By the provider, of who was examined, as often as it has to be put right; written to the booking’s history. No ' +
    'health details: the results files have those.',
  request: {
    params: z.object({ candidate_id: id('The candidate.') }),
    body: namedBody('CandidateOutcome', {
      outcome: z.enum(OUTCOMES).nullable().openapi({ description: 'Null takes it back.', example: 'Fit' }),
      restrictions: text('What the candidate must not do, of Fit with restrictions alone.', '', MAX_RESTRICTIONS),
    }),
  },
  responses: {
    200: answer('As it stands now.', namedObject('SetOutcome', { outcome: z.enum(OUTCOMES).nullable() })),
    404: errorResponse('The candidate is unknown.'),
    409: errorResponse('STATUS_CONFLICT: the candidate was not examined yet.'),
    422: errorResponse('`restrictions` is missing, or the outcome has none.'),
  },
});

export const acknowledgeResults = route(
  'acknowledgeResults',
  'post',
  '/booking/candidates/{candidate_id}/results-acknowledgement',
  {
    graphql: { mutation: 'acknowledgeResults', pick: 'acknowledged', codes: { 503: 'REJECTED' } },
    summary: 'Say that a candidate’s results were received',
    description: 'By people of the company, once every file was downloaded. Written to the booking’s history.',
    request: { params: z.object({ candidate_id: id('The candidate.') }) },
    responses: {
      200: answer(
        'They are acknowledged; again changes nothing.',
        namedObject('AcknowledgedResults', {
          acknowledged: z.int().openapi({ description: 'How many files were not before.', example: 3 }),
        }),
      ),
      404: errorResponse('The candidate is unknown, or another company’s.'),
      409: errorResponse(
        'NOT_READ: a file was not downloaded yet, or there is none. NOT_OWN_COMPANY: the provider’s people do not acknowledge for a company.',
      ),
    },
  },
);
