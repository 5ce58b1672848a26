import { beforeEach, expect, test } from 'vitest'
import { keepTypedText, restoreTypedText } from '../../../src/app/wechat/typedText.ts'

const PAGE = `
  <input type="search" /><input value="given" /><textarea></textarea>
  <input type="password" /><input type="checkbox" value="on" />`

const fields = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
const type = (place: number, text: string) => {
  const field = document.querySelectorAll<HTMLInputElement>('input, textarea')[place]
  if (field) field.value = text
}
const open = (address: string) => {
  history.replaceState(null, '', address)
  document.body.innerHTML = PAGE
}
/** Fields that say they are typed in, from now on. */
const inputHeard = () => {
  const heard: unknown[] = []
  document.body.addEventListener('input', ({ target }) => heard.push(target))
  return heard
}
const leave = () => {
  keepTypedText()
  dispatchEvent(new Event('pagehide'))
}

beforeEach(() => {
  sessionStorage.clear()
  open('/module?id=status')
})

test('text typed before a page is left stands in its fields once more, and is told as input', () => {
  type(0, '13999999999')
  type(2, '两行\n字')
  leave()
  open('/module?id=status')
  const heard = inputHeard()
  restoreTypedText()
  expect(fields()).toEqual(['13999999999', 'given', '两行\n字', '', 'on'])
  expect(heard).toHaveLength(2)
  open('/module?id=status')
  restoreTypedText()
  expect(fields()[0]).toBe('')
})

test('a password is not kept', () => {
  type(3, 'secret')
  leave()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret')
})

test('what the page brings again is not told as input', () => {
  leave()
  open('/module?id=status')
  const heard = inputHeard()
  restoreTypedText()
  expect(heard).toEqual([])
})

test('it is for the same page only', () => {
  type(0, 'text')
  leave()
  open('/module?id=join')
  restoreTypedText()
  expect(fields()[0]).toBe('')
})

test('what stands in a field by then stays', () => {
  type(0, 'before')
  leave()
  open('/module?id=status')
  type(0, 'after')
  restoreTypedText()
  expect(fields()[0]).toBe('after')
})
