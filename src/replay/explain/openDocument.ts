import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { formInfoText } from '#adapters/formInfo/formInfoText.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import { isRecord } from '#domain/isRecord.ts'
import { readScenario } from '../readScenario.ts'
import type { Scenario } from '../scenario.ts'

/**
 * Reads a scenario, or a form definition as a scenario without steps: it opens empty. Places count in the file that
 * holds the definition.
 * @throws ScenarioError for a scenario that cannot be read.
 */
export function openDocument(file: string): Scenario {
  const text = readFileSync(file, 'utf8')
  const given = parsed(text)
  if (!isRecord(given) || !Array.isArray(given.steps))
    return {
      title: basename(file),
      formInfo: formInfoText(text),
      context: { dictionaries: dictionariesBeside(file) },
      steps: [],
    }
  const scenario = readScenario(file)
  const { formInfo } = given
  const elsewhere = isRecord(formInfo) && typeof formInfo.file === 'string'
  const source = elsewhere ? resolve(dirname(file), String(formInfo.file)) : file
  return { ...scenario, formInfo: formInfoText(readFileSync(source, 'utf8')) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A society keeps its own dictionaries beside the folder of its forms. */
function dictionariesBeside(file: string): Dictionaries {
  const folder = join(dirname(file), '..', 'dictionaries')
  if (!existsSync(folder)) return {}
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(
    names.map((name) => [
      basename(name, '.json'),
      parsed(readFileSync(join(folder, name), 'utf8')),
    ]),
  ) as Dictionaries
}
