import { createRoute, z } from '@hono/zod-openapi';
import { errorResponse } from '../../shared/http/service.ts';

const tags = ['Own account'];
const done = { content: { 'application/json': { schema: z.object({ done: z.literal(true) }).openapi('Done') } } };
const tooMany = errorResponse('Too many attempts; `details.retry_after` says how many seconds to wait.');
const newPassword = z
  .string()
  .max(1_000)
  .openapi({
    description:
      '8 to 128 characters with a lowercase and an uppercase letter, a number and a special letter. One that is little more ' +
      'than a common or personal word is refused with WEAK_PASSWORD.',
  });

const body = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { content: { 'application/json': { schema } } },
});

export const forgotPassword = createRoute({
  method: 'post',
  path: '/auth/forgot-password',
  operationId: 'forgotPassword',
  tags,
  summary: 'Mail a link that sets a new password',
  description:
    'To every account with this email address. The link works once, for an hour. Where the portal is configured to be ' +
    'neutral, an address that nobody has is answered like any other.',
  request: body(
    z
      .strictObject({ email: z.string().max(254) })
      .openapi('ForgottenPassword', { example: { email: 'priya.raman@redgum.example' } }),
  ),
  responses: {
    200: { description: 'The mail is on its way.', ...done },
    404: errorResponse('No account has this address.'),
    429: tooMany,
  },
});

export const resetPassword = createRoute({
  method: 'post',
  path: '/auth/reset-password',
  operationId: 'resetPassword',
  tags,
  summary: 'Set a new password by the mailed link',
  description: 'Ends every session of the account. A password that breaks the rule leaves the link as good as it was.',
  request: body(z.strictObject({ token: z.string().min(1).max(200), password: newPassword }).openapi('PasswordReset')),
  responses: {
    200: { description: 'The new password counts from now on.', ...done },
    401: errorResponse('The link is unknown, used or too old.'),
    429: tooMany,
  },
});

export const changePassword = createRoute({
  method: 'post',
  path: '/auth/change-password',
  operationId: 'changePassword',
  tags,
  summary: "Change the caller's password",
  description: "Ends the account's other sessions; the one that asks goes on.",
  request: body(
    z.strictObject({ current_password: z.string().min(1).max(1_000), password: newPassword }).openapi('PasswordChange'),
  ),
  responses: {
    200: { description: 'The new password counts from now on.', ...done },
    400: errorResponse('The current password is wrong, or the new one breaks the rule; `field` says which.'),
    429: tooMany,
  },
});

const deviceHeader = z.object({ DeviceID: z.string().max(200).optional() });

const ownAccount = z
  .object({
    account_id: z.uuid(),
    contact_person: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string(),
    email_trusted_from: z
      .string()
      .nullable()
      .openapi({ description: 'From when on one-time passwords go to the address; null: already.' }),
  })
  .openapi('OwnAccount');
export type OwnAccount = z.infer<typeof ownAccount>;

export const updateMyAccount = createRoute({
  method: 'patch',
  path: '/auth/account',
  operationId: 'updateMyAccount',
  tags,
  summary: "Change the caller's contact details",
  description:
    'Fields that are not sent stay as they are; an empty phone is none. A new email address asks for the current password, ' +
    'and the old address is told. One-time passwords go to the new one after 24 hours; at once where the DeviceID is that ' +
    'of a registered device.',
  request: {
    headers: deviceHeader,
    ...body(
      z
        .strictObject({
          contact_person: z.string().max(200).optional(),
          phone: z.string().max(50).optional(),
          email: z.string().max(254).optional(),
          current_password: z
            .string()
            .max(1_000)
            .optional()
            .openapi({ description: 'Needed for a new email address.' }),
        })
        .openapi('OwnAccountChange', { example: { contact_person: 'Priya Raman', phone: '08 5550 1420' } }),
    ),
  },
  responses: {
    201: { description: 'The account as it is now.', content: { 'application/json': { schema: ownAccount } } },
    400: errorResponse('A field breaks its rule, or `current_password` is missing or wrong.'),
    409: errorResponse('The email address was changed in that very moment.'),
    429: tooMany,
  },
});

export const confirmMyEmail = createRoute({
  method: 'post',
  path: '/auth/account/email-confirmation',
  operationId: 'confirmMyEmail',
  tags,
  summary: 'Confirm a new email address on a registered device',
  description: 'One-time passwords then go to it at once, instead of 24 hours after it was set.',
  request: { headers: deviceHeader },
  responses: {
    200: { description: 'The account as it is now.', content: { 'application/json': { schema: ownAccount } } },
    409: errorResponse('DEVICE_NOT_REGISTERED: the DeviceID is not that of a registered device of the account.'),
  },
});
