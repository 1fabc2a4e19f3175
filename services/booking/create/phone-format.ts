import { normalisePhone } from '../../../machines/rules/contact/phone.ts';

/** A valid phone as people read it: '0491 570 006', '08 9450 9876', '1300 000 123', '9450 9876', '+61 491 570 006'. */
export function formatPhone(typed: string): string {
  const [number = '', extension = ''] = normalisePhone(typed).split(/(?=\(EXT)/);
  const spaced = number
    .replace(/^(\+61)(4\d\d)(\d{3})(\d{3})$/, '$1 $2 $3 $4')
    .replace(/^(\+61)(\d)(\d{4})(\d{4})$/, '$1 $2 $3 $4')
    .replace(/^(04\d\d|1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3')
    .replace(/^(0\d)(\d{4})(\d{4})$/, '$1 $2 $3')
    .replace(/^(\d{4})(\d{4})$/, '$1 $2');
  return extension ? `${spaced} ${extension}` : spaced;
}
