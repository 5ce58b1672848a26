import type { Verb } from '#contract/page.gen.ts'
import { type Located, textOf } from '../document/located.ts'
import type { PageSite } from '../model/pageSite.ts'
import type { Use } from '../model/tree.ts'
import type { Api, Reach } from '../shape/operations.ts'
import { unpressedActions } from './pressed.ts'

/** What a page does beyond showing what its visitor may read. */
export interface Deed {
  /** The call, or the verb with its event: the same deed has the same name in every document. */
  name: string
  reach: Reach
  isPressed: boolean
  at: Located
}

/** Verbs other than `call`, and whether they reach beyond the page, its dialogs and the site. */
const VERBS: Readonly<Record<Exclude<Verb, 'call'>, 'outward' | 'inside'>> = {
  set: 'inside',
  go: 'inside',
  open: 'inside',
  close: 'inside',
  validate: 'inside',
  submit: 'inside',
  confirm: 'inside',
  notify: 'inside',
  refresh: 'inside',
  timer: 'inside',
  download: 'outward',
  print: 'inside',
  external: 'outward',
  emit: 'outward',
}

/**
 * Lists what a page or dialog does. Only its own document can do anything: fragments name actions, and payloads only
 * the call that they suit. Whatever is not in an action that runs when pressed runs unpressed: sources, checks of forms,
 * ends of timers, and every kind of trigger to come.
 */
export function deedsOf(site: PageSite, api: Api): Deed[] {
  const unpressed = unpressedActions(site)
  const isPressed = ([part, list, name = '']: readonly string[]) =>
    part === 'model' && list === 'actions' && !unpressed.has(name)
  return (site.trees[0]?.uses ?? []).flatMap((use) =>
    deedIn(use, api).map((deed) => ({ ...deed, isPressed: isPressed(use.segments) })),
  )
}

function deedIn({ role, at }: Use, api: Api): Omit<Deed, 'isPressed'>[] {
  if (role === 'call') return callIn(at, api)
  if (role !== 'step') return []
  return at.entries
    .filter(({ name }) => VERBS[name as keyof typeof VERBS] === 'outward')
    .map(({ name, value }) => {
      const event = name === 'emit' ? ` ${textOf(value) ?? ''}` : ''
      return { name: `${name}${event}`, reach: 'write', at: value }
    })
}

function callIn(at: Located, { operations }: Api): Omit<Deed, 'isPressed'>[] {
  const name = textOf(at) ?? ''
  const operation = operations.get(name)
  if (!operation?.reach) return []
  return [{ name: operation.aliasOf ?? name, reach: operation.reach, at }]
}
