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
  /** The value that a text says: what is no part of it is dropped, what stands for another character is replaced. */
  read: (text: string) => string
  /** Whether a value is taken (specification, section 5, where it says so); reading it changes nothing. */
  isRight: (value: string) => boolean
}

const matches = (pattern: RegExp) => (text: string) => pattern.test(text)
const anything = () => true

const { min, max } = LIMITS.password
const PASSWORD = new RegExp(`^[A-Za-z0-9_-]{${min},${max}}$`)

const plainLine = (text: string) => withoutMarks(text).trim()

/** A number that looks like a mobile is the mobile: no user name does (`isUserName`). */
const loginNameIn = (text: string): string => {
  const mobile = bareMobile(text)
  return isMobile(mobile) ? mobile : compact(text).replace(DASHES, '-')
}

/** A mobile is found by its digits; names are compared as `searchText` says. */
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

/** Longer than any value with what may be written around it; what is longer is some other text. */
const LONGEST = 500

/**
 * A text of this kind as it is checked, stored and compared. What cannot be read stays as it was written, without
 * blanks around and characters that show nothing, so that the writer sees what is refused. Cleaning twice changes
 * nothing.
 */
export function cleanText(kind: TextKind, text: string): string {
  if (text.length > LONGEST) return plainLine(text)
  const { read, isRight } = TEXT_KIND_TABLE[kind]
  const value = read(text)
  return isRight(value) ? value : plainLine(text)
}

/** What a text says so far, also where more has to come: it is what counts towards the most characters. */
export const readSoFar = (kind: TextKind, text: string): string => TEXT_KIND_TABLE[kind].read(text)

/** Whether a text of this kind is taken once it is clean. */
export const isRightText = (kind: TextKind, text: string): boolean =>
  TEXT_KIND_TABLE[kind].isRight(cleanText(kind, text))
