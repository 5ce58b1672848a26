import { expect, test } from 'vitest'
import { createProgress } from '#server/operate/doctor/progress.ts'

function heard(isTTY: boolean, counts: readonly number[]): string[] {
  const written: string[] = []
  const { onProgress, clear } = createProgress({ isTTY, write: (text) => written.push(text) })
  for (const count of counts) onProgress('societies', count)
  clear()
  return written
}

const upTo = (end: number) => Array.from({ length: end }, (_, at) => at + 1)

test('in a log long work says how far it is every thousand, and short work nothing', () => {
  expect(heard(false, upTo(2500))).toEqual([
    '已检查 1000 个学会的配置……\n',
    '已检查 2000 个学会的配置……\n',
  ])
  expect(heard(false, upTo(999))).toEqual([])
})

test('on a terminal one line changes, and is taken away before something is printed', () => {
  const written = heard(true, upTo(45))
  expect(written).toEqual([
    '\r\u001b[K已检查 20 个学会的配置……',
    '\r\u001b[K已检查 40 个学会的配置……',
    '\r\u001b[K',
  ])
  expect(heard(true, upTo(5))).toEqual([])
})
