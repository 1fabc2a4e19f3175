/** The columns that a search of the booking list reads, as its empty list and the OpenAPI document say them. */
export const SEARCHED =
  'name, email, phone, date of birth, reference, PO number, position, contact person, company or site';
