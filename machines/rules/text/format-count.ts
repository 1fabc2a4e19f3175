/** '2,000' of a whole number. By hand: the first number format of a page takes a browser as long as drawing twenty rows. */
export const formatCount = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
