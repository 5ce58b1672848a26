/**
 * `npm run check`: what must hold before a commit. The steps run beside each other, longest first; each says its name and
 * seconds, and what it printed where it failed. Ends with 1 where one of them fails.
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'

const GENERATORS = [
  'src/contract/generate/cli.ts',
  'src/domain/validators/generate.ts',
  'src/server/operate/guide/generate.ts',
  'src/build/architecture/generate.ts',
]

/**
 * Threads that read types; each reads anew what others have read. Four, as is usual, take 46 s of two cores for what one
 * takes 29 s for, and leave the other steps none.
 */
const CHECKERS = Math.max(1, Math.min(4, availableParallelism() >> 1))

/** Programs of one thread, which start late, fill the cores that those of many leave idle at their ends. */
const STEPS: readonly { name: string; command: readonly string[] }[] = [
  {
    name: 'types',
    command: ['npm', 'run', '--silent', 'typecheck', '--', '--checkers', String(CHECKERS)],
  },
  { name: 'format, lint, rooms', command: ['biome', 'ci', '--colors=off', '.'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'documents', command: ['tsx', 'src/lint/cli.ts'] },
  ...GENERATORS.map((file) => ({ name: `${file} --check`, command: ['tsx', file, '--check'] })),
]

/** More at once would be in each other's way: of two cores, three took a quarter longer than two. */
const AT_ONCE = Math.max(2, availableParallelism() >> 1)

async function run({ name, command }: (typeof STEPS)[number]): Promise<boolean> {
  const begun = performance.now()
  const [program = '', ...args] = command
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [out, err, status] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (status !== 0) process.stdout.write(out + err)
  return status === 0
}

const waiting = [...STEPS]
let holds = true
async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const held = await run(next)
    holds &&= held
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, work))
process.exitCode = holds ? 0 : 1
