import { FunctionCode } from '#contract/codes.ts'
import type { MemberTypeShape } from '#contract/configuration.gen.ts'
import type { LintInput } from '#lint/input.ts'
import { DOCUMENTS } from '#server/modules/configuration/documents/documentSchemas.ts'
import { inFolder } from '#server/modules/configuration/documents/openConfiguration.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { parsedDocument } from '#server/modules/configuration/documents/parsedDocument.ts'
import { productPages } from '../search/productPages.ts'

/** A document that a change set does not have yet. */
export interface Addition {
  path: string
  /** The document whose content it begins with. */
  from?: string
}

/**
 * Documents offered for addition: forms of member types that have none, documents that were left out, a test for each
 * form, and pages of the product that the society may override.
 */
export function additionsOf(draft: ConfigurationDocuments, product: LintInput): Addition[] {
  const omitted = [...DOCUMENTS.keys()].map((path) => ({ path }))
  const all = [...memberForms(draft), ...omitted, ...tests(draft), ...ownPages(product)]
  return all.filter(({ path }) => !Object.hasOwn(draft, path))
}

/**
 * A new form starts as a copy of the form of another type of the same kind, because that has the fields that the server
 * reads.
 */
function memberForms(draft: ConfigurationDocuments): Addition[] {
  const types = parsedDocument(draft, 'memberTypes.json')
  if (!Array.isArray(types)) return []
  return (types as MemberTypeShape[]).map(({ oneMemberType, memberType }) => {
    const kind = `formConfig/${FunctionCode.Member}-${oneMemberType}-`
    const from = Object.keys(draft).find((path) => path.startsWith(kind))
    return { path: `${kind}${memberType}.json`, ...(from !== undefined && { from }) }
  })
}

/** A test has the first number that no other test of its form has. */
const tests = (draft: ConfigurationDocuments): Addition[] =>
  inFolder(draft, 'formConfig').map(([form]) => {
    const pathOf = (number: number) => `scenarios/${form}/test-${number}.scenario.json`
    let number = 1
    while (Object.hasOwn(draft, pathOf(number))) number += 1
    return { path: pathOf(number) }
  })

const ownPages = (product: LintInput): Addition[] =>
  [...productPages(product).keys()].map((path) => ({ path }))
