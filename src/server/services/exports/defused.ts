/** What a spreadsheet would take for a formula, also behind blanks or written in full width. */
const FORMULA = /^[\s\u00A0\uFEFF]*[=+\-@＝＋－＠\t\r]/

/** A text as a spreadsheet shows it and never runs it: what could be a formula begins with an apostrophe. */
export const defused = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
