import type { Offer } from './offer.ts'

/** A possible value of a field and its properties. */
export interface Answer {
  value: unknown
  readonly seen: string
  /** Passes the field's own checks; a card number with at least one card type. */
  readonly valid: boolean
}

/** The possible values of a field in a new form, including empty where it can be empty. */
export interface Domain extends Pick<Offer, 'open' | 'unsure'> {
  answers: Answer[]
  /** Single entries, for naming codes in messages. */
  singles: unknown[]
}
