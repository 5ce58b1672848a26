import type { Action } from '#contract/page.gen.ts'
import { ownValue } from '#contract/record.ts'
import { textOf } from '../document/located.ts'
import type { PageSite } from '../model/pageSite.ts'

/** Parts of an action, and whether the part starts it without a press. */
const ACTION_PARTS: Readonly<Record<keyof Action, 'starts' | 'part'>> = {
  label: 'part',
  for: 'part',
  on: 'starts',
  when: 'part',
  disabled: 'part',
  require: 'part',
  do: 'part',
}

/**
 * Properties of nodes that name actions, and whether a person presses, picks or submits something for the action to
 * run. A dialog in a page may close itself. A property that is missing here counts as one that needs no press.
 */
export const ACTION_PROPERTIES: Readonly<Record<string, 'pressed' | 'unpressed'>> = {
  action: 'pressed',
  actions: 'pressed',
  beside: 'pressed',
  onChange: 'pressed',
  onClose: 'unpressed',
  onItem: 'pressed',
  reset: 'pressed',
  retry: 'pressed',
  rowActions: 'pressed',
  submit: 'pressed',
}

/** Names of the page's actions that may run without a press. */
export function unpressedActions(site: PageSite): ReadonlySet<string> {
  const started = [...site.actions.values()].filter(({ value }) =>
    value.entries.some(({ name }) => ACTION_PARTS[name as keyof Action] !== 'part'),
  )
  const named = site
    .uses('action')
    .flatMap(({ at, segments }) => (isPressed(segments) ? [] : (textOf(at) ?? [])))
  return new Set([...started.map(({ name }) => name), ...named])
}

/** The property is the last name, or, where it holds a list or a table, the one before. */
function isPressed(segments: readonly string[]): boolean {
  const [last = '', before = ''] = segments.filter((name) => !/^\d+$/.test(name)).reverse()
  const kind = ownValue(ACTION_PROPERTIES, last) ?? ownValue(ACTION_PROPERTIES, before)
  return kind === 'pressed'
}
