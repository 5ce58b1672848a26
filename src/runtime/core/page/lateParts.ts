import type { PageModel } from '#contract/page.ts'
import { loadOnce } from '../loadOnce.ts'
import type { Forms } from './forms.ts'
import type { PARTS_FEW_HAVE } from './partsFewHave.ts'
import type { Timers } from './timers.ts'

type LateParts = typeof PARTS_FEW_HAVE

/** Whether a page has a part that few have. */
export const needsLateParts = ({ forms, flow, timers }: Partial<PageModel>): boolean =>
  flow !== undefined || Object.keys({ ...forms, ...timers }).length > 0

const parts = loadOnce(async () => (await import('./partsFewHave.ts')).PARTS_FEW_HAVE)

/** Loads them; whoever brings documents does so before a page that needs them is opened. */
export const loadLateParts = parts.load

/** @throws before `loadLateParts` */
export function lateParts(): LateParts {
  const loaded = parts.loaded()
  if (!loaded) throw new Error('a page with forms, a wizard or timers was opened too early')
  return loaded
}

const nothing = () => {}

export const NO_FORMS: Forms = {
  get: () => ({}),
  form: () => null,
  reconsider: nothing,
  keepable: () => ({}),
  risk: () => 'nothing',
  submitted: () => false,
  dispose: nothing,
}

export const NO_TIMERS: Timers = {
  get: () => ({}),
  start: nothing,
  stop: nothing,
  resume: nothing,
  dispose: nothing,
}
