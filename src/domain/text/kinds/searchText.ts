import { BLANKS, DASHES, DOTS, UNSEEN } from './marks.ts'

/** Combining marks of decomposed letters. */
const ACCENTS = /[\u0300-\u036F]/g

/** Latin, Greek and Cyrillic capitals. */
const CAPITALS = /[A-Z\u00C0-\u052F]/g

/** Rare Han characters in the order of the private places (from U+E815) where fonts of GBK had them: 䶮 is also U+E863. */
const FORMERLY_PRIVATE =
  '⺁⺄㑳㑇⺈⺋龴㖞㘚㘎⺌⺗㥮㤘龵㧏㧟㩳㧐龶龷㭎㱮㳠⺧龸⺪䁖䅟⺮䌷⺳⺶⺷䎱䎬⺻䏝䓖䙡䙌龹䜣䜩䝼䞍⻊䥇䥺䥽䦂䦃䦅䦆䦟䦛䦷䦶龺䲣䲟䲠䲡䱷䲢䴓䴔䴕䴖䴗䴘䴙䶮龻'
const PRIVATE = /[\uE815-\uE864]/g
const FORMERLY = [...FORMERLY_PRIVATE]

/**
 * Returns the search key of a text. Widths, compatibility characters, case, accents, dots, dashes and blanks make no
 * difference, so that `阿依古丽 • 买买提` and `阿依古丽买买提` find each other. Keyword and name are both compared in this form. The
 * key of a key is the key itself; a text of ignored characters only has an empty key. The database stores keyed codes
 * of it (decision 0422): a change of this function requires rewriting those of all names.
 */
export const searchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(UNSEEN, '')
    .replace(DOTS, '')
    .replace(BLANKS, '')
    .replace(/[·\u119E]/g, '')
    .replace(DASHES, '-')
    .replaceAll('○', '〇')
    .replace(PRIVATE, (char) => FORMERLY[char.charCodeAt(0) - 0xe815] ?? char)
    .replace(CAPITALS, (char) => char.toLowerCase())
    .replaceAll('ς', 'σ')
    .normalize('NFC')
