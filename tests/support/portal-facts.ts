import { PLAIN_LOOK } from '../../services/mail/mail-look.ts';
import type { PortalFacts } from '../../services/shared/http/service-deps.ts';

/** A portal in Perth, for services without a server. */
export const TEST_PORTAL = {
  publicUrl: 'https://portal.example',
  providerName: 'Banksia Health',
  mailLook: PLAIN_LOOK,
  mailAddress: 'portal@banksia.example',
  timeZone: 'Australia/Perth',
  neutralForgotPassword: false,
  resultReminderDays: 3,
  hasSms: true,
} satisfies PortalFacts;
