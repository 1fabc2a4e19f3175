/** What stands between the cells of a table: of the first line that says something, outside its quotes. */
export function separatorOf(text: string): string {
  const line = text.split(/\r?\n/).find((one) => one.trim() !== '') ?? '';
  const bare = line.replace(/"[^"]*"/g, '');
  return ['\t', ';', ','].find((separator) => bare.includes(separator)) ?? '\t';
}
