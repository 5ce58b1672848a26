import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS } from '#contract/calls.gen.ts'
import type { OperationId } from '#contract/calls.ts'
import { NOT_BUILT } from '#contract/notBuilt.ts'
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

test.each(NOT_BUILT.filter((id) => !CALLS[id].body && !CALLS[id].inPath && !CALLS[id].inQuery))(
  '%s says that it is not built',
  async (id) => {
    const { method, path } = CALLS[id]
    const answer = await server.app.inject({ method, url: path, headers: { host: 'localhost' } })
    expect(answer.statusCode).toBe(501)
    expect(answer.json()).toEqual({ code: 'B0501', data: null, msg: '该功能尚未开放' })
  },
)
