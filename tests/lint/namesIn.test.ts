import { expect, test } from 'vitest'
import { createContext } from '#lint/context.ts'
import { get, textOf } from '#lint/document/located.ts'
import type { PageSite } from '#lint/model/pageSite.ts'
import { namesIn } from '#lint/overrides/namesIn.ts'
import { readProduct } from '#server/modules/configuration/product/readProduct.ts'

const { pages } = createContext(await readProduct())

/** What the schemas say that a page names, with its fragments. */
function byRoles(page: PageSite): Set<string> {
  const names = (kind: string, ...some: (string | undefined)[]) =>
    some.flatMap((id) => (id === undefined ? [] : [`${kind}/${id}`]))
  return new Set([
    ...page.uses('dialog').flatMap(({ at }) => names('dialogs', textOf(at))),
    ...page.uses('payload').flatMap(({ at }) => names('payloads', textOf(at))),
    ...page.uses('use').flatMap(({ at }) => names('fragments', textOf(get(at, 'use')))),
  ])
}

test.each(pages.map((page): [file: string, page: PageSite] => [page.source.file, page]))(
  '%s names in its text what the schemas find in it',
  (_file, page) => {
    const drawn = page.trees.map(({ root }) => root.source.text)
    const named = new Set(drawn.flatMap((text) => [...namesIn(text)]))
    expect([...named].sort()).toEqual([...byRoles(page)].sort())
  },
)
