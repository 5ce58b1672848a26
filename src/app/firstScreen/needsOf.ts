import type { CallData } from '#contract/calls.ts'
import type { Device } from '#contract/value.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { oncePer } from '#domain/oncePer.ts'

/** The code a screen needs: the kinds of its nodes, and whether it has a form. */
export function needsOf(
  answers: readonly CallData<'page'>[],
  device: Device,
): { kinds: string[]; hasForms: boolean } {
  const kinds = new Set<string>()
  for (const { page, fragments } of answers) {
    const view = isRecord(page?.views) ? page.views[device] : undefined
    for (const tree of [view, ...Object.values(fragments)])
      if (isRecord(tree)) for (const kind of kindsIn(tree)) kinds.add(kind)
  }
  return { kinds: [...kinds], hasForms: answers.some(({ page }) => formsOf(page).length > 0) }
}

const kindsIn = oncePer((tree: object): ReadonlySet<string> => {
  const kinds = new Set<string>()
  collect(tree, kinds)
  return kinds
})

function collect(part: unknown, kinds: Set<string>): void {
  if (Array.isArray(part)) for (const one of part) collect(one, kinds)
  if (!isRecord(part)) return
  if (typeof part.type === 'string') kinds.add(part.type)
  for (const value of Object.values(part)) collect(value, kinds)
}

const formsOf = (page: unknown): string[] =>
  isRecord(page) && isRecord(page.model) && isRecord(page.model.forms)
    ? Object.keys(page.model.forms)
    : []
