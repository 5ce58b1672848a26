import { ownValue } from '#contract/record.ts'
import { KIND_NAMES } from '#server/control/jobsAnswer.ts'
import type { ConfigQuestion } from '#server/control/questions.ts'
import words from '#server/messages/jobs.json' with { type: 'json' }
import { askDesk } from './askDesk.ts'

class Usage extends Error {}

async function main(): Promise<number> {
  const { ok, lines } = await askDesk(questionOf(process.argv.slice(2)))
  for (const line of lines) console.log(line)
  return ok ? 0 : 1
}

function questionOf([command, which, ...more]: readonly string[]): ConfigQuestion {
  if (command === 'list' && which === undefined) return { command: 'deadJobs' }
  if (command !== 'retry' || !which || more.length > 0) throw new Usage()
  const isKind = ownValue(KIND_NAMES, which) !== undefined
  return { command: 'retryJobs', which: isKind ? { kind: which } : { id: which } }
}

function usage(): string {
  const kinds = Object.entries(KIND_NAMES).map(([kind, name]) => `  ${kind}  ${name}`)
  return [...words.usage, ...kinds].join('\n')
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Usage ? usage() : (error as Error).message)
  process.exitCode = 2
}
