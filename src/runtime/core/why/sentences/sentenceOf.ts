import type { Aspect, AspectResult, Flip } from '#contract/why.ts'
import { disabledText } from './disabledText.ts'
import { faultText } from './faultText.ts'
import { flipText } from './flipText.ts'
import { requiredText } from './requiredText.ts'
import { shownText } from './shownText.ts'

const TEXTS: Record<Aspect, (verdict: AspectResult) => string> = {
  shown: shownText,
  required: requiredText,
  disabled: disabledText,
  error: faultText,
}

/** Formats a result in plain Chinese: what holds and why, then what would reverse it. */
export const sentenceOf = (verdict: AspectResult, flip: Flip): string =>
  TEXTS[verdict.aspect](verdict) + flipText(verdict, flip)
