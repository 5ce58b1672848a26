/** Owner and form of a draft. */
export interface DraftOwner {
  orgId: string
  /** Undefined for visitors. */
  userId: string | undefined
  /** Page and form. */
  form: string
  /** Distinguishes drafts of the same form: a member type, a record. */
  of: string
}

const VISITOR = '-'

/** Builds a storage key; its parts never contain a blank, so keys cannot collide. */
export const draftKey = ({ form, of, ...owner }: DraftOwner): string =>
  `${draftsOf(owner)}${encodeURIComponent(form)} ${encodeURIComponent(of)}`

/** Returns the prefix of one person's draft keys. */
export const draftsOf = ({ orgId, userId }: Pick<DraftOwner, 'orgId' | 'userId'>): string =>
  `${encodeURIComponent(orgId)} ${userId === undefined ? VISITOR : encodeURIComponent(`u${userId}`)} `
