import type { FormBundle, FormField } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { namedCodes } from '#runtime/core/why/flips/namedCodes.ts'

/** Parts of answers that come from the form and not from the applicant. */
export interface FormWords {
  /**
   * Returns whether a whole answer comes from the form: the field's default, a value that rules compare it with, or the
   * only text that its pattern accepts.
   */
  isAnswer(key: string, field: FormField, text: string): boolean
  /** Returns the runs of letters or digits in the field's pattern, such as the letters of a member number. */
  runs(field: FormField): ReadonlySet<string>
}

export function formWords(bundle: FormBundle): FormWords {
  const codes = namedCodes(bundle, everyRule(bundle))
  return {
    isAnswer: (key, { defaultValue, constraints: { pattern } }, text) =>
      text === defaultValue ||
      (codes.get(key)?.includes(text.trim()) ?? false) ||
      text === pattern?.source.replace(/^\^|\$$/g, ''),
    runs: ({ constraints: { pattern } }) => runsIn(pattern?.source ?? ''),
  }
}

const everyRule = ({ rules, computes = {}, checks = [] }: FormBundle): Logic[] => [
  ...Object.values(rules),
  ...Object.values(computes),
  ...checks.map(({ rule }) => rule),
]

/** Parts of a pattern that contain no literal characters: escapes, counts and classes. */
const UNNAMED = /\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|\{[^}]*\}|\[[^\]]*\]/gi

const runsIn = (source: string): ReadonlySet<string> =>
  new Set(source.replace(UNNAMED, ' ').match(/[A-Za-z]{2,}|\d{2,}/g) ?? [])
