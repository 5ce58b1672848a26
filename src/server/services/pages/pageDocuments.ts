import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Schema } from '#contract/calls.ts'
import type { FileFinding, Finding } from '#contract/finding.ts'
import { ROOT } from '../../root.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import { type Named, namedIn } from './namedIn.ts'

/** The screens: the product's own documents under schemas/, and what an organisation overrides. */
export interface PageDocuments {
  /** A page with everything it names; `page` is null when it is missing or has errors, and the findings say why. */
  find(id: string, configuration: OrgConfiguration): Promise<Schema<'PageDocument'>>
  /** Texts of the product's own documents by path, such as `pages/home.json`. */
  texts(): ReadonlyMap<string, string>
}

/** Checks a set of documents by path (the product's, overridden by an organisation's). */
export type DocumentLint = (texts: ReadonlyMap<string, string>) => Promise<FileFinding[]>

export interface PageDocumentOptions {
  lint: DocumentLint
  /** Development: read again whenever asked. */
  reread: boolean
}

type Kind = keyof Named
const KINDS = ['dialogs', 'fragments', 'payloads'] as const satisfies Kind[]
const FOLDERS = ['pages', ...KINDS]

interface Checked {
  texts: ReadonlyMap<string, string>
  /** By path. */
  findings: ReadonlyMap<string, Finding[]>
}

export function createPageDocuments({ lint, reread }: PageDocumentOptions): PageDocuments {
  let product = readProduct()
  const checked = new WeakMap<object, Promise<Checked>>()
  const check = (configuration: OrgConfiguration): Promise<Checked> => {
    if (reread) product = readProduct()
    const known = reread ? undefined : checked.get(configuration)
    const result = known ?? checkAll(overridden(product, configuration), lint)
    checked.set(configuration, result)
    return result
  }
  return {
    texts: () => product,
    find: async (id, configuration) => answerOf(await check(configuration), id),
  }
}

function readProduct(): ReadonlyMap<string, string> {
  const root = join(ROOT, 'schemas')
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }),
  )
  return new Map(
    files
      .filter((file) => file.isFile() && file.name.endsWith('.json'))
      .map((file) => join(file.parentPath, file.name))
      .map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')]),
  )
}

/** Overrides stand in the configuration under the same paths. */
export function overridden(
  product: ReadonlyMap<string, string>,
  { documents }: Pick<OrgConfiguration, 'documents'>,
): ReadonlyMap<string, string> {
  const own = Object.entries(documents).filter(([path]) =>
    FOLDERS.some((folder) => path.startsWith(`${folder}/`)),
  )
  return new Map([...product, ...own])
}

async function checkAll(texts: ReadonlyMap<string, string>, lint: DocumentLint): Promise<Checked> {
  const findings = new Map<string, Finding[]>()
  for (const { file, ...finding } of await lint(texts))
    findings.set(file, [...(findings.get(file) ?? []), finding])
  return { texts, findings }
}

function answerOf(checked: Checked, id: string): Schema<'PageDocument'> {
  const path = pathOf(id)
  const page = usable(checked, path)
  const named: Named = { dialogs: new Set(), fragments: new Set(), payloads: new Set() }
  if (page) collect(checked, page, named)
  const paths = [
    path,
    ...KINDS.flatMap((kind) => [...named[kind]].map((one) => `${kind}/${one}.json`)),
  ]
  return {
    page: page ?? null,
    ...documentsOf(checked, named),
    findings: paths.flatMap((one) =>
      (checked.findings.get(one) ?? []).map((finding) => ({ file: one, ...finding })),
    ),
  }
}

/** `home` is a page; dialogs, fragments and payloads are asked for with their folder. */
function pathOf(id: string): string {
  return KINDS.some((kind) => id.startsWith(`${kind}/`)) ? `${id}.json` : `pages/${id}.json`
}

/** The parsed document, unless it is missing or the check found an error in it. */
function usable({ texts, findings }: Checked, path: string): Record<string, unknown> | undefined {
  const text = texts.get(path)
  const wrong = findings.get(path)?.some(({ severity }) => severity === 'error')
  if (text === undefined || wrong) return undefined
  return JSON.parse(text) as Record<string, unknown>
}

/** Everything named, however deep, each once. */
function collect(checked: Checked, document: unknown, into: Named): void {
  const found = namedIn(document)
  for (const kind of KINDS)
    for (const id of found[kind]) {
      if (into[kind].has(id)) continue
      into[kind].add(id)
      const next = usable(checked, `${kind}/${id}.json`)
      if (next) collect(checked, next, into)
    }
}

function documentsOf(checked: Checked, named: Named) {
  const read = (kind: Kind) =>
    Object.fromEntries(
      [...named[kind]].flatMap((id) => {
        const document = usable(checked, `${kind}/${id}.json`)
        return document ? [[id, document]] : []
      }),
    )
  return { dialogs: read('dialogs'), fragments: read('fragments'), payloads: read('payloads') }
}
