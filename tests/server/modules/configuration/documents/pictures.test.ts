import { describe, expect, test } from 'vitest'
import { parseLocated } from '#lint/document/parseLocated.ts'
import { checkPictures } from '#server/modules/configuration/checks/plausibility/checkPictures.ts'
import { assetAddress, assetTag } from '#server/modules/configuration/documents/assetAddress.ts'

const found = (content: string) => {
  const text = JSON.stringify({ items: [{ content }] })
  const { root } = parseLocated({ file: 'notices.json', id: 'notices', text })
  return checkPictures([root])
}
const messages = (content: string) => found(content).map(({ message }) => message)

describe('a picture in rich text', () => {
  test.each([
    ['<p><img src="https://pictures.example.org/a.png"></p>', 'pictures.example.org'],
    ["<img alt='x' src='//example.org/a.png'>", 'example.org'],
    ['<IMG SRC=http://10.0.0.1/a.png>', '10.0.0.1'],
  ])('of another site is told, at its text: %s', (html, site) => {
    expect(messages(html)).toEqual([`图片在别的网站上（${site}），访客看不到`])
    expect(found(html)).toMatchObject([{ severity: 'warning', path: '/items/0/content' }])
  })

  test('that is long and written into the text is told', () => {
    const picture = (length: number) => `<img src="data:image/png;base64,${'A'.repeat(length)}">`
    expect(messages(picture(200_000))).toEqual([
      '图片写在正文里（约 147 kB），每位访客打开都要一起下载',
    ])
    expect(messages(picture(1000))).toEqual([])
  })

  test('of the society itself, and a link elsewhere, are fine', () => {
    expect(messages('<img src="asset:a.png"><a href="https://example.org">去</a>')).toEqual([])
    expect(messages('<img src="/assets/demo/1/a.png">')).toEqual([])
  })

  test('has the address of the file that it names', () => {
    const content = Buffer.from('a')
    const society = {
      code: 'demo',
      assets: new Map([['a.png', { content, tag: assetTag(content) }]]),
    }
    const address = `/assets/demo/${assetTag(content)}/a.png`
    const html = '<p>见 asset:a.png<img class="wide" src="asset:a.png"><img src="asset:b.png"></p>'
    expect(assetAddress(html, society)).toBe(
      `<p>见 asset:a.png<img class="wide" src="${address}"><img src="asset:b.png"></p>`,
    )
    expect(assetAddress('asset:a.png', society)).toBe(address)
  })
})

test('many unfinished tags are read in one go', () => {
  expect(found('<img '.repeat(100_000))).toEqual([])
})
