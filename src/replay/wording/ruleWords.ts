import type { FormBundle } from '#contract/form.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import type { Logic } from '#contract/logic.ts'
import * as words from '#runtime/core/ruleWords/ruleWords.ts'
import { labelOf } from './labelOf.ts'

/** A rule that holds or does not, in words: `“类别”为“个人”（01）或“团体”（02）`. */
export const ruleWords = (
  rule: Logic,
  { fields }: Pick<FormBundle, 'fields'>,
  dictionaries: Dictionaries,
): string => words.conditionWords(rule, { fields, dictionaries, labelOf })

/** A rule that has a value, in words: `“成果”的“金额”合计`. */
export const valueWords = (
  rule: Logic,
  { fields }: Pick<FormBundle, 'fields'>,
  dictionaries: Dictionaries,
): string => words.valueWords(rule, { fields, dictionaries, labelOf })
