import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Who logs in by password, or is nobody's: what one file does with them, another does not find changed. */
const SHARED = ['13800000001', '13800000002', '13800000201', '13800000999', '13999999999']
/** Files that may name another's applicant, and why. */
const APART: Readonly<Record<string, string>> = {
  'tests/browser/toasts.mobile.spec.ts': 'looks at an application, and no code is sent',
  'tests/browser/printCommand.rest.spec.ts': 'proves on a phone alone, which no other file does',
}

const specs = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'tests/browser'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.spec.ts'))

/** Each has servers of its own. */
const isRest = (file: string) => file.endsWith('.rest.spec.ts')
const SUITES = [
  ['journeys', specs.filter((file) => !isRest(file))],
  ['long suite', specs.filter(isRest)],
] as const

/** The applicants of the seeds that a file names, without those it may share. */
const applicantsIn = (file: string): string[] =>
  [...new Set(readFileSync(file, 'utf8').match(/\b1[38]\d{9}\b/g))].filter(
    (mobile) => !SHARED.includes(mobile),
  )

/** The devices that a file runs on; each has a server of its own. */
const devicesOf = (file: string): string[] => {
  if (file.includes('.pc.')) return ['pc']
  if (file.includes('.mobile.')) return ['mobile']
  return ['pc', 'mobile']
}

test.each(SUITES)(
  'no two files of the %s wait for a code of one applicant, or change one application',
  (_, files) => {
    const places = files
      .filter((file) => !APART[file])
      .flatMap((file) =>
        applicantsIn(file).flatMap((mobile) =>
          devicesOf(file).map((device) => ({ place: `${mobile} on ${device}`, file })),
        ),
      )
    const shared = places.filter(({ place, file }) =>
      places.some((other) => other.place === place && other.file !== file),
    )
    expect(shared).toEqual([])
  },
)
