/**
 * What a text that people type, paste or import is: how it is cleaned and what is refused is said once, in
 * `src/domain/text/kinds/`. Named by fields (`textKind`, or the named pattern) and by the contract (`x-text`).
 */
export const TEXT_KINDS = [
  /** One line of anything. */
  'line',
  /** A person's. */
  'name',
  /** A unit's. */
  'orgName',
  /** User name or mobile. */
  'loginName',
  'password',
  'mobile',
  /** Mobile or landline. */
  'phone',
  'email',
  'url',
  /** Card of a person. */
  'card',
  /** Last characters of a card's number. */
  'cardTail',
  /** One-time code. */
  'code',
  /** Of the authenticator, or for recovery. */
  'secondCode',
  /** Number of a member, a recommendation, a payment: letters and digits. */
  'reference',
  /** Taxpayer's number or unified social credit code. */
  'taxNumber',
  'bankAccount',
  /** Postcode, year, number of a messenger. */
  'digits',
  'letters',
  /** Number of whole things. */
  'count',
  /** Sum of money, or any number. */
  'amount',
  'date',
  'keyword',
] as const
export type TextKind = (typeof TEXT_KINDS)[number]
