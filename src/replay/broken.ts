import type { Failure, ScenarioResult } from './scenario.ts'
import { type Fault, ScenarioError } from './scenarioFile/fault.ts'

/** The result for a file that could not be played, compared or proven. */
export interface Broken extends ScenarioResult {
  passed: false
}

const broken = (file: string, title: string, failures: Failure[]): Broken => ({
  ...{ file, title, passed: false, failures },
})

/** A file with mistakes in it. */
export const ofFaults = (file: string, { faults, title }: ScenarioError): Broken =>
  broken(file, title ?? '（不是场景文件）', faults.map(failureOfFault))

/** Converts a mistake in a scenario file into a failure. */
export const failureOfFault = ({ step, sentence, unknownName, at }: Fault): Failure => ({
  ...{ step, key: 'file', expected: '场景文件', actual: sentence, sentence },
  ...(unknownName && { unknownName }),
  ...(at && { at }),
})

/** The result for a file on which the program crashed: a bug, or an unforeseen input. */
export const ofCrash = (file: string, { message, stack }: { message: string; stack: string }) =>
  broken(file, '（运行出错）', [
    {
      ...{ step: 0, key: 'crash', expected: '正常运行', actual: message, stack },
      sentence: `程序出错，没有结果：${message}。加 --stack 看出错的地方`,
    },
  ])

/** Returns the result of a file that exceeded its time limit. */
export const ofTimeout = (file: string, seconds: number): Broken => {
  const sentence = `超过 ${seconds} 秒没有结束，已经中断。用 --timeout 秒数 可以放宽`
  return broken(file, '（超时）', [
    { step: 0, key: 'timeout', expected: `${seconds} 秒内结束`, actual: '没有结束', sentence },
  ])
}

/** Returns the result of a file that failed with an error. */
export const ofError = (file: string, error: unknown): Broken =>
  error instanceof ScenarioError
    ? ofFaults(file, error)
    : ofCrash(file, {
        message: error instanceof Error ? error.message : String(error),
        stack: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })

/** Removes stack traces, which only developers need. */
export const withoutStack = (found: Broken): Broken => ({
  ...found,
  failures: found.failures.map(({ stack: _, ...failure }) => failure),
})
