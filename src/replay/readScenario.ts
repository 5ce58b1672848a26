import { dirname, resolve } from 'node:path'
import { isRecord } from '#domain/isRecord.ts'
import { readText } from './readText.ts'
import type { Scenario, ScenarioStep } from './scenario.ts'
import { STEPS } from './steps/table.ts'

/** A scenario file that cannot be played; the message says where it is wrong. */
export class ScenarioError extends Error {}

/**
 * Reads one scenario file; a `formInfo` that names a file is replaced by that file's text, so that positions are its own.
 * @throws ScenarioError when the file is not a scenario.
 */
export function readScenario(file: string): Scenario {
  const scenario = parse(file)
  return { ...scenario, formInfo: formInfoOf(scenario.formInfo, file) }
}

function parse(file: string): Scenario {
  const scenario = readJson(file)
  if (!isRecord(scenario)) throw new ScenarioError('场景文件应是一个对象')
  const { title, steps, formInfo } = scenario
  if (typeof title !== 'string') throw new ScenarioError('场景缺少 title')
  if (formInfo === undefined) throw new ScenarioError('场景缺少 formInfo')
  if (!Array.isArray(steps)) throw new ScenarioError('场景的 steps 应是列表')
  steps.forEach(checkStep)
  return scenario as unknown as Scenario
}

function checkStep(step: unknown, index: number): asserts step is ScenarioStep {
  const words = Object.keys(STEPS).filter((word) => isRecord(step) && Object.hasOwn(step, word))
  if (words.length !== 1)
    throw new ScenarioError(
      `第 ${index + 1} 步应有且只有一个动作：${Object.keys(STEPS).join('、')}`,
    )
}

function formInfoOf(formInfo: unknown, file: string): unknown {
  if (!isRecord(formInfo) || typeof formInfo.file !== 'string') return formInfo
  const document = readJson(resolve(dirname(file), formInfo.file))
  return isRecord(document) && document.formInfo !== undefined ? document.formInfo : document
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readText(file))
  } catch (error) {
    throw new ScenarioError(`读不出 ${file}：${(error as Error).message}`)
  }
}
