import type { FormValues } from '#contract/form.ts'
import type { LostAnswer } from '../../drafts/restoreDraft.ts'

/** News for the user when another definition has taken over a form with typed values. */
export interface CarriedNews {
  /** Number of typed answers in the new form. */
  count: number
  /** Answers to questions that are asked differently now, and which therefore are not in the new form. */
  changed: readonly LostAnswer[]
  /** Answers to questions that the new form does not ask. */
  dropped: readonly LostAnswer[]
  /** Answers in the new form whose label or option reads differently; `text` is the former wording. */
  reworded: readonly LostAnswer[]
}

export interface Carried {
  /** Values the new form opens with. */
  values: FormValues
  news: CarriedNews
}
