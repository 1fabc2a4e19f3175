/** Lines at which mail programs begin what they quote. */
const QUOTES: readonly RegExp[] = [
  /^On\b.{4,200}\bwrote:$/,
  /^-{2,} ?(Original Message|Forwarded message)/i,
  /^_{10,}$/,
  /^(From|Sent|To|Subject): .+/,
  /^-- ?$/,
  /^Sent from my /,
];

/** The text of a reply, without the quoted mail and the signature. */
export function replyText(mail: string): string {
  // Long addresses break the line before 'wrote:' in two.
  const lines = mail
    .replace(/\r\n?/g, '\n')
    .replace(/^(On\b[^\n]{4,120})\n([^\n]{0,80}\bwrote:)$/m, '$1 $2')
    .split('\n');
  const end = lines.findIndex((line) => QUOTES.some((quote) => quote.test(line.trim())));
  return (end === -1 ? lines : lines.slice(0, end))
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
