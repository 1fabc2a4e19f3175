/** Pages that open without a sign-in. */
export const PUBLIC_PATHS = ['/login', '/forgot-password', '/email-sent', '/reset-password'] as const;

export type PublicPath = (typeof PUBLIC_PATHS)[number];

export const isPublic = (path: string): path is PublicPath => PUBLIC_PATHS.some((one) => one === path);

/** True if a page opens to everybody, signed in or not: those above, and the reference of the API. */
export const isOpen = (path: string) => isPublic(path) || path === '/developers';
