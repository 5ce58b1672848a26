import { expect, test } from 'vitest'
import type { Client } from '#client/createClient.ts'
import type { CallData } from '#contract/calls.ts'
import { createDocuments } from '../../../src/app/loading/documents.ts'

const nothingMore = async () => {}

const answer = (page: object): CallData<'page'> => ({
  page: page as CallData<'page'>['page'],
  dialogs: { login: { id: 'login' } },
  fragments: { footer: { id: 'footer' } },
  payloads: {},
  findings: [],
})

/** A client that answers every page and notes what it was asked. */
function fakeClient(asked: string[], fail = false): Client {
  const call = async (_id: string, { id }: { id: string }) => {
    asked.push(id)
    if (fail && asked.length === 1) throw new Error('offline')
    return answer({ id })
  }
  return { call, callByName: call } as unknown as Client
}

test('what came with a page is not asked for again', async () => {
  const asked: string[] = []
  const documents = createDocuments(fakeClient(asked), nothingMore)
  await documents.page('home')
  expect((await documents.dialog('login')).document).toEqual({ id: 'login' })
  expect((await documents.fragment('footer')).document).toEqual({ id: 'footer' })
  expect(asked).toEqual(['home'])
})

test('a page asked for twice at once is one question', async () => {
  const asked: string[] = []
  const documents = createDocuments(fakeClient(asked), nothingMore)
  await Promise.all([documents.page('home'), documents.page('home')])
  expect(asked).toEqual(['home'])
})

test('a remedy no page named is asked for by its own path', async () => {
  const asked: string[] = []
  await createDocuments(fakeClient(asked), nothingMore).dialog('mobileProof')
  expect(asked).toEqual(['dialogs/mobileProof'])
})

test('a failure is not remembered', async () => {
  const asked: string[] = []
  const documents = createDocuments(fakeClient(asked, true), nothingMore)
  await expect(documents.page('home')).rejects.toThrow('offline')
  expect((await documents.page('home')).document).toEqual({ id: 'home' })
})

test('a dialog that came with a page is given when the code it names is there, and not before', async () => {
  const asked: string[] = []
  let ready = () => {}
  const prepared = new Promise<void>((resolve) => {
    ready = resolve
  })
  const documents = createDocuments(fakeClient(asked), () => prepared)
  const order: string[] = []
  const page = documents.page('home').then(() => order.push('page'))
  await new Promise((resolve) => setImmediate(resolve))
  const dialog = documents.dialog('login').then(() => order.push('dialog'))
  void prepared.then(() => order.push('ready'))
  await new Promise((resolve) => setImmediate(resolve))
  expect(order).toEqual([])
  ready()
  await Promise.all([page, dialog])
  expect(order[0]).toBe('ready')
})
