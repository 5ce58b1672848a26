import type { FileFinding } from '#contract/finding.ts'
import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { get, textOf } from '../document/located.ts'
import type { PageSite } from '../model/pageSite.ts'
import type { Use } from '../model/tree.ts'

const CODE = 'row-action'

/** An action `for` a row is used only inside a row; the actions a table offers per row are such actions. */
export const rowAction: Rule = {
  name: CODE,
  check: ({ pages }) =>
    pages.flatMap((page) => page.uses('action').flatMap((use) => checkUse(use, page))),
}

function checkUse({ at, holder, around }: Use, page: PageSite): FileFinding[] {
  const name = textOf(at) ?? ''
  const action = page.actions.get(name)
  if (!action) return []
  const forRow = get(action.value, 'for')?.value === 'row'
  if (forRow && !around.row) {
    const hint = '把它放进表格的 rowActions 或列表的条目里，或去掉 "for": "row"。'
    return [findingAt(at, { code: CODE, message: `动作“${name}”是对一行记录的，这里没有行`, hint })]
  }
  const offered = holder !== undefined && holder.items.length > 0
  if (forRow || !offered || !around.row) return []
  const message = `rowActions 里的动作“${name}”要有 "for": "row"`
  return [findingAt(at, { code: CODE, message })]
}
