import { expect, test } from 'vitest'
import type { SiteDocument } from '#contract/page.gen.ts'
import { pageOf, shellOf } from '#runtime/core/boot/pageOf.ts'
import site from '#schemas/site.json' with { type: 'json' }

const document = site as unknown as SiteDocument
const modules = [
  { id: 'join', type: '0201' },
  { id: 'status', type: '0202' },
  { id: 'unknown', type: '0299' },
]

test.each([
  ['a path of the site', '/', {}, 'home'],
  ['a path nobody knows', '/nowhere', {}, 'notFound'],
  ['a module, by its type', '/module', { id: 'join' }, 'module/0201/join'],
  ['a view of a module', '/module', { id: 'status', view: 'edit' }, 'module/0202/edit'],
  ['a view a module has not', '/module', { id: 'status', view: 'x' }, 'notFound'],
  ['a module without a page', '/module', { id: 'unknown' }, 'unsupported'],
  ['a module the organisation has not', '/module', { id: 'other' }, 'notFound'],
  ['the modules of one kind', '/module', { index: '1' }, 'modules'],
  ['no module at all', '/module', {}, 'notFound'],
])('%s', (_case, path, query, page) => {
  expect(pageOf({ path, query }, document, modules)).toBe(page)
})

test.each([
  ['the site’s shell', '/', 'shell'],
  ['the shell of its route', '/test', 'test/shell'],
  ['the site’s, where nothing matches', '/nowhere', 'shell'],
])('a page is framed by %s', (_case, path, shell) => {
  expect(shellOf({ path, query: {} }, document)).toBe(shell)
})
