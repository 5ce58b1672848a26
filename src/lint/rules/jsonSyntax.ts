import type { Rule } from '../context.ts'
import { syntaxFindings } from '../syntaxFindings.ts'

/** A document is JSON. */
export const jsonSyntax: Rule = {
  name: 'json-syntax',
  check: ({ documents }) =>
    documents.all.flatMap(({ source, syntax }) => syntaxFindings(source, syntax)),
}
