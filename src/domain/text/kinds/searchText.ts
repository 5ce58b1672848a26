import { DOTS, UNSEEN } from './marks.ts'

/** What stands above and below letters once they are decomposed. */
const ACCENTS = /[\u0300-\u036F]/g

/**
 * A text as it is searched: widths, compatibility characters, case, accents, dots and blanks make no difference, so that
 * `阿依古丽 • 买买提` and `阿依古丽买买提` find each other. Keyword and name are both compared in this form.
 */
export const searchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(DOTS, '')
    .replace(/[\s·]+/g, '')
    .toLowerCase()
