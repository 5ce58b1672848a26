import { RefusalCode } from '#contract/envelope.ts'
import type { DictionaryItem } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { areaTrail } from '#domain/areaTrail.ts'
import { isCardNo, isCardType } from '#domain/cardNo.ts'
import { yearOf } from '#domain/dateFormat.ts'
import { isOrgName } from '#domain/orgName.ts'
import { isRealName } from '#domain/realName.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import type { MessageKey } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'

type Request = CallRequest<'updateUser'>
type Check = readonly [right: (request: Request) => boolean, message: MessageKey]

/** The profile's rules (specification, section 5), in the order they are told. */
const CHECKS: readonly Check[] = [
  [({ input }) => isRealName(input.realName), 'realNameFormat'],
  [(request) => isIn(request, 'SEX', [request.input.sex]), 'sexUnknown'],
  [hasRightCard, 'cardNoFormat'],
  [(request) => isIn(request, 'TITLE', request.input.title), 'titleUnknown'],
  [(request) => isIn(request, 'THREE_SUBJECT', request.input.subject), 'subjectUnknown'],
  [(request) => isIn(request, 'EDU', listOf(request.input.edu)), 'eduUnknown'],
  [isAreaPath, 'areaUnknown'],
  [({ input: { orgName } }) => orgName !== undefined && isOrgName(orgName), 'orgNameFormat'],
]

/** Refuses the first thing that is wrong with a profile by itself, before anything is looked up. */
export function checkProfile(request: Request): void {
  const broken = CHECKS.find(([right]) => !right(request))
  if (broken) throw new Refusal(RefusalCode.BadRequest, broken[1])
}

const listOf = (code: string | undefined): string[] => (code === undefined ? [] : [code])

function hasRightCard({ input: { cardType, cardNo }, now }: Request): boolean {
  return isCardType(cardType) && isCardNo(cardType, cardNo, yearOf(now.getTime()))
}

/** The codes are those of the tree, from the province down to the last one. */
function isAreaPath({ input: { areaCode }, parts }: Request): boolean {
  const trail = areaTrail(parts.shared.areas, areaCode.at(-1) ?? '').map(({ id }) => id)
  return trail.length > 0 && trail.join() === areaCode.join()
}

/** The codes lead down the dictionary's tree, and down to its end: a title has two levels, a subject three. */
function isIn({ parts }: Request, dictionary: string, codes: readonly string[] = []): boolean {
  if (codes.length === 0) return true
  let level: readonly DictionaryItem[] | undefined = ownValue(parts.shared.dictionaries, dictionary)
  for (const code of codes) {
    const item = level?.find(({ itemCode }) => itemCode === code)
    if (!item) return false
    level = item.children
  }
  return !level?.length
}
