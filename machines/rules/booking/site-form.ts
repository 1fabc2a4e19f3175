import { isState } from '../calendar/states.ts';
import { emailMessage } from '../contact/email.ts';
import { phoneMessage } from '../contact/phone.ts';
import { type FieldMessage, requiredMessage } from '../text/required.ts';
import { CHOOSE_ONE } from './timeslot-choice.ts';

/** Fields of a clinic site. */
export type SiteFacts = {
  readonly name: string;
  readonly phone: string;
  readonly fax: string;
  readonly email: string;
  readonly address: string;
  readonly suburb: string;
  readonly postcode: string;
  readonly state: string;
  readonly timezone: string;
  readonly serviceTypes: readonly string[];
};

const UNKNOWN_STATE = 'Must be a state or territory. Eg. WA';
const POSTCODE_FORMAT = 'Must be four digits. Eg. 6000';
const UNKNOWN_ZONE = 'Must be a time zone. Eg. Australia/Perth';

const postcodeMessage = (value: string): FieldMessage => (/^\d{4}$/.test(value.trim()) ? null : POSTCODE_FORMAT);

/** The zone must be known to this runtime. */
function zoneMessage(value: string): FieldMessage {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: value }) && null;
  } catch {
    return UNKNOWN_ZONE;
  }
}

/** Message of each field of a clinic site; null passes. A fax is optional. */
export const siteMessages = (site: SiteFacts): Readonly<Record<keyof SiteFacts, FieldMessage>> => ({
  name: requiredMessage(site.name),
  phone: requiredMessage(site.phone) ?? phoneMessage(site.phone),
  fax: phoneMessage(site.fax),
  email: requiredMessage(site.email) ?? emailMessage(site.email),
  address: requiredMessage(site.address),
  suburb: requiredMessage(site.suburb),
  postcode: requiredMessage(site.postcode) ?? postcodeMessage(site.postcode),
  state: requiredMessage(site.state) ?? (isState(site.state) ? null : UNKNOWN_STATE),
  timezone: requiredMessage(site.timezone) ?? zoneMessage(site.timezone),
  serviceTypes: site.serviceTypes.length > 0 ? null : CHOOSE_ONE,
});
