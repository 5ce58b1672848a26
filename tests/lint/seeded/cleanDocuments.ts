import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseApi } from '#contract/apiDocument.ts'
import type { SourceText } from '#lint/document/located.ts'
import type { LintInput } from '#lint/input.ts'
import { readFolder } from '#lint/readDocuments.ts'
import { readDictionaries } from '#lint/readOrganisation.ts'

const PROJECT = resolve(import.meta.dirname, '../../..')
export const FIXTURES = join(PROJECT, 'fixtures/lint')
const CLEAN = join(FIXTURES, 'clean')

/** A small site without a mistake, file → text; every seeded error is an edit of it. */
export async function cleanTexts(): Promise<ReadonlyMap<string, string>> {
  const files = await readFolder(CLEAN, CLEAN)
  return new Map(files.map(({ file, text }) => [file, text]))
}

const dictionaries = await readDictionaries(join(PROJECT, 'fixtures/dictionaries'))
const operations = parseApi(readFileSync(join(PROJECT, 'schemas/api.json'), 'utf8'))

/** What the lint is given when these are the site's files. */
export function inputOf(texts: ReadonlyMap<string, string>): LintInput {
  const below = (folder: string): SourceText[] =>
    [...texts].flatMap(([file, text]) =>
      file.startsWith(`${folder}/`)
        ? [{ file, id: file.slice(folder.length + 1).replace(/\.json$/, ''), text }]
        : [],
    )
  return {
    pages: below('pages'),
    dialogs: below('dialogs'),
    fragments: below('fragments'),
    panels: below('panels/field'),
    payloads: below('payloads'),
    site: { file: 'site.json', id: 'site', text: texts.get('site.json') ?? '' },
    operations,
    adapters: ['returns'],
    dictionaries,
    components: { chart: { props: { values: 'required', colour: 'optional' } } },
  }
}
