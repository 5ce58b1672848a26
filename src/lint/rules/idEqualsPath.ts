import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { get } from '../document/located.ts'

/** The path of a document is its id, so that a name leads to its file. */
export const idEqualsPath: Rule = {
  name: 'id-equals-path',
  check: ({ documents }) =>
    documents.all.flatMap(({ kind, source, root }) => {
      const id = get(root, 'id')
      if (kind === 'site' || !id || id.value === source.id) return []
      const message = `id 应该与文件路径相同：“${source.id}”`
      return [findingAt(id, { code: 'id-equals-path', message })]
    }),
}
