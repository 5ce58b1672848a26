import type { ListedMember } from '../repositories/listedMembers.ts'

/** A person's name, or that of the unit that is the member. */
export const nameOf = ({ realName, orgName }: Pick<ListedMember, 'realName' | 'orgName'>): string =>
  realName ?? orgName ?? ''
