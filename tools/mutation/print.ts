export const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

export const row = (cells: readonly (string | number)[]) =>
  console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(20) : String(cell).padStart(12))).join(''));

export const list = (title: string, names: readonly string[]) => {
  if (names.length > 0) console.log(`${title}:\n${names.map((one) => `  ${one}`).join('\n')}`);
};
