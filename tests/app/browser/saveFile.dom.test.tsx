import { afterEach, expect, test, vi } from 'vitest'
import type { Client } from '#client/createClient.ts'
import { download, saveFile } from '../../../src/app/browser/saveFile.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a file is handed over under its name, and let go of a minute later', () => {
  vi.useFakeTimers()
  const content = new Blob(['a,b'], { type: 'text/csv' })
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one')
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const pressed: [string, string][] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    pressed.push([this.href, this.download])
  })
  saveFile({ name: '缴费记录.csv', content })
  expect(made.mock.calls).toEqual([[content]])
  expect(pressed).toEqual([['blob:one', '缴费记录.csv']])
  expect(revoked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(revoked.mock.calls).toEqual([['blob:one']])
})

const ENDED = 'https://files.test/%E5%8F%91%E7%A5%A8.pdf?Expires=1&Signature=old'
const FRESH = 'https://files.test/%E5%8F%91%E7%A5%A8.pdf?Expires=2&Signature=new'

test('a file whose address has ended is saved from a fresh one', async () => {
  const fetched: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    fetched.push(String(url))
    return new Response('%PDF', { status: url === FRESH ? 200 : 403 })
  })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:two')
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  const call = async () => ({ url: FRESH })
  await download(ENDED, undefined, { call } as unknown as Pick<Client, 'call'>)
  expect([fetched, saved]).toEqual([[ENDED, FRESH], ['发票.pdf']])
  await expect(download(ENDED)).rejects.toThrow('403')
})
