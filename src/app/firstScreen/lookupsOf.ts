import type { FirstScreenRequest } from '#contract/firstScreen.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import type { Tables } from '#runtime/core/ports/lookups.ts'
import { createCell } from '#runtime/core/ports/observable.ts'
import { noting } from './noting.ts'

type Asking = Pick<FirstScreenRequest, 'site' | 'call'>

/**
 * Dictionaries on the server: loaded once a rule has read one, which happens on few screens. There are no areas,
 * because no first screen shows them.
 */
export function lookupsOf({ site, call }: Asking) {
  let isWanted = false
  let all: Dictionaries = {}
  const read = new Set<string>()
  const tables = createCell<Tables>({
    areLoading: true,
    get dictionaries() {
      isWanted = true
      return {}
    },
    areas: [],
  })
  return {
    tables,
    /** Loads the dictionaries when one was read while missing; false when none was, or they cannot be loaded. */
    async loadWanted(): Promise<boolean> {
      if (!isWanted) return false
      const asked = [call('dictionaryCache', {}), call('orgDictionaryCache', { orgId: site.orgId })]
      const answers = await Promise.all(asked).catch(() => [undefined])
      if (!answers.every(Boolean)) return false
      all = Object.assign({}, ...(answers as Dictionaries[]))
      tables.set({
        areLoading: true,
        dictionaries: noting(all, (name) => read.add(name)),
        areas: [],
      })
      return true
    },
    /** The dictionaries that were read; absent when none was. */
    drawn: (): { dictionaries?: Dictionaries } =>
      read.size === 0
        ? {}
        : {
            dictionaries: Object.fromEntries(
              [...read].map((name) => [name, ownValue(all, name) ?? []]),
            ),
          },
  }
}
