export const telHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

export const mapHref = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
