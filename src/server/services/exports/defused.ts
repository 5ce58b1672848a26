/** Text a spreadsheet would run as a formula, also after blanks or in full-width characters. */
const FORMULA = /^[\s\u00A0\uFEFF]*[=+\-@＝＋－＠\t\r]/

/** Prefixes an apostrophe to texts a spreadsheet could run as a formula. */
export const defused = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
