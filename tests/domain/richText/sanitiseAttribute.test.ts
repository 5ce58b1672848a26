import { describe, expect, test } from 'vitest'
import { forcedAttributes, sanitiseAttribute } from '#domain/richText/sanitiseAttribute.ts'

describe('where links may lead and media come from', () => {
  test.each([
    ['a', 'href', 'https://example.com/a b', 'https://example.com/a b'],
    ['a', 'href', '/notice?id=1', '/notice?id=1'],
    ['a', 'href', 'mailto:a@example.org', 'mailto:a@example.org'],
    ['a', 'href', 'tel:0201234', 'tel:0201234'],
    ['a', 'href', ' javascript:alert(1)', undefined],
    ['a', 'href', 'java\tscript:alert(1)', undefined],
    ['a', 'href', '\u0001javascript:alert(1)', undefined],
    ['a', 'href', 'JaVaScRiPt:alert(1)', undefined],
    ['a', 'href', 'vbscript:x', undefined],
    ['a', 'href', 'data:text/html,x', undefined],
    ['a', 'href', '', undefined],
    ['img', 'src', 'data:image/png;base64,AA', undefined],
    ['img', 'src', 'blob:https://example.com/1', undefined],
    ['img', 'src', 'mailto:a@example.org', undefined],
    ['video', 'src', 'https://files.example/a.mp4', 'https://files.example/a.mp4'],
    ['video', 'poster', 'javascript:x', undefined],
  ])('<%s %s="%s">: %s', (tag, name, value, expected) =>
    expect(sanitiseAttribute(tag, name, value)).toBe(expected),
  )
})

describe('other attributes', () => {
  test.each([
    ['img', 'width', '300', '300'],
    ['td', 'width', '50%', '50%'],
    ['img', 'width', '1e9', undefined],
    ['td', 'colspan', '2', '2'],
    ['p', 'colspan', '2', undefined],
    ['p', 'style', 'position:fixed;color:red', 'color: red'],
    ['p', 'style', 'position:fixed', undefined],
    ['p', 'onclick', 'alert(1)', undefined],
    ['p', 'id', 'root', undefined],
    ['p', 'class', 'x', undefined],
    ['p', 'title', '</style><b>', undefined],
    ['video', 'autoplay', '', undefined],
    ['constructor', 'name', 'x', undefined],
    ['p', 'constructor', 'x', undefined],
  ])('<%s %s="%s">: %s', (tag, name, value, expected) =>
    expect(sanitiseAttribute(tag, name, value)).toBe(expected),
  )

  test.each([
    ['a', true, ['target', 'rel']],
    ['a', false, []],
    ['video', false, ['controls']],
    ['p', true, []],
  ])('<%s> (with an address: %s) gets %j', (tag, has, names) =>
    expect(Object.keys(forcedAttributes(tag, () => has))).toEqual(names),
  )
})
