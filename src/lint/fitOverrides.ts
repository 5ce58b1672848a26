import type { FileFinding, FittedOverrides } from '#contract/finding.ts'
import { type LintInput, OVERRIDE_KINDS, type OverrideKind } from './input.ts'
import { lintOrganisation, type OrganisationDocuments } from './lintOrganisation.ts'

/**
 * Finds the overrides that do not fit the product, for example after an upgrade that changed names they use. An
 * override with an error is left out; when only the product's own documents have errors, all overrides shared by
 * several pages are left out. The remaining overrides have no errors.
 */
export function fitOverrides(product: LintInput, own: OrganisationDocuments): FittedOverrides {
  const dropped = new Set<string>()
  const findings = new Map<string, FileFinding>()
  for (;;) {
    const wrong = errorsOf(product, without(own, dropped))
    for (const finding of wrong) findings.set(keyOf(finding), finding)
    const files = new Set(wrong.map(({ file }) => file))
    if (files.size === 0) return { dropped: [...dropped], findings: [...findings.values()] }
    for (const file of misfits(without(own, dropped), files)) dropped.add(file)
  }
}

/** A round that leaves nothing of the product's out finds its errors again. */
const keyOf = ({ file, path, code, message }: FileFinding): string =>
  JSON.stringify([file, path, code, message])

const errorsOf = (product: LintInput, own: OrganisationDocuments): FileFinding[] =>
  lintOrganisation(product, { ...own, formConfig: [] }).filter(
    ({ severity }) => severity === 'error',
  )

const filesOf = (own: OrganisationDocuments, kinds: readonly OverrideKind[]): string[] =>
  kinds.flatMap((kind) => own[kind].map(({ file }) => file))

/** Returns the overrides to leave out next; never none while any are left, so that the search ends. */
function misfits(own: OrganisationDocuments, wrong: ReadonlySet<string>): string[] {
  const themselves = filesOf(own, OVERRIDE_KINDS).filter((file) => wrong.has(file))
  if (themselves.length > 0) return themselves
  const shared = filesOf(own, ['dialogs', 'fragments', 'payloads'])
  return shared.length > 0 ? shared : filesOf(own, OVERRIDE_KINDS)
}

function without(own: OrganisationDocuments, dropped: ReadonlySet<string>): OrganisationDocuments {
  const rest = OVERRIDE_KINDS.map((kind) => [
    kind,
    own[kind].filter(({ file }) => !dropped.has(file)),
  ])
  return { ...own, ...Object.fromEntries(rest) }
}
