import { afterEach, expect, test, vi } from 'vitest'
import type { Client } from '#client/createClient.ts'
import { createLookups } from '../../../src/app/forms/lookups.ts'

afterEach(() => void vi.unstubAllGlobals())

const SEX = [{ itemCode: '1', itemName: '男' }]

/** Lookups whose calls are answered or fail, and how often they are asked. */
function opened(call: () => Promise<unknown>) {
  const asked = vi.fn(call)
  vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => [] }))
  const { tables } = createLookups({
    client: { call: asked } as unknown as Client,
    ...{ orgId: 'o', areaUrl: '/areas', hydrated: Promise.resolve(), drawn: undefined },
  })
  const told = vi.fn()
  tables.subscribe(told)
  return { tables, asked, told }
}

test('codes of dictionaries that are being loaded wait, and have their names once they are there', async () => {
  const { tables, told } = opened(async () => ({ SEX }))
  expect(tables.get().areLoading).toBe(true)
  expect(tables.get().dictionaries).toEqual({})
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
  expect(tables.get().areLoading).toBeFalsy()
  expect(tables.get().dictionaries).toEqual({ SEX })
})

test('after a failure codes are shown, and the next read asks again without telling anybody', async () => {
  const { tables, asked, told } = opened(() => Promise.reject(new Error('offline')))
  expect(tables.get().dictionaries).toEqual({})
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
  expect(tables.get().areLoading).toBe(false)
  const before = asked.mock.calls.length
  expect(tables.get().dictionaries).toEqual({})
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before))
  await new Promise((resolve) => setTimeout(resolve))
  expect(told).toHaveBeenCalledOnce()
})
