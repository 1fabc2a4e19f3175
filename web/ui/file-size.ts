/** '812 bytes', '1.2 KB', '3.4 MB'. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'KB'] : [bytes / 1_000_000, 'MB'];
  return `${value < 100 ? value.toFixed(1) : Math.round(value)} ${unit}`;
}
