import type { Offer } from './offer.ts'

/** One value a field may have, and what can be told of it. */
export interface Answer {
  value: unknown
  readonly seen: string
  /** The field's own checks let it pass; a number of a card with one type of card at least. */
  readonly valid: boolean
}

/** The values a field may have in a form that was opened new, empty among them where that can be. */
export interface Domain extends Pick<Offer, 'open' | 'unsure'> {
  answers: Answer[]
  /** What can be given, one entry each; for telling people about codes. */
  singles: unknown[]
}
