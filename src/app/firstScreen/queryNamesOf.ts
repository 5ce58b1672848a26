import { ANY_QUERY, type FirstScreen } from '#contract/firstScreen.ts'
import { STEP } from '#runtime/core/boot/addressKey.ts'
import { MODULE_PATH, MODULE_QUERY } from '#runtime/core/boot/pageOf.ts'
import type { Address } from '#runtime/core/ports/navigation.ts'

const NAMED = /\broute\.query\.(\w+)/g
/** All of the query, or all of the address. */
const ALL = /"route(?:\.query)?"/

/** Returns the query parameters that decide what the pages of an address show: those that route, and those they name. */
export function queryNamesOf({ path }: Address, pages: FirstScreen['pages']): string[] {
  const text = JSON.stringify(pages)
  const named = [...text.matchAll(NAMED)].map(([, name = '']) => name)
  const routing = path === MODULE_PATH ? MODULE_QUERY : []
  return [...new Set([...named, ...routing, STEP, ...(ALL.test(text) ? [ANY_QUERY] : [])])]
}
