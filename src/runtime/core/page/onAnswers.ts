import type { Action } from '#contract/page.ts'

const DATA = 'data.'

/** Source id → the actions that run when it gets a value. */
export function actionsOnAnswers(actions: Readonly<Record<string, Action>>): Map<string, string[]> {
  const table = new Map<string, string[]>()
  for (const [id, { on }] of Object.entries(actions)) {
    if (!on?.startsWith(DATA)) continue
    const source = on.slice(DATA.length)
    table.set(source, [...(table.get(source) ?? []), id])
  }
  return table
}

/** The actions that run when the page is open. */
export const actionsOnOpening = (actions: Readonly<Record<string, Action>>): string[] =>
  Object.entries(actions).flatMap(([id, { on }]) => (on === 'open' ? [id] : []))
