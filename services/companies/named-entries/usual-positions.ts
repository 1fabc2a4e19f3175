/** First positions of a new company; each can be renamed or deleted afterwards. */
export const usualPositions = [
  'Administrator',
  'Apprentice',
  'Boilermaker',
  'Crane operator',
  'Driller',
  'Electrician',
  'Engineer',
  'Fitter',
  'Labourer',
  'Mobile plant operator',
  'Process operator',
  'Rigger',
  'Scaffolder',
  'Supervisor',
  'Truck driver',
] as const;
