import { resolve } from 'node:path'
import { type Page, test as plain } from '@playwright/test'
import fc from 'fast-check'
import { cleanHtml } from '#server/base/shared/cleanHtml.ts'
import { NASTY_HTML, NASTY_PIECES } from '../../domain/richText/nastyHtml.ts'
import { test as base, expect } from '../support/test.ts'
import { EditorField } from './editorField.ts'
import { type EditorPage, serveEditorPage } from './editorPage/serve.ts'

const PICTURE = resolve(
  import.meta.dirname,
  '../../../fixtures/organisations/demo/assets/scan-signed.jpg',
)
const file = (name: string, size = 64) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(size, 1),
})

let served: EditorPage
const test = base.extend<{ visit: (query?: Record<string, string>) => Promise<EditorField> }>({
  visit: async ({ page, isPhone }, use) => {
    let field: EditorField | undefined
    await use(async (query = {}) => {
      const layout = isPhone ? 'mobile' : 'pc'
      await page.goto(`${served.url}?${new URLSearchParams({ layout, ...query })}`)
      field = new EditorField(page)
      await field.place.waitFor()
      return field
    })
    expect(await field?.violations(), 'Content-Security-Policy').toEqual([])
  },
})

test.beforeAll(async () => {
  served = await serveEditorPage()
})
test.afterAll(() => served.close())

test('the editor is fetched when somebody wants to write, and not before', async ({ visit }) => {
  served.asked.length = 0
  const editor = await visit()
  expect(served.asked.filter((path) => path.includes('RichEditor'))).toEqual([])
  await editor.open()
  expect(served.asked.filter((path) => /RichEditor.*\.js$/.test(path))).toHaveLength(1)
})

test('text, formats and line heights are stored', async ({ visit, page }) => {
  const editor = await visit()
  await editor.open()
  await page.keyboard.type('从事')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('数据治理')
  await editor.place.getByLabel('行高').selectOption('1.75')
  await editor.tool('居中').click()
  await page.keyboard.press('Enter')
  await editor.place.getByLabel('段落').selectOption('h3')
  await page.keyboard.type('小结')
  expect(await editor.stored()).toBe(
    '<p style="text-align: center; line-height: 1.75;">从事<strong>数据治理</strong></p>' +
      '<h3 style="text-align: center; line-height: 1.75;"><strong>小结</strong></h3>',
  )
  const written = await editor.stored()
  await editor.tool('撤销').click()
  expect(await editor.stored()).not.toBe(written)
  await editor.tool('重做').click()
  expect(await editor.stored()).toBe(written)
  await editor.text.press('Control+a')
  await editor.tool('清除格式').click()
  expect(await editor.stored()).toMatch(/^<p>从事数据治理<\/p>/)
  await page.keyboard.press('Delete')
  await page.keyboard.press('Backspace')
  expect(await editor.stored()).toBeUndefined()
})

