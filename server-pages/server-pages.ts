import type { PartOptions } from '../gateway/part.ts';
import { accessibilityPage } from './accessibility/accessibility-page.ts';
import { ownAppointmentPages } from './appointment/own-appointment.ts';
import { statusPage } from './status/status-page.ts';

/** Pages that are made on the server, by the part of the gateway that answers with them. */
export const serverPages = (options: PartOptions) => ({
  appointment: ownAppointmentPages(options),
  accessibility: accessibilityPage(options.provider, options.isHttps),
  status: statusPage(options),
});
