import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPictureViewer } from '#server/modules/files/pictures/pictureViewer.ts'
import { requireStored } from '#server/modules/files/storage/checkFiles.ts'
import { applied, applyInput, individualValues } from '../../../support/applications.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { PNG, postGrant } from '../../../support/uploads.ts'
import { type Visitor, visitor } from '../../../support/visitor.ts'

let server: TestApp
let who: Visitor
let id: string
beforeAll(async () => {
  server = await openApp()
  who = visitor(server)
  id = (await applied(server, who, '13944440081')).id
})
afterAll(() => server.close())

/** A PNG of one pixel that says it has 30,000 by 30,000. */
const BOMB = Buffer.from(PNG)
BOMB.writeUInt32BE(30_000, 16)
BOMB.writeUInt32BE(30_000, 20)
/** A whole header, and nothing that could be opened behind it. */
const HOLLOW = Buffer.from(PNG)
HOLLOW.fill(0, 33)

async function stored(name: string, content: Buffer, purpose: string) {
  const token = await who.call('uploadToken', { purpose, name })
  const answer = await postGrant(server, token, {
    content,
    type: token.fields['content-type'] ?? '',
  })
  expect(answer.statusCode).toBe(200)
  return { name, url: token.baseUrl + token.path }
}

/** A photograph whose transfer was cut off: it opens, gray from the middle on. */
const CUT = createCanvas(400, 300).toBuffer('image/jpeg').subarray(0, -40)
/** A photo of a phone with most of its data missing. */
const CUT_HEIF = Buffer.from(
  '\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08meta\0\0\x10\0mdat',
  'latin1',
)

const broken = { status: 400, msg: '图片“扫描件.jpg”已损坏，无法打开，请重新上传' }

test.each([
  ['of six bytes', '扫描件.jpg', Buffer.from('ffd8ffe00010', 'hex'), broken],
  [
    'that is only a header',
    '扫描件.png',
    HOLLOW,
    { ...broken, msg: broken.msg.replace('jpg', 'png') },
  ],
  ['that was cut off', '扫描件.jpg', CUT, broken],
  [
    'that would take gigabytes to open',
    '扫描件.png',
    BOMB,
    { status: 400, msg: '图片“扫描件.png”的尺寸过大，请缩小后重新上传' },
  ],
])('an attachment %s is refused', async (_, name, content, refusal) => {
  const enclosure = [await stored(name, content, 'enclosure')]
  const upload = { id, status: '02', optionCode: '02', enclosure } as const
  expect(await who.ask('memberStatus', upload)).toMatchObject(refusal)
})

test('so is the photo of a form', async () => {
  const photo = [await stored('扫描件.jpg', Buffer.from('ffd8ffe00010', 'hex'), 'photo')]
  const values = { ...(await individualValues(server, who, '13944440081')), photo }
  const form = applyInput('individual', values)
  expect(await who.ask('memberApply', form)).toMatchObject(broken)
})

test('HEIF, which nothing here opens, is taken when it is whole', async () => {
  const whole = await stored('照片.heic', Buffer.concat([CUT_HEIF, Buffer.alloc(4088)]), 'photo')
  await requireStored(server.parts, [whole])
  const cut = [await stored('扫描件.heic', CUT_HEIF, 'photo')]
  await expect(requireStored(server.parts, cut)).rejects.toThrow('图片“扫描件.heic”已损坏')
})

describe('the viewer', () => {
  const large = createCanvas(4000, 3000).toBuffer('image/jpeg')

  test('keeps nobody waiting who asks for something else', async () => {
    const viewer = createPictureViewer()
    expect(await viewer.opens(PNG)).toBe(true)
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    expect(await Promise.all([viewer.opens(large), viewer.opens(large)])).toEqual([true, true])
    delay.disable()
    expect(delay.percentile(90) / 1e6).toBeLessThan(50)
  })

  test('goes on after what it cannot open', async () => {
    const viewer = createPictureViewer()
    expect(await viewer.opens(HOLLOW)).toBe(false)
    expect(await viewer.opens(PNG)).toBe(true)
  })
})
