/** Every field of a doctor but the name, as the form sends them when nothing else is typed. */
export const doctorFields = { title: '', registration_number: '', may_do: '', skills: [], calibrated_until: null };

/** The request that adds a doctor of that name. */
export const newDoctor = (name: string) => ({ name, kind: 'doctor' as const, ...doctorFields });
