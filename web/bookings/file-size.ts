/** Bytes as people say them, '0.4 MB'. */
export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
