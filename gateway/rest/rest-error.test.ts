import { expect, test } from 'vitest';
import { restError, unreachable, unwrap } from './rest-error.ts';

const told = (status: number, body: unknown, ...more: [Parameters<typeof restError>[2]?]) =>
  restError(new Response(null, { status }), body, ...more).extensions;
const refusal = (code: string, message: string, more: object = {}) => ({ error: { code, message, ...more } });

test.each([
  [400, 'BAD_REQUEST'],
  [401, 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [409, 'REJECTED'],
  [422, 'BAD_REQUEST'],
  [428, 'OTP_REQUIRED'],
  [429, 'REJECTED'],
  [498, 'SESSION_EXPIRED'],
  [500, 'REJECTED'],
  [502, 'UNREACHABLE'],
  [503, 'UNREACHABLE'],
])("[api.errors] a service's %i reaches the screen as %s, in the service's words", (status, code) => {
  expect(told(status, refusal('ANY', 'Words for people.'))).toMatchObject({
    code,
    status,
    reason: 'Words for people.',
  });
});

test('an operation may mean something else by a status', () => {
  expect(told(401, refusal('WRONG_CREDENTIALS', 'No.'), { codes: { 401: 'REJECTED' } })).toMatchObject({
    code: 'REJECTED',
    status: 401,
  });
});

test('a taken time brings the nearest free ones', () => {
  const nearest = [{ site_id: 's1', calendar_from_time: '2026-11-23T01:15:00Z', calendar_ids: [4127, 4131] }];
  expect(told(409, refusal('SLOT_TAKEN', 'Held until 09:40.', { details: { nearest } }))).toEqual({
    code: 'SLOT_TAKEN',
    status: 409,
    reason: 'Held until 09:40.',
    nearest: [{ siteId: 's1', startsAt: '2026-11-23T01:15:00Z', calendarIds: [4127, 4131] }],
  });
});

test('an error of a field is reported at the path of the input', () => {
  const names = { candidate_email: 'email' };
  expect(told(400, refusal('BAD_REQUEST', 'No.', { field: 'candidates.2.candidate_email' }), { names })).toMatchObject({
    fields: { 'candidates.2.email': 'No.' },
  });
  expect(told(400, refusal('BAD_REQUEST', 'No.', { field: 'header.result_email' }))).toMatchObject({
    fields: { resultEmail: 'No.' },
  });
});

test('the path that a service names before its words is for programs: people read neither', () => {
  const body = refusal('BAD_REQUEST', 'candidate_ids.0: Invalid UUID', { field: 'candidate_ids.0' });
  expect(told(400, body)).toMatchObject({
    reason: 'Please check what was entered.',
    fields: { 'candidateIds.0': 'Invalid UUID' },
  });
  expect(told(422, refusal('INVALID', 'Time: choose one.', { field: 'time' }))).toMatchObject({
    reason: 'Time: choose one.',
  });
});

test('all errors of a body are reported, not only the first', () => {
  const fields = { 'header.contact_phone': 'A phone.', 'candidates.0.candidate_name': 'A name.' };
  const body = refusal('INVALID', 'A phone.', { field: 'header.contact_phone', details: { fields } });
  expect(told(422, body, { names: { candidate_name: 'name' } })).toMatchObject({
    fields: { contactPhone: 'A phone.', 'candidates.0.name': 'A name.' },
  });
});

test('a hold that ran out says at which candidate', () => {
  const body = refusal('HOLD_EXPIRED', 'The hold ran out.', { field: 'candidates.1.reserve_id' });
  expect(told(409, body)).toMatchObject({
    code: 'HOLD_EXPIRED',
    fields: { 'candidates.1.reserveId': 'The hold ran out.' },
  });
});

test.each([['<html>Bad gateway</html>'], [undefined], [null], [{ error: 'text' }], [{ error: { message: 7 } }]])(
  'an answer without words, such as %j, has an empty reason',
  (body) => {
    expect(told(500, body)).toEqual({ code: 'REJECTED', status: 500, reason: '' });
  },
);

test('the cause of an unreachable service is not sent to the caller', () => {
  const error = unreachable(new Error('connect ECONNREFUSED 10.0.0.7:3001'));
  expect(JSON.stringify(error)).not.toContain('10.0.0.7');
  expect(error.cause).toBeInstanceOf(Error);
});

test('an answer with data is the data', () => {
  expect(unwrap({ data: { total: 0 }, response: new Response() })).toEqual({ total: 0 });
});
