import { expect, test } from 'vitest'
import type { CallData } from '#contract/calls.ts'
import { documentsOf } from '../../../src/app/firstScreen/documentsOf.ts'
import { needsOf } from '../../../src/app/firstScreen/needsOf.ts'

const answer = {
  page: {
    id: 'home',
    model: { actions: { send: { do: [{ call: 'memberApply', body: 'apply' }] } } },
    views: {
      pc: { type: 'stack', children: [{ type: 'table' }, { use: 'tiles' }] },
      mobile: { type: 'stack', children: [{ use: 'tiles' }] },
    },
  },
  dialogs: { login: { id: 'login', model: { forms: { code: {} } } } },
  fragments: {
    tiles: { id: 'tiles', params: {}, node: { type: 'list', item: { use: 'tile' } } },
    tile: { id: 'tile', params: {}, node: { type: 'card' } },
    loginForm: { id: 'loginForm', params: {}, node: { type: 'form' } },
  },
  payloads: { apply: { id: 'apply' }, loginByCode: { id: 'loginByCode' } },
  findings: [],
} as unknown as CallData<'page'>

test('of a page come the fragments it uses by itself, however deep, and the payloads it sends', async () => {
  const { documents, pages } = documentsOf(async () => answer)
  expect((await documents.page('home')).document).toBe(answer.page)
  expect(Object.keys(pages.home?.fragments ?? {})).toEqual(['tiles', 'tile'])
  expect(Object.keys(pages.home?.payloads ?? {})).toEqual(['apply'])
  expect(pages.home?.dialogs).toEqual({})
  expect((await documents.fragment('tile')).document).toEqual(answer.fragments.tile)
  expect((await documents.fragment('loginForm')).document).toBeNull()
})

test('what is made of a page is made once, as long as no part of it changes', async () => {
  const opened = () => documentsOf(async () => answer).load('home')
  expect((await opened()).document).not.toBeNull()
  expect(await opened()).toBe(await opened())
  const changed = { ...answer, fragments: { ...answer.fragments } }
  expect(await documentsOf(async () => changed).load('home')).not.toBe(await opened())
})

test('the kinds of a screen are those of its layout, fragments included', async () => {
  const { documents, pages } = documentsOf(async () => answer)
  await documents.page('home')
  const all = Object.values(pages)
  expect(needsOf(all, 'mobile').kinds).toEqual(['stack', 'list', 'card'])
  expect(needsOf(all, 'pc').kinds).toContain('table')
})
