import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtScreens } from '#server/firstScreen/builtPainter.ts'
import { builtIndex } from '#server/firstScreen/indexHtml.ts'

const LINK = '<link rel="stylesheet" crossorigin href="/assets/site-1.css">'
const CSS = '@media (width<600px){.a{color:red}}'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'index-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/site-1.css'), CSS)
  writeFileSync(join(folder, 'index.html'), `<head>${LINK}</head>`)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the styles of the first load stand in the page, and the link to them is not followed', async () => {
  const link = LINK.replace('<link ', '<link disabled ')
  expect(await builtIndex(folder)('/')).toBe(
    `<head><style nonce="%CSP_NONCE%">${CSS}</style>${link}</head>`,
  )
})

test('before the first build there is no page', () => {
  expect(builtScreens(join(folder, 'nowhere'))).toBeUndefined()
})
