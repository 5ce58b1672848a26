import type { FileFinding } from '#contract/finding.ts'
import { suggest } from '#domain/text/suggest.ts'
import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { get, type Located, type Place, textOf } from '../document/located.ts'
import type { PageSite } from '../model/pageSite.ts'

const PREFIX = 'step:'
const MOVES = ['next', 'prev']

/** Wizard steps that are drawn or gone to are named by the page's flow, and every named step is drawn. */
export const unknownStep: Rule = {
  name: 'unknown-step',
  check: ({ pages }) =>
    pages.flatMap((page) => {
      const flow = get(get(page.root, 'model'), 'flow')
      const names = get(flow, 'names')?.entries.map(({ value }) => value) ?? []
      const stepNames = names.flatMap((name) => textOf(name) ?? [])
      return [
        ...targets(page).flatMap(({ at, name }) => checkName(at, name, flow, stepNames)),
        ...wizards(page).flatMap((node) => checkBodies(node, flow, stepNames)),
      ]
    }),
}

/** The targets of `go`; `validate` treats a page without steps as one. */
function targets(page: PageSite): { at: Located; name: string | undefined }[] {
  return page.uses('go').flatMap(({ at }) => {
    const target = textOf(at) ?? ''
    if (!target.startsWith(PREFIX)) return []
    const name = target.slice(PREFIX.length)
    return [{ at, name: MOVES.includes(name) ? undefined : name }]
  })
}

const wizards = (page: PageSite): Located[] =>
  page.uses('node').flatMap(({ at }) => (textOf(get(at, 'type')) === 'steps' ? [at] : []))

function checkBodies(
  node: Located,
  flow: Located | undefined,
  known: readonly string[],
): FileFinding[] {
  const bodies = get(node, 'bodies')?.entries ?? []
  const drawn = bodies.map(({ name }) => name)
  const missing = known.filter((name) => !drawn.includes(name))
  return [
    ...bodies.flatMap(({ key, name }) => checkName(key, name, flow, known)),
    ...missing.map((name) =>
      findingAt(get(node, 'bodies') ?? node, {
        code: 'step-without-body',
        message: `步骤“${name}”没有内容`,
        hint: '在 bodies 里写出这一步，或从 model.flow.names 里去掉它。',
      }),
    ),
  ]
}

function checkName(
  at: Place,
  name: string | undefined,
  flow: Located | undefined,
  known: readonly string[],
): FileFinding[] {
  if (!flow) {
    const hint = '在 model.flow 里写出步骤的顺序和名称。'
    return [findingAt(at, { code: 'unknown-step', message: '本页没有步骤（model.flow）', hint })]
  }
  if (name === undefined || known.includes(name)) return []
  const message = `model.flow.names 里没有步骤“${name}”`
  return [findingAt(at, { code: 'unknown-step', message, hint: suggest(name, known) })]
}
