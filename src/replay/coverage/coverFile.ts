import { relative } from 'node:path'
import type { ConvertOptions } from '#adapters/formInfo/convert.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import { readFormFile } from '../documents/formFile.ts'
import { formFileOf, placesOfFile, readScenario } from '../readScenario.ts'
import { readText } from '../readText.ts'
import { openForm, playSteps, type Tables } from '../runScenario.ts'
import { ScenarioError } from '../scenarioFile/fault.ts'
import { formFaults } from '../scenarioFile/formFaults.ts'
import { happening, itemsOf } from './exercised.ts'
import type { CoverageItem } from './item.ts'

/** The coverage of one file: a scenario's exercised items, a form's items to exercise. */
export interface FileCoverage {
  file: string
  /** The same for all files of one form. */
  form: string
  /** The file that holds the form. */
  formFile: string
  title: string
  isScenario: boolean
  items: CoverageItem[]
  /** Ids of the items that happened. */
  exercised: string[]
}

/**
 * Plays a scenario and records the items it exercises, step by step.
 * @throws ScenarioError for a scenario that cannot be read or names unknown parts of its form
 */
export async function coverScenario(file: string, tables: Tables): Promise<FileCoverage> {
  const scenario = readScenario(file)
  const store = openForm(scenario, tables)
  const faults = formFaults(scenario, store.bundle, placesOfFile(file))
  if (faults.length > 0) throw new ScenarioError(faults, scenario.title)
  const exercised = new Set<string>()
  await playSteps(store, scenario, () => {
    for (const id of happening(store)) exercised.add(id)
  })
  const { title } = scenario
  const items = itemsOf(store.bundle, store.options.context.dictionaries)
  return {
    ...{ file, form: store.bundle.hash, formFile: formFileIn(file), title, isScenario: true },
    items,
    exercised: items.map(({ id }) => id).filter((id) => exercised.has(id)),
  }
}

/** The file a scenario points at, relative as the command line's are; the scenario when it holds its form itself. */
function formFileIn(file: string): string {
  const data = parsedJson(readText(file))
  const named = isRecord(data) ? formFileOf(data.formInfo, file) : undefined
  return named ? relative(process.cwd(), named) : file
}

export function coverForm(file: string, shared: ConvertOptions): FileCoverage {
  const { title, subject } = readFormFile(file, shared)
  return {
    ...{ file, form: subject.bundle.hash, formFile: file, title, isScenario: false },
    items: itemsOf(subject.bundle, subject.dictionaries),
    exercised: [],
  }
}
