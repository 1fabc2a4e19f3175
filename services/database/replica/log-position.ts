/** A place in PostgreSQL's log, as a number that grows: pg_lsn is written as two halves, '16/B374D848'. */
export function logPosition(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
