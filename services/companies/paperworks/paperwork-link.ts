/** Where the file of a paperwork is asked for: the path answers a signed address to whoever may read it. */
export const paperworkLink = (id: string) => `/companies/paperworks/${id}/file`;
