import { z } from '@hono/zod-openapi';
import { inGraphql } from '../../shared/http/graphql.ts';
import { answer, errorResponse, jsonBody, namedBody, namedObject, routesOf } from '../../shared/http/route.ts';

const route = routesOf('One-time passwords');

const purpose = inGraphql(z.literal('register_device').openapi({ description: 'What the one-time password is for.' }), {
  type: 'OtpRequest',
});
const email = z.string().max(254).openapi({ description: "The caller's own address, where the password was mailed." });
const tooMany = 'TOO_MANY_ATTEMPTS: `details.retry_after` says how many seconds to wait.';

export const registeredDevice = namedObject('RegisteredDevice', { device_id: z.string() });

export const verifyOtp = route('verifyOtp', 'post', '/auth/verify-otp', {
  graphql: { mutation: 'verifyOtp', flat: true },
  summary: 'Prove a one-time password',
  description:
    'Registers the device that asks. Five tries in all, whatever they are sent with; after them only a new password helps.',
  request: {
    body: jsonBody(
      z
        .strictObject({ email, request: purpose, otp: z.string().max(20).openapi({ description: 'Six digits.' }) })
        .openapi('OtpVerification', {
          example: { email: 'sofia.marino@coralbay.example', request: 'register_device', otp: '204817' },
        }),
    ),
  },
  responses: {
    200: answer('The device is registered: send its id as DeviceID header from now on.', registeredDevice),
    410: errorResponse('OTP_EXPIRED: it is older than 10 minutes, was used, or none was sent.'),
    422: errorResponse('OTP_WRONG with `details.tries_left`; INVALID with the field `email`.'),
    429: errorResponse(`OTP_LOCKED after the fifth wrong try. ${tooMany}`),
  },
});

export const resendOtp = route('resendOtp', 'post', '/auth/resend-otp', {
  graphql: { mutation: 'resendOtp', flat: true, isDone: true },
  summary: 'Mail another one-time password',
  description: 'The newest one counts, with five tries of its own. At most five are mailed within 15 minutes.',
  request: { body: namedBody('OtpRequest', { email, request: purpose }) },
  responses: {
    200: answer('It is on its way.', namedObject('OtpSent', { done: z.literal(true) })),
    422: errorResponse('INVALID with the field `email`.'),
    429: errorResponse(tooMany),
  },
});

const instant = z.iso.datetime({ offset: true }).openapi({ example: '2026-11-23T01:15:00Z' });

const device = namedObject('Device', {
  id: z.uuid().openapi({ description: 'What it is revoked by; not its secret device_id.' }),
  user_agent: z.string().nullable(),
  created_at: instant,
  used_at: instant,
  is_current: z.boolean().openapi({ description: 'Whether the request came with its DeviceID.' }),
});
export type Device = z.output<typeof device>;

export const listDevices = route('listDevices', 'get', '/auth/devices', {
  graphql: { query: 'devices', pick: 'devices' },
  summary: "The caller's devices",
  description: 'Those that proved a one-time password and were not revoked, at most 100.',
  request: { headers: z.object({ DeviceID: z.string().max(200).optional() }) },
  responses: { 200: answer('Used last first.', z.object({ devices: z.array(device) })) },
});

export const revokeDevice = route('revokeDevice', 'delete', '/auth/devices/{id}', {
  graphql: { mutation: 'revokeDevice' },
  summary: 'Revoke a device',
  description: 'It has to prove a one-time password again before the next download.',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    204: { description: 'Revoked.' },
    404: errorResponse('No such device; another account’s answers alike.'),
  },
});
