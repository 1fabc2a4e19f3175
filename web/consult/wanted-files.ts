/**
 * Parameters of the address, in the names of the service: `org`, `candidate_id`, and any number of `file_id` with
 * `type`.
 */
export interface WantedFiles {
  readonly org: string | null;
  readonly candidateId: string | null;
  readonly files: readonly { readonly fileId: string; readonly type: string }[];
}

/** Reads the address of a download; a file without its type is none. */
export function wantedFiles(search: string): WantedFiles {
  const params = new URLSearchParams(search);
  const types = params.getAll('type');
  const files = params.getAll('file_id').flatMap((fileId, at) => {
    const type = types[at];
    return type && fileId ? [{ fileId, type }] : [];
  });
  return { org: params.get('org'), candidateId: params.get('candidate_id'), files };
}
