import type { Message } from './required.ts';

export const URL_FORMAT = 'Must be a web address that starts with http:// or https://';

export const isWebAddress = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value);

/** Empty passes, being for `requiredMessage` to refuse. */
export const urlMessage = (value: string): Message =>
  value.trim() === '' || isWebAddress(value.trim()) ? null : URL_FORMAT;
