import type { Schema } from '#contract/calls.ts'
import type { FileFinding, FittedOverrides } from '#contract/finding.ts'
import type { OrgConfiguration } from '../documents/orgConfiguration.ts'
import { type CheckedProduct, type Product, readCheckedProduct } from '../product/checkedProduct.ts'
import {
  type Document,
  findingsOf,
  type Library,
  type OverrideParts,
  organisationLibrary,
  productLibrary,
  usable,
} from './library.ts'
import { NAMED_KINDS, type Named, namedIn } from './namedIn.ts'
import { type SubmissionChecks, submissionChecks } from './submissionChecks.ts'
import type { SubmissionPages } from './submissionPages.ts'

/** The pages of the site: the product's own documents under schemas/, and the overrides of an organisation. */
export interface PageDocuments extends SubmissionPages {
  /**
   * Returns a page with all documents to which it refers; `page` is null when it is missing or has errors, which the
   * findings explain. The object is cached and must not be modified.
   */
  find(id: string, configuration: OrgConfiguration): Promise<Schema<'PageDocument'>>
  /** The organisation's overrides that are not shown, with the reasons, for its staff only. */
  misfits(configuration: OrgConfiguration): Promise<FittedOverrides>
  /** The product's own documents, against which overrides are checked. */
  product(): Product
  /** Findings in the product's own documents. */
  findings(): FileFinding[]
  /** For development: reads the product again after a change under schemas/. */
  reload(): Promise<void>
}

/**
 * Creates the page documents of the product; organisations without overrides share one library.
 * @param overrides called once per configuration
 */
export function createPageDocuments(
  documents: CheckedProduct,
  overrides: OverrideParts,
): PageDocuments {
  let product = documents
  let base = productLibrary(product)
  let libraries = new WeakMap<OrgConfiguration, Promise<Library>>()
  const libraryOf = (configuration: OrgConfiguration): Promise<Library> => {
    const cached = libraries.get(configuration)
    if (cached) return cached
    const library = organisationLibrary(base, { configuration, product }, overrides)
    libraries.set(configuration, library)
    library.catch(() => libraries.delete(configuration))
    return library
  }
  const answers = new WeakMap<Library, Map<string, Schema<'PageDocument'>>>()
  const answerIn = (library: Library, id: string): Schema<'PageDocument'> => {
    const known = answers.get(library) ?? new Map<string, Schema<'PageDocument'>>()
    answers.set(library, known)
    const answer = known.get(id) ?? answerOf(library, id)
    // Unknown ids are not cached, because any caller may make them up.
    if (answer.page) known.set(id, answer)
    return answer
  }
  const checks = new WeakMap<Library, SubmissionChecks>()
  const checksOf = (library: Library): SubmissionChecks => {
    const found = checks.get(library) ?? submissionChecks(library, product.operations)
    checks.set(library, found)
    return found
  }
  return {
    find: async (id, configuration) => answerIn(await libraryOf(configuration), id),
    submissionChecks: async (call, configuration) =>
      checksOf(await libraryOf(configuration)).get(call) ?? [],
    misfits: async (configuration) => (await libraryOf(configuration)).misfits,
    product: () => product,
    findings: () => [...base.findings.values()].flat(),
    async reload() {
      product = await readCheckedProduct()
      base = productLibrary(product)
      libraries = new WeakMap()
    },
  }
}

function answerOf(library: Library, id: string): Schema<'PageDocument'> {
  const key = NAMED_KINDS.some((kind) => id.startsWith(`${kind}/`)) ? id : `pages/${id}`
  const page = usable(library, key)
  const named = page ? collect(library, page) : new Map<string, Document | undefined>()
  return {
    page: page ?? null,
    dialogs: ofKind(named, 'dialogs'),
    fragments: ofKind(named, 'fragments'),
    payloads: ofKind(named, 'payloads'),
    findings: [key, ...named.keys()].flatMap((one) => [...findingsOf(library, one)]),
  }
}

/**
 * Collects all documents to which a document refers, directly or indirectly, each once: `fragments/join/read` →
 * document.
 */
function collect(library: Library, document: Document): Map<string, Document | undefined> {
  const found = new Map<string, Document | undefined>()
  const waiting: Document[] = [document]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const fresh = keysOf(namedIn(next)).filter((key) => !found.has(key))
    for (const key of fresh) {
      const named = usable(library, key)
      found.set(key, named)
      if (named) waiting.push(named)
    }
  }
  return found
}

const keysOf = (named: Named) =>
  NAMED_KINDS.flatMap((kind) => [...named[kind]].map((id) => `${kind}/${id}`))

function ofKind(named: ReadonlyMap<string, Document | undefined>, kind: keyof Named) {
  const own = [...named].filter(([key, document]) => document && key.startsWith(`${kind}/`))
  return Object.fromEntries(
    own.map(([key, document]) => [key.slice(kind.length + 1), document ?? {}]),
  )
}
