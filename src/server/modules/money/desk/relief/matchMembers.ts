import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { MemberApplication } from '#server/modules/records/repositories/memberApplications.ts'
import type { Tx } from '#server/store/store.ts'
import { membersByNumbers } from '../../repositories/membersByNumbers.ts'

/** A number or mobile of a pasted list with its member, or the reason why it identifies none. */
export type Match =
  | { text: string; member: MemberApplication }
  | { text: string; problem: 'unknown' | 'ambiguous' | 'repeated' }

/** Most members of one list. */
const MOST_MEMBERS = 200

/**
 * Resolves a pasted list of member numbers and mobiles to members, in its order. A mobile identifies a member only if
 * no other member has it.
 * @throws Refusal BadRequest for an empty or too long list
 */
export async function matchMembers(tx: Tx, list: string): Promise<Match[]> {
  const texts = list.split(/[\s,，;；、]+/).filter((text) => text !== '')
  if (texts.length === 0 || texts.length > MOST_MEMBERS)
    throw new Refusal(RefusalCode.BadRequest, 'reliefMembers', { limit: MOST_MEMBERS })
  const found = await membersByNumbers(tx, texts)
  const seen = new Set<string>()
  return texts.map((text) => {
    const [member, ...others] = found.filter((one) => isNamedBy(one, text))
    if (!member) return { text, problem: 'unknown' }
    if (others.length > 0) return { text, problem: 'ambiguous' }
    if (seen.has(member.id)) return { text, problem: 'repeated' }
    seen.add(member.id)
    return { text, member }
  })
}

const isNamedBy = ({ memberNum, mobile }: MemberApplication, text: string): boolean =>
  memberNum === text.toUpperCase() || mobile === text
