import type { Failure, ScenarioResult } from './scenario.ts'

/** One line a scenario, and under a failed one what was expected and what was found. */
export function report(results: readonly ScenarioResult[]): string {
  const lines = results.flatMap((result) => [
    `${result.passed ? '✓' : '✗'} ${result.title}  ${result.file}`,
    ...result.failures.flatMap(failureLines),
  ])
  const failed = results.filter((result) => !result.passed).length
  return [...lines, '', `${results.length - failed} passed, ${failed} failed`].join('\n')
}

function failureLines({ step, key, expected, actual }: Failure): string[] {
  return [
    step > 0 ? `    第 ${step} 步 ${key}` : `    ${key}`,
    `      期望 ${JSON.stringify(expected)}`,
    `      实际 ${JSON.stringify(actual)}`,
  ]
}
