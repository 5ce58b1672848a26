import type { Locator, Page } from '@playwright/test'
import { type Hand, hold } from '../../support/hands.ts'
import { currentValue, mountOnPage } from '../../support/mountOnPage.ts'
import { digits, expect, middleOf, test } from './pressTest.ts'
import { type PressTarget, pressTargets } from './targets.ts'

/** Milliseconds between press and release. */
export const HOLDS = [0, 100, 400]

/** Every target below a field of its own that is about to complain. */
const formOf = (targets: readonly PressTarget[]) =>
  targets.flatMap(({ type, field }, at) => [
    digits(`g${at}`),
    { type, value: `f${at}`, label: `题目${at}`, ...field },
  ])

const storedOf = (targets: readonly PressTarget[]) =>
  Object.fromEntries(
    targets.flatMap(({ stored }, at) => (stored === undefined ? [] : [[`f${at}`, stored]])),
  )

/** Presses the target and expects that it stays where it is until the release, and gets its press. */
async function press(page: Page, hand: Hand, field: Locator, wanted: PressTarget, ms: number) {
  const target = field.locator(wanted.selector).first()
  const at = await middleOf(target)
  const before = await field.boundingBox()
  const clicked = await target.evaluateHandle((element) => {
    const state = { arrived: false }
    const look = (event: Event) => {
      state.arrived ||= event.composedPath().includes(element)
    }
    addEventListener('click', look, { capture: true, once: true })
    return state
  })
  await hand.down(at)
  await hold(page, ms)
  const after = await field.boundingBox()
  await hand.up(at)
  expect(after?.y).toBe(before?.y)
  if (wanted.focuses) await expect(field.locator(':focus')).toBeAttached()
  else if (!('gives' in wanted))
    await expect.poll(() => clicked.evaluate(({ arrived }) => arrived)).toBe(true)
}

/** What a press opened: a panel, a sheet or a dialog. */
const opened = (page: Page) => page.locator('[role="dialog"], dialog[open]').last()

/** Presses whatever the fields of a layout have to press, each below a field that then complains. */
export async function pressBelowComplaint(
  page: Page,
  address: string,
  hand: Hand,
  layout: 'pc' | 'mobile',
  ms: number,
): Promise<void> {
  const targets = pressTargets(layout)
  const formInfo = formOf(targets)
  await mountOnPage(page, address, { formInfo, layout, value: storedOf(targets) })
  page.on('filechooser', () => {})
  for (const [at, target] of targets.entries())
    await test.step(`${target.type}: ${target.name}`, async () => {
      const guard = page.locator(`[data-field="g${at}"]`)
      await guard.locator('input').fill('x')
      const field = page.locator(`[data-field="f${at}"]`)
      await press(page, hand, field, target, ms)
      // A finger on a slider takes no focus away.
      await guard.locator('input').blur()
      await expect(guard.locator('[data-error]')).toHaveText('只能填写数字')
      if ('gives' in target)
        await expect.poll(async () => (await currentValue(page))[`f${at}`]).toEqual(target.gives)
      if (!target.opens) return
      await expect(opened(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(opened(page)).toBeHidden()
    })
}
