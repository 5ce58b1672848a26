import type { Schema } from '#contract/calls.ts'
import type { FileFinding, FittedOverrides } from '#contract/finding.ts'
import {
  type CheckedProduct,
  type Product,
  readCheckedProduct,
} from '../configuration/checkedProduct.ts'
import type { OrgConfiguration } from '../configuration/orgConfiguration.ts'
import type { SubmissionPages } from '../forms/submission.ts'
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

/** The screens: the product's own documents under schemas/, and what an organisation overrides. */
export interface PageDocuments extends SubmissionPages {
  /**
   * A page with everything it names; `page` is null when it is missing or has errors, and the findings say why. The same
   * object each time, which nobody changes.
   */
  find(id: string, configuration: OrgConfiguration): Promise<Schema<'PageDocument'>>
  /** The organisation's overrides that are not shown, and why: for its staff, never for visitors. */
  misfits(configuration: OrgConfiguration): Promise<FittedOverrides>
  /** The product's own documents: what an override is checked against. */
  product(): Product
  /** Findings in the product's own documents. */
  findings(): FileFinding[]
  /** Development: a document under schemas/ has changed. */
  reload(): Promise<void>
}

/**
 * Of the product's documents; an organisation without overrides shares their library.
 * @param overrides asked once a configuration
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
    // An id that no document has is anybody's: it is not remembered.
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

/** Everything a document names, however deep, each once: `fragments/join/read` → document. */
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
