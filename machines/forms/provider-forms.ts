import { formMachine } from '../form/form.machine.ts';
import { type ProviderSettings, providerSettingMessages } from '../rules/account/provider-settings.ts';
import { refusedWithMessage } from './refusals.ts';

type SettingsRecord = ProviderSettings & { updatedAt: string };

/** The provider's own settings. Port `save`: change all of them at once. */
export const providerSettingsForm = formMachine<SettingsRecord, SettingsRecord>({
  check: providerSettingMessages,
  refused: refusedWithMessage(
    [
      'brandName',
      'phone',
      'openingHours',
      'holdMinutes',
      'paymentDays',
      'xeroAccount',
      'xeroTax',
      'myobAccount',
      'myobTax',
      'adminSecondFactor',
    ],
    'The settings were not saved. Try again.',
  ),
  saved: 'Update success',
  keep: (_sent, answer) => answer,
});
