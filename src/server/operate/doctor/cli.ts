import { parseArgs } from 'node:util'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/doctor.json' with { type: 'json' }
import { askAsIs } from '../config/askDesk.ts'
import { examine } from './examine.ts'
import type { Level } from './examined.ts'
import { createProgress } from './progress.ts'

const MARKS: Record<Level, string> = { good: '✓', warning: '!', bad: '✗' }

/** Prints every section as soon as it is known; resolves to the exit code, 1 when a result is `bad`. */
async function main(org: string | undefined): Promise<number> {
  const count: Record<Level, number> = { good: 0, warning: 0, bad: 0 }
  const { onProgress, clear } = createProgress(process.stderr)
  const asked = { source: process.env, ask: askAsIs, onProgress }
  for await (const { name, examined } of examine({ ...asked, ...(org !== undefined && { org }) })) {
    clear()
    if (examined.length > 0) console.log(`\n${words.sections[name]}`)
    for (const { level, line } of examined) {
      count[level] += 1
      console.log(`  ${MARKS[level]} ${line}`)
    }
  }
  const isFine = count.warning + count.bad === 0
  console.log(`\n${isFine ? words.fine : fill(words.found, count)}`)
  return count.bad > 0 ? 1 : 0
}

/** Returns undefined for arguments that the command does not know. */
function readArguments(): { org?: string } | undefined {
  try {
    return parseArgs({ options: { org: { type: 'string' } } }).values
  } catch {
    return undefined
  }
}

const given = readArguments()
if (given) process.exitCode = await main(given.org)
else {
  console.error(words.usage.join('\n'))
  process.exitCode = 2
}
