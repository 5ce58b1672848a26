import type { FormBundle, FormField } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { namedCodes } from '#runtime/core/why/flips/namedCodes.ts'

/** What of an answer is the form's own word, and not the applicant's. */
export interface FormWords {
  /** Whole answers: the field's default, what rules compare it with, and the one text that its pattern takes. */
  isAnswer(key: string, field: FormField, text: string): boolean
  /** Runs of letters or digits that the field's pattern asks for, such as the letters of a member number. */
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

/** Escapes, counts and classes stand for characters without naming any. */
const UNNAMED = /\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|\{[^}]*\}|\[[^\]]*\]/gi

const runsIn = (source: string): ReadonlySet<string> =>
  new Set(source.replace(UNNAMED, ' ').match(/[A-Za-z]{2,}|\d{2,}/g) ?? [])
