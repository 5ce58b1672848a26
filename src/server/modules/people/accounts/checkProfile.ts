import { RefusalCode } from '#contract/envelope.ts'
import type { DictionaryItem } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { areaTrail, isCurrentArea } from '#domain/dictionary/areaTrail.ts'
import { isCardNo, isCardType } from '#domain/person/cardNo.ts'
import { isOrgName } from '#domain/text/kinds/orgName.ts'
import { isRealName } from '#domain/text/kinds/realName.ts'
import { yearOf } from '#domain/time/dateFormat.ts'
import type { Call } from '#server/base/call.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { MessageKey } from '#server/messages/sentence.ts'

type Request = Call<'updateUser', 'now' | 'subject', { shared: SharedData }>
type Check = readonly [right: (request: Request) => boolean, message: MessageKey]

/** Rules of the profile (specification, section 5), in the order they are reported. */
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

/**
 * Checks a profile before any lookup.
 * @throws BadRequest with the message of the first invalid value
 */
export function checkProfile(request: Request): void {
  const broken = CHECKS.find(([right]) => !right(request))
  if (broken) throw new Refusal(RefusalCode.BadRequest, broken[1])
}

const listOf = (code: string | undefined): string[] => (code === undefined ? [] : [code])

function hasRightCard({ input: { cardType, cardNo }, now }: Request): boolean {
  return isCardType(cardType) && isCardNo(cardType, cardNo, yearOf(now.getTime()))
}

/**
 * True when the codes are a path of the area tree, from the province down to `areaCode`'s last entry: an area that
 * exists, or the one that the account has.
 */
function isAreaPath({ input: { areaCode }, parts, subject }: Request): boolean {
  const { areas } = parts.shared
  const code = areaCode.at(-1) ?? ''
  const trail = areaTrail(areas, code).map(({ id }) => id)
  const isOffered = isCurrentArea(areas, code) || code === subject.account?.areaCode
  return isOffered && trail.join() === areaCode.join()
}

/** True when the codes are a path of the dictionary tree down to a leaf: a title has two levels, a subject three. */
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
