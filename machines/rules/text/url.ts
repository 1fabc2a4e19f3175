/** Whether it can be opened as a page: http or https, and nothing else. Configured addresses and links ask here. */
export const isWebAddress = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value);
