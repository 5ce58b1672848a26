import { existsSync } from 'node:fs'
import { lockDirectory } from '#server/store/embedded/directoryLock.ts'
import { StartRefusal } from '#server/store/startRefusal.ts'

/**
 * Takes a data directory's lock as `platform` would and keeps it while its parent lives; prints `held`, or the
 * refusal and ends with its exit code. With a third argument it waits until that file appears: racers start together.
 */
const [dir = '', platform = 'linux', starter] = process.argv.slice(2)
const parent = process.ppid
process.stdout.write('waiting\n')
while (starter && !existsSync(starter) && process.ppid === parent) {}
try {
  await lockDirectory(dir, platform as NodeJS.Platform)
  process.stdout.write('held\n')
  setInterval(() => process.ppid === parent || process.exit(), 500)
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  process.stdout.write(`refused ${error.message}\n${error.logLine}\n`)
  process.exit(error.exitCode)
}
