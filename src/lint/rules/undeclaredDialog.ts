import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { get, textOf } from '../document/located.ts'

/** A dialog that a page opens is in its `dialogs`, so that it is loaded with the page. */
export const undeclaredDialog: Rule = {
  name: 'undeclared-dialog',
  check: ({ pages, documents }) =>
    pages.flatMap((page) => {
      const declared = get(get(page.root, 'model'), 'dialogs')?.items.map(textOf) ?? []
      return page.uses('step').flatMap(({ at }) => {
        const opened = get(at, 'open')
        const id = textOf(opened)
        if (!opened || id === undefined || declared.includes(id)) return []
        if (!documents.of('dialog').has(id)) return []
        const message = `对话框“${id}”没有写在 model.dialogs 里`
        return [findingAt(opened, { code: 'undeclared-dialog', message })]
      })
    }),
}
