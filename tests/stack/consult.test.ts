import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { known } from '../../machines/known.ts';
import { addExamined, type Examined, forgetOtps, mailedOtp } from '../support/consult-world.ts';
import { ask, openStack, type Stack } from './stack.ts';

const filesDocument = `mutation ($candidateId: ID, $files: [ConsultFileInput!]!) {
  consultFiles(candidateId: $candidateId, files: $files) { fileId fileName signedUrl }
}`;
const guess = (otp: string) =>
  `verifyOtp(email: "sofia.marino@coralbay.example", request: register_device, otp: "${otp}")`;

let stack: Stack;
let token: string;
let examined: Examined;

beforeAll(async () => {
  stack = await openStack();
  const { access_token, account_id: accountId, org: orgId } = await stack.signIn('coralbay');
  token = access_token;
  examined = await addExamined(stack.database.db, stack.deps.files, { accountId, orgId });
});
afterAll(() => stack.close());
beforeEach(() => forgetOtps(stack.database.db));

const wanted = () => examined.files.map(({ file_id: fileId, type }) => ({ fileId, type }));
const request = () => ask(stack, token, filesDocument, { candidateId: examined.candidateId, files: wanted() });
const codesOf = (errors: readonly { extensions: { code: string; status: number } }[]) =>
  errors.map(({ extensions: { code, status } }) => `${code} ${status}`);

test('[consult.otp] files are refused with OTP_REQUIRED until the device is proven', async () => {
  const { errors } = await request();
  expect(codesOf(errors)).toEqual(['OTP_REQUIRED 428']);
});

test('[call.otp] guesses by aliases and in several requests at once are five in all', async () => {
  await request();
  const otp = known(await mailedOtp(stack.database.db));
  const wrong = (by: number) => String((Number(otp) + by) % 1_000_000).padStart(6, '0');
  const aliased = (first: number) =>
    `mutation { ${[1, 2, 3, 4].map((by) => `g${by}: ${guess(wrong(first + by))} { deviceId }`).join(' ')} }`;
  const answers = await Promise.all([0, 10, 20, 30, 40, 50, 60, 70].map((first) => ask(stack, token, aliased(first))));
  const codes = answers.flatMap(({ errors }) => codesOf(errors));
  // Of an answer with several aliases only the first refusal is told, so fewer than the four may be seen.
  const wrongOnes = codes.filter((code) => code === 'BAD_REQUEST 422');
  expect(wrongOnes.length).toBeGreaterThan(0);
  expect(wrongOnes.length).toBeLessThan(5);
  // Five were looked at, and a sixth found it locked; the counter goes no further.
  const { rows } = await stack.database.db.execute<{ tries: number }>(sql`select tries from auth.otps`);
  expect(rows).toEqual([{ tries: 6 }]);
  const { errors } = await ask(stack, token, `mutation { ${guess(otp)} { deviceId } }`);
  expect(codesOf(errors)).toEqual(['REJECTED 429']);
});
