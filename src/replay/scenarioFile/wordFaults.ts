import type { Places } from '#adapters/formInfo/places.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import { suggest } from '#domain/text/suggest.ts'
import { STEPS } from '../steps/stepRegistry.ts'
import type { Fault } from './fault.ts'

const WORDS = Object.keys(STEPS)

/** Steps that name no action, or more than one; which keys belong to an action is the schema's. */
export const wordFaults = (steps: readonly unknown[], places: Places): Fault[] =>
  steps.flatMap((step, index) => {
    if (!isRecord(step)) return []
    const words = WORDS.filter((word) => Object.hasOwn(step, word))
    if (words.length === 1) return []
    const at = places.at(jsonPointer('steps', index))
    return [{ step: index + 1, sentence: wordSentence(step, words), at }]
  })

function wordSentence(step: Record<string, unknown>, words: readonly string[]): string {
  if (words.length > 1) return `一步只能有一个动作，这里有${words.join('、')}`
  const [stranger] = Object.keys(step)
  if (stranger === undefined) return `应有一个动作：${WORDS.join('、')}`
  return [`不认识动作“${stranger}”`, suggest(stranger, WORDS)].filter(Boolean).join('，')
}
