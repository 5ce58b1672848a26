/** Subjects of a question about a payment. */
export const QUESTION_KINDS = ['amount', 'missing', 'invoice', 'dispute', 'other'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]
