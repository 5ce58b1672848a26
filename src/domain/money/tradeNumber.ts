/** Blanks, controls and what nobody sees, such as a zero-width blank behind a copied number. */
const UNSEEN = /[\s\p{Z}\p{C}]/gu

/**
 * A bank's number of a transfer as it is kept and compared: full-width forms as half-width ones, upper case, nothing
 * that nobody sees. The same transfer is the same number, however it was typed, copied or exported.
 */
export const tradeNumber = (text: string): string =>
  text.normalize('NFKC').replace(UNSEEN, '').toUpperCase()
