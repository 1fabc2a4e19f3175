import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { plainPdf } from '../../services/files/plain-pdf.ts';
import { makeService } from '../../services/server/make-service.ts';
import { addExamined, forgetOtps, mailedOtp } from '../support/bookings/consult-world.ts';
import { storeThatIsDown } from '../support/services.ts';
import { ask, openStack } from './stack.ts';

const filesDocument = `mutation ($candidateId: ID, $files: [ConsultFileInput!]!) {
  consultFiles(candidateId: $candidateId, files: $files) { fileId fileName signedUrl }
}`;
const guess = (otp: string) =>
  `verifyOtp(email: "sofia.marino@coralbay.example", request: register_device, otp: "${otp}")`;

const stack = await openStack();
const { access_token, account_id: accountId, org: orgId } = await stack.signIn('coralbay');
const token = access_token;
const examined = await addExamined(stack.database.db, stack.deps.files, { accountId, orgId });
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

test('[call.consult][call.paperworks][api.errors] a file store that is down has its own message, different from a server that is down', async () => {
  const { access_token: manager, account_id: accountId, org: orgId } = await stack.signIn('manager');
  const { candidateId, files } = await addExamined(stack.database.db, stack.deps.files, { accountId, orgId });
  const form = new FormData();
  form.append('file', new File([new Uint8Array(plainPdf('Form', []))], 'Form.pdf'));
  const upload = async (path: string) => {
    const headers = { authorization: `Bearer ${manager}` };
    const answer = await stack.gateway.fetch(
      new Request(`http://portal${path}`, { method: 'POST', headers, body: form }),
    );
    return { status: answer.status, body: await answer.json() };
  };
  const { body: paperwork } = await upload('/files/paperworks');
  const deps = { ...stack.deps, files: storeThatIsDown };
  for (const name of ['booking', 'companies'] as const) stack.replace(name, (await makeService(name, deps)).fetch);
  const calls = files.map(({ file_id: fileId, type }) => ({ fileId, type }));
  const refusals = [
    await ask(stack, manager, filesDocument, { candidateId, files: calls }),
    await ask(stack, manager, `mutation { paperworkFile(id: "${paperwork.id}") { signedUrl } }`),
    await ask(stack, manager, `mutation { deletePaperwork(org: "${orgId}", id: "${paperwork.id}") }`),
  ];
  const words = (verb: string) => `Files cannot be ${verb} at the moment. Try again later.`;
  expect(refusals.map(({ errors }) => [codesOf(errors), errors[0].extensions.reason])).toEqual(
    ['read', 'read', 'deleted'].map((verb) => [['REJECTED 503'], words(verb)]),
  );
  expect(await upload('/files/paperworks')).toMatchObject({
    status: 503,
    body: { error: { message: words('stored') } },
  });
  for (const name of ['booking', 'companies'] as const) stack.replace(name, undefined);
  expect((await ask(stack, manager, filesDocument, { candidateId, files: calls })).data.consultFiles).toHaveLength(2);
});

test('[call.otp] guesses by aliases and in several requests at once are five in all', async () => {
  await request();
  const otp = defined(await mailedOtp(stack.database.db));
  const wrong = (by: number) => String((Number(otp) + by) % 1_000_000).padStart(6, '0');
  const aliased = (first: number) =>
    `mutation { ${[1, 2, 3, 4].map((by) => `g${by}: ${guess(wrong(first + by))} { deviceId }`).join(' ')} }`;
  const answers = await Promise.all([0, 10, 20, 30, 40, 50, 60, 70].map((first) => ask(stack, token, aliased(first))));
  const codes = answers.flatMap(({ errors }) => codesOf(errors));
  // An answer with several aliases has only the first refusal, so fewer than the four may be seen.
  const wrongOnes = codes.filter((code) => code === 'BAD_REQUEST 422');
  expect(wrongOnes.length).toBeGreaterThan(0);
  expect(wrongOnes.length).toBeLessThan(5);
  // Five were looked at, and a sixth found it locked; the counter goes no further.
  const { rows } = await stack.database.db.execute<{ tries: number }>(sql`select tries from auth.otps`);
  expect(rows).toEqual([{ tries: 6 }]);
  const { errors } = await ask(stack, token, `mutation { ${guess(otp)} { deviceId } }`);
  expect(codesOf(errors)).toEqual(['REJECTED 429']);
});
