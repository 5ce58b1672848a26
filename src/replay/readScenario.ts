import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { type ParseError, parseTree } from 'jsonc-parser'
import { createPlaces, type Places } from '#adapters/formInfo/places.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { syntaxMessage } from '#domain/json/syntaxMessage.ts'
import { ownDictionaries } from './ownDictionaries.ts'
import { parsedJson } from './parsedJson.ts'
import { readText } from './readText.ts'
import type { Scenario } from './scenario.ts'
import { duplicateFaults } from './scenarioFile/duplicateFaults.ts'
import { ScenarioError } from './scenarioFile/fault.ts'
import { schemaFaults } from './scenarioFile/schemaFaults.ts'
import { wordFaults } from './scenarioFile/wordFaults.ts'

/**
 * Reads one scenario file; a `formInfo` that names a file is replaced by that file's form, and the dictionaries its
 * society keeps beside it join the scenario's own.
 * @throws ScenarioError when the file is not a scenario, with every mistake and its place.
 */
export function readScenario(file: string): Scenario {
  const scenario = parse(file)
  const source = formFileOf(scenario.formInfo, file)
  if (source === undefined) return scenario
  const { context = {} } = scenario
  const dictionaries = { ...ownDictionaries(source), ...context.dictionaries }
  return { ...scenario, formInfo: formInfoIn(source), context: { ...context, dictionaries } }
}

/** The file a scenario's `formInfo` names; undefined when the form is written in the scenario. */
export const formFileOf = (formInfo: unknown, file: string): string | undefined =>
  isRecord(formInfo) && typeof formInfo.file === 'string'
    ? resolve(dirname(file), formInfo.file)
    : undefined

/** Places in the text of a scenario. */
export const placesOfFile = (file: string): Places => placesIn(readText(file))

const placesIn = (text: string): Places =>
  createPlaces(
    () => text,
    () => parseTree(text),
  )

function parse(file: string): Scenario {
  const text = readText(file)
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

function formInfoIn(source: string): unknown {
  if (!existsSync(source)) throw new ScenarioError(`formInfo 所指的文件不存在：${source}`)
  const document = parsedJson(readText(source))
  if (document === undefined) throw new ScenarioError(`读不出表单 ${basename(source)}：不是 JSON`)
  return isRecord(document) && document.formInfo !== undefined ? document.formInfo : document
}
