import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from '../support/openApp.ts'
import { publish } from '../support/publish.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
  const text = await readFile('fixtures/organisations/demo/organisation.json', 'utf8')
  const domainFiles = [{ name: 'MP_verify_abc123.txt', text: 'abc123' }]
  const organisation = JSON.stringify({ ...JSON.parse(text), domainFiles })
  expect(await publish(server, { 'organisation.json': organisation })).toEqual([])
})
afterAll(() => server.close())

const get = async (url: string, host: string) => {
  const { statusCode, headers, payload } = await server.app.inject({ url, headers: { host } })
  return { status: statusCode, type: headers['content-type'], payload }
}
const plain = { status: 200, type: 'text/plain; charset=utf-8' }

test('a society proves a host to others by a file at its root, and only its own hosts', async () => {
  const url = '/MP_verify_abc123.txt'
  expect(await get(url, 'demo.localhost')).toEqual({ ...plain, payload: 'abc123' })
  expect(await get(url, 'mech.localhost')).toMatchObject({ status: 404 })
  expect(await get('/MP_verify_other.txt', 'demo.localhost')).toMatchObject({ status: 404 })
})

test('search engines are told what need not be asked for', async () => {
  const payload = 'User-agent: *\nDisallow: /api/\n'
  expect(await get('/robots.txt', 'mech.localhost')).toEqual({ ...plain, payload })
})
