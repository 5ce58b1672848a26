import type { PageDocument, PageModel } from '#contract/page.gen.ts'
import { loadOnce } from '../loadOnce.ts'
import type { Forms } from '../pageForms/forms.ts'
import type { LAZY_PARTS } from './lazyParts.ts'
import type { Timers } from './timers.ts'

type LazyParts = typeof LAZY_PARTS

/** True when a page has a part from the lazy chunk. */
export const needsLazyParts = ({ model = {}, require = [] }: LazilyRead): boolean =>
  require.length > 0 ||
  model.flow !== undefined ||
  Object.keys({ ...model.forms, ...model.timers }).length > 0

type LazilyRead = Pick<Partial<PageDocument>, 'require'> & { model?: Partial<PageModel> }

const parts = loadOnce(async () => (await import('./lazyParts.ts')).LAZY_PARTS)

/** Loads the chunk; called for every document that needs it, before it is opened. */
export const loadLazyParts = parts.load

/** @throws before `loadLazyParts` */
export function lazyParts(): LazyParts {
  const loaded = parts.loaded()
  if (!loaded) throw new Error('loadLazyParts has not run')
  return loaded
}

const nothing = () => {}

export const NO_FORMS: Forms = {
  get: () => ({}),
  form: () => null,
  reconsider: nothing,
  failed: () => false,
  retry: nothing,
  savableValues: () => ({}),
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
