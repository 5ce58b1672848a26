import type { Json } from '#contract/logic.ts'
import type { PageDocument } from '#contract/page.gen.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { hasEmptySegment } from '#domain/logic/emptySegment.ts'
import { addressKey } from '../boot/addressKey.ts'
import type { Host } from '../host.ts'
import type { Changes } from '../scope/changes.ts'
import { type CachedState, initialStateKey } from '../stateCache.ts'
import type { PageOptions } from './pageInstance.ts'

/** The declared state of a page: `page.<name>`, and nothing that was not declared. */
export interface PageState {
  get(): Readonly<Record<string, unknown>>
  /** `page.<name>` or a path inside it. Throws on a name that is not declared. */
  set(path: string, value: unknown): void
}

/**
 * @param declared the names with their start values
 * @param given overrides from a dialog's `with` or what the tab saved; undeclared names are ignored
 */
export function createPageState(
  declared: Record<string, Json>,
  given: Readonly<Record<string, unknown>>,
  changes: Changes,
): PageState {
  let state: Record<string, unknown> = { ...declared, ...onlyDeclared(declared, given) }
  return {
    get: () => state,
    set(path, value) {
      const segments = segmentsOf(path)
      const [name = ''] = segments
      if (!Object.hasOwn(declared, name)) throw new Error(`未声明的页面状态 ${path}`)
      const next = replaced(state, segments, value ?? null)
      if (Object.is(ownValue(next, name), ownValue(state, name))) return
      state = next
      changes.emit(path)
    },
  }
}

const onlyDeclared = (
  declared: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(declared, name)))

function segmentsOf(path: string): string[] {
  const [root, ...segments] = path.split('.')
  if (root !== 'page' || segments.length === 0 || hasEmptySegment(path))
    throw new Error(`不是页面状态的路径：${path}`)
  return segments
}

/** A copy with the value at the end of the path; objects on the way are made where there are none. */
function replaced(
  holder: Record<string, unknown>,
  [head = '', ...rest]: string[],
  value: unknown,
): Record<string, unknown> {
  if (rest.length === 0) return { ...holder, [head]: value }
  const inner = ownValue(holder, head)
  return { ...holder, [head]: replaced(isRecord(inner) ? inner : {}, rest, value) }
}

/** The declared state a page had when the user left this entry of the history. */
export interface EntryState {
  load(): CachedState
  save(state: CachedState): void
}

const NOT_CACHED: EntryState = { load: () => ({}), save: () => {} }

/**
 * Coming back by the history finds tab, keyword and page as they were left; coming anew finds the start values, or
 * what the page that led here handed over.
 * Not for frames and dialogs, which stand in no entry of their own, nor for wizards, which save more by themselves.
 */
export function createEntryState(
  { id, model }: PageDocument,
  { navigation, states }: Pick<Host, 'navigation' | 'states'>,
  { follows, close }: PageOptions,
): EntryState {
  const entry = navigation.entry()
  if (entry === '' || follows === 'any' || close || model.flow || !model.state) return NOT_CACHED
  const key = `${entry} ${id} ${addressKey(navigation.current())}`
  return {
    load: () => ({ ...states.get(initialStateKey(entry)), ...states.get(key) }),
    save: (state) => states.set(key, state),
  }
}