test('colours, lists, quotes and links', async ({ visit, page }) => {
  const editor = await visit()
  await editor.open()
  await editor.tool('项目列表').click()
  await page.keyboard.type('甲')
  await page.keyboard.press('Enter')
  await editor.tool('文字颜色').click()
  await editor.tool('红色').click()
  await page.keyboard.type('乙')
  await page.keyboard.press('Shift+ArrowLeft')
  await editor.tool('链接').click()
  await page.keyboard.type('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(editor.place.getByText('请输入以http或https开头的网址')).toBeVisible()
  await editor.place.getByLabel('链接地址').fill('example.org')
  await page.keyboard.press('Enter')
  expect(await editor.stored()).toBe(
    '<ul><li><p>甲</p></li><li><p><a href="https://example.org" target="_blank" rel="noopener noreferrer">' +
      '<span style="color: rgb(201, 42, 42);">乙</span></a></p></li></ul>',
  )
  await editor.tool('项目列表').click()
  await editor.tool('引用').click()
  expect(await editor.stored()).toMatch(/^<ul><li><p>甲<\/p><\/li><\/ul><blockquote><p><a/)
})

test('pictures, sound, films and documents are uploaded into the text', async ({ visit, page }) => {
  const editor = await visit()
  await editor.open()
  await editor.pick('插入图片', PICTURE)
  await editor.text.getByAltText('scan-signed.jpg').waitFor()
  await editor.pick('插入音频', file('录音.mp3'))
  await editor.text.locator('audio').waitFor()
  await editor.pick('插入视频', file('讲座.mp4'))
  await editor.text.locator('video').waitFor()
  await editor.pick('插入附件', file('证明.pdf'))
  await editor.text.getByText('证明.pdf').waitFor()
  expect(await editor.stored()).toBe(
    '<p><img src="/files/1/scan-signed.jpg" alt="scan-signed.jpg" width="300" height="424">' +
      `<audio src="/files/2/${encodeURIComponent('录音.mp3')}" controls="controls"></audio>` +
      `<video src="/files/3/${encodeURIComponent('讲座.mp4')}" width="300" height="150" controls="controls"></video>` +
      `<a href="/files/4/${encodeURIComponent('证明.pdf')}" download="证明.pdf" target="_blank" rel="noopener noreferrer">证明.pdf</a></p>`,
  )
  await editor.text.getByAltText('scan-signed.jpg').click()
  await editor.place.getByLabel('宽').fill('150')
  await page.keyboard.press('Enter')
  expect(await editor.stored()).toContain('width="150" height="212"')
  await editor.tool('删除').click()
  expect(await editor.stored()).not.toContain('<img')
})

test('files that may not stand in the text are refused, and say why', async ({ visit }) => {
  const editor = await visit()
  await editor.open()
  await editor.pick('插入图片', file('图.heic'))
  await expect(editor.place.getByRole('alert')).toContainText(
    '请上传后缀名为jpg、jpeg、png、gif的文件',
  )
  await editor.pick('插入图片', file('大.png', 5 * 1024 * 1024 + 1))
  await expect(editor.place.getByRole('alert')).toContainText('上传文件大小不能超过5MB')
  await editor.pick('插入附件', file('程序.exe'))
  await expect(editor.place.getByRole('alert')).toContainText('请上传后缀名为pdf、txt')
  expect(await editor.stored()).toBeUndefined()
})

test('a file that did not arrive can be sent again, to its place', async ({ visit, page }) => {
  const editor = await visit()
  await editor.open()
  await page.keyboard.type('前后')
  await page.keyboard.press('ArrowLeft')
  await page.route('**/files/1/**', (route) => route.fulfill({ status: 503 }))
  await editor.pick('插入附件', file('证明.pdf'))
  await editor.tool('重试证明.pdf').click()
  await editor.text.getByRole('link', { name: '证明.pdf' }).waitFor()
  expect(await editor.stored()).toMatch(/^<p>前<a [^>]*>证明\.pdf<\/a>后<\/p>$/)
})

test('what Word and WeChat paste is cleaned; foreign pictures are refused and counted', async ({
  visit,
}) => {
  const editor = await visit()
  await editor.open()
  await editor.paste(WORD)
  expect(await editor.stored()).toBe(
    '<p style="text-align: center; line-height: 150%;"><span style="font-size: 16pt;"><strong>工作经历</strong></span></p>' +
      '<p><span style="color: red;">甲</span>，乙</p>' +
      '<table><tbody><tr><td><p>年份</p></td><td><p>单位</p></td></tr></tbody></table>',
  )
  await expect(editor.place.getByRole('alert')).toContainText('有3个图片或音视频不在本站，未能带入')
})

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
<body><!--StartFragment--><p class="MsoNormal" align="center" style='text-align:center;line-height:150%;mso-pagination:none'><b><span
style='font-size:16.0pt;font-family:"黑体";mso-hansi-font-family:宋体'>工作经历<o:p></o:p></span></b></p><p class="MsoNormal"
onclick="alert(1)"><span style="color:red;position:fixed">甲</span>，<script>alert(1)</script>乙<img src="file:///C:/a.png"><img
src="data:image/png;base64,AA"><img data-src="https://mmbiz.qpic.cn/a"></p><table border=1 style="border-collapse:collapse"><tr><td
style="mso-border-alt:solid"><p>年份</p></td><td><p>单位</p></td></tr></table><!--EndFragment--></body></html>`

test('a pasted picture file is uploaded', async ({ visit }) => {
  const editor = await visit()
  await editor.open()
  await editor.text.evaluate(async (element) => {
    const canvas = document.createElement('canvas')
    canvas.width = 40
    canvas.height = 20
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done))
    const clipboardData = new DataTransfer()
    if (blob) clipboardData.items.add(new File([blob], '截图.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await editor.text.getByAltText('截图.png').waitFor()
  expect(await editor.stored()).toContain('width="40" height="20"')
})

test('typing by an input method is judged when the word is finished', async ({ visit, page }) => {
  const editor = await visit()
  await editor.open()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', {
    text: 'xueshu',
    selectionStart: 6,
    selectionEnd: 6,
  })
  await keyboard.send('Input.insertText', { text: '学术' })
  await expect.poll(() => editor.stored()).toBe('<p>学术</p>')
})

test('everything by keyboard: into the text, to its tools and back', async ({ visit, page }) => {
  const editor = await visit()
  await page.getByLabel('姓名').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('早')
  await editor.text.waitFor()
  await page.keyboard.type('晚')
  await expect.poll(() => editor.stored()).toBe('<p>早晚</p>')
  await expect(editor.place.locator('[data-error]')).toHaveCount(0)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Tab')
  await expect(editor.tool('撤销')).toBeFocused()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await expect(editor.tool('加粗')).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await editor.stored()).toBe('<p><strong>早晚</strong></p>')
  await expect(editor.text).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(editor.tool('加粗')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(editor.text).toBeFocused()
})

test('without its editor a field still takes text, and the editor comes on a retry', async ({
  browser,
  isPhone,
}) => {
  const page = await browser.newPage()
  await page.goto(`${served.url}?layout=${isPhone ? 'mobile' : 'pc'}`)
  const editor = new EditorField(page)
  await page.route('**/RichEditor*.js', (route) => route.abort())
  await editor.place.getByRole('textbox').click()
  await expect(editor.place.getByRole('alert')).toContainText('编辑器加载失败')
  await page.keyboard.type('先写下来')
  expect(await editor.stored()).toBe('<p>先写下来</p>')
  await page.unroute('**/RichEditor*.js')
  await editor.tool('重试').click()
  await expect(editor.text).toHaveText('先写下来')
  await page.close()
})

plain.describe('browser and server leave the same of an attack', () => {
  interface Sanitisers {
    sanitised: (html: string) => string
    parsed: (html: string) => string
  }
  /** Each as the browser's sanitiser leaves it, and as a browser reads it without one. */
  const judged = async (page: Page, inputs: readonly string[]) => {
    await page.goto(served.url)
    return page.evaluate((all) => {
      const { sanitised, parsed } = window as unknown as Sanitisers
      return all.map((html) => ({ left: sanitised(html), is: parsed(html) }))
    }, inputs)
  }

  plain('of known ones, to the letter', async ({ page }) => {
    const attacks = NASTY_HTML.map(([html]) => html)
    const own = await judged(page, attacks)
    const servers = await judged(page, attacks.map(cleanHtml))
    expect(own.map(({ left }) => left)).toEqual(servers.map(({ is }) => is))
  })

  plain('of any mixture: what the server stores the browser leaves untouched', async ({ page }) => {
    const mixtures = fc.sample(fc.array(fc.constantFrom(...NASTY_PIECES), { maxLength: 14 }), 600)
    const servers = await judged(
      page,
      mixtures.map((pieces) => cleanHtml(pieces.join(''))),
    )
    expect(servers.map(({ left }) => left)).toEqual(servers.map(({ is }) => is))
  })
})
