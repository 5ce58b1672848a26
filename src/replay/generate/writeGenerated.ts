import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { contentHash } from '#domain/json/contentHash.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import { SCENARIO_SUFFIX } from '../jsonFiles.ts'
import { readText } from '../readText.ts'
import type { Scenario } from '../scenario.ts'
import type { Generated } from './generateForm.ts'

/** The outcome for the files of one form. */
export interface WrittenFiles {
  written: string[]
  /** Files that are unchanged. */
  same: string[]
  /** Files of an earlier run that are no longer needed. */
  removed: string[]
  /** Files written or changed by hand, which are not overwritten. */
  byHand: string[]
}

/**
 * Writes a form's scenarios as `BASE.1.scenario.json` and so on; never overwrites a file written or changed by a
 * person.
 */
export function writeGenerated(base: string, { file, scenarios }: Generated): WrittenFiles {
  mkdirSync(dirname(base), { recursive: true })
  const done: WrittenFiles = { written: [], same: [], removed: [], byHand: [] }
  const targets = scenarios.map((scenario, at) => ({
    target: `${base}.${at + 1}${SCENARIO_SUFFIX}`,
    scenario,
  }))
  for (const { target, scenario } of targets)
    done[writeScenario(target, file, scenario)].push(target)
  const targetPaths = new Set(targets.map(({ target }) => target))
  for (const old of numbered(base))
    if (!targetPaths.has(old) && stateOf(old) === 'generated') {
      rmSync(old)
      done.removed.push(old)
    }
  return done
}

function writeScenario(
  target: string,
  form: string,
  scenario: Scenario,
): 'written' | 'same' | 'byHand' {
  const before = stateOf(target)
  if (before === 'byHand') return 'byHand'
  const marked = markedOf(pointingAt(scenario, form, target))
  if (before === 'generated' && contentHash(parsedJson(readText(target))) === contentHash(marked))
    return 'same'
  writeFileSync(target, `${JSON.stringify(marked, null, 2)}\n`)
  return 'written'
}

/** The form by its file; dictionaries of its society are found beside that. */
function pointingAt(scenario: Scenario, form: string, target: string): Omit<Scenario, 'generated'> {
  const { title, steps, context = {} } = scenario
  const { dictionaries, ...rest } = context
  const kept = form.endsWith(SCENARIO_SUFFIX) && dictionaries ? { ...rest, dictionaries } : rest
  return {
    title,
    formInfo: { file: relative(dirname(target), form).split(sep).join('/') },
    ...(Object.keys(kept).length > 0 && { context: kept }),
    steps,
  }
}

/** Adds the hash of the content, by which a later run detects manual changes. */
function markedOf({ title, ...rest }: Omit<Scenario, 'generated'>): Scenario {
  return { title, generated: contentHash({ title, ...rest }), ...rest }
}

/** Returns whether a file is missing, as `--generate` wrote it (layout ignored), or written or changed by hand. */
function stateOf(file: string): 'none' | 'generated' | 'byHand' {
  if (!existsSync(file)) return 'none'
  const data = parsedJson(readText(file))
  if (!isRecord(data)) return 'byHand'
  const { generated, ...content } = data
  return generated === contentHash(content) ? 'generated' : 'byHand'
}

/** `BASE.1.scenario.json` and so on, as far as they are there. */
function numbered(base: string): string[] {
  const name = basename(base)
  return readdirSync(dirname(base))
    .filter((each) => each.startsWith(`${name}.`) && each.endsWith(SCENARIO_SUFFIX))
    .filter((each) => /^\.\d+$/.test(each.slice(name.length, -SCENARIO_SUFFIX.length)))
    .map((each) => join(dirname(base), each))
}
