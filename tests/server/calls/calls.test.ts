import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS } from '#contract/allCalls.ts'
import type { OperationId } from '#contract/calls.ts'
import { openApp, type TestApp } from '../support/openApp.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const routeOf = (id: OperationId) => CALLS[id].path.replace(/\{(\w+)\}/g, ':$1')

test.each(Object.keys(CALLS) as OperationId[])('%s is bound to its address', (id) => {
  expect(server.app.hasRoute({ method: CALLS[id].method, url: routeOf(id) })).toBe(true)
})
