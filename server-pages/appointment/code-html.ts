import { html, raw } from 'hono/html';
import { hiddenDetails, type TypedDetails, typedDetailsNote } from './details-html.ts';
import type { Html } from './html-parts.ts';

/** The typed code and its error message; or the reason why no code was sent. */
export interface RefusedCode {
  readonly typed: string;
  readonly message: string;
}

/** Candidates without a known date of birth prove their mobile: a code is sent on request and typed here. */
export const codePage = (
  phoneEnd: string,
  isSent: boolean,
  refused: RefusedCode | null,
  kept: TypedDetails = {},
): Html => html`<h1>Your appointment</h1>
${typedDetailsNote(kept, 'mobile')}
${isSent || refused?.typed ? codeForm(phoneEnd, refused, kept) : ''}
<form method="post" action="?do=code" class="card">${hiddenDetails(kept)}
<p>${isSent ? 'No SMS after a minute?' : `We send a code by SMS to your mobile that ends in ${phoneEnd}. It shows us that this link is yours.`}</p>
${refused && !refused.typed && !isSent ? html`<p class="error" role="alert">${refused.message}</p>` : ''}
<button${raw(isSent ? '' : ' class="main"')}>${isSent ? 'Send another code' : 'Send me a code'}</button>
</form>`;

const codeForm = (
  phoneEnd: string,
  refused: RefusedCode | null,
  kept: TypedDetails,
): Html => html`<form method="post" action="?do=open" class="card" novalidate>${hiddenDetails(kept)}
<label for="code">Code</label>
<p class="soft hint" id="code-hint">Six digits, sent by SMS to your mobile that ends in ${phoneEnd}.</p>
<input id="code" name="code" value="${refused?.typed ?? ''}" inputmode="numeric" autocomplete="one-time-code" maxlength="20" required${refused ? raw(' aria-invalid="true"') : ''} autofocus aria-describedby="code-hint${refused ? ' code-error' : ''}">
${refused ? html`<p class="error" id="code-error" role="alert">${refused.message}</p>` : ''}
<button class="main">See my appointment</button>
</form>`;
