import type { FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import { readText } from '../readText.ts'
import { ScenarioError } from '../scenarioFile/fault.ts'

/** One stored answer, and its name in its file. */
export interface StoredAnswer {
  name: string
  value: FormValues
}

/** Keys that may identify a record around an answer. */
const NAMES = ['id', 'applyId', 'approvalId', 'memberNum', 'code', 'name']

/**
 * Reads stored answers: one object, a list of them, or one a line (`.jsonl`); each the values themselves, or a record
 * that holds them in `formInfo`, as JSON text too.
 * @throws ScenarioError for what holds no answers
 */
export function readAnswers(file: string): StoredAnswer[] {
  const text = readText(file)
  const data = file.endsWith('.jsonl') ? linesOf(text) : parsedJson(text)
  if (data === undefined) throw new ScenarioError('读不出：不是 JSON')
  return [data].flat().map((each, index) => answerOf(each, index))
}

const linesOf = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const data = parsedJson(line)
      if (data === undefined) throw new ScenarioError(`第 ${index + 1} 行读不出：不是 JSON`)
      return data
    })

function answerOf(entry: unknown, index: number): StoredAnswer {
  const nth = `第 ${index + 1} 份`
  if (!isRecord(entry)) throw new ScenarioError(`${nth}不是填写的内容：应是对象 { }`)
  if (!Object.hasOwn(entry, 'formInfo')) return { name: nth, value: entry }
  const { formInfo } = entry
  const value = typeof formInfo === 'string' ? parsedJson(formInfo) : formInfo
  if (!isRecord(value)) throw new ScenarioError(`${nth}的 formInfo 不是填写的内容`)
  const name = NAMES.map((key) => ownValue(entry, key)).find(
    (each) => typeof each === 'string' || typeof each === 'number',
  )
  return { name: name === undefined ? nth : `${nth}（${name}）`, value }
}
