/** `npm run replay -- [PATH…] [--json]`: exit code 1 when something was found that must be looked at. */

import { parseArgs } from 'node:util'
import type { Mode } from './modes/mode.ts'
import { play } from './modes/play.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
})

const mode: Mode = play
const { text, passed } = await mode(positionals, values)
console.log(text)
process.exitCode = passed ? 0 : 1
