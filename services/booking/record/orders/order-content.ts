/** An order as its source sent it. Package and site are words or ids, known here or not. Texts are empty where nothing was said. */
export interface OrderContent {
  readonly service_type: 'pem' | 'fit_test';
  readonly candidate_name: string;
  /** YYYY-MM-DD or empty. */
  readonly candidate_dob: string;
  readonly candidate_gender: string;
  readonly candidate_phone: string;
  readonly candidate_email: string;
  readonly candidate_position: string;
  readonly package: string;
  readonly site: string;
  readonly note: string;
}

export interface ContentChange {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** The fields in which two contents differ; none where there is no earlier one. */
export const changesOf = (from: OrderContent | null, to: OrderContent): ContentChange[] =>
  from === null
    ? []
    : (Object.keys(to) as (keyof OrderContent)[]).flatMap((field) =>
        from[field] === to[field] ? [] : [{ field, from: from[field], to: to[field] }],
      );
