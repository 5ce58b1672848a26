import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkRecommendations } from '#server/modules/configuration/checks/checkRecommendations.ts'

const found = (codes: string[]) =>
  checkRecommendations(JSON.stringify(codes.map((recommendCode) => ({ recommendCode }))))

test.each<[what: string, codes: string[], places: string[]]>([
  ['of their own', ['KQ7HX2MA', 'ZT4NWPE9', 'TJJM2026'], []],
  ['alike but far apart', ['JYGW0001', 'JYGW0417'], []],
  ['that count up', ['JYGW0001', 'JYGW0002', 'JYGW0003'], ['/0/recommendCode']],
  ['that count up in any order', ['JYGW0010', 'XX', 'JYGW0009'], ['/2/recommendCode']],
  ['whose letters go on', ['TEAMA', 'TEAMB'], ['/0/recommendCode']],
  ['two runs', ['A1', 'A2', 'B8', 'B9'], ['/0/recommendCode', '/2/recommendCode']],
  ['that end at their last number', ['A9', 'A10'], []],
])('codes %s', (_, codes, places) => {
  const findings = found(codes)
  expect(findings.map(({ path }) => path)).toEqual(places)
  for (const { severity, code } of findings)
    expect({ severity, code }).toEqual({ severity: 'warning', code: 'guessable-code' })
})

test('the sentence names the run', () => {
  expect(found(['JYGW0001', 'JYGW0002', 'JYGW0003'])[0]?.message).toBe(
    '推荐码“JYGW0001”到“JYGW0003”（3 个）依次相连，知道一个就能猜出其他的',
  )
})

test('a file that is no JSON is said to be none', () => {
  expect(checkRecommendations('[{')[0]).toMatchObject({
    file: 'recommendations.json',
    severity: 'error',
    code: 'json-syntax',
  })
})

const FOLDER = 'fixtures/organisations'
test.each(readdirSync(FOLDER))('the codes of %s cannot be guessed in a row', (org) => {
  expect(
    checkRecommendations(readFileSync(`${FOLDER}/${org}/recommendations.json`, 'utf8')),
  ).toEqual([])
})
