import { LIMITS } from '../limits.ts'

/** The part of a card number that a person types to prove it is theirs: its last four characters, in upper case. */
export const cardTailOf = (cardNo: string): string => cardNo.slice(-LIMITS.cardTail).toUpperCase()
