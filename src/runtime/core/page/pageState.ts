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

/** The declared state of a page: `page.<name>`; undeclared names do not exist. */
export interface PageState {
  get(): Readonly<Record<string, unknown>>
  /** Sets `page.<name>` or a path inside it. Throws for an undeclared name. */
  set(path: string, value: unknown): void
}

/**
 * @param declared names with their initial values
 * @param given overrides from a dialog's `with` or from the tab's storage; undeclared names are ignored
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

/** Returns a copy with the value at the path; missing objects are created. */
function replaced(
  holder: Record<string, unknown>,
  [head = '', ...rest]: string[],
  value: unknown,
): Record<string, unknown> {
  if (rest.length === 0) return { ...holder, [head]: value }
  const inner = ownValue(holder, head)
  return { ...holder, [head]: replaced(isRecord(inner) ? inner : {}, rest, value) }
}

/** The declared state of a page when the user left this history entry. */
export interface EntryState {
  load(): CachedState
  save(state: CachedState): void
}

const NOT_CACHED: EntryState = { load: () => ({}), save: () => {} }

/**
 * Restores tab, keyword and page number when the user comes back through the history; a new visit gets initial values,
 * or those passed by the previous page. Not for shells and dialogs, which have no history entry, nor for wizards, which
 * store more by themselves.
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
