import type { Schema } from '#contract/calls.ts'
import { LimitCode } from '#contract/codes.ts'
import type { ApprovalShape } from '#contract/configuration.gen.ts'
import { dictionaryName } from '#domain/dictionary/dictionaryName.ts'
import { type LimitCondition, type LimitFacts, meetsLimit } from '#domain/record/limitCondition.ts'
import { commaList } from '#domain/text/commaList.ts'
import { memberTypeName } from '../configuration/memberTypes.ts'
import type { OrgConfiguration } from '../configuration/orgConfiguration.ts'
import { beijingDay } from '../shared/beijingTime.ts'
import type { SharedData } from '../shared/sharedData.ts'
import type { CandidateFacts } from './candidateFacts.ts'

/** Where names and the day come from. */
export interface LimitSurroundings {
  configuration: OrgConfiguration
  shared: SharedData
  now: Date
}

/** Every condition of a term, whether it is met, and whether one that is not keeps the candidate out. */
export function limitItems(
  { limitCondition }: ApprovalShape,
  facts: CandidateFacts,
  around: LimitSurroundings,
): Pick<Schema<'RecommendResult'>, 'isLimit' | 'limitCondition'> {
  const person = limitCondition.person.map((one) => judged(one, facts.person, around))
  const org = limitCondition.org.map((one) => judged(one, facts.org, around))
  const isLimit = [...person, ...org].some(({ isMeet }) => !isMeet)
  return { isLimit, limitCondition: { person, org } }
}

function judged(
  condition: LimitCondition,
  facts: LimitFacts,
  around: LimitSurroundings,
): Schema<'LimitItem'> {
  return {
    ...condition,
    valueName: NAMED[condition.code](condition.value, around),
    isMeet: meetsLimit(condition, facts, beijingDay(around.now)),
  }
}

const NAMED: Record<LimitCode, (value: string, around: LimitSurroundings) => string> = {
  [LimitCode.TitleLevel]: (value, { shared }) =>
    dictionaryName(shared.dictionaries, 'TITLE_LEVEL', value),
  [LimitCode.MaximumAge]: (value) => value,
  [LimitCode.MemberType]: (value, { configuration }) =>
    commaList(value)
      .map((type) => memberTypeName(configuration, type))
      .join('、'),
}
