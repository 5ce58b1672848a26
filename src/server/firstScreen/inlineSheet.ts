/** Placeholder of an answer's nonce; also in index.html. */
export const NONCE = '%CSP_NONCE%'

/**
 * Inlines a style sheet, which saves a round trip. The link stays, disabled, so that it is not fetched and code loaded
 * later finds it and does not load it again.
 * @param link the `<link>` that names the file
 */
export const inlineSheet = (styles: string, link: string): string =>
  `<style nonce="${NONCE}">${styles}</style>${link.replace('<link ', '<link disabled ')}`
