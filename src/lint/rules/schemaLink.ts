import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { get, textOf } from '../document/located.ts'
import type { DocumentKind } from '../model/documents.ts'

const SCHEMA: Record<DocumentKind, string> = {
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
      if (!link || file === undefined || file.split('/').at(-1) === SCHEMA[kind]) return []
      const message = `$schema 应该指向 ${SCHEMA[kind]}，否则编辑器不能提示`
      return [findingAt(link, { code: 'schema-link', severity: 'warning', message })]
    }),
}
