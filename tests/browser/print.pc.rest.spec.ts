import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { proveMobile } from './support/journey.ts'
import { type PrintedPage, readPdf } from './support/readPdf.ts'
import { expect, test } from './support/test.ts'

/** What the printed form has to be; `GOLDEN=1 npm run test:browser -- print` writes it anew, to be read before it is kept. */
const GOLDEN = join(import.meta.dirname, 'print.golden.json')
/** Millimetres a picture may be elsewhere on a machine with other fonts. */
const TOLERANCE = 4

/** An application of the seeds that was returned: every kind of field, seven pages, an opinion of the first audit. */
const RETURNED = '13800000115'

test('the printed form of a long application is, page by page, what it has to be, by either command', async ({
  page,
  request,
  baseURL,
}) => {
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await page.goto(`${baseURL?.replace('localhost', 'mech.localhost')}/module?id=status`)
  await page.getByRole('searchbox').fill(RETURNED)
  await page.getByRole('button', { name: '查询' }).click()
  await page.getByRole('button', { name: '上传' }).click()
  await proveMobile(page, request, RETURNED)
  await page.getByRole('button', { name: '查看并打印申请表' }).click()
  await expect(page.getByRole('dialog').locator('article').first()).toBeVisible()
  const print = page.getByRole('button', { name: '打印', exact: true })
  await expect(print, 'however many sheets there are').toBeInViewport({ ratio: 1 })
  const byCommand = await readPdf(await page.pdf({ preferCSSPageSize: true, format: 'A4' }))
  await print.click()
  await expect(page.locator(':root[data-printing]')).toHaveCount(1)

  await expectMeeting(page.locator('article dl'))
  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }))
  if (process.env.GOLDEN) writeFileSync(GOLDEN, `${JSON.stringify(pages, null, 2)}\n`)
  const golden = JSON.parse(readFileSync(GOLDEN, 'utf8')) as PrintedPage[]
  const texts = golden.map(({ text }) => text)
  expect(pages.map(({ text }) => text)).toEqual(texts)
  expect(byCommand.map(({ text }) => text)).toEqual(texts)
  for (const [index, { width, height, pictures }] of pages.entries()) {
    expect([width, height]).toEqual([210, 297])
    expectNear(pictures, golden[index]?.pictures ?? [])
  }
  await page.mouse.click(5, 5)
  await expect(page.locator(':root[data-printing]')).toHaveCount(0)
})

/** Lines of rows with two and three fields stand on sixths of the sheet's width. */
async function expectMeeting(lines: Locator): Promise<void> {
  const sixths = await lines.evaluateAll((rows: HTMLElement[]) =>
    rows
      .filter(({ children }) => children.length === 2 || children.length === 3)
      .filter((row) => row.offsetWidth > 0 && !row.querySelector('[style]'))
      .flatMap((row) => {
        const { left, width } = row.getBoundingClientRect()
        return [...row.querySelectorAll('dt, dd')].map(
          (box) => ((box.getBoundingClientRect().right - left) * 6) / width,
        )
      }),
  )
  expect(sixths.length).toBeGreaterThan(20)
  for (const line of sixths) expect(Math.abs(line - Math.round(line))).toBeLessThan(0.02)
}

function expectNear(found: PrintedPage['pictures'], wanted: PrintedPage['pictures']): void {
  expect(found).toHaveLength(wanted.length)
  for (const [index, place] of found.entries())
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(place[side] - (wanted[index]?.[side] ?? 0))).toBeLessThanOrEqual(TOLERANCE)
}
