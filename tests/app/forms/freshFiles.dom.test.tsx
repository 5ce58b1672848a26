import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Client } from '#client/createClient.ts'
import { watchFiles } from '../../../src/app/forms/freshFiles.ts'

const NOW = Date.parse('2026-11-20T02:00:00Z')
const old = (name: string) => `https://files.test/${name}?Expires=${NOW / 1000 - 1}&Signature=old`
const live = (name: string) => `https://files.test/${name}?Expires=${NOW / 1000 + 60}&Signature=new`

const asked: string[] = []
let answer: (url: string) => Promise<{ url: string }>
let stop: () => void
beforeEach(() => {
  asked.length = 0
  answer = async (url) => ({ url: live(new URL(url).pathname.slice(1)) })
  const call = async (_id: string, { url }: { url: string }) => {
    asked.push(url)
    return answer(url)
  }
  stop = watchFiles({ call } as unknown as Pick<Client, 'call'>, () => NOW)
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

/** A picture on the page, and how often it was told that it is broken. */
function picture(src: string) {
  const image = document.createElement('img')
  image.setAttribute('src', src)
  const broken = { count: 0 }
  image.addEventListener('error', () => {
    broken.count += 1
  })
  document.body.append(image)
  return { image, broken }
}
const settled = () => new Promise((done) => setTimeout(done))

test('a picture whose address has ended is shown at a fresh one, and nobody hears of it', async () => {
  const { image, broken } = picture(old('a.png'))
  image.dispatchEvent(new Event('error'))
  await settled()
  expect(image.getAttribute('src')).toBe(live('a.png'))
  expect([asked, broken.count]).toEqual([[old('a.png')], 0])
})

test('one that fails at the fresh address, too, is broken', async () => {
  const { image, broken } = picture(old('b.png'))
  image.dispatchEvent(new Event('error'))
  await settled()
  image.dispatchEvent(new Event('error'))
  await settled()
  expect([asked.length, broken.count]).toEqual([1, 1])
})

test('one that no address is answered for is broken', async () => {
  answer = () => Promise.reject(new Error('refused'))
  const { image, broken } = picture(old('c.png'))
  image.dispatchEvent(new Event('error'))
  await settled()
  expect([asked.length, broken.count]).toEqual([1, 1])
})

test('one without a signature is left alone', async () => {
  const { image, broken } = picture('/assets/demo/1/logo.png')
  image.dispatchEvent(new Event('error'))
  await settled()
  expect([asked, broken.count]).toEqual([[], 1])
})

function link(href: string) {
  const anchor = document.createElement('a')
  anchor.setAttribute('href', href)
  anchor.append(document.createElement('span'))
  const followed: (string | null)[] = []
  anchor.addEventListener('click', (event) => {
    event.preventDefault()
    followed.push(anchor.getAttribute('href'))
  })
  document.body.append(anchor)
  const press = () =>
    anchor.firstElementChild?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true }),
    )
  return { press, followed }
}

test('a link whose address has ended is followed at a fresh one', async () => {
  const { press, followed } = link(old('d.pdf'))
  press()
  await settled()
  expect(followed).toEqual([live('d.pdf')])
})

test.each([
  ['that is good', live('e.pdf')],
  ['without a signature', '/notice?id=1'],
])('a link %s is followed as it is', async (_which, href) => {
  const { press, followed } = link(href)
  press()
  await settled()
  expect([followed, asked]).toEqual([[href], []])
})

test('the end of a V4 address is its date and its seconds', async () => {
  const v4 = (date: string) =>
    `https://files.test/f.pdf?x-oss-date=${date}&x-oss-expires=900&x-oss-signature=s`
  const { press, followed } = link(v4('20261120T014500Z'))
  press()
  await settled()
  expect(followed).toEqual([live('f.pdf')])
  const good = link(v4('20261120T014501Z'))
  good.press()
  expect(good.followed).toEqual([v4('20261120T014501Z')])
})
