import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkContent } from '#server/sandbox/storage/checkContent.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { grantOf, PNG, postGrant } from '../../../support/uploads.ts'
import { visitor } from '../../../support/visitor.ts'

/** The beginning of a file with these brands, as far as anybody looks at it. */
const ftyp = (...brands: string[]) => {
  const [major = '', ...compatible] = brands
  const size = Buffer.alloc(4)
  size.writeUInt32BE(16 + compatible.length * 4)
  const rest = ['meta', 'hdlr', 'pict'].join('\0\0\0\0').padEnd(64, '\0')
  return Buffer.concat([
    size,
    Buffer.from(`ftyp${major}\0\0\0\0${compatible.join('')}`, 'latin1'),
    Buffer.from(rest, 'latin1'),
  ])
}

const IPHONE = ftyp('heic', 'mif1', 'MiHE', 'MiPr', 'miaf', 'MiHB', 'heic')
const CONTAINER = ftyp('mif1', 'mif1', 'heic', 'hevc')

describe('a HEIF file is told by its brands', () => {
  test.each([
    ['an iPhone’s', 'a.heic', IPHONE],
    ['an iPhone’s under the format’s name', 'a.heif', IPHONE],
    ['the container’s', 'a.heif', CONTAINER],
  ])('%s is taken', async (_, key, head) => {
    await expect(checkContent(key, head)).resolves.toBeUndefined()
  })

  test.each([
    ['a PNG', PNG],
    ['AVIF behind the container’s brand', ftyp('mif1', 'avif', 'miaf')],
    ['a film', ftyp('isom', 'iso2', 'mp41')],
    ['a web page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['its four letters alone', Buffer.from('ftypheic')],
  ])('%s named heic is refused', async (_, head) => {
    await expect(checkContent('a.heic', head)).rejects.toThrow("extension 'heic'")
  })

  test('nor does HEIF pass for a JPEG', async () => {
    await expect(checkContent('a.jpg', IPHONE)).rejects.toThrow("extension 'jpg'")
  })
})

describe('a photo from a phone', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await openApp()
  })
  afterAll(() => server.close())

  test.each(['IMG_0001.HEIC', 'IMG_0001.heif'])('%s is granted, sent and kept', async (name) => {
    const who = visitor(server)
    const token = await who.call('uploadToken', {
      purpose: 'photo',
      name,
      ...(await grantOf(who)),
    })
    expect(token.path).toMatch(/\.hei[cf]$/)
    const answer = await postGrant(server, token, {
      content: IPHONE,
      filename: name,
      type: '',
    })
    expect(answer.statusCode).toBe(200)
  })

  test('renamed, something else is not kept', async () => {
    const who = visitor(server)
    const asked = { purpose: 'photo', name: 'a.heic', ...(await grantOf(who)) }
    const token = await who.call('uploadToken', asked)
    const answer = await postGrant(server, token, { content: PNG, filename: 'a.heic' })
    expect([answer.statusCode, /<Code>(\w+)</.exec(answer.body)?.[1]]).toEqual([
      400,
      'InvalidObjectContent',
    ])
  })
})
