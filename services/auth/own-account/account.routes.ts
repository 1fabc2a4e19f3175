import { z } from '@hono/zod-openapi';
import { inGraphql } from '../../shared/http/graphql.ts';
import { answer, errorResponse, jsonBody, namedBody, namedObject, routesOf } from '../../shared/http/route.ts';

const route = routesOf('Own account');

const done = namedObject('Done', { done: z.literal(true) });
const tooMany = errorResponse('Too many attempts; `details.retry_after` says how many seconds to wait.');
const newPassword = z
  .string()
  .max(1_000)
  .openapi({
    description:
      '8 to 128 characters with a lowercase and an uppercase letter, a number and a special letter. One that is little more ' +
      'than a common or personal word is refused with WEAK_PASSWORD.',
  });

export const forgotPassword = route('forgotPassword', 'post', '/auth/forgot-password', {
  graphql: { mutation: 'forgotPassword', flat: true, withoutToken: true, pick: 'done' },
  summary: 'Mail a link that sets a new password',
  description:
    'To every account with this email address. The link works once, for an hour. Where the portal is configured to be ' +
    'neutral, an address that nobody has is answered like any other.',
  request: {
    body: jsonBody(
      z
        .strictObject({ email: z.string().max(254) })
        .openapi('ForgottenPassword', { example: { email: 'priya.raman@redgum.example' } }),
    ),
  },
  responses: {
    200: answer('The mail is on its way.', done),
    404: errorResponse('No account has this address.'),
    429: tooMany,
  },
});

export const resetPassword = route('resetPassword', 'post', '/auth/reset-password', {
  graphql: { mutation: 'resetPassword', flat: true, withoutToken: true, codes: { 401: 'REJECTED' }, pick: 'done' },
  summary: 'Set a new password by the mailed link',
  description: 'Ends every session of the account. A password that breaks the rule leaves the link as good as it was.',
  request: { body: namedBody('PasswordReset', { token: z.string().min(1).max(200), password: newPassword }) },
  responses: {
    200: answer('The new password counts from now on.', done),
    401: errorResponse('The link is unknown, used or too old.'),
    429: tooMany,
  },
});

export const changePassword = route('changePassword', 'post', '/auth/change-password', {
  graphql: { mutation: 'changePassword', flat: true, pick: 'done' },
  summary: "Change the caller's password",
  description: "Ends the account's other sessions; the one that asks goes on.",
  request: {
    body: namedBody('PasswordChange', { current_password: z.string().min(1).max(1_000), password: newPassword }),
  },
  responses: {
    200: answer('The new password counts from now on.', done),
    400: errorResponse('The current password is wrong, or the new one breaks the rule; `field` says which.'),
    429: tooMany,
  },
});

const deviceHeader = z.object({ DeviceID: z.string().max(200).optional() });

const ownAccount = namedObject(
  'OwnAccount',
  {
    account_id: z.uuid(),
    contact_person: z.string().nullable(),
    phone: z.string().nullable(),
    email: inGraphql(z.string(), { type: 'EmailAddress' }),
    email_trusted_from: inGraphql(z.string().nullable(), { type: 'DateTime' }).openapi({
      description: 'From when on one-time passwords go to the address; null: already.',
    }),
  },
  { type: 'MyAccount' },
);
export type OwnAccount = z.infer<typeof ownAccount>;

export const updateMyAccount = route('updateMyAccount', 'patch', '/auth/account', {
  graphql: { mutation: 'updateMyAccount' },
  summary: "Change the caller's contact details",
  description:
    'Fields that are not sent stay as they are; an empty phone is none. A new email address asks for the current password, ' +
    'and the old address is told. One-time passwords go to the new one after 24 hours; at once where the DeviceID is that ' +
    'of a registered device.',
  request: {
    headers: deviceHeader,
    body: jsonBody(
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
        .openapi('OwnAccountChange', {
          'x-graphql': { type: 'MyAccountInput' },
          example: { contact_person: 'Priya Raman', phone: '08 5550 1420' },
        }),
    ),
  },
  responses: {
    201: answer('The account as it is now.', ownAccount),
    400: errorResponse('A field breaks its rule, or `current_password` is missing or wrong.'),
    409: errorResponse('The email address was changed in that very moment.'),
    429: tooMany,
  },
});

export const confirmMyEmail = route('confirmMyEmail', 'post', '/auth/account/email-confirmation', {
  graphql: { mutation: 'confirmMyEmail' },
  summary: 'Confirm a new email address on a registered device',
  description: 'One-time passwords then go to it at once, instead of 24 hours after it was set.',
  request: { headers: deviceHeader },
  responses: {
    200: answer('The account as it is now.', ownAccount),
    409: errorResponse('DEVICE_NOT_REGISTERED: the DeviceID is not that of a registered device of the account.'),
  },
});
