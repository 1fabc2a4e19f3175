/** The path of a paperwork's file: it answers a signed address to callers who may read it. */
export const paperworkLink = (id: string) => `/companies/paperworks/${id}/file`;
