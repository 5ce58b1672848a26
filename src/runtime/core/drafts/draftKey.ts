/** Whose draft of which form it is. */
export interface DraftOwner {
  orgId: string
  /** Undefined: a visitor. */
  userId: string | undefined
  /** Page and form. */
  form: string
  /** Which of several drafts of that form: a member type, a record. */
  of: string
}

const VISITOR = '-'

/** Parts never hold a blank, so that no name can be taken for another one. */
export const draftKey = ({ form, of, ...owner }: DraftOwner): string =>
  `${draftsOf(owner)}${encodeURIComponent(form)} ${encodeURIComponent(of)}`

/** What every draft key of one person begins with. */
export const draftsOf = ({ orgId, userId }: Pick<DraftOwner, 'orgId' | 'userId'>): string =>
  `${encodeURIComponent(orgId)} ${userId === undefined ? VISITOR : encodeURIComponent(`u${userId}`)} `
