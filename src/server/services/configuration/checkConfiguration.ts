import type { FileFinding } from '#contract/finding.ts'
import type { LintInput } from '#lint/input.ts'
import { lintOrganisation } from '#lint/lintOrganisation.ts'
import { checkCertificates } from '../certificates/checkCertificates.ts'
import type { SharedData } from '../shared/sharedData.ts'
import { checkReferences } from './checkReferences.ts'
import { checkShapes } from './checkShapes.ts'
import { checkVanishedCodes } from './checkVanishedCodes.ts'
import type { ConfigurationDocuments } from './documents.ts'
import { readDictionaries } from './openConfiguration.ts'
import { organisationDocuments } from './organisationDocuments.ts'

export interface CheckParts {
  product: LintInput
  shared: SharedData
}

export const hasErrors = (findings: readonly FileFinding[]): boolean =>
  findings.some(({ severity }) => severity === 'error')

/**
 * Everything wrong with a configuration, in three steps: each document's JSON and shape; what the documents name of
 * one another; forms and page overrides by the product's own lint. A step is not begun on top of errors of the one before.
 * @param published the documents that serve now: a code of theirs may be retired, not removed
 */
export function checkConfiguration(
  documents: ConfigurationDocuments,
  { product, shared }: CheckParts,
  published: ConfigurationDocuments = {},
): FileFinding[] {
  const shapes = checkShapes(documents)
  if (hasErrors(shapes)) return shapes
  const own = organisationDocuments({ documents, dictionaries: readDictionaries(documents) })
  const linted = lintOrganisation({ ...product, dictionaries: shared.dictionaries }, own)
  return [
    ...shapes,
    ...checkReferences(documents),
    ...checkVanishedCodes(published, documents),
    ...checkCertificates(documents),
    ...linted,
  ]
}
