import type { MailEvent } from './mail-event.ts';
import { placeholdersOf } from './placeholders.ts';

const HOLDER = 'Account holder';
const HELD = placeholdersOf(['name', 'username']);

export const accountEvents = {
  'account.invited': {
    name: 'Invitation',
    recipient: HOLDER,
    placeholders: placeholdersOf(['name', 'username'], ['username']),
    text: {
      subject: 'Your account is ready',
      heading: 'Your account is ready',
      body: 'Hello {name}, an account was made for you in the booking portal of {provider}. Your username is “{username}”. Choose your password with this link; it works once, within the next week.\n\nIf the week is over, ask whoever made the account for another invitation.',
    },
  },
  'account.password-forgotten': {
    name: 'Forgotten password',
    recipient: HOLDER,
    placeholders: HELD,
    text: {
      subject: 'Reset your password',
      heading: 'Reset your password',
      body: 'Hello {name}, somebody asked for a new password for your account “{username}”. The link works once, within the next hour.\n\nIf this was not you, there is nothing to do: your password stays as it is.',
    },
  },
  'account.password-changed': {
    name: 'Password changed',
    recipient: HOLDER,
    placeholders: HELD,
    text: {
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      body: 'Hello {name}, the password of your account “{username}” was changed.\n\nIf this was not you, reset your password at once and tell us.',
    },
  },
  'account.email-changed': {
    name: 'Email address changed',
    recipient: 'Account holder, at the old address',
    placeholders: placeholdersOf(['name', 'username', 'changed_at', 'wait'], ['wait']),
    text: {
      subject: 'Your email address was changed',
      heading: 'Your email address was changed',
      body: 'Hello {name}, the email address of your account “{username}” was changed on {changed_at}. From now on our mail goes to the new one. {wait}\n\nIf this was not you, log in at once, set your address back and choose a new password. If you cannot log in, tell whoever manages your company’s accounts, or {provider}.',
    },
  },
  'account.new-device': {
    name: 'Sign-in on a new device',
    recipient: HOLDER,
    placeholders: placeholdersOf(['name', 'username', 'signed_in_at', 'device', 'address']),
    text: {
      subject: 'New sign-in to your account',
      heading: 'New sign-in to your account',
      body: 'Hello {name}, your account “{username}” was signed in to on {signed_in_at} with {device}, from the address {address}. It is the first sign-in on this device.\n\nIf this was you, there is nothing to do. If it was not, log in, end that session under My Account and change your password at once. If you cannot log in, use “Forgot password?” on the log-in page, and tell {provider}.',
    },
  },
  'account.second-factor': {
    name: 'Second factor turned on or off',
    recipient: HOLDER,
    placeholders: placeholdersOf(['name', 'username', 'switched', 'changed_at'], ['switched']),
    text: {
      subject: 'Your second factor was changed',
      heading: 'Your second factor was changed',
      body: 'Hello {name}, the second factor of your account “{username}” was {switched} on {changed_at}.\n\nIf you do not know of this, change your password at once and tell {provider}.',
    },
  },
  'account.passkey': {
    name: 'Passkey added or removed',
    recipient: HOLDER,
    placeholders: placeholdersOf(['name', 'username', 'passkey', 'added', 'changed_at'], ['added']),
    text: {
      subject: 'A passkey of your account was {added}',
      heading: 'A passkey was {added}',
      body: 'Hello {name}, the passkey “{passkey}” of your account “{username}” was {added} on {changed_at}.\n\nIf you do not know of this, remove what is not yours under My Account, change your password at once and tell {provider}.',
    },
  },
  'account.webhook-paused': {
    name: 'Webhook endpoint paused',
    recipient: 'Who manages the company’s own page',
    placeholders: placeholdersOf(['name', 'url', 'because'], ['url']),
    text: {
      subject: 'A webhook endpoint was paused',
      heading: 'A webhook endpoint was paused',
      body: 'Hello {name}, nothing is sent any more to the webhook endpoint {url}. {because}\n\nWhat happens meanwhile waits. Once the endpoint works again, resume it under My Company, Webhooks.',
    },
  },
  'account.monday-digest': {
    name: 'Monday digest',
    recipient: `${HOLDER}, where it is asked for`,
    placeholders: placeholdersOf(['name']),
    text: {
      subject: 'Your bookings this week',
      heading: 'Your bookings this week',
      body: 'Hello {name}, this is where your bookings stand this Monday.\n\nYou get this mail because you asked for it in My Account. You can end it there.',
    },
  },
  'account.otp': {
    name: 'One-time password',
    recipient: HOLDER,
    placeholders: placeholdersOf(['name', 'password'], ['password']),
    text: {
      subject: 'Your one-time password',
      heading: 'Your one-time password is {password}',
      body: 'Hello {name}, type it where you want to download results. It works once, within the next 10 minutes.\n\nWe will never ask you for it. If you did not want to download anything, change your password.',
    },
  },
} as const satisfies Record<string, MailEvent>;
