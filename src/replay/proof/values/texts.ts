import { TextBoxType } from '#contract/codes.ts'
import type { FormField } from '#contract/form.ts'
import { complement } from '#domain/patterns/charSet.ts'
import { UnsupportedPattern } from '#domain/patterns/patternNode.ts'
import { type LengthLimits, shortestText } from '#domain/patterns/shortestText.ts'
import type { Term } from '#domain/patterns/term.ts'
import type { Terms } from '#domain/patterns/terms.ts'
import { TooMuchWork } from '#domain/patterns/workBudget.ts'
import { cleanValue, textKindOf } from '#domain/text/kinds/cleanValue.ts'
import { cardTexts } from './cards.ts'
import { type Offerer, type OfferRequest, offer } from './offer.ts'
import { otherTexts, sizedTexts } from './plainTexts.ts'

/** Line ends cannot be typed into a single-line field. */
const NO_LINE_END = complement([
  [10, 10],
  [13, 13],
])

/** A restriction of a field's texts, as a term. */
type Cut = (terms: Terms) => Term

/**
 * Returns the shortest text that matches the field's pattern within its limits, or within those given; undefined when
 * there is none.
 * @throws an error that `isUndecided` recognises, when the analysis gave up
 */
export function matchingText(
  field: FormField,
  { cut, limits = field.constraints }: { cut?: Cut; limits?: LengthLimits } = {},
): string | undefined {
  const { constraints, ui } = field
  const { pattern } = constraints
  return shortestText((terms) => {
    const line = terms.repeat(terms.set(NO_LINE_END), 0, Number.POSITIVE_INFINITY)
    const typed = ui.textBoxType === TextBoxType.Textarea ? terms.any : line
    const kept = textKindOf(field) === undefined ? terms.any : terms.trimmed
    const matched = pattern ? terms.pattern(pattern.source) : terms.any
    return terms.both(matched, typed, kept, cut?.(terms) ?? terms.any)
  }, limits)
}

/** True for the error of a pattern analysis that gave up. */
export const isUndecided = (error: unknown): boolean =>
  error instanceof TooMuchWork || error instanceof UnsupportedPattern

/**
 * Offers text: free text can match any code of a rule, or none. Texts that fail the checks can be typed, too. All are
 * written as they are submitted: what is typed around them is no other value to rules and checks.
 */
export const textOffer: Offerer = (request) => {
  const { field, points } = request
  const named = points.texts
  const codes = [...new Set([...request.codes, ...named])]
  const { texts, unsure } = validTexts({ ...request, codes })
  const others = otherTexts(field, codes)
  const sized = sizedTexts(field, points.numbers).filter((text) => !codes.includes(text))
  const isAnswered = named.length > 0 || points.numbers.length > 0
  const blank = isAnswered ? ['', ' '] : []
  const all = [...texts, ...codes, ...others.slice(0, 1), ...sized, ...blank]
  const values = all.map((text) => cleanValue(field, text))
  return offer([...new Set(values)], {
    unsure: unsure || (isAnswered && isPatterned(field)),
  })
}

const isPatterned = ({ constraints: { pattern, card } }: FormField): boolean =>
  pattern !== undefined || card !== undefined

interface ValidTexts {
  /** For every code a matching text, and one that matches none, as far as the checks accept such texts. */
  texts: string[]
  unsure: boolean
}

function validTexts(request: OfferRequest): ValidTexts {
  const { field, codes, isValid } = request
  const { card, pattern } = field.constraints
  if (card) {
    const texts = [...codes, ...cardTexts(field)].filter(isValid)
    return { texts, unsure: codes.length > 0 }
  }
  if (pattern) return matchingTexts(request)
  const texts = [...codes, ...otherTexts(field, codes)].filter(isValid)
  return { texts, unsure: false }
}

function matchingTexts({ field, codes, isValid }: OfferRequest): ValidTexts {
  try {
    const cuts: Cut[] = codes.map((code) => (terms) => terms.text(code))
    const none: Cut = (terms) => terms.both(...codes.map((code) => terms.not(terms.text(code))))
    const found = [...cuts, none].flatMap((cut) => matchingText(field, { cut }) ?? [])
    const texts = found.filter(isValid)
    return { texts, unsure: texts.length < found.length }
  } catch (error) {
    if (isUndecided(error)) return { texts: [], unsure: true }
    throw error
  }
}
