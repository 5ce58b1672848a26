import type { FormContext } from '#runtime/core/form/formContext.ts'
import type { FormWords } from './formWords.ts'
import type { PersonalText } from './personalTexts.ts'

/** Data shared by all substitutes of a form. */
export interface Disguising {
  words: FormWords
  context: FormContext
  /** This year, in China. */
  year: number
  /** Returns the substitute of a day of birth, both YYYY-MM-DD. */
  dayFor(day: string): string
}

/** A text with all places where it occurs. */
export interface Occurrences {
  text: string
  found: readonly PersonalText[]
}
