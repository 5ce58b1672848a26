/** `npm run times`: what the suites took when they last ran here, and the files that took longest. */
import { readTimes } from './suiteTimes.ts'

const LONGEST = 10
const minutes = (milliseconds: number) => (milliseconds / 60_000).toFixed(1).padStart(7)
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)

const suites = readTimes()
console.log('  files  minutes  of all workers  suite')
for (const { suite, wall, files } of suites) {
  const of = Object.values(files)
  const columns = [
    String(of.length).padStart(7),
    `  ${minutes(wall)}`,
    minutes(sum(of)).padStart(16),
  ]
  console.log(`${columns.join('')}  ${suite}`)
}
const files = suites.flatMap((suite) => Object.entries(suite.files))
console.log('\nlongest files, minutes')
for (const [file, took] of files.toSorted(([, one], [, other]) => other - one).slice(0, LONGEST))
  console.log(`${minutes(took)}  ${file}`)
