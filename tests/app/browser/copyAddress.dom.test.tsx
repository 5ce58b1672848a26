import { afterEach, describe, expect, test, vi } from 'vitest'
import { copyAddress } from '../../../src/app/browser/copyAddress.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
})

/** A browser whose clipboard does this; what was selected when it was told to copy. */
function browser(writeText: (text: string) => Promise<void>, isLet: boolean) {
  const selected: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  Object.assign(document, {
    execCommand() {
      selected.push((document.activeElement as HTMLTextAreaElement).value)
      return isLet
    },
  })
  return selected
}

const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'))

describe('the address of this page', () => {
  test('is written to the clipboard', async () => {
    const written: string[] = []
    const selected = browser(async (text) => void written.push(text), true)
    await copyAddress()
    expect(written).toEqual([location.href])
    expect(selected).toEqual([])
  })

  test('is copied as by hand where the clipboard is closed, and leaves nothing behind', async () => {
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    const selected = browser(refuse, true)
    await copyAddress()
    expect(selected).toEqual([location.href])
    expect(document.querySelector('textarea')).toBeNull()
    expect(document.activeElement).toBe(button)
    button.remove()
  })

  test('that nothing lets be copied is said, with what works', async () => {
    browser(refuse, false)
    await expect(copyAddress()).rejects.toMatchObject({
      msg: '没能复制本页地址，请点右上角的“···”，选择“复制链接”',
    })
  })
})
