import { isEmpty } from '#domain/json/isEmpty.ts'
import { shortestText } from '#domain/patterns/shortestText.ts'
import { CARD_TYPES, isCardNo } from '#domain/person/cardNo.ts'
import { codePoints } from '#domain/text/codePoints.ts'
import { htmlText } from '#domain/text/htmlText.ts'
import { yearOf } from '#domain/time/dateFormat.ts'
import type { CandidateSource, Candidates } from './candidate.ts'
import { optionCodes } from './optionCodes.ts'
import { countsOf } from './points.ts'

/** Returns a chosen code; common texts; texts matching the pattern; and the current text at its length limits. */
export const textCandidates: Candidates = (source) => {
  const { field, context, codes } = source
  if (field.type === 'choice') return optionCodes(field, context, codes)
  const typed = [...SAMPLES, ...ofPattern(source), ...ofCard(source)]
  const limits = ofLimits(source)
  return [...codes, ...(isEmpty(source.value) ? [...typed, ...limits] : [...limits, ...typed])]
}

/** Returns the same as paragraphs of rich text. */
export const htmlCandidates: Candidates = (source) => {
  const value = typeof source.value === 'string' ? htmlText(source.value) : undefined
  return [...ofLimits({ ...source, value }), ...SAMPLES].map((text) => `<p>${text}</p>`)
}

/** Common texts: a name, a mobile, a postcode, an address, letters. */
const SAMPLES = ['示例', '13800000000', '100000', 'name@example.org', 'A1', '1']

/** Maximum length of generated texts. */
const LONGEST = 2000
const FILLER = '示'

/** Returns the current text cut or padded to the limits, and just beyond them. */
function ofLimits({ field: { constraints }, value, points }: CandidateSource): string[] {
  const { min, max } = constraints
  const now = typeof value === 'string' && value.trim() !== '' ? value : ''
  const wanted = [max, min, max && max + 1, min && min - 1, ...countsOf(points)]
  return wanted.flatMap((length) =>
    length !== undefined && length > 0 && length <= LONGEST ? [resized(now, length)] : [],
  )
}

function resized(text: string, length: number): string {
  const missing = length - codePoints(text)
  return missing >= 0 ? text + FILLER.repeat(missing) : [...text].slice(0, length).join('')
}

/** Returns the shortest text matching the pattern within the limits, and another; none when undecidable. */
function ofPattern({ field: { constraints } }: CandidateSource): string[] {
  const { pattern, ...limits } = constraints
  if (!pattern) return []
  try {
    const one = shortestText((terms) => terms.pattern(pattern.source), limits)
    if (one === undefined) return []
    const another = shortestText(
      (terms) => terms.both(terms.pattern(pattern.source), terms.not(terms.text(one))),
      limits,
    )
    return another === undefined ? [one] : [one, another]
  } catch {
    return []
  }
}

/** Returns one number of every card type. */
function ofCard({ field: { constraints }, context }: CandidateSource): string[] {
  if (!constraints.card) return []
  const year = yearOf(context.now)
  const numbers = [...RESIDENT_IDS, 'A1234567', '1234567', '12345678', 'H12345678']
  return CARD_TYPES.flatMap((type) => numbers.find((number) => isCardNo(type, number, year)) ?? [])
}

/** A fictitious number with every check character; one of them is valid. */
const RESIDENT_IDS = [...'0123456789X'].map((check) => `11010119900307123${check}`)
