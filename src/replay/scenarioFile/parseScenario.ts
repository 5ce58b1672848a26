import { type ParseError, parseTree } from 'jsonc-parser'
import { createPlaces, type Places } from '#adapters/formInfo/places.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import { syntaxMessage } from '#domain/json/syntaxMessage.ts'
import type { Scenario } from '../scenario.ts'
import { duplicateFaults } from './duplicateFaults.ts'
import { ScenarioError } from './fault.ts'
import { schemaFaults } from './schemaFaults.ts'
import { wordFaults } from './wordFaults.ts'

/** Places in the text of a scenario. */
export const placesIn = (text: string): Places =>
  createPlaces(
    () => text,
    () => parseTree(text),
  )

/**
 * Reads the text of a scenario; a `formInfo` that names a file stays as it is.
 * @throws ScenarioError when the text is not a scenario, with every mistake and its place.
 */
export function parseScenario(text: string): Scenario {
  const places = placesIn(text)
  const scenario = parsedJson(text)
  if (scenario === undefined) throw new ScenarioError([syntaxFault(text, places)])
  if (!isRecord(scenario)) throw new ScenarioError('场景文件应是一个对象')
  const { title, steps } = scenario
  const words = Array.isArray(steps) ? wordFaults(steps, places) : []
  const inWordless = new Set(words.map(({ step }) => step))
  const faults = [
    ...words,
    ...schemaFaults(scenario, places).filter(({ step }) => !inWordless.has(step)),
    ...duplicateFaults(withoutForm(text), places),
  ]
  if (faults.length > 0)
    throw new ScenarioError(faults, typeof title === 'string' ? title : undefined)
  return scenario as unknown as Scenario
}

/** The tree of a scenario but for its form, which may be wrong on purpose. */
function withoutForm(text: string): ReturnType<typeof parseTree> {
  const root = parseTree(text)
  const children = root?.children?.filter(({ children: [key] = [] }) => key?.value !== 'formInfo')
  return root && { ...root, children: children ?? [] }
}

function syntaxFault(text: string, places: Places) {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [first] = errors
  const at = places.ofOffset(first?.offset ?? 0)
  return { step: 0, sentence: `读不出：${syntaxMessage(first)}`, at }
}
