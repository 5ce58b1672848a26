/** Placeholder of an answer's nonce; also in index.html. */
export const NONCE = '%CSP_NONCE%'

/**
 * A style sheet inside the page instead of in a file, which is asked for a round trip later. The link stays, disabled:
 * nobody follows it, and code that comes later finds there what it needs and does not load it again.
 * @param link the `<link>` that names the file
 */
export const inlineSheet = (styles: string, link: string): string =>
  `<style nonce="${NONCE}">${styles}</style>${link.replace('<link ', '<link disabled ')}`
