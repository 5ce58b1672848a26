import type { FileFinding, FittedOverrides } from '#contract/finding.ts'
import { fitOverrides } from '#lint/fitOverrides.ts'
import type { LintInput } from '#lint/input.ts'
import { lintOrganisation } from '#lint/lintOrganisation.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import { readDictionaries } from '../documents/openConfiguration.ts'
import { organisationDocuments } from '../documents/organisationDocuments.ts'
import type { ConfigurationDocuments } from '../documents/orgConfiguration.ts'
import { checkCertificates } from './checkCertificates.ts'
import { checkReferences } from './checkReferences.ts'
import { checkScenarios } from './checkScenarios.ts'
import { checkShapes } from './checkShapes.ts'
import { checkVanishedCodes } from './checkVanishedCodes.ts'
import type { ConfigurationChecker } from './configurationChecker.ts'
import { checkWayIn } from './wayIn/checkWayIn.ts'

export interface CheckParts {
  product: LintInput
  shared: SharedData
  /** Moment with which periods are compared; the present by default. */
  now?: Date
  /** Called with the path of each document before it is checked, with '' for checks across several. */
  tellAt?: (path: string) => void
}

/** Checks on the calling thread, for a command, where no other caller has to wait. */
export const checkerHere = (parts: CheckParts): ConfigurationChecker => ({
  check: async (documents, published) => checkConfiguration(documents, parts, published),
  fitOverrides: async (documents) => fitConfiguration(documents, parts),
  reload() {},
})

export const hasErrors = (findings: readonly FileFinding[]): boolean =>
  findings.some(({ severity }) => severity === 'error')

/**
 * Checks a configuration in three steps: JSON and schema of each document; references between documents; forms and page
 * overrides by the product's lint. Errors of the first step end the check.
 * @param published the currently published documents: their codes may be retired, not removed
 */
export function checkConfiguration(
  documents: ConfigurationDocuments,
  { product, shared, now, tellAt }: CheckParts,
  published: ConfigurationDocuments = {},
): FileFinding[] {
  const shapes = checkShapes(documents, tellAt)
  if (hasErrors(shapes)) return shapes
  const linted = lintOrganisation(withShared({ product, shared }), ownDocuments(documents), tellAt)
  return [
    ...shapes,
    ...checkReferences(documents, published, now),
    ...checkVanishedCodes(published, documents),
    ...checkCertificates(documents),
    ...checkScenarios(documents),
    ...checkWayIn(documents, product),
    ...linted,
  ]
}

/** Finds the overrides of a stored configuration that this product can show. */
export const fitConfiguration = (
  documents: ConfigurationDocuments,
  parts: CheckParts,
): FittedOverrides => fitOverrides(withShared(parts), ownDocuments(documents))

const withShared = ({ product, shared }: CheckParts): LintInput => ({
  ...product,
  dictionaries: shared.dictionaries,
})

const ownDocuments = (documents: ConfigurationDocuments) =>
  organisationDocuments({ documents, dictionaries: readDictionaries(documents) })
