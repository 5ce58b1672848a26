import type { Schema } from '#contract/calls.ts'
import { LimitCode } from '#contract/codes.ts'
import type { ApprovalShape } from '#contract/configuration.gen.ts'
import { dictionaryName } from '#domain/dictionary/dictionaryName.ts'
import { type LimitCondition, type LimitFacts, meetsLimit } from '#domain/record/limitCondition.ts'
import { commaList } from '#domain/text/commaList.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { memberTypeName } from '#server/modules/configuration/society/memberTypes.ts'
import type { CandidateFacts } from './candidateFacts.ts'

/** Names and day that conditions are shown and checked with. */
export interface LimitContext {
  configuration: OrgConfiguration
  shared: SharedData
  now: Date
}

/** Conditions of a term with whether the candidate meets each; `isLimit` when one is not met. */
export function limitItems(
  { limitCondition }: ApprovalShape,
  facts: CandidateFacts,
  context: LimitContext,
): Pick<Schema<'RecommendResult'>, 'isLimit' | 'limitCondition'> {
  const person = limitCondition.person.map((one) => limitItem(one, facts.person, context))
  const org = limitCondition.org.map((one) => limitItem(one, facts.org, context))
  const isLimit = [...person, ...org].some(({ isMeet }) => !isMeet)
  return { isLimit, limitCondition: { person, org } }
}

function limitItem(
  condition: LimitCondition,
  facts: LimitFacts,
  context: LimitContext,
): Schema<'LimitItem'> {
  return {
    ...condition,
    valueName: VALUE_NAMES[condition.code](condition.value, context),
    isMeet: meetsLimit(condition, facts, beijingDay(context.now)),
  }
}

const VALUE_NAMES: Record<LimitCode, (value: string, context: LimitContext) => string> = {
  [LimitCode.TitleLevel]: (value, { shared }) =>
    dictionaryName(shared.dictionaries, 'TITLE_LEVEL', value),
  [LimitCode.MaximumAge]: (value) => value,
  [LimitCode.MemberType]: (value, { configuration }) =>
    commaList(value)
      .map((type) => memberTypeName(configuration, type))
      .join('、'),
}
