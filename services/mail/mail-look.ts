/** The look of the provider's mails. */
export interface MailLook {
  /** The provider's colour, #rrggbb: the mail's head and its button. */
  readonly colour: string;
  /** Shown in the head in place of the provider's name. */
  readonly logo: Logo | null;
  /** The provider's phone; in the foot of every mail. */
  readonly phone: string | null;
  /** When the phone is answered, or empty. */
  readonly openingHours: string;
}

export interface Logo {
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly content: Buffer;
}

export const PLAIN_LOOK: MailLook = { colour: '#1a5cd8', logo: null, phone: null, openingHours: '' };

/** Under this id the logo travels within the mail: nothing is loaded from a server when it is read. */
export const LOGO_ID = 'provider-logo';
