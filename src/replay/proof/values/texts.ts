import { TextBoxType } from '#contract/codes.ts'
import type { FormField } from '#contract/form.ts'
import { complement } from '#domain/patterns/charSet.ts'
import { UnsupportedPattern } from '#domain/patterns/patternNode.ts'
import { type LengthLimits, shortestText } from '#domain/patterns/shortestText.ts'
import type { Term } from '#domain/patterns/term.ts'
import type { Terms } from '#domain/patterns/terms.ts'
import { TooMuchWork } from '#domain/patterns/workBudget.ts'
import { cardTexts } from './cards.ts'
import { type Offerer, type OfferRequest, offer } from './offer.ts'
import { otherTexts, paddedTexts } from './plainTexts.ts'

/** Nobody types a line end into one line. */
const NO_LINE_END = complement([
  [10, 10],
  [13, 13],
])

/** The part of a field's texts that is asked for. */
type Cut = (terms: Terms) => Term

/**
 * The shortest text the field's expression matches, within its limits unless others are given; undefined when there is
 * none.
 * @throws what `isUndecided` knows, when that was not decided.
 */
export function matchingText(
  { constraints, ui }: FormField,
  { cut, limits = constraints }: { cut?: Cut; limits?: LengthLimits } = {},
): string | undefined {
  const { pattern } = constraints
  return shortestText((terms) => {
    const line = terms.repeat(terms.set(NO_LINE_END), 0, Number.POSITIVE_INFINITY)
    const typed = ui.textBoxType === TextBoxType.Textarea ? terms.any : line
    const matched = pattern ? terms.pattern(pattern.source) : terms.any
    return terms.both(matched, typed, cut?.(terms) ?? terms.any)
  }, limits)
}

/** Whether an analysis of patterns gave up. */
export const isUndecided = (error: unknown): boolean =>
  error instanceof TooMuchWork || error instanceof UnsupportedPattern

/**
 * Text can be anything, so it can meet every code a rule names, with blanks around it if the checks want it longer,
 * and it can meet none. What the checks do not let pass can be typed all the same.
 */
export const textOffer: Offerer = (request) => {
  const { field, codes } = request
  const { texts, unsure } = validTexts(request)
  return offer([...texts, ...codes, ...otherTexts(field, codes).slice(0, 1)], { unsure })
}

interface ValidTexts {
  /** For every code a text that meets it, and one that meets none, where the checks let such a text pass. */
  texts: string[]
  unsure: boolean
}

function validTexts(request: OfferRequest): ValidTexts {
  const { field, codes, isValid } = request
  const { card, pattern } = field.constraints
  if (card) {
    const texts = [...paddedTexts(field, codes), ...cardTexts(field)].filter(isValid)
    return { texts, unsure: codes.length > 0 }
  }
  if (pattern) return matchingTexts(request)
  const texts = [...paddedTexts(field, codes), ...otherTexts(field, codes)].filter(isValid)
  return { texts, unsure: false }
}

function matchingTexts({ field, codes, isValid }: OfferRequest): ValidTexts {
  try {
    const cuts: Cut[] = codes.map((code) => (terms) => terms.padded(code))
    const none: Cut = (terms) => terms.both(...codes.map((code) => terms.not(terms.padded(code))))
    const found = [...cuts, none].flatMap((cut) => matchingText(field, { cut }) ?? [])
    const texts = found.filter(isValid)
    return { texts, unsure: texts.length < found.length }
  } catch (error) {
    if (isUndecided(error)) return { texts: [], unsure: true }
    throw error
  }
}
