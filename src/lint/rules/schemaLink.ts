import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { get, textOf } from '../document/located.ts'
import type { DocumentKind } from '../model/documents.ts'

/** A panel is a list, which names none. */
const SCHEMA: Partial<Record<DocumentKind, string>> = {
  page: 'page.schema.json',
  dialog: 'page.schema.json',
  fragment: 'fragment.schema.json',
  payload: 'payload.schema.json',
  site: 'site.schema.json',
}

/** `$schema` names the schema of this kind of document; a wrong one turns the editor's help off, or wrong. */
export const schemaLink: Rule = {
  name: 'schema-link',
  check: ({ documents }) =>
    documents.all.flatMap(({ kind, root }) => {
      const link = get(root, '$schema')
      const file = textOf(link)
      const schema = SCHEMA[kind]
      if (!link || !schema || !file || file.split('/').at(-1) === schema) return []
      const message = `$schema 应该指向 ${schema}，否则编辑器不能提示`
      return [findingAt(link, { code: 'schema-link', severity: 'warning', message })]
    }),
}
