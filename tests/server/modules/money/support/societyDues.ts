import { readFileSync } from 'node:fs'

const FILE = 'organisation.json'

/** The demonstration's `organisation.json` with these settings of dues over its own, to be published. */
export function withDues(dues: object): Record<string, string> {
  const text = readFileSync(`fixtures/organisations/demo/${FILE}`, 'utf8')
  const own = JSON.parse(text)
  return { [FILE]: JSON.stringify({ ...own, dues: { ...own.dues, ...dues } }) }
}
