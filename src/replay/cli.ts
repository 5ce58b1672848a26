/**
 * `npm run replay -- [PATH…] [--json] [--approve] [--html FILE] [--explain KEY [--step N]] [--prove [--bound N]
 * [--witness FOLDER]]`: exit code 1 when something was found that must be looked at.
 */

import { parseArgs } from 'node:util'
import { PathError } from './approval/documents/survey.ts'
import { approve } from './modes/approve.ts'
import { explain } from './modes/explain.ts'
import type { Mode } from './modes/mode.ts'
import { play } from './modes/play.ts'
import { prove } from './modes/prove.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    approve: { type: 'boolean', default: false },
    html: { type: 'string' },
    explain: { type: 'string' },
    step: { type: 'string' },
    prove: { type: 'boolean', default: false },
    bound: { type: 'string' },
    witness: { type: 'string' },
  },
})

const chosen = (): Mode => {
  if (values.approve) return approve
  if (values.prove) return prove(values.bound, values.witness)
  return values.explain === undefined ? play : explain(values.explain, values.step)
}
try {
  const { text, passed } = await chosen()(positionals, values)
  console.log(text)
  process.exitCode = passed ? 0 : 1
} catch (error) {
  if (!(error instanceof PathError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
