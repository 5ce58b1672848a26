import type { FileFinding } from '#contract/finding.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import type { SourceText } from './document/located.ts'
import { type LintInput, OVERRIDE_KINDS, type OverrideKind } from './input.ts'
import { lintDocuments } from './lintDocuments.ts'
import { lintFormConfig } from './lintFormConfig.ts'
import { oncePerProduct } from './oncePerProduct.ts'
import { checkDeeds } from './overrides/checkDeeds.ts'

/**
 * An organisation's configuration, as far as the lint checks it. Its documents replace the product's of the same id.
 */
export interface OrganisationDocuments extends Pick<LintInput, OverrideKind> {
  /** `{ formInfo, printInfo }` documents. */
  formConfig: readonly SourceText[]
  /** The organisation's own dictionaries, names with their prefix `ORG_`. */
  dictionaries: Dictionaries
}

/**
 * Returns the findings of an organisation's documents on top of the product's. An override is checked together with the
 * pages around it: findings in the product's own documents are reported only when the override caused them.
 * @param tellAt called with the file of each form before it is checked
 */
export function lintOrganisation(
  product: LintInput,
  own: OrganisationDocuments,
  tellAt: (file: string) => void = () => undefined,
): FileFinding[] {
  const dictionaries = { ...product.dictionaries, ...own.dictionaries }
  const forms = own.formConfig.flatMap((source) => {
    tellAt(source.file)
    return lintFormConfig(source, { ...product, dictionaries })
  })
  tellAt('')
  return [...overrideFindings(product, own), ...forms]
}

function overrideFindings(product: LintInput, own: OrganisationDocuments): FileFinding[] {
  if (OVERRIDE_KINDS.every((kind) => own[kind].length === 0)) return []
  const ofProduct = productFindings(product)
  const together = overlaid(product, own)
  return [
    ...lintDocuments(together).filter((finding) => !ofProduct.has(keyOf(finding))),
    ...checkDeeds(product, together, own),
  ]
}

const productFindings = oncePerProduct((product) => new Set(lintDocuments(product).map(keyOf)))

function overlaid(product: LintInput, own: OrganisationDocuments): LintInput {
  const merged = (kind: OverrideKind): readonly SourceText[] => {
    const replaced = new Set(own[kind].map(({ id }) => id))
    return [...product[kind].filter(({ id }) => !replaced.has(id)), ...own[kind]]
  }
  return {
    ...product,
    dictionaries: { ...product.dictionaries, ...own.dictionaries },
    pages: merged('pages'),
    dialogs: merged('dialogs'),
    fragments: merged('fragments'),
    payloads: merged('payloads'),
  }
}

const keyOf = ({ file, line, column, code, message }: FileFinding): string =>
  [file, line, column, code, message].join('\n')
