import { anyApplicant, fillShortForm, openJoinForm, openReview } from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('after a refused submission the heading of the summary is in the window, and so is the first field', async ({
  page,
}) => {
  await openJoinForm(page)
  await page.getByRole('button', { name: '提交', exact: true }).click()
  const summary = page.getByRole('region', { name: /^有 \d+ 处需要修改$/ })
  await expect(summary.getByRole('heading')).toBeInViewport({ ratio: 1 })
  const first = page.locator('[data-field]:has(:focus)')
  await expect(first).toBeInViewport({ ratio: 1 })
})

test('what stands in place of a page that could not be loaded keeps the margin of the page', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.route('**/api/**', (route) => route.abort())
  await page.getByRole('navigation').getByRole('link', { name: '个人中心' }).click()
  const card = page.getByRole('main').locator('section').filter({ hasText: '重试' })
  await expect(card).toBeVisible()
  const { x, width } = (await card.boundingBox()) ?? { x: 0, width: 0 }
  expect([x, 390 - x - width]).toEqual([12, 12])
})

test('of a long name no line begins with its dot, however wide it stands', async ({
  page,
  form,
}) => {
  const realName = '古丽尼格尔·阿卜杜热合曼江·买买提吐尔逊江'
  await openJoinForm(page)
  await fillShortForm(form, { ...anyApplicant(), realName })
  await openReview(page)
  const dotsAtBegin = await page.getByText(realName, { exact: true }).evaluate((shown) => {
    const topOf = (node: Node, at: number) => {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return Math.round(range.getBoundingClientRect().top)
    }
    const places: [Node, number][] = []
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT)
    while (texts.nextNode())
      for (const at of (texts.currentNode.nodeValue ?? '').split('').keys())
        places.push([texts.currentNode, at])
    const [begun, widths] = [[] as number[], Array.from({ length: 200 }, (_, more) => 48 + more)]
    for (const width of widths) {
      ;(shown as HTMLElement).style.width = `${width}px`
      const tops = places.map(([node, at]) => topOf(node, at))
      const isDot = ([node, at]: [Node, number]) => node.nodeValue?.charAt(at) === '·'
      if (places.some((place, at) => isDot(place) && tops[at] !== tops[at - 1])) begun.push(width)
    }
    return begun
  })
  expect(dotsAtBegin).toEqual([])
})
