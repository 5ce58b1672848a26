import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOutgoing } from '#server/providers/outgoing/outgoing.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { publishAsSeen } from '../../support/publishAsSeen.ts'
import { staffWith } from '../../support/staffWith.ts'
import type { Visitor } from '../../support/visitor.ts'

const FILE = 'notices.json'
/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let server: TestApp
let lin: Visitor
let id: string
const asked: string[] = []
const ours = createOutgoing()

/** The one site of other people that there is in this test; all else goes the way that the server has. */
const SITE: Record<string, () => Response> = {
  'https://pictures.example.org/a.png?x=1&y=2': () => new Response(PNG),
  'https://pictures.example.org/page.png': () =>
    new Response('<html>', { headers: { 'content-type': 'image/png' } }),
  'https://pictures.example.org/gone.png': () => new Response('', { status: 404 }),
}

beforeAll(async () => {
  server = await openApp()
  lin = await staffWith(server, 'configure', 'publish')
  Object.assign(server.parts, {
    outgoing: (address: string, init?: object) => {
      asked.push(address)
      const own = SITE[address]
      return own ? Promise.resolve(own()) : ours(address, init)
    },
  })
})
beforeEach(async () => {
  id = (await lin.call('changeOpen', { title: '公告' })).id
  asked.length = 0
})
afterAll(() => server.close())

let steps = 0
/** Puts a picture before the text of the first notice. */
async function saved(html: string) {
  const { content = '', rev } = await lin.call('changeDocument', { id, path: FILE })
  const next = JSON.parse(content) as { items: { content: string }[] }
  if (next.items[0]) next.items[0].content = html
  steps += 1
  const step = { id, path: FILE, stepId: `picture${steps}`, rev, content: JSON.stringify(next) }
  return lin.call('changeStep', step)
}
const stored = async () => (await lin.call('changeDocument', { id, path: FILE })).content ?? ''
const findings = async () =>
  (await lin.call('changeReport', { id, isBrief: true })).findings.map(({ message }) => message)

test.each([
  ['of another site', '<p><img alt="" src="https://pictures.example.org/a.png?x=1&amp;y=2"></p>'],
  ['that was pasted', `<p><img src="data:image/png;base64,${PNG.toString('base64')}"></p>`],
])('a picture %s is taken over on saving, and staff see it', async (_what, html) => {
  const { content, undo } = await saved(html)
  expect(undo).toBe('取入1张图片')
  const [, name = ''] = /asset:(picture-[0-9a-f]{16}\.png)/.exec(content ?? '') ?? []
  expect(await stored()).toBe(content)
  expect(content).not.toMatch(/pictures\.example|base64/)
  const file = await lin.call('changeDocument', { id, path: `assets/${name}` })
  expect(Buffer.from(file.content ?? '', 'base64')).toEqual(PNG)
  expect(await findings()).toEqual([])
  expect(await lin.call('changeUndo', { id })).toMatchObject({ label: '取入1张图片' })
  expect(await stored()).toMatch(/pictures\.example|base64/)
})

test.each([
  ['that is no picture', 'https://pictures.example.org/page.png'],
  ['that is gone', 'https://pictures.example.org/gone.png'],
  ['of a private machine', 'https://127.0.0.1/a.png'],
  ['without TLS', 'http://pictures.example.org/a.png'],
])('an address %s stays, and the report tells it', async (_what, address) => {
  await saved(`<p><img src="${address}"></p>`)
  expect(await stored()).toContain(address)
  expect(await findings()).toEqual([expect.stringContaining('访客看不到')])
})

test('a picture is asked for once, not at every step', async () => {
  const html = '<p><img src="https://pictures.example.org/gone.png"></p>'
  await saved(html)
  await saved(`${html}<p>再改</p>`)
  expect(asked).toEqual(['https://pictures.example.org/gone.png'])
})

test('a small file that would be a huge picture is not taken', async () => {
  const huge = Buffer.from(PNG)
  huge.writeUInt32BE(60_000, 16)
  huge.writeUInt32BE(60_000, 20)
  await saved(`<img src="data:image/png;base64,${huge.toString('base64')}">`)
  expect(await stored()).toContain('base64')
})

test('who publishes notices alone publishes the pictures in them, and no other file', async () => {
  const wen = await staffWith(server, 'configure.texts', 'notices')
  id = (await wen.call('changeOpen', { title: '公告' })).id
  const mayPublish = async () => (await wen.call('changeRead', { id })).mayPublish
  await saved(`<p><img src="data:image/png;base64,${PNG.toString('base64')}"></p>`)
  expect(await mayPublish()).toBe(true)
  const content = PNG.toString('base64')
  for (const name of ['picture-0123456789abcdef.png', 'logo.png']) {
    const stepId = `asset${name.length}`
    await lin.call('changeStep', { id, path: `assets/${name}`, stepId, rev: 0, content })
    expect(await mayPublish()).toBe(false)
    await lin.call('changeUndo', { id })
  }
  const { liveVersion: live } = await wen.call('changeRead', { id })
  expect(await publishAsSeen(wen, id)).toMatchObject({ data: { version: live + 1 } })
})
