import { statSync } from 'node:fs'
import { jsonFiles } from './jsonFiles.ts'

export const SCENARIO_SUFFIX = '.scenario.json'

/** The scenario files a path names: itself, or all below it in the order of their names. */
export function scenarioFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return jsonFiles(path).filter((file) => file.endsWith(SCENARIO_SUFFIX))
}
