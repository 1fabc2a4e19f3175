/**
 * Texts of a candidate that are stored as they are typed. A row gives one to the contracts, to list, detail and change, to exports,
 * erasure and history.
 */
export const candidateTexts = {
  candidate_gender: {
    label: 'Assigned Sex at Birth',
    about: 'Assigned sex at birth.',
    example: 'Male',
    most: 40,
    width: 12,
  },
  candidate_phone: {
    label: 'Phone',
    about: 'Australian phone.',
    example: '0491 570 006',
    most: 40,
    width: 16,
    isListed: true,
  },
  candidate_email: {
    label: 'Email',
    about: 'Email.',
    example: 'liam.oconnor@example.com',
    most: 254,
    width: 30,
    isListed: true,
  },
  candidate_position: {
    label: 'Position',
    about: 'Position.',
    example: 'Mobile plant operator',
    most: 200,
    width: 24,
    isListed: true,
  },
  appointment_note: {
    label: 'Note',
    about: 'Note for the clinic.',
    example: 'Starts on swing 02/12/2026.',
    most: 2000,
    isOptional: true,
  },
} as const satisfies Readonly<Record<string, TextField>>;

interface TextField {
  readonly label: string;
  readonly about: string;
  readonly example: string;
  /** Characters that it may have. */
  readonly most: number;
  /** Of its column in exports, beside the candidate's others; absent where that has a place of its own. */
  readonly width?: number;
  /** A row of the list shows it, not the detail alone. */
  readonly isListed?: true;
  /** A booking may be made without it. */
  readonly isOptional?: true;
}

export type CandidateText = keyof typeof candidateTexts;
type Optional = {
  [Name in CandidateText]: (typeof candidateTexts)[Name] extends { isOptional: true } ? Name : never;
}[CandidateText];

const all: Readonly<Record<CandidateText, TextField>> = candidateTexts;
const isOptional = (name: CandidateText): name is Optional => all[name].isOptional === true;

export const candidateTextNames = Object.keys(candidateTexts) as readonly CandidateText[];
export const optionalTexts = candidateTextNames.filter(isOptional);
export const requiredTexts = candidateTextNames.filter(
  (name): name is Exclude<CandidateText, Optional> => !isOptional(name),
);
export const unlistedTexts = candidateTextNames.filter((name) => !all[name].isListed);
export const exportedTexts = candidateTextNames.flatMap((name) => {
  const { label, width } = all[name];
  return width === undefined ? [] : [{ name, label, width }];
});
