import { z } from '@hono/zod-openapi';
import { MAX_PAYMENT_DAYS } from '../../../machines/rules/account/company-details.ts';
import {
  providerSettingLengths as lengths,
  MAX_HOLD_MINUTES,
} from '../../../machines/rules/account/provider-settings.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../shared/http/route.ts';
import { seen } from '../company/company.routes.ts';

const route = routesOf('Provider');

const text = (max: number, description: string, example: string) =>
  z.string().max(max, `must be at most ${max} characters`).openapi({ description, example });

const texts = {
  brand_name: text(lengths.brandName, 'The provider’s name on pages and in mails.', 'Banksia Health'),
  phone: text(lengths.phone, 'Where candidates reach the provider.', '08 5550 1400'),
  opening_hours: text(lengths.openingHours, 'When the phone is answered.', 'Mon to Fri, 7:00 to 17:00'),
  xero_account: text(lengths.xeroAccount, 'Account of a line in files for Xero.', '200'),
  xero_tax: text(lengths.xeroTax, 'Tax rate of a line in files for Xero.', 'GST on Income'),
  myob_account: text(lengths.myobAccount, 'Account of a line in files for MYOB.', '4-1000'),
  myob_tax: text(lengths.myobTax, 'Tax code of a line in files for MYOB.', 'GST'),
};
const holdMinutes = z
  .int()
  .min(1)
  .max(MAX_HOLD_MINUTES)
  .openapi({ description: 'How long a time is held, and each extension.', example: 10 });
const paymentDays = z
  .int()
  .min(0)
  .max(MAX_PAYMENT_DAYS)
  .openapi({ description: 'Until a statement is to be paid; a company may have other terms.', example: 14 });

const adminSecondFactor = z.boolean().openapi({
  description: 'Administrators of the provider open nothing but their own account without a second factor.',
});

const settings = {
  ...texts,
  hold_minutes: holdMinutes.nullable(),
  payment_days: paymentDays.nullable(),
  admin_second_factor: adminSecondFactor,
};

const provider = namedObject('ProviderInUse', { ...texts, hold_minutes: holdMinutes, payment_days: paymentDays });

export const providerSettingsSchema = namedObject('ProviderSettings', {
  ...settings,
  defaults: provider.openapi({ description: 'What is in use where nothing is set.' }),
  updated_at: seen,
});
export type ProviderSettingsRow = z.output<typeof providerSettingsSchema>;

export const getProviderSettings = route('getProviderSettings', 'get', '/companies/provider/settings', {
  graphql: { query: 'providerSettings' },
  summary: 'The provider’s settings',
  description: 'A text that is empty and a number that is null are not set: the defaults are in use.',
  responses: { 200: answer('The settings.', providerSettingsSchema) },
});

export const updateProviderSettings = route('updateProviderSettings', 'put', '/companies/provider/settings', {
  graphql: { mutation: 'changeProviderSettings' },
  summary: 'Change the provider’s settings',
  description: 'All of them at once. They are in use in every process within a moment.',
  request: {
    body: namedBody(
      'ProviderSettingsChange',
      { ...settings, updated_at: seen.optional() },
      { type: 'ProviderSettingsInput' },
    ),
  },
  responses: {
    200: answer('The settings as they are now.', providerSettingsSchema),
    400: errorResponse('`field` names the first that is wrong.'),
    409: errorResponse('EDIT_CONFLICT with the settings as they are in `details.present`.'),
  },
});

export const getProvider = route('getProvider', 'get', '/companies/provider', {
  summary: 'The provider as everybody sees it',
  description: 'What pages say before anybody has signed in.',
  responses: {
    200: answer(
      'The provider.',
      z.object({
        brand_name: texts.brand_name,
        phone: texts.phone,
        opening_hours: texts.opening_hours,
        hold_minutes: holdMinutes,
      }),
    ),
  },
});
