import type { Finding } from '#contract/finding.ts'
import type { FragmentDocument, PageDocument } from '#contract/page.gen.ts'
import { putOwn } from '#contract/record.ts'
import { DEVICES } from '#contract/value.ts'
import type { Documents, Fault, Loaded } from '../ports/documents.ts'
import { loadOperators, needsOperators } from '../value/pageOperators.ts'
import { expand } from './expand.ts'
import { fragmentsUsed } from './fragmentsUsed.ts'
import { bodyOf } from './fragmentUse.ts'

/** A page ready to open, or the findings that prevent it. */
export interface LoadedPage {
  document: PageDocument | null
  /** Errors of the page and of its fragments. */
  findings: Finding[]
  faults: Fault[]
}

/**
 * Loads a page or dialog with all its fragments and expands them, and the operators of its rules. Rejects only when
 * loading fails.
 */
export async function loadDocument(
  documents: Documents,
  kind: 'page' | 'dialog',
  id: string,
): Promise<LoadedPage> {
  const { document, findings } = await documents[kind](id)
  if (!document) return { document, findings, faults: [] }
  const fragments = await loadFragments(documents, [document.views, document.model.forms])
  const found = [...findings, ...fragments.findings].filter(({ severity }) => severity === 'error')
  const expanded = withFragments(document, fragments.found)
  if (needsOperators(expanded.document)) await loadOperators()
  return { ...expanded, findings: found }
}

function withFragments(document: PageDocument, found: Record<string, FragmentDocument>) {
  const faults: Fault[] = []
  const placed = <Part>(part: Part, place: string): Part => {
    const expanded = expand(part, found)
    for (const fault of expanded.faults)
      faults.push({ ...fault, path: `${document.id}#${place}${fault.path}` })
    return expanded.node
  }
  const views: PageDocument['views'] = {}
  for (const device of DEVICES) {
    const tree = document.views[device]
    if (tree) views[device] = placed(tree, `/views/${device}`)
  }
  const { model } = document
  const forms = model.forms && placed(model.forms, '/model/forms')
  return { document: { ...document, model: { ...model, ...(forms && { forms }) }, views }, faults }
}

/** Loads fragments level by level, including those used by fragments, each name once. */
async function loadFragments(documents: Documents, tree: unknown) {
  const found: Record<string, FragmentDocument> = {}
  const findings: Finding[] = []
  const asked = new Set<string>()
  let wanted = fragmentsUsed(tree)
  while (wanted.length > 0) {
    for (const id of wanted) asked.add(id)
    const loaded: [string, Loaded<FragmentDocument>][] = await Promise.all(
      wanted.map(async (id) => [id, await documents.fragment(id)]),
    )
    for (const [id, one] of loaded) {
      if (one.document) putOwn(found, id, one.document)
      findings.push(...one.findings)
    }
    wanted = fragmentsUsed(loaded.map(([, { document }]) => document && bodyOf(document))).filter(
      (id) => !asked.has(id),
    )
  }
  return { found, findings }
}
