/** What 'Assigned Sex at Birth' is chosen from. */
export const SEXES = ['Female', 'Male', 'Another term'] as const;
export const SEX_FORMAT = 'Choose Female, Male or Another term.';
