import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AreaNode } from '#contract/formInfo.ts'
import { openApp, type TestApp } from '../support/openApp.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

interface ListedArea {
  id: string
  parentId?: string
  name: string
}

const get = async <T>(url: string): Promise<T> => {
  const answer = await server.app.inject({ url, headers: { host: 'localhost' } })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

test('the areas come as a tree and as a list, and both are the same', async () => {
  const list = await get<ListedArea[]>('/static/area.json')
  const below = (parentId?: string): AreaNode[] =>
    list
      .filter((area) => area.parentId === parentId)
      .map(({ id, name }) => {
        const children = below(id)
        return { id, name, ...(children.length > 0 && { children }) }
      })
  const tree = await get<AreaNode[]>('/static/area-tree.json')
  const guangdong = (areas: AreaNode[]) => areas.find(({ id }) => id === '440000')
  const inList = list.find(({ id }) => id === '440000')
  expect(inList).toEqual({ id: '440000', name: '广东省' })
  expect(below('440000')).toEqual(guangdong(tree)?.children)
  expect(list.filter(({ parentId }) => parentId === undefined)).toHaveLength(tree.length)
})

test('both hold the areas that exist; the portal’s own tree has the abolished ones, too', async () => {
  const [list, tree, whole] = [
    JSON.stringify(await get('/static/area.json')),
    JSON.stringify(await get('/static/area-tree.json')),
    JSON.stringify(await get('/static/area-whole.json')),
  ]
  for (const text of [list, tree]) {
    expect(text).toContain('临平区')
    expect(text).not.toContain('下城区')
    expect(text).not.toContain('"off"')
  }
  expect(whole).toContain('{"id":"330103","name":"下城区","off":true}')
})
