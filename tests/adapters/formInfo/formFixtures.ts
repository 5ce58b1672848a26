import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FIXTURES } from './outcome.ts'

export interface FormFixture {
  type: string
  name: string
  input: string
  expected: string
}

const INPUT = '.input.json'

/** Every `fixtures/formInfo/<type>/<case>.input.json` with the place of its expected outcome. */
export function formFixtures(): FormFixture[] {
  const root = join(FIXTURES, 'formInfo')
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: type }) =>
      readdirSync(join(root, type))
        .filter((file) => file.endsWith(INPUT))
        .map((file) => {
          const name = file.slice(0, -INPUT.length)
          const path = join(root, type, name)
          return { type, name, input: path + INPUT, expected: `${path}.expected.json` }
        }),
    )
}
