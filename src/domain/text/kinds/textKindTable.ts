import type { TextKind } from '#contract/textKinds.ts'
import { LIMITS } from '../../limits.ts'
import { isRealDate } from '../../time/writtenDate.ts'
import {
  capitalsIn,
  codeIn,
  dateIn,
  digitsIn,
  emailIn,
  isEmail,
  referenceIn,
  secondCodeIn,
} from './codes.ts'
import { closedUp, compact, DASHES, DOTS, LABEL, narrow, withoutMarks } from './marks.ts'
import { isMobile } from './mobile.ts'
import { amountIn, isAmount } from './numbers.ts'
import { isOrgName } from './orgName.ts'
import { bareMobile, isPhone, mobileIn, phoneIn } from './phones.ts'
import { isRealName } from './realName.ts'
import { isUserName } from './userName.ts'

interface TextRules {
  /** Returns the value that a text denotes: extraneous characters are dropped, substitute characters replaced. */
  read: (text: string) => string
  /**
   * Returns whether a value is valid (specification, section 5, where it has a rule); `read` returns a valid value
   * unchanged.
   */
  isRight: (value: string) => boolean
}

const matches = (pattern: RegExp) => (text: string) => pattern.test(text)
const anything = () => true

const { min, max } = LIMITS.password
const PASSWORD = new RegExp(`^[A-Za-z0-9_-]{${min},${max}}$`)

const plainLine = (text: string) => withoutMarks(text).trim()

/** Returns a mobile number where a text looks like one; no user name does (`isUserName`). */
const loginNameIn = (text: string): string => {
  const mobile = bareMobile(text)
  return isMobile(mobile) ? mobile : compact(text).replace(DASHES, '-')
}

/** Returns a mobile number as its digits, by which it is found; names are compared by `searchText`. */
const keywordIn = (text: string): string => {
  const mobile = bareMobile(text)
  return isMobile(mobile) ? mobile : narrow(text)
}

const TEXT_KIND_TABLE: Readonly<Record<TextKind, TextRules>> = {
  line: { read: plainLine, isRight: anything },
  name: {
    read: (text) => closedUp(narrow(text).replace(DOTS, '·').replaceAll('○', '〇')),
    isRight: isRealName,
  },
  orgName: {
    read: (text) => closedUp(narrow(text).replace(/[\u0387\u2022\u2027\u2219\u22C5\u30FB]/g, '·')),
    isRight: isOrgName,
  },
  loginName: {
    read: loginNameIn,
    isRight: (text) => isMobile(text) || isUserName(text),
  },
  password: { read: narrow, isRight: matches(PASSWORD) },
  mobile: { read: mobileIn, isRight: isMobile },
  phone: { read: phoneIn, isRight: isPhone },
  email: { read: emailIn, isRight: isEmail },
  url: { read: (text) => withoutMarks(text).replace(/\s+/g, ''), isRight: anything },
  card: { read: capitalsIn, isRight: matches(/^[A-Z0-9]{5,21}$/) },
  cardTail: { read: capitalsIn, isRight: matches(/^[A-Z0-9]{1,4}$/) },
  code: {
    read: codeIn,
    isRight: (text) => text.length === LIMITS.codeLength,
  },
  secondCode: { read: secondCodeIn, isRight: matches(/^[0-9A-Za-z-]+$/) },
  reference: { read: referenceIn, isRight: matches(/^[0-9A-Z-]+$/) },
  taxNumber: {
    read: capitalsIn,
    isRight: (text) =>
      /^[0-9A-Z]+$/.test(text) && LIMITS.taxNumber.lengths.some((each) => each === text.length),
  },
  bankAccount: {
    read: (text) => compact(text).replace(LABEL, '').replace(DASHES, '-'),
    isRight: (text) => /^[\d-]+$/.test(text) && text.length <= LIMITS.invoiceText.max,
  },
  digits: { read: digitsIn, isRight: matches(/^\d+$/) },
  letters: { read: narrow, isRight: matches(/^[A-Za-z0-9]+$/) },
  count: { read: amountIn, isRight: matches(/^-?\d+$/) },
  amount: { read: amountIn, isRight: isAmount },
  date: { read: dateIn, isRight: (text) => isRealDate(text, 'yyyy-MM-dd') },
  keyword: { read: keywordIn, isRight: anything },
}

/** Maximum length of a value together with what people write around it; a longer text is some other text. */
const LONGEST = 500

/**
 * Returns the form in which a text of this kind is checked, stored and compared. Text that cannot be read stays as
 * written, without surrounding blanks and invisible characters, so that the writer sees what is refused. Idempotent.
 */
export function cleanText(kind: TextKind, text: string): string {
  if (text.length > LONGEST) return plainLine(text)
  const { read, isRight } = TEXT_KIND_TABLE[kind]
  const value = read(text)
  return isRight(value) ? value : plainLine(text)
}

/** Returns what an incomplete text denotes so far, whose length counts towards the maximum. */
export const readSoFar = (kind: TextKind, text: string): string => TEXT_KIND_TABLE[kind].read(text)

/** Returns whether a text of this kind is valid once it is clean. */
export const isRightText = (kind: TextKind, text: string): boolean =>
  TEXT_KIND_TABLE[kind].isRight(cleanText(kind, text))
