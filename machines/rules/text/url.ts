/** True if it can be opened as a page: http or https, and nothing else. Configured addresses and links use it. */
export const isWebAddress = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value);
