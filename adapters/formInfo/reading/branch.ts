import { plainText } from './plainText.ts'
import type { Reader } from './reader.ts'
import texts from './texts.json' with { type: 'json' }

/** A branch of the society, by its name. */
export const readBranch: Reader = (_, text, { branches }) => {
  const branch = branches.find(({ orgName }) => plainText(orgName) === plainText(text))
  return branch
    ? { value: { id: branch.id, orgName: branch.orgName } }
    : { reason: texts.notABranch }
}
