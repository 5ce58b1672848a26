import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A subscription to a form's store, and the effect that it is made in. */
const SUBSCRIBED = /\.subscribe\('(?:change|reveal)'/g
const EFFECT = /\buse(?:Layout)?Effect\(/g

/** Effects that subscribe after the browser may have passed an input on: what is typed in between is not heard. */
function lateIn(text: string): number {
  const effects = [...text.matchAll(EFFECT)]
  const around = [...text.matchAll(SUBSCRIBED)].map(({ index }) =>
    effects.findLast((effect) => effect.index < index),
  )
  return around.filter((effect) => effect?.[0] === 'useEffect(').length
}

test('an effect that subscribes late is found', () => {
  expect(lateIn("useEffect(() => store.subscribe('change', add), [store])")).toBe(1)
  expect(lateIn("useLayoutEffect(() => store.subscribe('change', add), [store])")).toBe(0)
})

test('a form that is on the screen is heard from its first input: whoever follows it subscribes in a layout effect', () => {
  const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file))
  expect(files.filter((file) => lateIn(readFileSync(file, 'utf8')) > 0)).toEqual([])
})
