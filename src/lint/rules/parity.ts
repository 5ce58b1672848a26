import type { FileFinding } from '#contract/finding.ts'
import { DEVICES, type Device } from '#contract/value.ts'
import { suggest } from '#domain/text/suggest.ts'
import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { type Entry, entryMap, get, textOf } from '../document/located.ts'
import type { PageSite } from '../model/pageSite.ts'

const NAMES: Record<Device, string> = { pc: 'PC', mobile: '手机' }

/** Both devices have a view and offer the same actions, or `parity` gives the reason. */
export const parity: Rule = {
  name: 'parity',
  check: ({ pages }) => pages.flatMap((page) => [...views(page), ...actions(page), ...idle(page)]),
}

const reasons = (page: PageSite) => entryMap(get(page.root, 'parity'))
const hasView = (page: PageSite, device: Device): boolean =>
  get(get(page.root, 'views'), device) !== undefined

function views(page: PageSite): FileFinding[] {
  const key = page.root.entries.find(({ name }) => name === 'views')?.key
  return DEVICES.flatMap((device) => {
    if (!key || hasView(page, device) || reasons(page).has(device)) return []
    const message = `没有${NAMES[device]}视图`
    const hint = `写出 views.${device}，或在 parity.${device} 里说明为什么没有。`
    return [findingAt(key, { code: 'parity-view', message, hint })]
  })
}

/** Devices a page offers an action on, among those it has a view for. */
function offeredOn(page: PageSite, action: string): Device[] {
  const uses = page.uses('action').filter(({ at }) => textOf(at) === action)
  return DEVICES.filter((device) => uses.some(({ around }) => around.devices.includes(device)))
}

function actions(page: PageSite): FileFinding[] {
  if (!DEVICES.every((device) => hasView(page, device))) return []
  return [...page.actions.values()].flatMap(({ key, name }) => {
    const [device, other] = offeredOn(page, name)
    if (!device || other || reasons(page).has(name)) return []
    const [missing] = DEVICES.filter((one) => one !== device)
    const message = `动作“${name}”只在${NAMES[device]}视图里`
    const hint = `在${missing ? NAMES[missing] : ''}视图里也放上它，或在 parity 里说明为什么没有。`
    return [findingAt(key, { code: 'parity-action', message, hint })]
  })
}

/** A reason for a difference that is not there misleads the reader. */
function idle(page: PageSite): FileFinding[] {
  return [...reasons(page).values()].flatMap((entry) => {
    const why = idleBecause(page, entry)
    return why === undefined ? [] : [findingAt(entry.key, { code: 'parity-idle', ...why })]
  })
}

function idleBecause(page: PageSite, { name }: Entry) {
  const device = DEVICES.find((one) => one === name)
  if (device)
    return hasView(page, device) ? { message: `页面有${NAMES[device]}视图，不用说明` } : undefined
  if (!page.actions.has(name)) {
    const hint = suggest(name, page.actions.keys())
    return { message: `没有名为“${name}”的动作`, hint }
  }
  return offeredOn(page, name).length === 2
    ? { message: `两种设备都有动作“${name}”，不用说明` }
    : undefined
}
