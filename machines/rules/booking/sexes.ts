/** Choices of 'Assigned Sex at Birth'. */
export const SEXES = ['Female', 'Male', 'Another term'] as const;
export const SEX_FORMAT = 'Choose Female, Male or Another term.';
