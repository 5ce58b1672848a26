import { describe, expect, test } from 'vitest'
import { LIMITS } from '#domain/limits.ts'
import { sanitiseStyles, styleText } from '#domain/richText/sanitiseStyles.ts'

const kept = (style: string) => styleText(sanitiseStyles(style))

describe('declarations rich text may have', () => {
  test.each([
    ['line-height:1.75', 'line-height: 1.75'],
    ['LINE-HEIGHT : 150% ;', 'line-height: 150%'],
    ['text-align: center; text-indent: 2em', 'text-align: center; text-indent: 2em'],
    ['color:#C00;background-color:rgb(255, 0, 0)', 'color: #c00; background-color: rgb(255, 0, 0)'],
    ['color:red;color:blue', 'color: blue'],
    [
      'font-size:14pt;font-weight:700;font-style:italic',
      'font-size: 14pt; font-weight: 700; font-style: italic',
    ],
  ])('%s', (style, expected) => expect(kept(style)).toBe(expected))

  test.each(LIMITS.editorLineHeights)('the line height %s of the specification', (height) =>
    expect(kept(`line-height: ${height}`)).toBe(`line-height: ${height}`),
  )
})

describe('declarations it may not have', () => {
  test.each([
    'position:fixed',
    'background-color:url(https://evil.example/x)',
    'color:expression(alert(1))',
    'color:red !important',
    'width:calc(100vw)',
    'color:var(--x)',
    'c\\6flor:red',
    'color:/**/red',
    'font-size:9999px',
    'display:none',
    '-moz-binding:url(x)',
    '__proto__:red',
    'color',
    '',
  ])('%s', (style) => expect(kept(style)).toBeUndefined())
})
