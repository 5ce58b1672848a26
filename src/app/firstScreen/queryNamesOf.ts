import { ANY_QUERY, type FirstScreen } from '#contract/firstScreen.ts'
import { oncePer } from '#domain/oncePer.ts'
import { STEP } from '#runtime/core/boot/addressKey.ts'
import { MODULE_PATH, MODULE_QUERY } from '#runtime/core/boot/pageOf.ts'
import type { Address } from '#runtime/core/ports/navigation.ts'

const NAMED = /\broute\.query\.(\w+)/g
/** All of the query, or all of the address. */
const ALL = /"route(?:\.query)?"/

/** Returns the query parameters that decide what the pages of an address show: those that route, and those they name. */
export function queryNamesOf({ path }: Address, pages: FirstScreen['pages']): string[] {
  const named = Object.values(pages).flatMap(namesIn)
  const routing = path === MODULE_PATH ? MODULE_QUERY : []
  return [...new Set([...named, ...routing, STEP])]
}

const namesIn = oncePer((page: FirstScreen['pages'][string]): string[] => {
  const text = JSON.stringify(page)
  const named = [...text.matchAll(NAMED)].map(([, name = '']) => name)
  return ALL.test(text) ? [...named, ANY_QUERY] : named
})
