/* Parts of what machines of several topics may show. */

export const failure = ['code', 'status'];
export const below = (at: string, fields: readonly string[]) => fields.map((field) => `${at}.${field}`);
export const chosen = ['id', 'minutes'];
export const place = ['rosterId', 'startsAt'];
