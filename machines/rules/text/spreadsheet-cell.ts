/** Spreadsheets write a number as text in these ways: ="0491570006" and '0491570006; exports put ' before a formula. */
const AS_TEXT = /^="([^"]*)"$/;
const BEFORE_FORMULA = /^'\s*(?=[+=@\d-])/u;

/** The text that a cell of a spreadsheet means. */
export const cellText = (cell: string): string => cell.replace(AS_TEXT, '$1').replace(BEFORE_FORMULA, '');
