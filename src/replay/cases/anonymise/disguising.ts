import type { FormContext } from '#runtime/core/form/formContext.ts'
import type { FormWords } from './formWords.ts'
import type { PersonalText } from './personalTexts.ts'

/** What all substitutes of a form have in common. */
export interface Disguising {
  words: FormWords
  context: FormContext
  /** This year, in China. */
  year: number
  /** The day of birth that stands for one, both YYYY-MM-DD. */
  dayFor(day: string): string
}

/** A text with every place that it stands at. */
export interface Occurrences {
  text: string
  found: readonly PersonalText[]
}
