import { ownValue } from '#contract/record.ts'
import type { Explanation } from '#contract/why.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { explainField } from '#runtime/core/why/explainField.ts'
import { openForm, type Tables } from '../runScenario.ts'
import { ScenarioError } from '../scenarioFile/fault.ts'
import { playStep } from '../steps/playStep.ts'
import { openDocument } from './openDocument.ts'

/** The explanation of a field in a file. */
export interface FileExplanation {
  file: string
  title: string
  /** The number of steps played before. */
  steps: number
  explanation: Explanation | null
  /** Keys of the form, for a request with an unknown key. */
  keys: string[]
}

/**
 * Plays a file to the end, or so many steps, and explains a field or cell.
 * @throws ScenarioError for a scenario that cannot be read or played.
 */
export async function explainFile(
  file: string,
  path: string,
  tables: Tables,
  steps: number,
): Promise<FileExplanation> {
  const document = openDocument(file)
  const store = openForm(document, tables)
  const played = document.steps.slice(0, steps)
  for (const [index, step] of played.entries()) {
    const undone = await playStep(store, step)
    if (undone !== undefined) throw new ScenarioError([{ step: index + 1, sentence: undone }])
  }
  const explanation = explainField(store, path) ?? null
  store.dispose()
  return { file, title: document.title, steps: played.length, explanation, keys: keysOf(store) }
}

const keysOf = ({ bundle }: FormStore): string[] =>
  bundle.order.flatMap((key) => [
    key,
    ...(ownValue(bundle.fields, key)?.columns ?? []).map((column) => `${key}/0/${column.key}`),
  ])
